import CivilDate
import CycleModel
import Messages

/// What an earlier return of the same calendar did: between two returns of one event the newer one counts.
extension PlanBuilder {
    /// An event that is where it was served, after an earlier return had it elsewhere, was put back.
    mutating func readReturn(_ event: MatchedEvent) {
        let served = event.served
        guard setting.readsPutBack, !isDoubtful, served.identity.kind == .period else { return }
        let base = event.calendar.log
        let logged =
            served.status == .confirmed ? served.days.filter { base[$0].isPeriodDay } : []
        let returned = setting.returnedDays(since: event.calendar)
        let added = (earlier[served.uid] ?? []).filter { !logged.contains($0) }
        let isTakenOut = logged.contains { !log[$0].isPeriodDay && returned.contains($0) }
        let isEnded = logged.contains {
            log[$0].periodEnded && !base[$0].periodEnded && returned.contains($0)
        }
        guard !added.isEmpty || isTakenOut || isEnded else { return }
        requests.append(
            PeriodRequest(
                reported: reported(
                    event, logged.isEmpty ? .unlogged : .logged, [], edits.putBack),
                calendar: event.calendar, wants: logged, drops: added, isEdit: true,
                end: .putBack))
    }
}

extension Reconciling {
    /// Days whose bleeding was changed last by a calendar that came back, after `calendar` was handed out.
    func returnedDays(since calendar: ServedCalendar) -> Set<Day> {
        Set(returnedDays.lazy.filter { $0.value > calendar.entry }.map(\.key))
    }

    /// Further from its event than this, a day belongs to an event that somebody added.
    private static let reach = 14

    /// The days that were logged by calendars that came back since `calendar` was handed out, each with the served
    /// period that is nearest to it.
    func earlierDays(
        since calendar: ServedCalendar?, _ matched: [MatchedEvent]
    ) -> [String: [Day]] {
        guard let calendar, !returnedDays.isEmpty else { return [:] }
        let days = returnedDays(since: calendar)
            .filter { log[$0].isPeriodDay && !calendar.log[$0].isPeriodDay }
        guard !days.isEmpty else { return [:] }
        var places: [(uid: String, days: ClosedRange<Day>)] = calendar.events
            .filter { $0.identity.kind == .period }.map { ($0.uid, $0.days) }
        places += matched.filter { $0.served.identity.kind == .period }
            .map { ($0.served.uid, $0.returned.days) }
        var earlier: [String: [Day]] = [:]
        for day in days.sorted() {
            let near = places.map { (uid: $0.uid, distance: day.distance(to: $0.days)) }
                .min { $0.distance < $1.distance }
            guard let near, near.distance <= Self.reach else { continue }
            earlier[near.uid, default: []].append(day)
        }
        return earlier
    }
}

extension Day {
    /// 0 for a day that is one of them.
    fileprivate func distance(to days: ClosedRange<Day>) -> Int {
        max(0, days.lowerBound - self, self - days.upperBound)
    }
}
