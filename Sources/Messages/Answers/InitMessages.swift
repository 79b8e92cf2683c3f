/// What 'eve-ics init' asks and says.
package struct InitMessages: MessageGroup {
    package let language: Language

    package var welcome: String {
        text(
            "init.welcome",
            """
            A few questions to begin with. Type an answer and press Enter. To skip a question, \
            press Enter alone. To stop, press Ctrl and C. Your answers are kept, and 'eve-ics undo' \
            takes back the last one.
            """)
    }

    // MARK: Your last periods

    /// A heading.
    package var periods: String { text("init.periods", "Your last periods") }
    /// The program reads dates with English months and in figures: a translation may say 20.11. or 2026-11-20 instead.
    package var whichPeriods: String {
        text(
            "init.periods.ask",
            """
            When did you have your last periods? Write the first days, such as 20 Nov, or whole \
            periods, such as 3 Oct - 7 Oct. Write several with commas between them, or one after \
            another.
            """)
    }
    /// Stands before the answer.
    package var dates: String { text("init.periods.dates", "Dates:") }
    /// Stands before the answer.
    package var moreDates: String { text("init.periods.more", "More dates, or Enter:") }

    package func logged(_ periods: Int, last: String) -> String {
        plural(
            "init.periods.logged", periods,
            one: "{count} period is logged. Its days: {last}.",
            other: "{count} periods are logged. The days of the last one: {last}.",
            ["last": last])
    }

    // MARK: Your usual cycle

    /// A heading.
    package var cycle: String { text("init.cycle", "Your usual cycle") }
    package var howLong: String {
        text(
            "init.cycle.ask",
            """
            How many days are there usually from the first day of a period to the first day of the \
            next?
            """)
    }
    /// Stands before the answer.
    package var days: String { text("init.cycle.days", "Days:") }
    /// Stands before the answer.
    package var otherDays: String { text("init.cycle.more", "Other days, or Enter:") }

    package func usualLength(_ days: Int) -> String {
        plural(
            "init.cycle.known", days, one: "Your own estimate is {count} day.",
            other: "Your own estimate is {count} days.")
    }

    // MARK: Your time zone

    /// A heading.
    package var zone: String { text("init.zone", "Your time zone") }
    package var whyZone: String { text("init.zone.why", "It decides when your day begins.") }
    /// `zone` is the name of a time zone, such as "Europe/Berlin".
    package func follow(_ zone: String) -> String {
        text(
            "init.zone.follow", "This computer's is {zone}. Press Enter to use it.",
            ["zone": zone])
    }
    package var followComputer: String {
        text("init.zone.follow-unknown", "Press Enter to follow this computer's.")
    }
    /// Stands before the answer.
    package var zoneOrEnter: String { text("init.zone.answer", "Time zone, or Enter:") }

    /// `zone` is the name of a time zone, such as "Europe/Berlin".
    package func isZone(_ zone: String) -> String {
        text("init.zone.known", "Your time zone is {zone}.", ["zone": zone])
    }

    // MARK: Reminders

    /// A heading.
    package var reminders: String { text("init.reminders", "Reminders") }
    /// `times` are "09:00, 1 day before and on the day".
    package func canRemind(_ times: String) -> String {
        text(
            "init.reminders.can", "Your calendar can remind you of a period: {times}.",
            ["times": times])
    }
    package var wantsReminders: String {
        text("init.reminders.ask", "Do you want reminders?")
    }
    /// Before the letters for yes and no, where it was answered before.
    package var remindersAgain: String { text("init.reminders.again", "Reminders?") }

    /// `times` are "09:00, 1 day before and on the day".
    package func reminds(_ times: String) -> String {
        text(
            "init.reminders.on", "Your calendar reminds you of a period: {times}.",
            ["times": times])
    }
    package var doesNotRemind: String {
        text("init.reminders.off", "Your calendar does not remind you of periods.")
    }
    package var howToRemind: String {
        text("init.reminders.how", "'eve-ics remind' shows and changes your reminders.")
    }

    // MARK: Your calendar

    /// A heading.
    package var calendar: String { text("init.calendar", "Your calendar") }
    package var whichPlace: String {
        text("init.calendar.ask", "Where do you want to see it?")
    }
    /// An answer to choose from: a number, a hyphen and what it stands for.
    package var file: String { text("init.calendar.1", "1 - in a calendar program, from a file") }
    /// An answer to choose from: a number, a hyphen and what it stands for.
    package var feed: String {
        text("init.calendar.2", "2 - in a calendar program, always up to date (a feed)")
    }
    /// An answer to choose from: a number, a hyphen and what it stands for.
    package var nowhere: String { text("init.calendar.3", "3 - only here") }
    /// Stands before the answer.
    package var oneToThree: String { text("init.calendar.answer", "1, 2 or 3:") }
    /// `answer` is what was typed.
    package func notOneToThree(_ answer: String) -> String {
        text("init.calendar.bad", "{answer}: write 1, 2 or 3", ["answer": answer])
    }
    package var months: String {
        text("init.calendar.here", "'eve-ics months' shows the months.")
    }

    /// `file` is the name of a file.
    package func writeLater(_ file: String) -> String {
        text(
            "init.file.later",
            "Once a period is logged, 'eve-ics export -o {file}' writes the file.",
            ["file": file])
    }

    /// `file` is the name of a file.
    package func isThere(_ file: String) -> String {
        text(
            "init.file.there",
            "There is already a file {file}. 'eve-ics export -o {file}' replaces it.",
            ["file": file])
    }

    /// `file` is the name of a file.
    package func open(_ file: String) -> String {
        text(
            "init.file.open",
            """
            Open {file} in your calendar program. When you have logged more, \
            'eve-ics export -o {file}' writes it again.
            """,
            ["file": file])
    }

    /// `feed` is the name of a feed.
    package func hasFeed(_ feed: String) -> String {
        text(
            "init.feed.there",
            """
            There is already a feed named {feed}. 'eve-ics feed rotate {feed}' gives it a new \
            address.
            """,
            ["feed": feed])
    }
    package var subscribe: String {
        text("init.feed.subscribe", "Let your calendar program subscribe to this address.")
    }
    package var whileServing: String {
        text("init.feed.serve", "It finds the feed as long as 'eve-ics serve' runs.")
    }

    // MARK: The end

    package var whatNow: String {
        text(
            "init.done",
            """
            'eve-ics log today' records a day, 'eve-ics status' shows where you are in your cycle, \
            and 'eve-ics help' lists everything.
            """)
    }

    /// Ctrl and C were pressed before anything was answered.
    package var stopped: String { text("init.stopped", "Stopped. Nothing was changed.") }
    package var stoppedHalfway: String {
        text(
            "init.stopped.halfway",
            "Stopped. Your answers so far are kept; 'eve-ics init' asks for the rest.")
    }
}

extension Language {
    package var starting: InitMessages { InitMessages(language: self) }
}
