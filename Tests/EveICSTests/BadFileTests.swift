import Foundation
import RunningTool
import Testing

/// Files that are no log: each with its message and its exit code, and nothing imported.
@Suite struct BadFileTests {
    private static let look = "see 'eve-ics help import' for what a log looks like"
    private static let lookAtAll =
        "see 'eve-ics help import' for what can be read; any table can be, with --columns"
    private static let mend =
        "nothing was imported; mend the line, or leave out what cannot be read with --skip-bad-lines"
    private static let mendAll =
        "nothing was imported; mend the lines, or leave out what cannot be read with --skip-bad-lines"

    /// A sample, and what is said after its name on each line.
    static let faults: [(String, [String], String?)] = [
        (
            "empty.log", [": nothing is written in it; write one date (YYYY-MM-DD) on each line"],
            look
        ),
        (
            "only_comments.log",
            [": nothing is written in it; write one date (YYYY-MM-DD) on each line"], look
        ),
        (
            "nothing_recognised.log",
            [
                ": no recorded day was recognised; line 1: neither a date (YYYY-MM-DD) nor a header "
                    + "with a column named date or start"
            ], look
        ),
        (
            "all_rows.csv",
            [": no recorded day was recognised; line 2: 30 February does not exist"], look
        ),
        (
            "no_header.csv",
            [":1: no header names the columns; begin the file with a line such as date,flow"], look
        ),
        ("no_days.csv", [": there is a header, but no recorded day below it"], nil),
        (
            "repeated_column.csv", [":1: the header names the column flow twice; keep one of them"],
            nil
        ),
        (
            "mixed_header.csv",
            [":1: the header uses both \",\" and \";\"; use one of them throughout"], nil
        ),
        (
            "mixed_rows.csv",
            [":3: separated by \";\" where the header uses \",\"; use one of them throughout"], mend
        ),
        ("quote.csv", [":3: a quote is opened here and never closed"], nil),
        (
            "text_after_quote.csv",
            [":2: text follows a closing quote; write a quote inside a quoted cell twice"], mend
        ),
        ("nul.csv", [":3: not a text file"], nil),
        ("binary_noise.log", [":8: not a text file"], nil),
        ("not_utf8.csv", [":2: not UTF-8 text; save the file as UTF-8"], mend),
        ("utf16.csv", [": this is UTF-16 text, not a log; save it as UTF-8"], nil),
        ("zip.log", [": the file is damaged: it is cut off or was changed"], nil),
        (
            "gzip.log",
            [": this is a gzip archive, but not one that a tracker is known to write"], lookAtAll
        ),
        (
            "calendar.log", [": there is no event in this calendar; nothing was changed"],
            "an empty calendar is not read as a wish to delete everything"
        ),
        (
            "json.log", [": this is JSON, but not one that a tracker is known to write"], lookAtAll
        ),
        (
            "html.log", [": this is XML or HTML, but not one that a tracker is known to write"],
            lookAtAll
        ),
        (
            "unreadable_date.log",
            [":2: not a date; write YYYY-MM-DD", ":3: not a date; write YYYY-MM-DD"], mendAll
        ),
        (
            "impossible_date.csv",
            [
                ":3: 30 February does not exist", ":4: 29 February 2025 does not exist",
                ":5: month 13 does not exist",
            ], mendAll
        ),
        ("before_1900.log", [":2: the date is before 1900; is the year right?"], mend),
        (
            "future.csv",
            [
                ":3: the date is in the future; the log holds only what has happened",
                ":4: the date is in the future; the log holds only what has happened",
            ], mendAll
        ),
        (
            "reversed_range.log",
            [":2: the range ends before it starts; write the earlier date first"], mend
        ),
        (
            "long_range.csv",
            [":3: the range is longer than 60 days; give each period a range of its own"], mend
        ),
        (
            "words.csv",
            [
                ":3: unknown word in the column flow; write none, spotting, light, medium, heavy or "
                    + "unknown",
                ":4: not a temperature; write 36.55, or 97.79F for Fahrenheit",
                ":5: the temperature is outside 30 to 45 °C; a reading in Fahrenheit ends in F",
                ":6: unknown word in the column lh; write positive or negative",
                ":7: unknown word in the column mucus; write dry, sticky, creamy, watery or eggwhite",
                ":8: unknown word in the column pill; write taken, late or skipped",
                ":9: unknown word in the column ovulation; write observed",
                ":10: the column end of a daily log takes only \"unknown\" or \"last\"; in a log by period the "
                    + "first column is named start",
                ":11: more cells than the header has columns; put text with \",\" or \";\" in quotes",
                ":12: the row has no date; write YYYY-MM-DD",
            ], mendAll
        ),
    ]

    @Test(arguments: faults)
    func `a broken log is refused with its place and its reason`(
        _ name: String, _ faults: [String], _ advice: String?
    ) throws {
        let tool = try Tool()
        let messages =
            faults.map { "! samples/broken_\(name)\($0)" } + (advice.map { ["! \($0)"] } ?? [])
        try tool.expect(
            """
            $ eve-ics import samples/broken_\(name) --yes
            \(messages.joined(separator: "\n"))
            [exit 1]
            """)
        #expect(try tool.names == [])
    }

    @Test func `one broken file among several stops them all`() throws {
        let tool = try Tool()
        try tool.expect(
            """
            $ eve-ics import samples/bare.log samples/broken_quote.csv --yes
            ! samples/broken_quote.csv:3: a quote is opened here and never closed
            [exit 1]
            $ eve-ics import samples/bare.log nofile.log --yes
            ! nofile.log: no such file or directory
            [exit 3]
            """)
        #expect(try tool.names == [])
    }

    @Test func `what is no file at all is said in the system's words`() throws {
        try Tool().expect(
            """
            $ eve-ics import nofile.log --yes
            ! nofile.log: no such file or directory
            [exit 3]
            $ eve-ics import samples --yes
            ! samples: is a directory, not a file
            ! name a file in it
            [exit 3]
            $ eve-ics import samples/bare.log/x --yes
            ! samples/bare.log/x: not a directory
            [exit 3]
            $ eve-ics status --log samples
            ! samples: is a directory, not a file
            ! name a file in it
            [exit 3]
            $ eve-ics status --log samples/broken_words.csv
            ! samples/broken_words.csv:3: unknown word in the column flow; write none, spotting, light, \
            medium, heavy or unknown
            ! 9 more lines cannot be read either
            [exit 1]
            $ eve-ics import - --yes < samples/broken_nul.csv
            ! standard input:3: not a text file
            [exit 1]
            $ eve-ics lint samples
            ! samples: is a directory, not a file
            ! name a file in it
            [exit 3]
            """)
    }
}
