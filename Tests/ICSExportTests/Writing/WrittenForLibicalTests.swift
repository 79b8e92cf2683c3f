import CalendarModel
import ICSExport
import ICalendarLint
import SeededRandomness
import Testing

/// The writer's bytes held against another implementation of RFC 5545.
@Suite struct WrittenForLibicalTests {
    @Test(arguments: 0..<40)
    func `libical reads every line of an invented calendar, and writes the same bytes`(
        seed: UInt64
    ) throws {
        var random = SplitMix(seed)
        for _ in 0..<25 {
            let invented = try InventedCalendar(&random, nameHasSeparators: false)
            let bytes = ICSWriter.write(invented.calendar, zones: invented.zones)
            let read = try #require(ReadByLibical(bytes))
            #expect(read.errors == 0)
            let written = try #require(read.written())
            #expect(lines(written) == lines(String(decoding: bytes, as: UTF8.self)))
        }
    }

    @Test func `libical shows a calendar's name without the escapes of its comma`() throws {
        let calendar = PublishedCalendar(
            uid: "a", name: #"Luna, 2026; a\b"#, summary: nil, isNeutral: false, events: [])
        let read = try #require(ReadByLibical(ICSWriter.write(calendar)))
        #expect(read.extended("X-WR-CALNAME") == calendar.name)
    }

    @Test(arguments: 0..<20)
    func `an invented calendar has nothing to complain about`(seed: UInt64) throws {
        var random = SplitMix(seed)
        for _ in 0..<25 {
            let invented = try InventedCalendar(&random)
            let bytes = ICSWriter.write(invented.calendar, zones: invented.zones)
            let findings = Lint.check(bytes)
            #expect(findings.filter { $0.severity == .error } == [])
        }
    }

    /// Physical lines; libical writes the parts of a recurrence rule in an order of its own.
    private func lines(_ text: String) -> [[String]] {
        text.split(separator: "\r\n", omittingEmptySubsequences: false).map { line in
            guard line.hasPrefix("RRULE:") else { return [String(line)] }
            return line.dropFirst(6).split(separator: ";").map(String.init).sorted()
        }
    }
}
