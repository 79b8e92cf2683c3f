import CivilDate
import CycleModel
import SeededRandomness
import Testing

@Suite struct PlainLogWritingTests {
    @Test func `a log is written with every column`() throws {
        var log = DayLog()
        var record = DayRecord(flow: .medium)
        record.temperature = Temperature(centidegrees: 3_605)
        record.lh = .negative
        record.mucus = .eggwhite
        record.symptoms = ["cramps", "this|that"]
        record.moods = ["back\\slash"]
        record.dose = .late
        record.ovulationObserved = true
        record.note = "she said \"no\",\nthen yes"
        record.source = "=1+1"
        log[try day("2026-10-02")] = record
        log[try day("2026-10-03")].flow = .unknown
        log[try day("2026-11-06")].flow = .unknown
        log[try day("2026-11-06")].periodEndUnknown = true
        let expected = #"""
            date,flow,temperature,lh,mucus,symptoms,mood,pill,ovulation,note,source,end
            2026-10-02,medium,36.05,negative,eggwhite,cramps|this\|that,back\\slash,late,observed,"she said ""no"",
            then yes",=1+1,
            2026-10-03,unknown,,,,,,,,,,
            2026-11-06,unknown,,,,,,,,,,unknown

            """#
        #expect(String(decoding: PlainLog.write(log), as: UTF8.self) == expected)
        #expect(try read(expected).days == log.entries)
    }

    @Test func `weights have a column only where a day has one`() throws {
        var log = DayLog(periodDays: [try day("2026-10-02")])
        log[try day("2026-10-03")].weight = Weight(grams: 62_142)
        log[try day("2026-10-04")].weight = Weight(grams: 63_000)
        let expected = """
            date,flow,temperature,weight,lh,mucus,symptoms,mood,pill,ovulation,note,source,end
            2026-10-02,unknown,,,,,,,,,,,
            2026-10-03,,,62.142,,,,,,,,,
            2026-10-04,,,63.0,,,,,,,,,

            """
        #expect(String(decoding: PlainLog.write(log), as: UTF8.self) == expected)
        #expect(try read(expected).days == log.entries)
        for day in try [day("2026-10-03"), day("2026-10-04")] { log[day].weight = nil }
        #expect(
            String(decoding: PlainLog.write(log), as: UTF8.self) == """
                date,flow,temperature,lh,mucus,symptoms,mood,pill,ovulation,note,source,end
                2026-10-02,unknown,,,,,,,,,,

                """)
    }

    @Test func `the samples read, written and read again are the same`() throws {
        for name in try Sample.names() {
            let bytes = try Sample(name: name).bytes()
            // A broken one may be refused.
            guard let log = try? PlainLog.read(bytes, today: .today) else {
                #expect(name.hasPrefix("broken_"))
                continue
            }
            let again = try PlainLog.read(PlainLog.write(DayLog(log.days)), today: .today)
            #expect(again.days == log.days)
            #expect(again.notices.isEmpty)
            #expect(again.skippedLines.isEmpty)
        }
    }

    @Test(arguments: ["x", "\"", "line\n"])
    func `a note as long as a command takes one is written and read back`(unit: String) throws {
        var log = DayLog(periodDays: [.today])
        log[.today].note = String(
            repeating: unit, count: PlainLog.longestNote / unit.utf8.count)
        log[.today].note?.append(contentsOf: unit == "line\n" ? "." : "")
        let read = try PlainLog.read(PlainLog.write(log), today: .today)
        #expect(read.days == log.entries && read.skippedCount == 0)
    }

    @Test func `what no log file could hold is told before it is logged`() {
        var record = DayRecord()
        record.note = String(repeating: "x", count: PlainLog.longestNote + 1)
        #expect(throws: LineProblem.tooLongNote) { try PlainLog.check(record) }
        record.note = nil
        record.symptoms = (0...PlainLog.mostListItems).map { "symptom \($0)" }
        #expect(throws: LineProblem.tooManyItems(.symptoms)) { try PlainLog.check(record) }
        record.symptoms.removeLast()
        #expect(throws: Never.self) { try PlainLog.check(record) }
    }

    @Test func `a zero byte, which no log can hold, becomes a replacement character`() throws {
        var log = DayLog()
        log[.today].note = "a\0b"
        let again = try PlainLog.read(PlainLog.write(log), today: .today)
        #expect(again.days.first?.record.note == "a\u{FFFD}b")
    }

    @Test(arguments: UInt64(0)..<200)
    func `any log that is written reads back byte for byte`(seed: UInt64) throws {
        var random = RandomLog(seed: seed)
        let log = random.log()
        let again = try PlainLog.read(PlainLog.write(log), today: .today)
        #expect(again.notices.isEmpty)
        #expect(again.skippedLines.isEmpty)
        #expect(again.days.map(Bytes.init) == log.entries.map(Bytes.init))
    }

    /// Strings compare equal when they are canonically equivalent; a log keeps their bytes.
    private struct Bytes: Equatable {
        let entry: DayLog.Entry
        let texts: [[UInt8]]

        init(_ entry: DayLog.Entry) {
            self.entry = entry
            let record = entry.record
            let all = record.symptoms + record.moods + [record.note ?? "", record.source ?? ""]
            texts = all.map { Array($0.utf8) }
        }
    }
}

/// Logs with everything in them that could upset a table.
struct RandomLog {
    private var generator: SplitMix

    init(seed: UInt64) {
        generator = SplitMix(seed)
    }

    mutating func log() -> DayLog {
        var log = DayLog()
        for _ in 0..<Int.random(in: 1..<40, using: &generator) {
            log[Day.today - Int.random(in: 0..<200, using: &generator)] = record()
        }
        log[.today].flow = .light
        return log
    }

    private mutating func record() -> DayRecord {
        var record = DayRecord()
        record.flow = maybe(Flow.allCases)
        record.temperature = Temperature(
            centidegrees: Int.random(in: 2_900...4_600, using: &generator))
        record.weight = maybe([Weight(grams: Int.random(in: 20_000...350_000, using: &generator))])
            .flatMap(\.self)
        record.lh = maybe(LHTest.allCases)
        record.mucus = maybe(Mucus.allCases)
        record.dose = maybe(DoseTaking.allCases)
        record.symptoms = (0..<Int.random(in: 0..<4, using: &generator)).map { _ in text() }
        record.moods = (0..<Int.random(in: 0..<3, using: &generator)).map { _ in text() }
        record.note = maybe([text(), text()])
        record.source = maybe([text()])
        record.ovulationObserved = Bool.random(using: &generator)
        record.periodEndUnknown = record.isPeriodDay && Bool.random(using: &generator)
        record.periodEnded = record.isPeriodDay && !record.periodEndUnknown
        return record
    }

    private mutating func maybe<Value>(_ values: [Value]) -> Value? {
        Bool.random(using: &generator) ? nil : values.randomElement(using: &generator)
    }

    private mutating func text() -> String {
        let pieces = [
            "cramps", "\"", "\"\"", ",", ";", "|", "\\", "\\|", "\n", "\r\n", "\r", " ", "\t", "#",
            "=1+1",
            "@x", "-2", "+3", "naïve", "e\u{301}", "\u{338}", "🩸", "日本", "\u{FEFF}", "\u{1B}[0m",
            "\u{2028}",
            "..",
            "2026-10-02", "\u{7F}",
        ]
        var text = ""
        for _ in 0..<Int.random(in: 1..<6, using: &generator) {
            text += pieces.randomElement(using: &generator) ?? ""
        }
        return text
    }
}
