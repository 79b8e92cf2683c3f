import CycleModel

extension Publishing {
    /// Only what is still to come rings; an alarm stays in its event when its day has passed, so that the
    /// event need not change for it.
    func alarms(for identity: EventIdentity, at time: EventTime? = nil) -> [CalendarEvent.Alarm] {
        guard let reminders = options.reminders else { return [] }
        let reminder = reminders[identity.kind]
        guard reminder.isOn else { return [] }
        let minute = reminder.minuteOfDay ?? time?.minuteOfDay ?? Self.morning
        let rings = reminder.daysBefore.enumerated().map { number, days in
            Ring(daysBefore: days, minuteOfDay: minute, number: number)
        }
        let start = time?.minuteOfDay ?? 0
        let heard = options.client.adapt(rings, start: start, isDaily: identity.kind == .pill)
        return heard.map { ring in
            CalendarEvent.Alarm(
                uid: naming.alarmUID(of: identity, number: ring.number),
                minutesFromStart: ring.minutes - start,
                repeats: options.client.keepsOneEarlyAlarm ? 0 : reminder.repeats,
                spacing: reminder.spacing, action: reminder.action,
                text: Wording.alarm(identity.kind, days: ring.daysBefore, titles: options.titles))
        }
    }

    /// When a reminder without a time of its own rings for an event of whole days.
    private static let morning = 9 * 60
}
