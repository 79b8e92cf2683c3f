import CivilDate
import CycleModel
import Messages

extension PlanBuilder {
    /// Offers changed alarms as changes of their kind's reminder.
    ///
    /// Programs drop alarms and add their own, to every event alike; what is alike in all events of a kind is
    /// the program's, and what stands out is the person's.
    mutating func readAlarms() {
        let dropsAll = matched.allSatisfy { $0.returned.alarms.isEmpty }
        for kind in EventKind.allCases {
            let all = matched.filter {
                $0.served.identity.kind == kind && $0.served.status == .tentative
                    && $0.returned.status != .cancelled && !$0.isAnnouncedAhead
            }
            // What is left of the alarms of an event after the first of them rang may be the program's or the
            // person's doing: beside others it tells nothing, and neither does one that had no alarm, such as a dose of
            // the past. A new alarm is always the person's.
            let telling = all.filter { event in
                !alarmChange(event).added.isEmpty
                    || !event.served.ringMinutes.isEmpty && rungMinutes(event).isEmpty
            }
            let events = telling.isEmpty ? all : telling
            guard !events.isEmpty else { continue }
            let habit = Self.habit(of: events.map(alarmChange))
            var offers: [(event: MatchedEvent, minutes: [Int])] = []
            for event in events {
                let change = alarmChange(event)
                // A program may forget an alarm of what is past, or every one; with a single event of the kind
                // there is nothing to tell that from.
                let mayBeForgotten =
                    dropsAll || event.served.days.lowerBound <= today
                    || events.count == 1 && (setting.readsPutBack || !event.changesAlarmsAlone)
                if change == habit
                    || change.added.isEmpty && (mayBeForgotten || change.removed.isEmpty)
                {
                    continue
                }
                // Where no alarm was added, one that has rung and is gone was dismissed.
                let dismissed =
                    change.added.isEmpty
                    ? rungMinutes(event).filter { !event.returned.alarms.contains($0) } : []
                offers.append((event, (event.returned.alarms + dismissed).sorted()))
            }
            settle(offers, of: kind)
        }
    }

    /// When its alarms rang that have rung by now: deleting one of those dismisses it.
    private func rungMinutes(_ event: MatchedEvent) -> [Int] {
        event.served.ringMinutes(until: setting.minuteOfDay, of: today)
    }

    private func alarmChange(_ event: MatchedEvent) -> AlarmChange {
        var change = AlarmChange(event)
        let rung = rungMinutes(event)
        change.removed.removeAll { rung.contains($0) }
        return change
    }

    /// What a program did to the alarms of all these events, if anything.
    private static func habit(of changes: [AlarmChange]) -> AlarmChange {
        let untouched = AlarmChange()
        guard changes.count > 1, !changes.contains(untouched) else { return untouched }
        let counted = changes.map { change in changes.count { $0 == change } }
        guard let most = counted.max(), most > 1, let index = counted.firstIndex(of: most) else {
            return untouched
        }
        return changes[index]
    }

    private mutating func settle(
        _ offers: [(event: MatchedEvent, minutes: [Int])], of kind: EventKind
    ) {
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

extension MatchedEvent {
    /// Some alarms are there, and nothing else of the event is another: a program that cannot keep an alarm drops it
    /// from whatever a person edits.
    fileprivate var changesAlarmsAlone: Bool {
        !returned.alarms.isEmpty && returned.days == served.days && served.isCalled(returned.title)
            && (returned.status == .confirmed) == (served.status == .confirmed)
            && returned.description.map(ReturnedText.init)?.added(to: served.descriptionLines)
                .isEmpty ?? true
    }

    /// It has alarms beside those of its kind's reminder, such as the first pill of a pack.
    fileprivate var isAnnouncedAhead: Bool {
        guard served.identity.kind.isDose else { return false }
        let reminder = calendar.reminders?[served.identity.kind]
        return served.occasions > (reminder.map { $0.isOn ? $0.daysBefore.count : 0 } ?? 0)
    }
}

/// The alarms that an event gained and lost, in minutes from its start.
private struct AlarmChange: Equatable {
    var added: [Int] = []
    var removed: [Int] = []

    init() {}

    init(_ event: MatchedEvent) {
        let served = event.served.ringMinutes
        added = event.returned.alarms.filter { !served.contains($0) }
        removed = served.filter { !event.returned.alarms.contains($0) }
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
