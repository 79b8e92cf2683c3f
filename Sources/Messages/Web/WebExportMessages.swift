/// What each file is for that the page hands out, and whether it can be opened in a spreadsheet.
package struct WebExportMessages: MessageGroup {
    package let language: Language

    /// Beside "File for drip (.csv)", as a choice.
    package var tableName: String {
        text("web-export.table.name", "Table for a spreadsheet (.csv)")
    }

    // MARK: Hints, each below its choice

    package var calendar: String {
        text(
            "web-export.ics",
            "Periods, doses and the forecast. For calendar programs, not for a spreadsheet.")
    }
    package var log: String {
        text(
            "web-export.log",
            """
            To keep, and to import again. For eve-ics and a text editor, not for a spreadsheet: it keeps \
            each character of your notes, also what a spreadsheet would compute.
            """)
    }
    package var table: String {
        text(
            "web-export.table",
            """
            To look at and to print. It can be opened in a spreadsheet: a text that would begin a formula \
            there has an apostrophe before it. It can't be imported again.
            """)
    }
    /// drip is another program.
    package var drip: String {
        text(
            "web-export.drip",
            "To move to drip and other trackers. For these programs, not for a spreadsheet.")
    }
    /// Ovumcy is another program.
    package var ovumcy: String {
        text("web-export.ovumcy", "To move to Ovumcy. For this program, not for a spreadsheet.")
    }
}

extension Language {
    package var webExports: WebExportMessages { WebExportMessages(language: self) }
}
