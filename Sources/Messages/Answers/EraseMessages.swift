package import CivilDate

/// What `erase` asks and says.
package struct EraseMessages: MessageGroup {
    package let language: Language

    // MARK: Questions

    /// Before the question; `name` is somebody else than the one who types, or not.
    package func whose(_ name: String) -> String {
        text("erase.whose", "This is the log of {name}.", ["name": name])
    }

    package func askBefore(_ day: Day, near today: Day) -> String {
        text(
            "erase.ask.before", "Erase everything recorded before {day}, for good?",
            ["day": language.date(day, near: today)])
    }

    /// `day` goes, too.
    package func askSince(_ day: Day, near today: Day) -> String {
        text(
            "erase.ask.since", "Erase everything recorded from {day} on, for good?",
            ["day": language.date(day, near: today)])
    }

    package func ask(_ days: ClosedRange<Day>, near today: Day) -> String {
        text(
            "erase.ask.days", "Erase everything recorded on these days, for good: {days}?",
            ["days": language.dates(days, near: today)])
    }

    /// `withCalendars` says that the person has calendars on the server, which go, too.
    package func askAll(withCalendars: Bool) -> String {
        withCalendars
            ? text(
                "erase.ask.all.calendars",
                "Erase everything that is recorded and the calendars kept here, for good?")
            : text("erase.ask.all", "Erase everything that is recorded, for good?")
    }

    // MARK: Answers

    package var nobody: String {
        text("erase.nobody", "Nothing is logged, so nothing was erased.")
    }

    package var nothing: String {
        text("erase.nothing", "Nothing was recorded then, so nothing was erased.")
    }

    package var done: String { text("erase.done", "Erased.") }

    /// Calendars that programs kept on the server went, too.
    package func done(calendars: Int) -> String {
        plural(
            "erase.done.calendars", calendars,
            one: "Erased, with {count} calendar that was kept here.",
            other: "Erased, with {count} calendars that were kept here.")
    }

    /// Entries that programs put into the cycle calendar, and that are no part of the log, went, too.
    package func done(entriesBesideCycle entries: Int) -> String {
        plural(
            "erase.done.entries", entries,
            one: "Erased, with {count} entry beside the cycle.",
            other: "Erased, with {count} entries beside the cycle.")
    }

    /// After "Erased.", or after somebody was removed.
    package var othersHaveDays: String {
        text("erase.others", "Backups and calendars from before still have those days.")
    }

    package var leavesCalendars: String {
        text("erase.calendars.stay", "Other calendars kept here do not change.")
    }

    /// After "Erased."
    package var tracesRemain: String {
        text(
            "erase.traces",
            """
            Traces of it are still in the store's files, because another program is reading them. \
            They are removed when it has finished.
            """)
    }

    /// After "Erased."
    package var tracesOnFullDisk: String {
        text(
            "erase.traces.disk-full",
            """
            Traces of it are still in the store's files, because the disk is full. Free some space: they are \
            removed as soon as there is room.
            """)
    }

    /// `store` is a file that was put aside when a backup was restored.
    package func olderStore(_ store: String) -> String {
        text(
            "erase.older-store", "The store that a restore put aside still has them, too: {file}.",
            ["file": store])
    }
}

extension Language {
    package var erasing: EraseMessages { EraseMessages(language: self) }
}
