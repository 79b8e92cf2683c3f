import Glibc
import ICalendar
import ICalendarLint
import SeededRandomness
import Testing

/// Files made to break a reader: any bytes give findings, soon, and never a crash.
@Suite struct HostileCalendarTests {
    private static let morsels: [[UInt8]] =
        [
            "\r\n ", "\n", "\r", ":", ";", ",", "\"", "\\", "^", "=", "-", "\t", "\0", "/",
            "BEGIN:VEVENT\r\n", "END:VEVENT\r\n", "BEGIN:VALARM\r\n", "END:VCALENDAR\r\n",
            ";TZID=a:b:c", ";VALUE=DATE", ";VALUE=PERIOD", ";ENCODING=BASE64",
            "99999999999999999999",
            "RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30\r\n", "EXDATE:,,,\r\n", "P99999999W",
            "\u{FEFF}", "é", "🚣", "00000000T000000Z", "T", "Z", ";X-A=\"", "X-\r\n", "RDATE:,/\r\n",
        ].map { Array($0.utf8) } + [[0xFF], [0xC3], [0x80], [0xF0, 0x9F]]

    private func mutated(_ original: [UInt8], _ dice: inout SplitMix) -> [UInt8] {
        var bytes = original
        for _ in 0..<Int.random(in: 1...6, using: &dice) {
            let at = Int.random(in: 0...bytes.count, using: &dice)
            let length = min(Int.random(in: 0...40, using: &dice), bytes.count - at)
            switch Int.random(in: 0..<6, using: &dice) {
            case 0: bytes.removeSubrange(at..<(at + length))
            case 1: bytes.insert(contentsOf: bytes[at..<(at + length)], at: at)
            case 2: bytes.removeSubrange(at...)
            case 3 where at < bytes.count: bytes[at] = UInt8.random(in: 0...255, using: &dice)
            default:
                bytes.insert(contentsOf: Self.morsels.randomElement(using: &dice) ?? [], at: at)
            }
        }
        return bytes
    }

    /// What holds for any bytes at all.
    private func check(_ bytes: [UInt8], _ label: String) {
        var scanner = ContentLineScanner(bytes)
        var end = scanner.hasByteOrderMark ? 3 : 0
        while scanner.next() {
            let offset = scanner.offset
            #expect(offset == end, "lines must lie end to end: \(label)")
            end = scanner.endOffset
        }
        #expect(end == bytes.count, "\(label)")

        let findings = Lint.check(bytes)
        let physical = bytes.count { $0 == 10 || $0 == 13 } + 1
        #expect(findings.allSatisfy { (1...physical).contains($0.line) }, "\(label)")

        do {
            let parsed = try ICSReader.read(bytes)
            for component in parsed.calendars { touch(component) }
        } catch {
            #expect(!findings.isEmpty, "a file that cannot be read has findings: \(label)")
        }
    }

    private func touch(_ component: Component) {
        for property in component.properties {
            _ = property.text
            _ = property.textList
            _ = try? property.dateTimes()
            _ = try? property.duration()
            _ = try? property.recurrence()
        }
        for inner in component.components { touch(inner) }
    }

    @Test(arguments: 0..<40)
    func `mutated samples are judged and read without a crash`(_ part: Int) throws {
        // The one long sample would take most of the time and show nothing more.
        let names = LintSamples.names.filter { $0 != "warn_long-property.ics" }
        let samples = try names.map { try LintSamples.bytes($0) }
        for round in 0..<250 {
            let seed = UInt64(part * 1_000 + round)
            var dice = SplitMix(seed)
            guard let original = samples.randomElement(using: &dice) else { continue }
            check(mutated(original, &dice), "seed \(seed)")
        }
    }

    @Test func `noise, zeros and one byte alone are judged`() {
        var dice = SplitMix(7)
        check([], "empty")
        check([UInt8](repeating: 0, count: 5_000), "zeros")
        check([UInt8](repeating: 32, count: 5_000), "blanks")
        check([0xEF, 0xBB, 0xBF], "only a mark")
        for byte in UInt8.min...UInt8.max { check([byte], "byte \(byte)") }
        for size in 1...40 {
            let noise = (0..<(size * 20)).map { _ in UInt8.random(in: 0...255, using: &dice) }
            check(noise, "noise of \(size * 20)")
        }
    }

    private static let start =
        "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:a\r\nX-WR-CALNAME:a\r\n"
        + "REFRESH-INTERVAL;VALUE=DURATION:P1D\r\nBEGIN:VEVENT\r\nUID:1\r\n"
        + "DTSTAMP:20270101T000000Z\r\nDTSTART:20270101T000000Z\r\n"

    /// Bodies of a size, each of a shape that is slow for some reader.
    static let shapes: [(name: String, body: @Sendable (Int) -> String)] = [
        ("one long line", { "DESCRIPTION:" + String(repeating: "a", count: $0) }),
        ("one line in many folds", { "DESCRIPTION:" + String(repeating: "\r\n a", count: $0 / 4) }),
        ("many empty lines", { String(repeating: "\r\n", count: $0 / 2) }),
        (
            "lists of dates",
            {
                let dates = Array(repeating: "20270101T000000Z", count: 400).joined(separator: ",")
                return String(repeating: "EXDATE:\(dates)\r\n", count: $0 / 6_800)
            }
        ),
        (
            "many parameters",
            {
                let line = "SUMMARY" + String(repeating: ";X-A=1", count: 5_000) + ":a\r\n"
                return String(repeating: line, count: $0 / line.utf8.count)
            }
        ),
        ("deep nesting", { String(repeating: "BEGIN:X-A\r\n", count: $0 / 11) }),
        ("ends of nothing", { String(repeating: "END:X-A\r\n", count: $0 / 9) }),
        (
            "many alarms with one UID",
            {
                String(
                    repeating:
                        "BEGIN:VALARM\r\nUID:2\r\nACTION:AUDIO\r\nTRIGGER:PT1H\r\nEND:VALARM\r\n",
                    count: $0 / 64)
            }
        ),
        ("quotes", { "SUMMARY;X-A=" + String(repeating: "\"\"", count: $0 / 2) }),
        ("escapes", { "CATEGORIES:" + String(repeating: "\\,", count: $0 / 2) }),
        (
            "commas",
            {
                String(
                    repeating: "X-A:" + String(repeating: ",", count: 8_000) + "\r\n",
                    count: $0 / 8_006)
            }
        ),
        (
            "recurrence lists",
            {
                "RRULE:FREQ=DAILY;BYHOUR=" + String(repeating: "1,", count: $0 / 2)
            }
        ),
    ]

    @Test(arguments: shapes.indices)
    func `ten times the file takes about ten times as long`(_ index: Int) {
        let shape = Self.shapes[index]
        func seconds(_ size: Int) -> Double {
            let bytes = Array((Self.start + shape.body(size)).utf8)
            let start = Self.processorTime
            _ = Lint.check(bytes)
            _ = try? ICSReader.read(bytes)
            return Self.processorTime - start
        }
        let small = seconds(150_000)
        let large = seconds(1_500_000)
        // Quadratic work would be a hundred times; the rest is room for caches.
        #expect(large < 35 * max(small, 0.02), "\(shape.name): \(small) s, then \(large) s")
    }

    /// Of this thread alone, so that a busy machine does not count.
    private static var processorTime: Double {
        var time = timespec()
        _ = unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
