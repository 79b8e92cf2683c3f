/// The page on which data comes in, goes out and is erased.
package struct WebDataMessages: MessageGroup {
    package let language: Language

    package var title: String { text("web-data.title", "Import, export and erase") }

    // MARK: Import

    package var importing: String { text("web-data.import", "Import") }
    package var file: String { text("web-data.file", "File") }
    package func fileHint(megabytes: Int) -> String {
        text(
            "web-data.file.hint",
            """
            A calendar that you changed, a plain log, or the export of another tracker, zipped or \
            unpacked, up to {size} MB. For larger files, use 'eve-ics import' on the computer that \
            serves this page.
            """, ["size": String(megabytes)])
    }
    /// A list of programs follows.
    package func trackers(_ names: String) -> String {
        text("web-data.trackers", "These are known: {names}.", ["names": names])
    }
    package var look: String { text("web-data.look", "Show what would change") }
    package var lookTitle: String { text("web-data.look.title", "What the import would change") }
    package var nothingYet: String {
        text("web-data.look.not-yet", "Nothing is changed yet.")
    }
    package var apply: String { text("web-data.apply", "Import") }
    package var cancel: String { text("web-data.cancel", "Cancel") }
    package var imported: String { text("web-data.imported", "What was imported") }
    /// After an import.
    package var undoHint: String {
        text("web-data.imported.undo", "You can undo it as one change, on the page “History”.")
    }

    // MARK: Questions of an import

    package var prefer: String {
        text("web-data.prefer", "The file and your log contradict each other. Which is right?")
    }
    package var preferFile: String { text("web-data.prefer.file", "The file") }
    package var preferLog: String { text("web-data.prefer.log", "My log") }
    /// A question, with choices.
    package var dateOrder: String {
        text("web-data.dates", "Which comes first in dates such as 3/4/2026?")
    }
    /// An answer to that: the file is looked at.
    package var dateOrderOfFile: String { text("web-data.dates.file", "As the file shows") }
    /// An answer to that; `date` is the one that 3/4/2026 is then: "3 Apr".
    package func dayFirst(_ date: String) -> String {
        text("web-data.dates.day", "The day: {date}", ["date": date])
    }
    /// An answer to that; `date` is the one that 3/4/2026 is then: "4 Mar".
    package func monthFirst(_ date: String) -> String {
        text("web-data.dates.month", "The month: {date}", ["date": date])
    }
    package var acceptDeletions: String {
        text("web-data.accept-deletions", "I deleted the events that are missing")
    }
    package var allowMassDeletion: String {
        text("web-data.allow-mass", "Remove this large part of my log")
    }
    package var lookAgain: String { text("web-data.look-again", "Look again") }

    // MARK: What is wrong with an import

    package var noFile: String { text("web-data.bad.no-file", "Choose a file first.") }
    package var isGone: String {
        text(
            "web-data.bad.gone",
            "The file is no longer here, because some minutes have passed. Choose it again.")
    }
    package var changedMeanwhile: String {
        text(
            "web-data.bad.changed",
            "Your log was changed meanwhile. Look again at what would change now.")
    }
    package var contradicts: String {
        text("web-data.bad.contradicts", "Say first which is right, the file or your log.")
    }
    package var isMass: String {
        text(
            "web-data.bad.mass",
            "This removes a large part of your log. Tick the box below if that is what you want.")
    }
    package var noEvent: String {
        text("web-data.bad.no-event", "There is no event in this calendar; nothing was changed.")
    }
    package var somebodyElse: String {
        text(
            "web-data.bad.somebody-else",
            "This calendar is another person's, or from another server; nothing was changed.")
    }
    package var forgotten: String {
        text(
            "web-data.bad.forgotten",
            """
            This calendar is older than those that are remembered here, so what you changed in it \
            can't be told. Export again and make the change in the new calendar.
            """)
    }
    package var lessons: String {
        text(
            "web-data.bad.lessons",
            """
            The periods in this calendar look like lessons, with a number, a weekly rule or several \
            on one day; nothing was changed.
            """)
    }
    package var nothingKnown: String {
        text(
            "web-data.bad.unknown",
            """
            No event in this calendar comes from here or is called a period. If you call it \
            otherwise, add your word to the settings.
            """)
    }
    /// `problem` is "mine.csv:3: a quote is opened here and never closed".
    package func unreadable(_ problem: String) -> String {
        text(
            "web-data.bad.unreadable", "This file could not be read: {problem}",
            ["problem": problem])
    }

    /// `problem` is "f.zip: this archive is locked with a password", `advice` is "unpack it with its password".
    package func unreadable(_ problem: String, instead advice: String) -> String {
        text(
            "web-data.bad.unreadable.instead",
            "This file could not be read: {problem}. What to do instead: {advice}.",
            ["problem": problem, "advice": advice])
    }

    // MARK: Export

    package var exporting: String { text("web-data.export", "Export") }
    package var exportCalendar: String {
        text("web-data.export.ics", "Calendar file, for calendar programs (.ics)")
    }
    package var exportLog: String {
        text("web-data.export.log", "All your records as plain text (.log)")
    }
    /// drip is another program.
    package var exportDrip: String { text("web-data.export.drip", "File for drip (.csv)") }
    /// Ovumcy is another program.
    package var exportOvumcy: String { text("web-data.export.ovumcy", "File for Ovumcy (.json)") }
    package var nothingToExport: String {
        text(
            "web-data.export.nothing",
            "Nothing is logged yet, so there is nothing to put into a file.")
    }
    package var tooMuchToExport: String {
        text("web-data.export.too-much", "Your log is too large for this kind of file.")
    }

    // MARK: Erase

    package var erasing: String { text("web-data.erase", "Erase") }
    package var eraseExplained: String {
        text(
            "web-data.erase.explained",
            """
            Erased days are gone for good: this can't be undone. Backups and calendars from before \
            still have them.
            """)
    }
    package var what: String { text("web-data.erase.what", "What to erase") }
    /// A choice; a field for a date follows. So are the next two.
    package var before: String { text("web-data.erase.before", "Everything before a day") }
    package var since: String { text("web-data.erase.since", "A day and everything after it") }
    package var between: String { text("web-data.erase.days", "The days from one to another") }
    package var all: String { text("web-data.erase.all", "Everything") }
    package var day: String { text("web-data.erase.day", "Day") }
    package var lastDay: String { text("web-data.erase.last-day", "Last day") }
    package var lastDayHint: String {
        text("web-data.erase.last-day.hint", "Only for the days from one to another.")
    }
    package var next: String { text("web-data.erase.next", "Go on") }
    /// A button that erases.
    package var eraseForGood: String { text("web-data.erase.confirm", "Erase for good") }
    package var badSpan: String {
        text("web-data.erase.bad", "The last day can't be before the first one.")
    }
}

extension Language {
    package var webData: WebDataMessages { WebDataMessages(language: self) }
}
