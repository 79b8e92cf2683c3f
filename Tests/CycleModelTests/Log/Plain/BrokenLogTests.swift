import CivilDate
import CycleModel
import Testing

/// What a person is told about a file that cannot be read, or not in full.
struct BrokenLog: CustomTestStringConvertible {
    let name: String
    /// Each without the file's name in front.
    let messages: [String]
    /// The days that are left when bad lines are skipped; `nil` where the whole file is refused.
    let days: [String]?

    init(_ name: String, refused message: String) {
        (self.name, messages, days) = (name, [message], nil)
    }

    init(_ name: String, skips messages: [String], keeps days: [String]) {
        (self.name, self.messages, self.days) = (name, messages, days)
    }

    var testDescription: String { name }

    static let all = [
        BrokenLog(
            "broken_impossible_date.csv",
            skips: [
                ":3: 30 February does not exist", ":4: 29 February 2025 does not exist",
                ":5: month 13 does not exist",
            ], keeps: ["2026-01-30"]),
        BrokenLog(
            "broken_unreadable_date.log",
            skips: [
                ":2: not a date; write YYYY-MM-DD", ":3: not a date; write YYYY-MM-DD",
            ], keeps: ["2026-10-02"]),
        BrokenLog(
            "broken_before_1900.log",
            skips: [":2: the date is before 1900; is the year right?"],
            keeps: ["1900-01-01", "2026-10-02"]),
        BrokenLog(
            "broken_future.csv",
            skips: [
                ":3: the date is in the future; the log holds only what has happened",
                ":4: the date is in the future; the log holds only what has happened",
            ], keeps: ["2026-11-20"]),
        BrokenLog(
            "broken_reversed_range.log",
            skips: [":2: the range ends before it starts; write the earlier date first"],
            keeps: ["2026-10-02", "2026-10-03", "2026-10-04", "2026-10-05"]),
        BrokenLog(
            "broken_not_utf8.csv",
            skips: [":2: not UTF-8 text; save the file as UTF-8"], keeps: ["2026-10-03"]),
        BrokenLog(
            "broken_text_after_quote.csv",
            skips: [
                ":2: text follows a closing quote; write a quote inside a quoted cell twice"
            ], keeps: ["2026-10-03"]),
        BrokenLog(
            "broken_mixed_rows.csv",
            skips: [
                ":3: separated by \";\" where the header uses \",\"; use one of them throughout"
            ], keeps: ["2026-10-02"]),
        BrokenLog(
            "broken_words.csv",
            skips: [
                ":3: unknown word in the column flow; "
                    + "write none, spotting, light, medium, heavy or unknown",
                ":4: not a temperature; write 36.55, or 97.79F for Fahrenheit",
                ":5: the temperature is outside 30 to 45 °C; a reading in Fahrenheit ends in F",
                ":6: unknown word in the column lh; write positive or negative",
                ":7: unknown word in the column mucus; "
                    + "write dry, sticky, creamy, watery or eggwhite",
                ":8: unknown word in the column pill; write taken, late or skipped",
                ":9: unknown word in the column ovulation; write observed",
                ":10: the column end of a daily log takes only \"unknown\" or \"last\"; "
                    + "in a log by period the first column is named start",
                ":11: more cells than the header has columns; "
                    + "put text with \",\" or \";\" in quotes",
                ":12: the row has no date; write YYYY-MM-DD",
            ], keeps: ["2026-10-01"]),

        BrokenLog(
            "broken_empty.log",
            refused: ": nothing is written in it; write one date (YYYY-MM-DD) on each line"),
        BrokenLog(
            "broken_only_comments.log",
            refused: ": nothing is written in it; write one date (YYYY-MM-DD) on each line"),
        BrokenLog(
            "broken_no_days.csv", refused: ": there is a header, but no recorded day below it"),
        BrokenLog(
            "broken_nothing_recognised.log",
            refused: ": no recorded day was recognised; line 1: neither a date (YYYY-MM-DD) "
                + "nor a header with a column named date or start"),
        BrokenLog(
            "broken_all_rows.csv",
            refused: ": no recorded day was recognised; line 2: 30 February does not exist"),
        BrokenLog("broken_binary_noise.log", refused: ":8: not a text file"),
        BrokenLog("broken_nul.csv", refused: ":3: not a text file"),
        BrokenLog("broken_quote.csv", refused: ":3: a quote is opened here and never closed"),
        BrokenLog(
            "broken_mixed_header.csv",
            refused: ":1: the header uses both \",\" and \";\"; use one of them throughout"),
        BrokenLog(
            "broken_no_header.csv",
            refused: ":1: no header names the columns; begin the file with a line such as "
                + "date,flow"),
        BrokenLog(
            "broken_repeated_column.csv",
            refused: ":1: the header names the column flow twice; keep one of them"),
        BrokenLog("broken_calendar.log", refused: ": this is an iCalendar file, not a log"),
        BrokenLog("broken_json.log", refused: ": this is JSON, not a log"),
        BrokenLog("broken_html.log", refused: ": this is XML or HTML, not a log"),
        BrokenLog(
            "broken_utf16.csv", refused: ": this is UTF-16 text, not a log; save it as UTF-8"),
        BrokenLog(
            "broken_gzip.log", refused: ": this is a gzip archive, not a log; unpack it first"),
        BrokenLog(
            "broken_zip.log", refused: ": this is a zip archive, not a log; unpack it first"),
    ]
}

