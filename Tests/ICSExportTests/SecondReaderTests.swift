import CalendarModel
import CivilDate
import Foundation
import ICSExport
import ICalendar
import SeededRandomness
import Testing

/// libical's reading of dates and status, held against ours.
@Suite struct SecondReaderTests {
    private static let mark = "DESCRIPTION:Five days\\nref 0000-0000"
    private static let uid = "UID:0d7ba6a2-5f3e-8a4f-9d0d-1f1d2e3c4b5a"

    private func read(_ lines: [String]) throws -> ReturnedCalendar {
        let all =
            ["BEGIN:VCALENDAR", "BEGIN:VEVENT"] + lines + ["END:VEVENT", "END:VCALENDAR", ""]
        let reader = ReturnedReader { seconds in
            let day = Int(seconds) / 86_400
            return (Day(number: Int32(clamping: day)), (Int(seconds) - day * 86_400) / 60)
        }
        return try reader.read(Array(all.joined(separator: "\r\n").utf8))
    }

    private func disagreement(_ lines: [String]) throws -> ICSError? {
        do {
            _ = try read(lines)
            return nil
        } catch let error as ICSError {
            return error
        }
    }

    /// Found by showing both readers the same damaged lines.
    @Test(arguments: [
        "DTEND;VALUE=DATE:20261115T230000", "DTEND;VALUE=DATE: 20261115",
        "DTEND;VALUE=DATE:20261115 ", "DTEND:2026-11-15", "DTEND:20261115T0+0000",
        "DTEND;TZID=GMT+05:30:20261115T000000", "DTEND;VALUE=DATE:2026111;", "DURATION:P1W2D",
        "DURATION:PT1H30S", "DURATION:P5D ", "DURATION:P5DT", "STATUS:CANCELLED ",
        "STATUS: CONFIRMED", "STATUS:TENTATIVE\u{0}", "EXDATE;VALUE=DATE:20261111, 20261112",
        "EXDATE:2026-11-11", "RECURRENCE-ID;VALUE=DATE:2026-11-11",
    ])
    func `what libical reads differently is refused with its property and line`(
        _ line: String
    ) throws {
        let lines = [Self.uid, "SUMMARY:Period\r\n , folded", "DTSTART;VALUE=DATE:20261110", line]
        let error = try #require(try disagreement(lines))
        #expect(error.reason == .readDifferently)
        #expect(error.line == 7)
        #expect(error.property == String(line.prefix { $0 != ";" && $0 != ":" }))
        #expect(!error.description.contains("2026"))
        #expect(error.text(in: "a.ics").hasPrefix("a.ics:7: \(error.property ?? "")"))
    }

    @Test(arguments: [
        // A date as a time, or without saying that it is one.
        "DTEND:20261115", "DTEND;VALUE=DATE:20261115T000000", "DTEND;VALUE=DATE-TIME:20261115",
        // A zone that nothing defines.
        "DTEND;TZID=Mars/Olympus:20261115T000000", "DTEND:20261115T000000Z",
        // libical drops these.
        "DTEND:20261115T000000z", "DTEND:soon", "DURATION:p5d", "DURATION:5D",
        "EXDATE;VALUE=DATE:20261111,soon", "STATUS:", "DTEND;VALUE=DATE;X-A=\":20261115",
        // No reader should believe these, and libical does.
        "DTEND;VALUE=DATE:20261345", "DTEND:20261115T990000", "DURATION:P",
        "DTEND:20261115T235960", "DURATION:P1W", "DURATION:-PT15M", "STATUS:cancelled",
        "STATUS:NEEDS-ACTION", "STATUS:X-OURS", "EXDATE;VALUE=DATE:20261111,20261112",
        "EXDATE:20261111T000000,20261112T000000Z", "RECURRENCE-ID;RANGE=THISANDFUTURE:20261110",
        "RDATE;VALUE=PERIOD:20261110T090000Z/PT1H", "DTEND;VALUE=DATE:99991231",
    ])
    func `what libical drops, refuses or cannot know is no disagreement`(_ line: String) throws {
        let error = try disagreement([Self.uid, "DTSTART;VALUE=DATE:20261110", line])
        #expect(error == nil, "\(error?.text(in: "a.ics") ?? "")")
    }

