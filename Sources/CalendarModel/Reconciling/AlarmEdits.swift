import CivilDate
import CycleModel

/// The alarms that the person changed in events that came back.
///
/// Programs drop alarms and add their own, to every event alike; what is alike in all events of a kind is
/// the program's, and what stands out is the person's.
struct AlarmEdits {
    /// An event and the alarms that it is to have, in minutes from its start.
    typealias Offer = (event: MatchedEvent, minutes: [Int])

    private let matched: [MatchedEvent]
    private let setting: Reconciling
    private let dropsAll: Bool

    init(of matched: [MatchedEvent], _ setting: Reconciling) {
        (self.matched, self.setting) = (matched, setting)
        dropsAll = matched.allSatisfy { $0.returned.alarms.isEmpty }
    }

    func offers(of kind: EventKind) -> [Offer] {
        let all = matched.filter {
            $0.served.identity.kind == kind && $0.served.status == .tentative
                && $0.returned.status != .cancelled && !$0.isAnnouncedAhead
        }
        // What is left of the alarms of an event after the first of them rang may be the program's or the
        // person's doing: beside others it tells nothing, and neither does one that had no alarm, such as a dose of
        // the past. A new alarm is always the person's.
        let telling = all.filter { event in
            !change(event).added.isEmpty
                || !event.served.ringMinutes.isEmpty && rungMinutes(event).isEmpty
        }
        let events = telling.isEmpty ? all : telling
        let habit = AlarmChange(habitIn: events.map(change))
        return events.compactMap { event in
            let change = change(event)
            // A program may forget an alarm of what is past, or every one; with a single event of the kind
            // there is nothing to tell that from.
            let mayBeForgotten =
                dropsAll || event.served.days.lowerBound <= setting.today
                || events.count == 1 && (setting.readsPutBack || !event.changesAlarmsAlone)
            if change == habit
                || change.added.isEmpty && (mayBeForgotten || change.removed.isEmpty)
            {
                return nil
            }
            // Where no alarm was added, one that has rung and is gone was dismissed.
            let dismissed =
                change.added.isEmpty
                ? rungMinutes(event).filter { !event.returned.alarms.contains($0) } : []
            return (event, (event.returned.alarms + dismissed).sorted())
        }
    }

    /// When its alarms rang that have rung by now: deleting one of those dismisses it.
    private func rungMinutes(_ event: MatchedEvent) -> [Int] {
        event.served.ringMinutes(until: setting.minuteOfDay, of: setting.today)
    }

    private func change(_ event: MatchedEvent) -> AlarmChange {
        var change = AlarmChange(event)
        let rung = rungMinutes(event)
        change.removed.removeAll { rung.contains($0) }
        return change
    }
}

/// The alarms that an event gained and lost, in minutes from its start.
private struct AlarmChange: Equatable {
    var added: [Int] = []
    var removed: [Int] = []

    init(_ event: MatchedEvent) {
        let served = event.served.ringMinutes
        added = event.returned.alarms.filter { !served.contains($0) }
        removed = served.filter { !event.returned.alarms.contains($0) }
    }

    /// What a program did to the alarms of all these events; no change where it did nothing.
    init(habitIn changes: [AlarmChange]) {
        guard changes.count > 1, changes.allSatisfy({ !$0.added.isEmpty || !$0.removed.isEmpty })
        else { return }
        let counted = changes.map { change in changes.count { $0 == change } }
        guard let most = counted.max(), most > 1, let index = counted.firstIndex(of: most) else {
            return
        }
        self = changes[index]
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
