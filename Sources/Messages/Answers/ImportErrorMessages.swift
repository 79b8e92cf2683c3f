/// Why nothing of a file can be imported: each stands behind the file's name and place, and a colon.
package struct ImportErrorMessages: MessageGroup {
    package let language: Language

    // MARK: Files that nobody knows

    package var notRecognized: String {
        text("import-error.unknown", "no tracker is known to write such a file")
    }
    /// `kind` is "a PDF document".
    package func notRecognized(_ kind: String) -> String {
        text(
            "import-error.unknown-kind",
            "this is {kind}, but not one that a tracker is known to write", ["kind": kind])
    }
    /// `tracker` is the name of a program.
    package func nothingTaken(_ tracker: String) -> String {
        text(
            "import-error.nothing-taken",
            "this is a file of {tracker}, but no day in it could be taken", ["tracker": tracker])
    }
    /// `tracker` is the name of a program, `reason` is "skipped: not a date in the form YYYY-MM-DD".
    package func nothingTaken(_ tracker: String, _ reason: String) -> String {
        text(
            "import-error.nothing-taken.reason",
            """
            this is a file of {tracker}, but no day in it could be taken; the first reason: {reason}
            """, ["tracker": tracker, "reason": reason])
    }
    package var ambiguousDates: String {
        text(
            "import-error.ambiguous-dates",
            "whether the day or the month comes first cannot be told from these dates")
    }

    // MARK: Kinds of files

    /// What a file is, as are all that follow.
    package var iCalendar: String { text("import-error.kind.ics", "an iCalendar file") }
    package var zip: String { text("import-error.kind.zip", "a zip archive") }
    package var gzip: String { text("import-error.kind.gzip", "a gzip archive") }
    package var sqlite: String { text("import-error.kind.sqlite", "an SQLite database") }
    package var xml: String { text("import-error.kind.xml", "XML or HTML") }
    package var pdf: String { text("import-error.kind.pdf", "a PDF document") }
    package var utf16: String { text("import-error.kind.utf16", "UTF-16 text") }

    // MARK: Files that are not read

    /// Log28 and Realm are programs.
    package var log28: String {
        text(
            "import-error.log28",
            "this is a backup of Log28, a Realm database, which is not read here")
    }
    /// cycle is a program, and a pickle is a format of the programming language Python.
    package var cyclePickle: String {
        text(
            "import-error.pickle",
            "this is a Python pickle, as cycle keeps in ~/.cycle; loading one can run a program")
    }
    /// pcalendar is a program.
    package var encryptedPcalendar: String {
        text("import-error.pcalendar", "this pcalendar file is encrypted")
    }
    package var encryptedArchive: String {
        text("import-error.locked", "this archive is locked with a password")
    }
    /// Mooneva and cycle are programs.
    package var encryptedBackup: String {
        text(
            "import-error.encrypted",
            """
            this is no text and no known kind of file; it may be an encrypted backup, such as \
            Mooneva's .enc or one of cycle's in ~/.cycle
            """)
    }

    // MARK: What to do instead

    /// What to do with a file that is not read, as are the next ones. The columns are named as they are written.
    package var writeTable: String {
        text(
            "import-error.advice.table",
            "write its periods into a table with the columns start and end, and import that")
    }
    package var saveUnencrypted: String {
        text(
            "import-error.advice.pcalendar",
            "save it in pcalendar without a password, and import that")
    }
    package var unpack: String {
        text(
            "import-error.advice.locked",
            "unpack it with its password, and import the files in it")
    }
    package var backUpUnencrypted: String {
        text(
            "import-error.advice.encrypted",
            """
            make a backup without a password in that app, or write its periods into a table with \
            the columns start and end, and import that
            """)
    }

    // MARK: Sizes

    package func tooLarge(_ mebibytes: Int) -> String {
        text(
            "import-error.too-large",
            "the file is larger than {size} MiB; check that it is the right file",
            ["size": String(mebibytes)])
    }
    /// Of an archive.
    package func tooLargeContents(_ mebibytes: Int) -> String {
        text(
            "import-error.too-large.contents",
            "what the archive holds is larger than {size} MiB; check that it is the right file",
            ["size": String(mebibytes)])
    }
    package func tooLargeNotes(_ mebibytes: Int) -> String {
        text(
            "import-error.too-large.notes",
            "the notes in it are larger than {size} MiB; check that it is the right file",
            ["size": String(mebibytes)])
    }
    /// Of the computer.
    package var outOfMemory: String { text("import-error.memory", "memory ran out") }
}

extension Language {
    package var importErrors: ImportErrorMessages { ImportErrorMessages(language: self) }
}
