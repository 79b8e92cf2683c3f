/// The page on which methods of contraception are set.
package struct WebContraceptionMessages: MessageGroup {
    package let language: Language

    package var title: String { text("web-contraception.title", "Contraception") }
    package var leaflet: String {
        text(
            "web-contraception.leaflet",
            """
            Here days are only counted. The package leaflet says how well a method protects, and \
            what to do about a missed dose.
            """)
    }
    package var none: String { text("web-contraception.none", "No method is recorded.") }
    package var current: String { text("web-contraception.current", "Your methods") }
    /// The heading of methods that have ended.
    package var past: String { text("web-contraception.past", "Earlier methods") }
    package var place: String { text("web-contraception.place", "Today") }

    /// Where today is in a pack or a round.
    package func packDay(_ number: Int, of length: Int) -> String {
        text(
            "web-contraception.pack-day", "day {number} of {length}",
            ["number": String(number), "length": String(length)])
    }
    package var pause: String { text("web-contraception.pause", "a day of the break") }
    package var placebo: String { text("web-contraception.placebo", "a pill without hormones") }

    // MARK: Forms

    package var add: String { text("web-contraception.add", "Begin to use a method") }
    /// A choice among forms for one method; so are the next ones.
    package var change: String { text("web-contraception.change", "Change to another method") }
    package var correct: String {
        text("web-contraception.correct", "Correct the first day, the time or the notice")
    }
    package var end: String { text("web-contraception.end", "Stop using it") }
    package var reset: String {
        text("web-contraception.reset", "A pack, patch or ring did not go as planned")
    }
    package var method: String { text("web-contraception.method", "Method") }
    package var otherSchedule: String {
        text("web-contraception.other", "Another schedule or name")
    }
    /// What stands in single quotes is typed as it is.
    package var otherScheduleHint: String {
        text(
            "web-contraception.other.hint",
            """
            Days on + days off, such as 'pill 63+7', 'ring continuous', 'injection 13 weeks', \
            'copper-iud 10 years' or 'other NAME'.
            """)
    }
    package var firstDay: String { text("web-contraception.first-day", "First day with it") }
    package var dayOfChange: String {
        text("web-contraception.day-of-change", "First day of the change")
    }
    package var lastDay: String { text("web-contraception.last-day", "Last day with it") }
    package var lastDayHint: String {
        text("web-contraception.last-day.hint", "Leave it empty while it goes on.")
    }
    package var packNumber: String {
        text("web-contraception.pack-number", "Day of the pack or round on that date")
    }
    package var packNumberHint: String {
        text("web-contraception.pack-number.hint", "Only if the pack or round was begun before.")
    }
    package var resetNumberHint: String {
        text(
            "web-contraception.reset-number.hint",
            "Leave it empty if a new pack or round begins.")
    }
    package var time: String { text("web-contraception.time", "Time of day") }
    package var timeHint: String {
        text("web-contraception.time.hint", "Leave it empty for no time.")
    }
    package var lead: String {
        text("web-contraception.lead", "Weeks of notice before a renewal")
    }

    // MARK: Preview

    package var preview: String { text("web-contraception.preview", "Preview") }
    package var previewTitle: String {
        text("web-contraception.preview.title", "The next 28 days would be")
    }
    package var notSavedYet: String {
        text("web-contraception.preview.not-saved", "Nothing is saved yet.")
    }
    package var back: String { text("web-contraception.preview.back", "Change the details") }
    /// The head of a column of dates.
    package var day: String { text("web-contraception.preview.day", "Day") }
    /// The head of a column of what is due on each day.
    package var due: String { text("web-contraception.preview.due", "Due") }
    /// In a table: nothing is due on that day.
    package var nothing: String { text("web-contraception.preview.nothing", "nothing") }

    // MARK: What is wrong

    /// Beside a field.
    package var badMethod: String {
        text(
            "web-contraception.bad.method",
            "This is not a method. Choose one, or write one as in the examples.")
    }
    package var sameDays: String {
        text(
            "web-contraception.bad.same-days",
            "You have the same method on these days already. Change that one, or end it.")
    }
    package var isAlready: String {
        text("web-contraception.bad.is-already", "This is the method that you have already.")
    }
    package var noPacks: String {
        text(
            "web-contraception.bad.no-packs",
            "This method has neither packs nor rounds. Leave this empty.")
    }
    package var nothingDue: String {
        text(
            "web-contraception.bad.nothing-due",
            "Nothing is ever due with this method. Leave this empty.")
    }
    package var noRenewal: String {
        text("web-contraception.bad.no-renewal", "This method has no renewal. Leave this empty.")
    }
    package var endsBeforeStart: String {
        text("web-contraception.bad.end", "The last day can't be before the first one.")
    }
    package var notRunning: String {
        text("web-contraception.bad.not-running", "The method is not in use on that day.")
    }
    /// Of a pack or round.
    package func notInPack(_ length: Int) -> String {
        text(
            "web-contraception.bad.not-in-pack", "Write a day from 1 to {length}.",
            ["length": String(length)])
    }
    package var nothingToReset: String {
        text(
            "web-contraception.bad.reset",
            "This method has no pack, no round and no renewal that could move."
        )
    }
    package var badLead: String {
        text("web-contraception.bad.lead", "Write a number of weeks from 0 to 52.")
    }
    package var secondDevice: String {
        text(
            "web-contraception.bad.second-device",
            "Another device is in place on the same days. End that one first, or change it to this one."
        )
    }
    package var unknownCourse: String {
        text("web-contraception.bad.course", "This method is no longer recorded.")
    }
}

extension Language {
    package var webContraception: WebContraceptionMessages {
        WebContraceptionMessages(language: self)
    }
}
