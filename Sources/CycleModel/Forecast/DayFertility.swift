package import CivilDate

/// What there is to say of the fertility of one day.
package enum DayFertility: Sendable {
    /// In a window that is shown.
    case fertile
    /// Nobody can place the ovulation of its cycle, or a method leaves it open, so that it may be fertile as any other
    /// day.
    case unknown
    /// Not forecast as fertile, which does not make it safe, and past, hidden or barred days.
    case unmarked
}

extension Forecast {
    /// What words, months, JSON and calendars say of a day.
    package func fertility(of day: Day) -> DayFertility {
        if day >= today, meaningfulWindows.contains(where: { $0.days.contains(day) }) {
            return .fertile
        }
        return unknownFertility.contains { $0.contains(day) } ? .unknown : .unmarked
    }

    /// The days from today on that may all be fertile, in order: after doses left out, and while a period is
    /// probably missing from the log, all of them, else those of cycles whose ovulation nobody can place, and those on which a method
    /// leaves it open.
    package var unknownFertility: [ClosedRange<Day>] {
        guard showsFertility, horizon >= today else { return [] }
        if isFertilityUnknown { return [today...horizon] }
        if isInDoubt { return [today...horizon].flatMap { $0.without(barred.stopped) } }
        var spans = leftOpen
        for window in windows where !meaningfulWindows.contains(window) {
            let first = periods.first { $0.number == window.number }?.days.lowerBound
            let end = periods.first { $0.number > window.number }?.days.lowerBound
            var (start, last) = (first ?? today, end.map { $0 - 1 } ?? horizon)
            if window.isOfDoubt { start = min(start, window.days.lowerBound) }
            if start <= last { spans.append(start...last) }
        }
        // A day has one value, and where a window is shown it is that.
        return spans.flatMap { $0.without(barred.stopped + meaningfulWindows.map(\.days)) }
            .joined(within: today...horizon)
    }

    /// The first day from today on for which a method leaves open if there is an ovulation; `nil` without one.
    package var leftOpenFrom: Day? { leftOpen.first?.lowerBound }

    /// The days from today on for which it does, in order.
    private var leftOpen: [ClosedRange<Day>] {
        guard reason != .nothingLogged, horizon >= today else { return [] }
        return barred.all.flatMap { $0.without(barred.stopped) }.joined(within: today...horizon)
    }

    /// What was forecast as fertile in the running cycle and is over, while no sign places its ovulation.
    package var pastFertileDays: ClosedRange<Day>? {
        guard let window = fertileWindows.first, window.number == 0,
            ovulation?.isPlaced != true, window.days.lowerBound < today
        else { return nil }
        return window.days.lowerBound...min(window.days.upperBound, today - 1)
    }
}

extension [ClosedRange<Day>] {
    /// The days of all of them that are among `days`, in order, none twice.
    fileprivate func joined(within days: ClosedRange<Day>) -> [ClosedRange<Day>] {
        filter { $0.overlaps(days) }.map { $0.clamped(to: days) }
            .sorted { $0.lowerBound < $1.lowerBound }
            .reduce(into: []) { joined, span in
                if let last = joined.last, last.upperBound >= span.lowerBound - 1 {
                    joined[joined.count - 1] =
                        last.lowerBound...Swift.max(last.upperBound, span.upperBound)
                } else {
                    joined.append(span)
                }
            }
    }
}

extension ClosedRange<Day> {
    /// The same, as far as a day.
    func reaching(_ day: Day) -> ClosedRange<Day> {
        Swift.min(lowerBound, day)...Swift.max(upperBound, day)
    }

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
