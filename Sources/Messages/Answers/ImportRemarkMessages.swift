/// What `import` says of whatever it did not simply take from another tracker's file.
///
/// `name` is always a name, or a value, that stands in the file.
package struct ImportRemarkMessages: MessageGroup {
    package let language: Language

    // MARK: Lines

    /// `place` is a file, line and column, `clue.json:12:3`; `remark` is "left out: a deleted entry".
    package func line(_ place: String, _ remark: String) -> String {
        text("import-remark.line", "{place}: {remark}", ["place": place, "remark": remark])
    }

    /// Of several such remarks on one file, of which the place is the first one's.
    package func line(_ place: String, _ remark: String, times: Int) -> String {
        plural(
            "import-remark.line.times", times, one: "{place}: {remark} ({count} time)",
            other: "{place}: {remark} ({count} times, the first here)",
            ["place": place, "remark": remark])
    }

    /// A remark; `what` is "the column “libido”", or a word of the file.
    package func notUnderstood(_ what: String) -> String {
        text("import-remark.not-understood", "not understood: {what}", ["what": what])
    }
    /// A remark; `what` is a word of the file, or "mucus of unknown kind".
    package func notKept(_ what: String) -> String {
        text("import-remark.not-kept", "the log has no place for it: {what}", ["what": what])
    }
    /// A remark; `what` is "a deleted entry".
    package func leftOut(_ what: String) -> String {
        text("import-remark.left-out", "left out: {what}", ["what": what])
    }
    /// A remark; `what` is "a row has no “date”", or "a date before 1900".
    package func skipped(_ what: String) -> String {
        text("import-remark.skipped", "skipped: {what}", ["what": what])
    }

    // MARK: Not understood

    /// Behind "not understood:", such as "°K".
    package func unit(_ name: String) -> String {
        text("import-remark.unit", "the unit “{name}”", ["name": name])
    }
    /// Behind "not understood:", of a table.
    package func column(_ name: String) -> String {
        text("import-remark.column", "the column “{name}”", ["name": name])
    }
    /// Behind "not understood:", of an entry in a file of JSON.
    package func field(_ name: String) -> String {
        text("import-remark.field", "the field “{name}”", ["name": name])
    }
    /// Behind "not understood:", of a database.
    package func otherColumns(_ name: String) -> String {
        text(
            "import-remark.other-columns", "the table “{name}”, in which columns are missing",
            ["name": name])
    }

    // MARK: Without a place in the log

    /// Behind "the log has no place for it:"; `name` is such as "Contraceptive Implant".
    package func contraception(_ name: String) -> String {
        text(
            "import-remark.contraception", "{name} (record it with 'eve-ics contraception')",
            ["name": name])
    }
    /// Behind "the log has no place for it:"; `name` is such as "pregnant".
    package func mode(_ name: String) -> String {
        text("import-remark.mode", "{name} (record it with 'eve-ics mode')", ["name": name])
    }
    /// Behind "the log has no place for it:".
    package var unclearTest: String {
        text(
            "import-remark.unclear-test",
            "an ovulation test that is neither positive nor negative")
    }
    /// Behind "the log has no place for it:".
    package var unknownMucus: String {
        text("import-remark.unknown-mucus", "mucus of unknown kind")
    }

    /// In place of what must not be named, because the settings hide fertile days. Behind "the log has no place for
    /// it:", or alone where it was taken in another way than the file has it.
    package var hidden: String {
        text("import-remark.hidden", "a value that your settings hide")
    }

    // MARK: Left out

    /// Behind "left out:", as all that follow.
    package var absentSymptom: String {
        text("import-remark.absent-symptom", "a symptom that was not there")
    }
    package var noBleeding: String {
        text("import-remark.no-bleeding", "a day without bleeding")
    }
    package var daysToCome: String {
        text("import-remark.to-come", "days of a period still to come")
    }
    package var deleted: String { text("import-remark.deleted", "a deleted entry") }
    package func excluded(_ name: String) -> String {
        text("import-remark.excluded", "{name}, marked as excluded", ["name": name])
    }
    /// Of a forecast too.
    package func computed(_ name: String) -> String {
        text("import-remark.computed", "{name}, worked out by the app", ["name": name])
    }
}

extension Language {
    package var importRemarks: ImportRemarkMessages { ImportRemarkMessages(language: self) }
}
