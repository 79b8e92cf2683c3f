package import CivilDate

/// Why an edited event of a calendar changes nothing, behind a colon: `Period 12–16 Nov: no period is longer than a
/// month`, or `Nothing was changed: no period is longer than a month.`
package struct RefusalMessages: MessageGroup {
    package let language: Language

    /// What a calendar program shows of a change that the server refused.
    package func nothingChanged(_ reason: String) -> String {
        text("refusal.nothing", "Nothing was changed: {reason}.", ["reason": reason])
    }

    /// `line` is that of the file.
    package func nothingChanged(unreadableIn line: Int) -> String {
        text(
            "refusal.nothing.line",
            "Nothing was changed: the dates of the event in line {line} can't be read.",
            ["line": String(line)])
    }

    // MARK: Days

    package var tooLong: String {
        text("refusal.too-long", "no period is longer than a month")
    }
    package var beforeLog: String {
        text("refusal.before-log", "the log holds nothing before 1900")
    }
    /// The settings keep no older history.
    package func beforeKept(_ first: Day, near today: Day) -> String {
        text(
            "refusal.before-kept", "you keep nothing from before {day}",
            ["day": language.date(first, near: today)])
    }
    package var loggedInFuture: String {
        text("refusal.logged-future", "a logged period can't be in the future")
    }
    package var future: String {
        text("refusal.future", "the future can't be logged; the forecast stays")
    }
    /// A program that changes the dates of all events is no person's edit.
    package var doubtful: String {
        text(
            "refusal.doubtful",
            "most events came back changed in the same way, so these dates may not be yours")
    }
    package var unreadable: String {
        text("refusal.unreadable", "the days of this event can't be read")
    }
    package var isThere: String { text("refusal.there", "this is in the calendar already") }
    package var forgotten: String {
        text("refusal.forgotten", "the calendar is older than those that are remembered here")
    }

    // MARK: Events that are no period

    package var earlyOvulation: String {
        text(
            "refusal.ovulation",
            "an ovulation can't be observed before it comes; the forecast stays"
        )
    }
    /// Of an ovulation that was deleted in a calendar. `signs` is a list, such as "LH test, temperature".
    package func ovulationBySigns(_ signs: [String]) -> String {
        text(
            "refusal.ovulation.signs",
            "it follows from what you logged ({signs}); change or remove that instead",
            ["signs": signs.joined(separator: ", ")])
    }
    package var fertileWindow: String {
        text(
            "refusal.fertile",
            "a fertile window follows from the forecast; move the ovulation instead")
    }
    /// In place of what must not be named, because the settings hide fertile days.
    package var hidden: String {
        text("refusal.hidden", "what your settings hide can't be changed in a calendar")
    }
    package var unconfirmable: String {
        text("refusal.confirmed", "only a period or a dose can be confirmed")
    }
    package var forecastStays: String {
        text("refusal.forecast", "deleting a forecast in a file changes nothing")
    }
    /// A question is an entry such as "Is your period late?".
    package var questionMoved: String {
        text("refusal.question.moved", "a question has no date of its own")
    }
    /// A question is an entry such as "Is your period late?".
    package var questionDeleted: String {
        text("refusal.question.deleted", "deleting a question changes nothing")
    }

    // MARK: Contraception

    package var doseTime: String {
        text(
            "refusal.dose.time",
            """
            a dose has its time from your contraception; change it with 'eve-ics contraception \
            change --at'
            """)
    }
    package var doseMoved: String {
        text(
            "refusal.dose.moved",
            "a dose moves with its pack; see 'eve-ics help contraception'")
    }
    package var doseToCome: String {
        text("refusal.dose.deleted", "a dose that is still to come stays")
    }
    package var doseEarly: String {
        text("refusal.dose.early", "a dose can't be taken before its day; the plan stays")
    }
    /// Of an implant or an IUD.
    package var renewalMoved: String {
        text(
            "refusal.renewal.moved",
            "a renewal comes from your contraception; change it with 'eve-ics contraception'")
    }
    /// Of an implant or an IUD.
    package var renewalDeleted: String {
        text("refusal.renewal.deleted", "a renewal stays until it is done")
    }

    /// `kind` is the word of the command line, such as `period`.
    package func alarms(of kind: String, most: Int) -> String {
        text(
            "refusal.alarms",
            """
            a reminder rings at one time of day, up to {most} times before the event; set it with \
            'eve-ics remind {kind}'
            """, ["most": String(most), "kind": kind])
    }

    /// Of an event whose kind is hidden, so that no command may name it.
    package func hiddenAlarms(most: Int) -> String {
        text(
            "refusal.alarms.hidden",
            "a reminder rings at one time of day, up to {most} times before the event",
            ["most": String(most)])
    }

    // MARK: New events

    package var notPeriod: String {
        text("refusal.new.other", "ignored, because it is not about a period")
    }
    package var canceled: String { text("refusal.new.canceled", "ignored, because it is canceled") }
    package var repeats: String {
        text(
            "refusal.new.repeats",
            "ignored, because it repeats by a rule, which is a plan and not a record")
    }
    package var toCome: String {
        text("refusal.new.future", "ignored, because it is still to come")
    }
    /// A mark is what an exported entry is recognized by.
    package var unknownMark: String {
        text("refusal.new.mark", "ignored, because its mark belongs to no entry that is known here")
    }
    package var lesson: String {
        text(
            "refusal.new.lesson",
            """
            ignored, because it looks like a lesson: it has a number or a weekly rule, or is one of \
            several on one day
            """)
    }

    // MARK: Changes that mean nothing for the log

    /// A change of a property of an iCalendar file.
    package func ignoredChange(of property: String) -> String {
        switch property {
        case "SUMMARY": text("refusal.title", "title change ignored")
        case "CATEGORIES": text("refusal.category", "category change ignored")
        case "RRULE": text("refusal.repetition", "repetition ignored")
        case "COLOR": text("refusal.color", "color ignored")
        case "LOCATION", "GEO": text("refusal.place", "place ignored")
        case "URL": text("refusal.link", "link ignored")
        case "ATTACH": text("refusal.attachment", "attachment ignored")
        case "ATTENDEE", "CONTACT": text("refusal.people", "people ignored")
        case "COMMENT": text("refusal.comment", "comment ignored")
        default: text("refusal.property", "{property} ignored", ["property": property])
        }
    }
}

extension Language {
    package var refusals: RefusalMessages { RefusalMessages(language: self) }
}
