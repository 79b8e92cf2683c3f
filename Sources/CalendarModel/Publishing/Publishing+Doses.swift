import CivilDate
import CycleModel
import Messages

extension Publishing {
    /// An event for each dose, planned or recorded.
    ///
    /// None is ever canceled: a skipped one stands there as recorded, so that a canceled event that comes
    /// back was canceled by the person.
    func doses(
        _ contraception: Contraception, _ log: DayLog, today: Day, through last: Day
    ) -> [CalendarEvent] {
        guard !contraception.courses.isEmpty else { return [] }
        return contraception.doses(from: options.since, through: last, log: log).compactMap {
            let kind = EventKind($0.kind)
            guard options.kinds.contains(kind) else { return nil }
            let identity = EventIdentity(kind: kind, dose: $0.identity)
            return event($0, identity, contraception, today: today)
        }
    }

    private func event(
        _ dose: Dose, _ identity: EventIdentity, _ contraception: Contraception, today: Day
    ) -> CalendarEvent {
        let method = contraception[dose.identity.course]?.method
        let time = dose.minuteOfDay.map {
            EventTime(minuteOfDay: $0, zone: options.timeZone)
        }
        let kindTitle = options.title(identity.kind)
        let title = wording.title(
            of: dose, method, kindTitle, isNeutral: options.titles.isNeutral)
        return event(
            identity, dose.taking == nil ? .tentative : .confirmed, dose.day...dose.day,
            wording.dose(dose, method), at: time, title: title,
            alarms: alarms(of: dose, identity, at: time, from: options.ringingFrom ?? today) {
                days in
                alarmText(dose, title, kindTitle, days: days)
            })
    }

    /// All of them as long as one may be still to come, as where they repeat past midnight. Later none: some programs
    /// catch up on alarms that they find in the past.
    private func alarms(
        of dose: Dose, _ identity: EventIdentity, at time: EventTime?, from first: Day,
        text: (_ days: Int) -> String
    ) -> [CalendarEvent.Alarm] {
        // No reminder repeats for more days.
        guard dose.taking == nil, dose.day + Reminder.mostRepeats >= first else { return [] }
        let alarms = alarms(for: identity, at: time, ahead: notice(of: dose), text: text)
        let start = time?.minuteOfDay ?? 0
        let last = alarms.map { dose.day + ($0.minutesFromStart + start) / 1_440 }.max()
        return max(dose.day, last ?? dose.day) >= first ? alarms : []
    }

    private func alarmText(_ dose: Dose, _ title: String, _ kindTitle: String, days: Int) -> String
    {
        guard !options.titles.isNeutral, days > 0 else { return title }
        let titles = options.language.titles
        return dose.isRestart
            ? titles.starts(kindTitle, inDays: days) : titles.due(title, inDays: days)
    }

    private func notice(of dose: Dose) -> Notice? {
        guard dose.noticeDays > 0 else { return nil }
        guard dose.isRestart else { return Notice(days: dose.noticeDays) }
        return Notice(
            days: dose.noticeDays, minuteOfDay: max(dose.minuteOfDay ?? 0, Self.evening))
    }

    /// When to hear of what begins again tomorrow, unless its own time is later in the evening.
    private static let evening = 20 * 60
}
