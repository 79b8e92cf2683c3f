/// What `backup` and `restore` say.
package struct BackupMessages: MessageGroup {
    package let language: Language

    // MARK: What a store holds

    /// In a list: "2 people, 31 entries".
    package func people(_ people: Int) -> String {
        plural("backup.people", people, one: "{count} person", other: "{count} people")
    }

    /// In a list; each entry is a change that was recorded.
    package func entries(_ entries: Int) -> String {
        plural("backup.entries", entries, one: "{count} entry", other: "{count} entries")
    }

    /// Where a command line names a store that is not there yet.
    package func madeStore(_ store: String) -> String {
        text("backup.made-store", "Made a new store: {store}", ["store": store])
    }

    /// Where the program is newer than the one that wrote the store last.
    package func keptBefore(_ copy: String) -> String {
        text(
            "backup.kept-before",
            "This version stores data in a new format. A copy in the old format is kept for 30 days: {copy}",
            ["copy": copy])
    }

    // MARK: Backup

    /// `contents` is "2 people, 31 entries".
    package func wrote(_ file: String, _ contents: String, replacing: Bool) -> String {
        replacing
            ? text(
                "backup.replaced",
                "Replaced {file}: {contents}. Anyone with the file can read it.",
                ["file": file, "contents": contents])
            : text(
                "backup.wrote", "Wrote {file}: {contents}. Anyone with the file can read it.",
                ["file": file, "contents": contents])
    }

    // MARK: Restore

    /// `contents` is what the backup holds: "2 people, 31 entries".
    package func restoreQuestion(_ store: String, from backup: String, _ contents: String) -> String
    {
        text(
            "backup.restore.question", "Replace {store} with {backup} ({contents})?",
            ["store": store, "backup": backup, "contents": contents])
    }

    /// `contents` is "2 people, 31 entries".
    package func restored(_ store: String, _ contents: String) -> String {
        text(
            "backup.restored", "Restored {store}: {contents}.",
            ["store": store, "contents": contents])
    }

    /// `file` holds what was there before.
    package func earlier(_ file: String) -> String {
        text("backup.earlier", "The earlier store is now in {file}.", ["file": file])
    }

    /// The file is damaged, and `entries` of it can be read.
    package func salvageQuestion(_ store: String, from file: String, entries: Int) -> String {
        plural(
            "backup.salvage.question", entries,
            one: "Replace {store} with the {count} entry that can be read from {file}?",
            other: "Replace {store} with the {count} entries that can be read from {file}?",
            ["store": store, "file": file])
    }

    /// What could be read of a damaged file is now in the store; `contents` is "2 people, 31 entries".
    package func salvaged(_ store: String, _ contents: String) -> String {
        text(
            "backup.salvaged", "Recovered {store}: {contents}.",
            ["store": store, "contents": contents])
    }

    /// Some entries are missing in a damaged file, and nobody knows why.
    package func missing(_ entries: Int) -> String {
        plural(
            "backup.missing", entries,
            one: "{count} entry could not be read, or had been erased.",
            other: "{count} entries could not be read, or had been erased.")
    }
}

extension Language {
    package var backup: BackupMessages { BackupMessages(language: self) }
}
