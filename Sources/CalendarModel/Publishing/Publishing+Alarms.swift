import CivilDate
import CycleModel
import Messages

extension Publishing {
    /// Only what is still to come rings; an alarm stays in its event when its day has passed, so that the
    /// event need not change for it.
    ///
    /// - Parameter delay: What was forecast of a period before.
    func alarms(for identity: EventIdentity, delay: Delay? = nil) -> [CalendarEvent.Alarm] {
        alarms(for: identity, at: nil, ahead: nil, delay: delay) { days in
            let title = options.title(identity.kind)
            if options.titles.isNeutral { return title }
            return identity.kind == .fertile
                ? options.language.titles.starts(title, inDays: days)
                : options.language.titles.expected(title, inDays: days)
        }
    }

    /// - Parameters:
    ///   - notice: Rings beside what the kind's reminder says.
    ///   - text: What an alarm says that rings so many days before.
    func alarms(
        for identity: EventIdentity, at time: EventTime?, ahead notice: Notice?,
        delay: Delay? = nil, text: (_ days: Int) -> String
    ) -> [CalendarEvent.Alarm] {
        guard let reminder = reminder(of: identity.kind) else { return [] }
        let minute = reminder.minuteOfDay ?? time?.minuteOfDay ?? Reminder.morning
        var rings = reminder.daysBefore.enumerated().map { number, days in
            AlarmTime(daysBefore: days, minuteOfDay: minute, number: number)
        }
        if let notice {
            let ring = AlarmTime(
                daysBefore: notice.days, minuteOfDay: notice.minuteOfDay ?? minute,
                number: Reminder.mostAlarms)
            if !rings.contains(where: { $0.minutes == ring.minutes }) {
                let index = rings.firstIndex { $0.minutes > ring.minutes } ?? rings.endIndex
                rings.insert(ring, at: index)
            }
        }
        if let delay { rings = rings.compactMap(delay.moved) }
        let start = time?.minuteOfDay ?? 0
        let heard = options.client.adapt(rings, start: start, isDaily: identity.kind == .pill)
        return repeated(heard, reminder).flatMap { ring, repetition in
            actions(of: reminder).map { action in
                CalendarEvent.Alarm(
                    uid: naming.alarmUID(
                        of: identity, number: ring.number, repetition: repetition, action: action),
                    minutesFromStart: ring.minutes - start + repetition * reminder.spacing,
                    repetition: repetition, action: action, text: text(ring.daysBefore))
            }
        }
    }

    /// `nil` where none rings.
    private func reminder(of kind: EventKind) -> Reminder? {
        guard !options.datesOnly, let reminder = options.reminders?[kind], reminder.isOn
        else { return nil }
        return reminder
    }

    /// What was forecast of the next period before, where one of its reminders is near.
    func delay(_ forecast: Forecast, _ past: PastForecasts) -> Delay? {
        guard let earliest = reminder(of: .period)?.daysBefore.max() else { return nil }
        return Delay(forecast, past, earliest: earliest)
    }

    /// Each time at which it rings, in groups of one occasion; what would ring in the same minute as another is left
    /// out.
    private func repeated(
        _ rings: [AlarmTime], _ reminder: Reminder
    ) -> [(ring: AlarmTime, repetition: Int)] {
        let once = rings.map { (ring: $0, repetition: 0) }
        guard reminder.repeats > 0, !options.client.keepsOneEarlyAlarm else { return once }
        var taken = Set(rings.map(\.minutes))
        return once.flatMap { first in
            [first]
                + (1...reminder.repeats).lazy.filter {
                    taken.insert(first.ring.minutes + $0 * reminder.spacing).inserted
                }.map { (first.ring, $0) }
        }
    }

    /// A sound stands beside the message and never replaces it: Thunderbird rings no AUDIO.
    private func actions(of reminder: Reminder) -> [Reminder.Action] {
        reminder.action == .audio && !options.client.keepsOneEarlyAlarm
            ? [.display, .audio] : [.display]
    }
}

/// A word about an event some days ahead.
struct Notice {
    var days: Int
    /// `nil` is the time at which the event's other alarms ring.
    var minuteOfDay: Int?
}
