import CivilDate
import CycleModel
import Messages

/// Whether the events that came back are from the calendars that they are held against.
///
/// An event of a calendar that is not remembered differs from those that are, and is no edit of any.
extension PlanBuilder {
    /// Holds each event against a calendar that it can be from.
    ///
    /// - Returns: Those that can be from none.
    mutating func settleOrigins(_ served: some Sequence<ServedCalendar>) -> [MatchedEvent] {
        switch setting.memory {
        case .whole: return []
        case .none: return matched.filter { $0.match != .date }
        case .partial: break
        }
        let doubtful = matched.indices.filter { !matched[$0].mayBeFromItsCalendar }
        guard !doubtful.isEmpty else { return [] }
        var open = Set(doubtful)
        for calendar in served {
            var events: [String: CalendarEvent] = [:]
            for event in calendar.events { events[event.uid] = event }
            for index in open {
                guard let event = events[matched[index].served.uid] else { continue }
                let other = MatchedEvent(
                    served: event, returned: matched[index].returned, match: matched[index].match,
                    calendar: calendar)
                guard other.mayBeFromItsCalendar else { continue }
                matched[index] = other
                open.remove(index)
            }
            if open.isEmpty { break }
        }
        return open.sorted().map { matched[$0] }
    }

    /// Nothing is done with a calendar some of which is from one that was forgotten.
    mutating func refuse(forgotten: [MatchedEvent]) {
        plan.forgotten = forgotten.count
        for event in forgotten {
            refuse(event, refusals.forgotten)
        }
    }
}

extension MatchedEvent {
    /// Programs keep the stamp of an event, or replace it with a later one; some that know none write the beginning
    /// of their own time, which is before 2020.
    private static let firstStamp: Int64 = 1_577_836_800
    /// False where the returned event differs from the served one, and was so before that was made.
    fileprivate var mayBeFromItsCalendar: Bool {
        guard match != .date, differs else { return true }
        if let modified = returned.modified, modified >= Self.firstStamp,
            let stamp = calendar.stamps[served.uid], StoredTime.latest(at: modified) < stamp
        {
            return false
        }
        // Programs keep the text of an event that is moved, and nobody else writes our sentences.
        let text = returned.description.map(ReturnedText.init)
        return !(text?.hasOtherSentences(than: served.descriptionLines) ?? false)
    }

    private var differs: Bool {
        if !returned.alarms.isEmpty, returned.alarms != served.ringMinutes { return true }
        return Edit.all(from: served, to: returned, trustsStatus: true).contains {
            if case .decorated = $0 { return false }
            return true
        }
    }
}