@Suite struct BrokenLogTests {
    @Test(arguments: BrokenLog.all)
    func `a broken log says what is wrong and where`(_ broken: BrokenLog) throws {
        let file = "samples/\(broken.name)"
        let messages: [String]
        var days: [String]?
        do {
            let log = try Sample(name: broken.name).read()
            messages = log.skippedLines.map { $0.message(in: file) }
            days = log.days.map(\.day.description)
            #expect(log.skippedCount == broken.messages.count)
        } catch let error as LogFileError {
            messages = [error.message(in: file)]
        }
        #expect(messages == broken.messages.map { file + $0 })
        #expect(days == broken.days)
    }

    @Test func `a range of 60 days is read and one of 61 is not`() throws {
        let log = try Sample(name: "broken_long_range.csv").read()
        #expect(log.days.count == 60)
        #expect(
            log.skippedLines.map { $0.message(in: "mine.csv") } == [
                "mine.csv:3: the range is longer than 60 days; give each period a range of its own"
            ])
    }

    @Test func `every sample of a broken log is tested`() throws {
        let names = try Sample.names().filter { $0.hasPrefix("broken_") }
        #expect(Set(names) == Set(BrokenLog.all.map(\.name) + ["broken_long_range.csv"]))
    }

    @Test func `only the first hundred bad lines are listed and all are counted`() throws {
        let bad = String(repeating: "2026-02-30\n", count: 250)
        let log = try read("2026-10-02\n" + bad)
        #expect(log.skippedLines.count == 100)
        #expect(log.skippedLines.last?.line == 101)
        #expect(log.skippedCount == 250)
    }

    @Test func `a file without a readable line is given up after a thousand`() throws {
        var reader = PlainLogReader(today: .today)
        let prose = [UInt8](String(repeating: "nothing of interest\n", count: 100).utf8)
        for _ in 0..<9 { try reader.feed(prose) }
        #expect {
            try reader.feed(prose)
        } throws: { error in
            guard case .nothingRecognized(let lines, 1_000) = error as? LogFileError else {
                return false
            }
            return lines.count == 100
        }
    }

    @Test func `a line without an end is given up at 64 KiB`() throws {
        #expect(throws: LogFileError.lineTooLong(line: 2)) {
            try read("2026-10-02\n" + String(repeating: "7", count: 70_000))
        }
        var reader = PlainLogReader(today: .today)
        try reader.feed([UInt8](repeating: 0x37, count: 65_536))
        #expect(throws: LogFileError.lineTooLong(line: 1)) { try reader.feed([0x37]) }
    }

    @Test func `an open quote is blamed for the rows that it swallows`() throws {
        let rows = String(repeating: "2026-10-03,light,\n", count: 10_000)
        #expect(throws: LogFileError.unclosedQuote(line: 2)) {
            try read("date,flow,note\n2026-10-02,light,\"oops\n" + rows)
        }
        #expect(throws: LogFileError.unclosedQuote(line: 2)) {
            try read("date,flow,note\n2026-10-02,light,\"oops\n" + rows + "2026-10-04,,\"x\"\n")
        }
    }

    @Test func `notes beyond any diary's size are refused`() throws {
        var reader = PlainLogReader(today: .today)
        try reader.feed([UInt8]("date,note\n".utf8))
        let note = String(repeating: "x", count: 60_000)
        for offset in 0..<600 {
            do { try reader.feed([UInt8]("\(Day.today - offset),\(note)\n".utf8)) } catch {
                guard case LogFileError.tooMuchText = error else { throw error }
                return
            }
        }
        Issue.record("36 MB of notes were taken")
    }

    @Test func `a message never repeats what was written`() throws {
        let log = try read("date,flow,note\n2026-10-02,light,\nsecret,light,\n2026-10-03,secret,\n")
        #expect(log.skippedCount == 2)
        for line in log.skippedLines {
            #expect(!line.message(in: "mine.csv").contains("secret"))
        }
    }
}
