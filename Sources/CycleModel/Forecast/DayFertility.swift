package import CivilDate

/// What there is to say of the fertility of one day.
package enum DayFertility: Sendable {
    /// In a window that is shown.
    case fertile
    /// Nobody can place the ovulation of its cycle, so that it may be fertile as any other day.
    case unknown
    /// Not forecast as fertile, which does not make it safe, and past, hidden or barred days.
    case unmarked
}

extension Forecast {
    /// What words, months, JSON and calendars say of a day.
    package func fertility(of day: Day) -> DayFertility {
        if meaningfulWindows.contains(where: { $0.days.contains(day) }) { return .fertile }
        return unknownFertility.contains { $0.contains(day) } ? .unknown : .unmarked
    }

    /// The days from today on that may all be fertile, in order: after doses left out all of them, else those of cycles
    /// whose ovulation nobody can place.
    package var unknownFertility: [ClosedRange<Day>] {
        guard showsFertility, horizon >= today else { return [] }
        if isFertilityUnknown { return [today...horizon] }
        var spans: [ClosedRange<Day>] = []
        for window in windows where !meaningfulWindows.contains(window) {
            let first = periods.first { $0.number == window.number }?.days.lowerBound
            let end = periods.first { $0.number > window.number }?.days.lowerBound
            let (start, last) = (max(first ?? today, today), end.map { $0 - 1 } ?? horizon)
            guard start <= last else { continue }
            if let before = spans.last, before.upperBound >= start - 1 {
                spans[spans.count - 1] = before.lowerBound...max(last, before.upperBound)
            } else {
                spans.append(start...last)
            }
        }
        return spans.flatMap { $0.without(barred) }
    }
}

extension ClosedRange<Day> {
    /// What is left of the days, in order.
    fileprivate func without(_ others: [ClosedRange<Day>]) -> [ClosedRange<Day>] {
        others.reduce([self]) { rest, other in
            rest.flatMap { days -> [ClosedRange<Day>] in
                guard days.overlaps(other) else { return [days] }
                var left: [ClosedRange<Day>] = []
                if days.lowerBound < other.lowerBound {
                    left.append(days.lowerBound...(other.lowerBound - 1))
                }
                if days.upperBound > other.upperBound {
                    left.append((other.upperBound + 1)...days.upperBound)
                }
                return left
            }
        }
    }
}
