package import CivilDate

/// What `import` reports of a calendar that came back, a line for each event.
package struct EditMessages: MessageGroup {
    package let language: Language

    /// An entry of the calendar, as a line begins: `Period 12–16 Nov`.
    package func event(_ title: String, on days: ClosedRange<Day>, near today: Day) -> String {
        text(
            "edit.event", "{title} {days}",
            ["title": title, "days": language.dates(days, near: today)])
    }

    // MARK: Lines

    /// `event` is "Period 12–16 Nov", `outcome` "logged 10–15 Nov", and `reasons` has items such as "event moved".
    package func changed(_ event: String, _ outcome: String, _ reasons: [String]) -> String {
        text(
            "edit.changed", "{event} → {outcome} ({reasons})",
            ["event": event, "outcome": outcome, "reasons": reasons.joined(separator: ", ")])
    }

    /// Of an event that changes nothing: `Period 12–16 Nov: title change ignored`.
    package func unchanged(_ event: String, _ what: String) -> String {
        text("edit.unchanged", "{event}: {what}", ["event": event, "what": what])
    }

    /// `calendar` and `log` hold what each of them says, such as "period 12–16 Nov" or "deleted".
    package func conflict(
        _ event: String, calendar: String, log: String, _ reason: String
    ) -> String {
        text(
            "edit.conflict", "{event}: in the calendar {calendar}; in the log {log} ({reason})",
            ["event": event, "calendar": calendar, "log": log, "reason": reason])
    }

    package func missing(_ event: String) -> String {
        text(
            "edit.missing",
            """
            {event}: missing from the calendar. If you deleted it, use 'eve-ics import \
            --accept-deletions'.
            """, ["event": event])
    }

    /// Of events of the calendar, where the file has only some of them.
    package func notInFile(_ events: Int) -> String {
        plural(
            "edit.not-in-file", events,
            one: "{count} event of your calendar is not in this file.",
            other: "{count} events of your calendar are not in this file.")
    }

    /// The end of a long list.
    package func more(_ lines: Int) -> String {
        plural("edit.more", lines, one: "… and {count} more", other: "… and {count} more")
    }

    /// Of events to come that were deleted in a calendar program.
    package func hidden(_ events: Int) -> String {
        plural(
            "edit.hidden", events,
            one: """
                {count} event of the forecast is hidden in your calendar programs. 'eve-ics unhide' \
                brings it back.
                """,
            other: """
                {count} events of the forecast are hidden in your calendar programs. 'eve-ics unhide' \
                brings them back.
                """)
    }

    // MARK: The program that wrote the calendar

    /// Of the dates of a calendar, as all that follow.
    package var dayEarlier: String {
        text("edit.habit.day-earlier", "Most events came back a day earlier.")
    }
    package var dayLater: String {
        text("edit.habit.day-later", "Most events came back a day later.")
    }
    package var endsEarlier: String {
        text("edit.habit.ends-earlier", "Most events came back ending a day earlier.")
    }
    package var endsLater: String {
        text("edit.habit.ends-later", "Most events came back ending a day later.")
    }
    package var firstDayOnly: String {
        text("edit.habit.first-day", "Most events came back with only their first day.")
    }
    package var datesRead: String {
        text(
            "edit.habit.read",
            "Some programs write dates that way, so they are read as you saw them.")
    }
    package var datesUnread: String {
        text(
            "edit.habit.unread",
            """
            Some programs write dates that way, so no date was imported. Log what changed with \
            'eve-ics log'.
            """)
    }

    // MARK: Outcomes, behind an arrow

    /// Of a period. `days` are what is logged now, and `later` the last day of those that are still to come.
    package func logged(_ days: [Day], through later: Day? = nil, near today: Day) -> String {
        let logged = language.dates(days, near: today)
        guard let later else { return text("edit.logged", "logged {days}", ["days": logged]) }
        return text(
            "edit.logged.later", "logged {days}, and through {last} as the days pass",
            ["days": logged, "last": language.date(later, near: today)])
    }

    /// Of a period that was over sooner than expected.
    package func logged(_ days: [Day], endedOn last: Day, near today: Day) -> String {
        text(
            "edit.logged.ended", "logged {days}, ended on {last}",
            [
                "days": language.dates(days, near: today),
                "last": language.date(last, near: today),
            ])
    }

    /// Of a period that is taken out of the log.
    package var unlogged: String { text("edit.unlogged", "no longer logged") }

    /// Of a forecast period that has not come.
    package func notYet(through today: Day) -> String {
        text(
            "edit.not-yet", "no bleeding through {today}",
            ["today": language.date(today, near: today)])
    }

    /// Of an ovulation.
    package func observed(_ days: [Day], near today: Day) -> String {
        text("edit.observed", "observed on {day}", ["day": language.dates(days, near: today)])
    }

    /// Of a dose.
    package var skipped: String { text("edit.skipped", "skipped") }
    /// Of a dose.
    package var taken: String { text("edit.taken", "taken") }

    /// `reminder` is "20:00, 2 days before and on the day".
    package func reminder(_ reminder: String) -> String {
        text("edit.reminder", "reminder: {reminder}", ["reminder": reminder])
    }

    package func note(on days: [Day], near today: Day) -> String {
        text("edit.note", "note on {day}", ["day": language.dates(days, near: today)])
    }

    // MARK: Reasons, items in brackets

    package var moved: String { text("edit.moved", "event moved") }
    package var resized: String { text("edit.resized", "event moved and resized") }
    package var stretched: String { text("edit.stretched", "event stretched") }
    package var shortened: String { text("edit.shortened", "event shortened") }
    package var changedByDay: String { text("edit.by-day", "event changed day by day") }
    package var confirmed: String { text("edit.confirmed", "event confirmed") }
    package var deleted: String { text("edit.deleted", "event deleted") }
    package var canceled: String { text("edit.canceled", "event canceled by the file") }
    package var gone: String { text("edit.gone", "event missing from the calendar") }
    package var new: String { text("edit.new", "new event") }
    /// The event is again where it was when the calendar was made.
    package var putBack: String { text("edit.put-back", "event put back where it was") }
    package var described: String { text("edit.described", "lines added to the description") }
    package var alarmChanged: String { text("edit.alarm", "alarm changed") }
    /// How an event was recognized: by the "ref" in its description.
    package var byToken: String { text("edit.by-ref", "recognized by its ref") }
    /// How an event was recognized.
    package var byDates: String { text("edit.by-dates", "recognized by its dates") }

    // MARK: Contradictions

    /// What the calendar or the log says.
    package func period(_ days: [Day], near today: Day) -> String {
        text("edit.side.period", "period {days}", ["days": language.dates(days, near: today)])
    }

    /// What the log says.
    package var noPeriod: String { text("edit.side.no-period", "no period") }
    /// What the calendar says of an event.
    package var isDeleted: String { text("edit.side.deleted", "deleted") }
    /// What the calendar says of a dose.
    package var isConfirmed: String { text("edit.side.confirmed", "confirmed") }
    /// What the calendar says of a period that has not come.
    package var isNotYet: String { text("edit.side.not-yet", "no bleeding") }
    /// What the log says of a dose.
    package var isLate: String { text("edit.side.late", "taken late") }
    /// What another event says of a reminder.
    package var other: String { text("edit.side.other", "another reminder") }

    /// Why two things contradict each other, as all that follow.
    package var onSameDays: String {
        text("edit.why.same-days", "another event was put on the same days")
    }
    package var logDiffers: String { text("edit.why.differs", "the log says otherwise") }
    package var logIsNewer: String {
        text("edit.why.newer", "the log was changed after the calendar was made")
    }
    package var isLogged: String { text("edit.why.logged", "the log has a period on these days") }
    package var isTwice: String {
        text("edit.why.twice", "the file has this event twice, on different days")
    }
    package var alarmsDiffer: String {
        text("edit.why.alarms", "two events of this kind have different new alarms")
    }
    package var reminderIsNewer: String {
        text("edit.why.reminder", "the reminder was changed after the calendar was made")
    }
}

extension Language {
    package var edits: EditMessages { EditMessages(language: self) }
}
