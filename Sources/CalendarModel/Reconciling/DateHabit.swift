import CivilDate
import CycleModel
import Messages

/// One and the same step by which most dates of a calendar differ from what was served: a program's habit, and no
/// person's edit.
///
/// Some programs write the last day into DTEND instead of the day after it, leave DTEND out, or turn whole days into
/// midnights of another zone, and they do so to every event alike.
struct DateHabit: Equatable {
    enum Step: CaseIterable {
        case dayEarlier, dayLater, endsEarlier, endsLater, firstDayOnly
    }

    let step: Step
    /// Enough events of several kinds, some of them still to come, show it: the dates can be read as the person saw
    /// them.
    let isCertain: Bool
    /// Some events came back as served that the step would have changed, as where a zone changes its clocks.
    private let isMixed: Bool

    /// Fewer events alike may be a person's own work.
    private static let fewest = 3
    private static let fewestForCertainty = 6

    /// `nil` where no step is shared by most of the events that would show it.
    init?(of matched: [MatchedEvent], today: Day) {
        // Times of day have clocks of their own: `ClockHabit`.
        let events = matched.filter {
            $0.returned.status != .cancelled && $0.served.time == nil
        }
        let found = Step.allCases.compactMap { step -> (Step, telling: Int, [MatchedEvent])? in
            let telling = events.filter { step.shown($0.served.days) != $0.served.days }
            let alike = telling.filter {
                $0.returned.gaps.isEmpty && $0.returned.days == step.shown($0.served.days)
            }
            guard alike.count >= Self.fewest, 2 * alike.count > telling.count else { return nil }
            return (step, telling.count, alike)
        }
        guard let (step, _, alike) = found.max(by: { $0.2.count < $1.2.count }) else { return nil }
        self.step = step
        isMixed = events.contains {
            $0.served.isShown(by: $0.returned) && step.shown($0.served.days) != $0.served.days
        }
        isCertain =
            alike.count >= Self.fewestForCertainty
            && Set(alike.map(\.served.identity.kind)).count > 1
            && alike.contains { $0.served.days.lowerBound > today }
    }

    /// The days that the person saw in the program.
    ///
    /// - Parameter was: The days on which the event was served; `nil` for a new one.
    func meant(_ event: ReturnedEvent, servedOn was: ClosedRange<Day>?) -> ClosedRange<Day> {
        if let was, event.days == step.shown(was) { return was }
        let days = event.days
        // Where the step did not reach every event, one that stands elsewhere doesn't tell whether it reached it.
        guard !isMixed, event.gaps.isEmpty, was != days else { return days }
        switch step {
        case .dayEarlier: return (days.lowerBound + 1)...(days.upperBound + 1)
        case .dayLater: return (days.lowerBound - 1)...(days.upperBound - 1)
        case .endsEarlier where days.count > 1: return days.lowerBound...(days.upperBound + 1)
        case .endsLater where days.count > 1: return days.lowerBound...(days.upperBound - 1)
        case .firstDayOnly where days.count == 1:
            return days.lowerBound...(days.lowerBound + ((was?.count ?? 1) - 1))
        case .endsEarlier, .endsLater, .firstDayOnly: return days
        }
    }

    /// What most events did, and how their dates were read.
    func sentence(in language: Language) -> String {
        let edits = language.edits
        let found =
            switch step {
            case .dayEarlier: edits.dayEarlier
            case .dayLater: edits.dayLater
            case .endsEarlier: edits.endsEarlier
            case .endsLater: edits.endsLater
            case .firstDayOnly: edits.firstDayOnly
            }
        return "\(found) \(isCertain ? edits.datesRead : edits.datesUnread)"
    }
}

extension DateHabit.Step {
    /// What the step makes of an event's days.
    fileprivate func shown(_ days: ClosedRange<Day>) -> ClosedRange<Day> {
        let (first, last) = (days.lowerBound, days.upperBound)
        return switch self {
        case .dayEarlier: (first - 1)...(last - 1)
        case .dayLater: (first + 1)...(last + 1)
        case .endsEarlier: first...max(first, last - 1)
        case .endsLater: first...(last + 1)
        case .firstDayOnly: first...first
        }
    }
}
