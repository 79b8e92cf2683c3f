/// What is wrong with a plain log. Names of columns and their words are those of the file.
extension ImportErrorMessages {
    package var empty: String {
        text(
            "import-error.empty",
            "nothing is written in it; write one date (YYYY-MM-DD) on each line")
    }
    /// `kind` is "JSON" or "a PDF document".
    package func notALog(_ kind: String) -> String {
        text("import-error.not-a-log", "this is {kind}, not a log", ["kind": kind])
    }
    package var noDays: String {
        text("import-error.no-days", "there is a header, but no recorded day below it")
    }
    package var nothingRead: String {
        text("import-error.nothing-read", "no recorded day was recognized")
    }
    /// `problem` is "the period ends before it starts".
    package func nothingRead(_ problem: String, line: Int) -> String {
        text(
            "import-error.nothing-read.line",
            "no recorded day was recognized; line {line}: {problem}",
            ["problem": problem, "line": String(line)])
    }
    package var notText: String { text("import-error.not-text", "this is not a text file") }
    package func longLine(_ kibibytes: Int) -> String {
        text(
            "import-error.long-line",
            "the line is longer than {size} KiB; check that it is the right file",
            ["size": String(kibibytes)])
    }
    package var openQuote: String {
        text("import-error.open-quote", "a quote is opened here and never closed")
    }
    package var mixedHeader: String {
        text(
            "import-error.mixed-header",
            "the header uses both “,” and “;”; use one of them throughout")
    }
    package var noHeader: String {
        text(
            "import-error.no-header",
            "no header names the columns; begin the file with a line such as date,flow")
    }
    package func repeatedColumn(_ name: String) -> String {
        text(
            "import-error.repeated-column",
            "the header names the column {name} twice; keep one of them", ["name": name])
    }

    // MARK: Lines

    package func longRange(atMost days: Int) -> String {
        plural(
            "import-error.long-range", days,
            one: "the range is longer than {count} day; give each period a range of its own",
            other: "the range is longer than {count} days; give each period a range of its own")
    }
    /// `words` are those that may stand in the column, as a list.
    package func unknownWord(_ column: String, _ words: String) -> String {
        text(
            "import-error.unknown-word",
            "an unknown word in the column {column}; these are known: {words}",
            ["column": column, "words": words])
    }
    /// `end`, `start`, `unknown` and `last` are written as they are.
    package var endOfDay: String {
        text(
            "import-error.end-of-day",
            """
            the column end of a daily log takes only “unknown” or “last”; in a log by period the \
            first column is named start
            """)
    }
    package var manyCells: String {
        text(
            "import-error.many-cells",
            "more cells than the header has columns; put text with “,” or “;” in quotes")
    }
    /// Each is a comma or a semicolon.
    package func otherSeparator(_ found: String, header: String) -> String {
        text(
            "import-error.other-separator",
            """
            separated by “{found}” where the header uses “{header}”; use one of them throughout
            """, ["found": found, "header": header])
    }
    package var textBehindQuote: String {
        text(
            "import-error.text-behind-quote",
            "text follows a closing quote; write a quote inside a quoted cell twice")
    }
    /// `date` and `start` are written as they are.
    package var noDateOrHeader: String {
        text(
            "import-error.no-date",
            "neither a date (YYYY-MM-DD) nor a header with a column named date or start")
    }
    /// After the first lines that can't be read.
    package func moreLines(_ lines: Int) -> String {
        plural(
            "import-error.more-lines", lines, one: "and {count} more line",
            other: "and {count} more lines")
    }

    // MARK: Read, but perhaps not as it was meant

    package func moreColumns(_ columns: Int) -> String {
        plural(
            "import-error.more-columns", columns, one: "{count} more column was not read",
            other: "{count} more columns were not read")
    }
    /// How often it is so follows.
    package var repeatedDay: String {
        text("import-error.repeated-day", "a day that is there already, merged")
    }
    /// How often it is so follows.
    package var emptyRow: String {
        text("import-error.empty-row", "a row that holds nothing that the log keeps")
    }
}
