package import CivilDate
package import CycleModel
package import CyclePipeline

/// Which part of a cycle each day belongs to, as it is known later.
///
/// Ovulation is where the signs place it, else 14 days before the next period; the five days before it and its own
/// are the fertile ones. Where fertility is hidden, signs are not looked at.
package struct CycleParts: Sendable {
    private struct Bounds {
        var cycle: Cycle
        /// `nil` where only its period is known, if that is.
        var ovulation: Day?
        var knowsPeriod: Bool
    }

    private let bounds: [Bounds]
    private let hidesFertility: Bool

    /// What can be known, in the order of a cycle, `unknown` last.
    package let parts: [CyclePart]

    private static let lutealDays = 14
    /// A period that was noted by its first day alone leaves this many days open.
    private static let longestUnknownPeriod = 7

    /// - Parameter forecast: As of today; made where it is missing.
    package init(_ person: PersonState, _ forecast: Forecast? = nil) {
        let forecast = forecast ?? person.forecast(months: 1)
        let hides = person.settings.hidesFertility
        hidesFertility = hides
        parts = CyclePart.allCases.filter { $0 != .fertile || !hides }
        let reasons = Dictionary(
            LeftOutCycle.all(
                in: person.cycles, today: person.today, circumstances: person.circumstances
            ).map { ($0.start, $0.reason) }, uniquingKeysWith: { first, _ in first })
        bounds = person.cycles.map { cycle in
            let reason = reasons[cycle.start]
            let isPeriod = if case .life = reason { false } else { true }
            guard let next = cycle.nextStart, !cycle.isGap, isPeriod, reason != .contraception
            else { return Bounds(cycle: cycle, ovulation: nil, knowsPeriod: isPeriod) }
            let known = person.ovulation(of: cycle, forecast)?.date
            return Bounds(
                cycle: cycle, ovulation: known ?? next - Self.lutealDays, knowsPeriod: true)
        }
    }

    /// The part that `day` lies in, and the first day of its cycle.
    ///
    /// - Complexity: O(*n*) in the number of cycles.
    package func part(of day: Day) -> (part: CyclePart, start: Day?) {
        guard let found = bounds.last(where: { $0.cycle.start <= day }) else {
            return (.unknown, nil)
        }
        return (part(of: day, in: found), found.cycle.start)
    }

    private func part(of day: Day, in bounds: Bounds) -> CyclePart {
        let cycle = bounds.cycle
        if cycle.period.contains(day) { return bounds.knowsPeriod ? .period : .unknown }
        guard let ovulation = bounds.ovulation else { return .unknown }
        if cycle.isPeriodEndUnknown, day - cycle.start < Self.longestUnknownPeriod {
            return .unknown
        }
        if day > ovulation { return .beforeNext }
        let isFertile = !hidesFertility && ovulation - day <= FertileDays.before
        return isFertile ? .fertile : .afterPeriod
    }
}
