/// What is wrong with a file that is damaged, or with a calendar.
extension ImportErrorMessages {
    /// `why` is "it is cut off".
    package func damaged(_ why: String) -> String {
        text("import-error.damaged", "the file is damaged: {why}", ["why": why])
    }

    // MARK: Behind "the file is damaged:"

    package var cutOff: String { text("import-error.cut-off", "it is cut off") }
    package var changed: String {
        text("import-error.changed", "it is cut off or was changed")
    }
    package var unpackable: String {
        text("import-error.unpackable", "what is packed in it cannot be unpacked")
    }
    package var unknownPacking: String {
        text(
            "import-error.packing",
            "a file in it is packed in a way that is not read here; unpack it first")
    }
    package var notXML: String { text("import-error.not-xml", "it is not well-formed XML") }
    /// A term of XML.
    package var undefinedEntity: String {
        text("import-error.entity", "it uses an undefined entity")
    }
    package var unexpectedCharacter: String {
        text("import-error.character", "this character does not belong here")
    }
    package var notUTF8: String {
        text("import-error.not-utf8", "this line is not UTF-8; save the file as UTF-8")
    }
    package var tooDeep: String { text("import-error.too-deep", "it is nested too deeply") }
    package var tooMuch: String {
        text("import-error.too-much", "it holds more than is read of one file")
    }
    package var becameShorter: String {
        text("import-error.shorter", "it became shorter while it was read")
    }
    /// `words` are SQLite's own, in English.
    package func database(_ words: String) -> String {
        text("import-error.database", "SQLite says “{words}”", ["words": words])
    }

    // MARK: Calendars

    package var notACalendar: String {
        text("import-error.not-a-calendar", "this is not a calendar file (.ics)")
    }
    package var tooLargeCalendar: String {
        text(
            "import-error.large-calendar", "the calendar is too large; export a shorter time")
    }
    package var badCalendarLine: String {
        text("import-error.calendar-line", "this line does not belong in a calendar")
    }
    /// `property` is such as "DTSTART".
    package func badProperty(_ property: String) -> String {
        text(
            "import-error.property", "{property} has a value that cannot be read",
            ["property": property])
    }
    /// `property` is such as "DTSTART".
    package func readDifferently(_ property: String) -> String {
        text(
            "import-error.two-ways", "{property} can be read in two ways",
            ["property": property])
    }
    /// Of an event; the rest of the calendar was read.
    package var unreadableEvent: String {
        text(
            "import-error.event",
            """
            the dates of this event can't be read, or it ends before it starts; it was left out
            """)
    }
    /// Of a calendar that was read as far as it goes.
    package var cutCalendar: String {
        text(
            "import-error.cut-calendar",
            """
            this file was cut off before its end; what is missing in it does not count as deleted
            """)
    }
}
