import CivilDate
import CycleModel
import Messages

extension PlanBuilder {
    /// Offers changed alarms as changes of their kind's reminder.
    mutating func readAlarms() {
        let edits = AlarmEdits(of: matched, setting)
        for kind in EventKind.allCases { settle(edits.offers(of: kind), of: kind) }
    }

    private mutating func settle(_ offers: [AlarmEdits.Offer], of kind: EventKind) {
        guard let first = offers.first else { return }
        let now = setting.reminders[kind]
        guard let reminder = Reminder(now, ringingAt: first.minutes, of: first.event.served) else {
            let most = Reminder.mostAlarms
            let isHidden = setting.hidesFertility && kind.tellsFertility
            return refuse(
                first.event,
                isHidden
                    ? refusals.hiddenAlarms(most: most)
                    : refusals.alarms(of: kind.rawValue, most: most))
        }
        if let other = offers.first(where: { $0.minutes != first.minutes }) {
            addConflict(
                first.event, reminder,
                log: Reminder(now, ringingAt: other.minutes, of: other.event.served)?
                    .text(in: setting.language) ?? edits.other,
                edits.alarmsDiffer)
            guard setting.prefer == .incoming else { return }
        }
        guard reminder != now else { return }
        if let then = first.event.calendar.reminders?[kind], then != now {
            addConflict(
                first.event, reminder, log: now.text(in: setting.language),
                edits.reminderIsNewer)
            guard setting.prefer == .incoming else { return }
        }
        var reported = reported(first.event, .reminder, [], edits.alarmChanged)
        reported.detail = reminder.text(in: setting.language)
        plan.reported.append(reported)
        plan.reminders.append(ReconciliationPlan.ReminderChange(kind: kind, reminder: reminder))
    }

    private mutating func addConflict(
        _ event: MatchedEvent, _ reminder: Reminder, log: String, _ why: String
    ) {
        plan.conflicts.append(
            EditConflict(
                uid: event.served.uid, days: [], calendar: reminder.text(in: setting.language),
                log: log, why: why, name: name(of: event.served)))
    }
}

extension Reminder {
    /// The reminder with these alarms instead, in minutes from the start of the event; `nil` where one
    /// reminder can't ring so.
    ///
    /// What repeats may go on so, ring once, or repeat as its first times say.
    init?(_ reminder: Reminder, ringingAt minutes: [Int], of event: CalendarEvent) {
        self = reminder
        isOn = !minutes.isEmpty
        guard isOn else { return }
        guard event.alarms.contains(where: { $0.repetition > 0 }) else {
            guard ring(at: minutes, of: event) else { return nil }
            return
        }
        var ways = [(repeats, spacing), (0, spacing)]
        if minutes.count > 1 {
            let step = minutes[1] - minutes[0]
            let times = (1...Self.mostRepeats).prefix(
                while: { minutes.contains(minutes[0] + $0 * step) })
            ways.append((times.count, step))
        }
        for (times, step) in ways {
            (repeats, spacing) = (times, step)
            guard let firsts = firsts(of: minutes), ring(at: firsts, of: event) else { continue }
            return
        }
        return nil
    }

    /// Those of these minutes from which all others follow by repeating; `nil` where some are left or missing.
    private func firsts(of minutes: [Int]) -> [Int]? {
        var (left, firsts) = (minutes, [Int]())
        while let first = left.first {
            for repetition in 0...repeats {
                guard let index = left.firstIndex(of: first + repetition * spacing) else {
                    return nil
                }
                left.remove(at: index)
            }
            firsts.append(first)
        }
        return firsts
    }

    /// Takes over the days and the time of day; `false` where there are several times of day, or too many days.
    private mutating func ring(at minutes: [Int], of event: CalendarEvent) -> Bool {
        let start = event.time?.minuteOfDay ?? 0
        var days: [Int] = []
        var clock: Int?
        for minute in minutes.lazy.map({ $0 + start }) {
            guard minute < 1_440, minute > -1_440 * (Reminder.mostDaysBefore + 1) else {
                return false
            }
            let ahead = minute >= 0 ? 0 : (1_439 - minute) / 1_440
            let time = minute + ahead * 1_440
            guard clock == nil || clock == time, ahead <= Reminder.mostDaysBefore else {
                return false
            }
            clock = time
            days.append(ahead)
        }
        guard days.count <= Reminder.mostAlarms else { return false }
        let isOwnTime = minuteOfDay == nil && event.time != nil && clock == start
        minuteOfDay = isOwnTime ? nil : clock
        daysBefore = days.sorted(by: >)
        return true
    }
}
