package import CivilDate
package import CycleModel
package import CyclePipeline

/// Why the next period is expected when it is.
package struct ForecastExplanation: Sendable {
    package let person: PersonState
    package let forecast: Forecast
    /// `nil` where nothing is forecast of the person's own cycles.
    package let basis: ForecastBasis?
    package let leftOut: [LeftOutCycle]
    package let odd: [OddInterval]
    package let review: ForecastReview
    /// The signs of ovulation in the running cycle; `nil` where there are none to speak of.
    package let evidence: OvulationEvidence?
    package let signs: SignsEffect?

    /// How many past cycles are shown one by one.
    package static let shownCycles = 12

    /// - Parameters:
    ///   - count: How many of the last cycles are reviewed.
    ///   - days: The review is of the cycles that begin and end in these; `nil` for all of those.
    package init(
        _ person: PersonState, reviewing count: Int = Self.shownCycles,
        within days: ClosedRange<Day>? = nil
    ) {
        self.person = person
        forecast = person.forecast(months: 2)
        basis = forecast.basis
        leftOut = LeftOutCycle.all(
            in: person.cycles, today: person.today, circumstances: person.circumstances)
        odd = forecast.lengths.odd
        let answered = person.circumstances.answers.entries
            .filter { $0.answer != .reallyThatLong }.map(\.start)
        let review = ForecastReview(
            of: person.cycles, person.past, last: count,
            uncounted: Set(odd.map(\.start)).union(answered).union(leftOut.interrupted))
        self.review = days.map(review.within) ?? review
        // The cycle's own signs, where they are to be seen and matter.
        let isShown = !person.settings.hidesFertility && forecast.basis?.isLogged == true
        evidence =
            isShown
            ? person.cycles.last.map {
                OvulationEvidence(person.log, of: $0, today: person.today)
            } : nil
        // Hidden signs still move the next period.
        signs =
            forecast.evidence == nil && !person.settings.hidesFertility
            ? nil
            : SignsEffect(
                person.log, today: person.today, circumstances: person.circumstances)
    }

    /// A completed cycle, what it counts, and how its forecast turned out.
    package struct Row {
        package var cycle: Cycle
        /// `nil` where it does not count.
        package var weight: Double?
        package var leftOut: LeftOutCycle.Reason?
        package var comparison: ForecastReview.Comparison?
        package var odd: OddInterval?
        package var answer: IntervalAnswer?
    }

    /// All completed cycles, oldest first.
    package var rows: [Row] {
        let weights = Dictionary(
            forecast.lengths.counted.map { ($0.interval.start, $0.weight) },
            uniquingKeysWith: { $1 })
        let leftOut = Dictionary(
            self.leftOut.map { ($0.start, $0.reason) }, uniquingKeysWith: { $1 })
        let comparisons = Dictionary(
            review.comparisons.map { ($0.made, $0) }, uniquingKeysWith: { $1 })
        let odd = Dictionary(odd.map { ($0.start, $0) }, uniquingKeysWith: { $1 })
        return person.cycles.filter { $0.length != nil }.map { cycle in
            Row(
                cycle: cycle, weight: weights[cycle.start], leftOut: leftOut[cycle.start],
                comparison: comparisons[cycle.start], odd: odd[cycle.start],
                answer: person.circumstances.answers[cycle.start])
        }
    }
}
