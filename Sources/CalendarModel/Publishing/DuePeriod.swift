package import CivilDate
package import CycleModel

/// A period that is due by now, whether it came or not: what calendars ask about, and the page.
///
/// Whether it is late is judged by what was expected when the last one had ended, as a forecast made today
/// moves on with every day that passes without one.
package struct DuePeriod: Equatable, Sendable {
    /// The day on which it was due.
    package let day: Day
    /// The first day on which it is late.
    package let late: Day

    /// `nil` before that day, and where no period is expected.
    ///
    /// - Parameters:
    ///   - last: The running cycle.
    ///   - forecast: The person's own, of today.
    ///   - past: Of the same log.
    package init?(after last: Cycle, _ forecast: Forecast, _ past: PastForecasts) {
        let today = forecast.today
        // None is due earlier, whatever was expected then.
        if let expected = forecast.expectedStart, expected > today { return nil }
        guard let coming = forecast.next else { return nil }
        let expected = past.next(on: min(last.period.upperBound + 1, today))
        // A break that passed without a bleed is over, and the next one's is not due yet.
        guard let next = expected, next.source == coming.source else { return nil }
        let expectedStart = forecast.expectedStart ?? next.start
        day = max(Self.dueAfterOvulation(in: last, forecast) ?? expectedStart, expectedStart)
        late = next.range.upperBound + 1 + max(0, day - next.start)
        if day > today { return nil }
    }

    /// When a period is due after an ovulation that left signs: what a late one puts off is not late.
    private static func dueAfterOvulation(in cycle: Cycle, _ forecast: Forecast) -> Day? {
        guard let evidence = forecast.evidence, evidence.placesOvulation,
            let ovulation = evidence.likelihood.likeliest
        else { return nil }
        return cycle.start + (ovulation - 1) + daysAfterOvulation
    }

    /// The usual days from ovulation to the next period.
    private static let daysAfterOvulation = 14
}
