import CivilDate
import CycleModel

/// Another clock than the person's, by which a program reads all times of day: no edit of anybody.
struct ClockHabit {
    /// By how many minutes times come back later: two steps where one of the clocks changes in between.
    private let steps: [Int]

    /// Fewer times of a second step may be a person's own work.
    private static let fewest = 3

    /// `nil` where the times are as they were served, or differ by other steps.
    init?(of matched: [MatchedEvent]) {
        let found = matched.compactMap(\.minutesLater)
        let counts = Dictionary(found.map { ($0, 1) }, uniquingKeysWith: +)
        steps = counts.keys.sorted()
        guard found.count > 1, steps != [0], steps.allSatisfy({ abs($0) < 1_440 }) else {
            return nil
        }
        let isOne = steps.count == 1
        let changesOnce = steps.count == 2 && steps[1] - steps[0] == 60
        guard isOne || changesOnce && counts.values.allSatisfy({ $0 >= Self.fewest }) else {
            return nil
        }
    }

    /// The event at the time at which it was served.
    func read(_ event: MatchedEvent) -> MatchedEvent {
        guard event.minutesLater != nil else { return event }
        var returned = event.returned
        let first = event.served.days.lowerBound
        returned.days = first...(first + (returned.days.count - 1))
        returned.minuteOfDay = event.served.time?.minuteOfDay
        return MatchedEvent(
            served: event.served, returned: returned, match: event.match, calendar: event.calendar)
    }
}

extension MatchedEvent {
    /// By how many minutes a timed event came back later than it was served.
    fileprivate var minutesLater: Int? {
        guard let was = served.time, let now = returned.minuteOfDay else { return nil }
        return 1_440 * (returned.days.lowerBound - served.days.lowerBound) + now - was.minuteOfDay
    }
}