    @Test func `an event of ours is known by its marks, its UID or both`() throws {
        let wrong = ["DTSTART;VALUE=DATE:20261110", "STATUS:CANCELLED "]
        #expect(try disagreement(["UID:x@example.org", Self.mark] + wrong) != nil)
        #expect(try disagreement(["UID:x@example.org", "X-EVE-ID:0000-0000"] + wrong) != nil)
        #expect(try disagreement([Self.uid + "@google.com"] + wrong) != nil)
        #expect(try disagreement([Self.mark] + wrong) != nil)
        // A random UUID has a version of its own.
        let other = "UID:0d7ba6a2-5f3e-4a4f-9d0d-1f1d2e3c4b5a"
        for foreign in [["UID:x@example.org"], [other], []] {
            #expect(try disagreement(foreign + wrong) == nil)
        }
    }

    @Test
    func `an event of ours without a date that we can read is refused where libical reads one`()
        throws
    {
        #expect(try disagreement([Self.uid, "DTSTART:20261110 "])?.property == "DTSTART")
        #expect(try read([Self.uid, "DTSTART:soon"]).unreadable == [2])
        #expect(try read(["UID:x@example.org", "DTSTART:20261110 "]).unreadable == [2])
    }

    @Test func `lines that would take libical long are not shown to it`() throws {
        let start = "DTSTART;VALUE=DATE:20261110"
        let parameters = String(repeating: ";X-A=1", count: 33)
        #expect(try disagreement([Self.uid, start, "STATUS\(parameters):CANCELLED "]) == nil)
        let dates = String(repeating: "20261111,", count: 1_000)
        #expect(
            try disagreement([Self.uid, start, "EXDATE;VALUE=DATE:\(dates) 20261112"]) == nil)
    }

    @Test(arguments: 0..<20)
    func `both read an invented calendar alike`(seed: UInt64) throws {
        var random = SplitMix(seed)
        for _ in 0..<25 {
            let invented = try InventedCalendar(&random)
            let bytes = ICSWriter.write(invented.calendar, zones: invented.zones)
            #expect(throws: Never.self) { try SecondReader.check(bytes) }
        }
    }

    @Test func `in what we write a UID has to be read alike, too`() throws {
        func written(_ uid: String) -> [UInt8] {
            Array(
                "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:\(uid)\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"
                    .utf8)
        }
        #expect(throws: Never.self) { try SecondReader.check(written(#" a\,b\;c\\d "#)) }
        #expect(throws: ICSError(.readDifferently, line: 3, property: "UID", value: #"a\tb"#)) {
            try SecondReader.check(written(#"a\tb"#))
        }
        #expect(try disagreement([#"UID:a\tb"#, Self.mark, "DTSTART:20261110"]) == nil)
    }

    @Test func `every returned sample is read alike`() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "samples/returned")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".ics") }
        #expect(names.count > 40)
        for name in names {
            let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
            #expect(throws: Never.self, "\(name)") {
                try SecondReader.check(UTF16Text.utf8(bytes) ?? bytes)
            }
        }
    }

    @Test(arguments: 0..<8)
    func `damaged lines are read by both without a crash`(part: Int) {
        let lines = [
            "DTSTART;VALUE=DATE:20261110", "DTEND;TZID=Europe/Berlin:20261115T000000",
            "DURATION:-P1DT1H", "STATUS:CONFIRMED", "EXDATE;VALUE=DATE:20261110,20261112",
            "RDATE;VALUE=PERIOD:20261110T090000Z/PT1H", Self.uid, Self.mark,
        ]
        let morsels = [
            " ", "\t", ",", ";", ":", "\"", "\\", "T", "Z", "9", "-", "+", "P", ";VALUE=DATE",
            ";X-A=\"a:b\"", ";TZID=GMT+05:30", "\u{0}", "é", "^n", "\r\n ", "\r\n", "END:VEVENT",
        ].map { Array($0.utf8) }
        var random = SplitMix(UInt64(part))
        for _ in 0..<500 {
            var bytes = Array(
                (["BEGIN:VCALENDAR", "BEGIN:VEVENT"] + lines + ["END:VEVENT", "END:VCALENDAR", ""])
                    .joined(separator: "\r\n").utf8)
            for _ in 0..<5 {
                let at = random.below(bytes.count)
                switch random.below(3) {
                case 0: bytes.remove(at: at)
                case 1: bytes[at] = UInt8(random.below(256))
                default: bytes.insert(contentsOf: morsels[random.below(morsels.count)], at: at)
                }
            }
            let count = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
            do {
                try SecondReader.check(bytes)
            } catch let error as ICSError {
                #expect((1...count).contains(error.line))
            } catch {
                Issue.record("another error: \(error)")
            }
        }
    }
}
