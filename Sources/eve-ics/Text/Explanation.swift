import CivilDate
import CycleModel
import CyclePipeline

/// Why the next period is expected when it is: gathered once, for the text and for programs.
struct Explanation {
    let subject: PersonState
    let forecast: Forecast
    /// `nil` where nothing is forecast of her own cycles.
    let basis: ForecastBasis?
    let leftOut: [LeftOutCycle]
    let odd: [OddInterval]
    let review: ForecastReview
    /// The signs of ovulation in the running cycle; `nil` where there are none to speak of.
    let evidence: OvulationEvidence?
    let signs: SignsEffect?

    /// How many past cycles are shown one by one.
    static let shownCycles = 12

    init(_ subject: PersonState) {
        self.subject = subject
        forecast = subject.forecast(months: 2)
        basis = forecast.basis
        leftOut = LeftOutCycle.all(
            in: subject.log, today: subject.today, circumstances: subject.circumstances)
        odd = forecast.oddIntervals
        let missing = odd.lazy.filter { $0.suspicion != .outlier }.map(\.start)
        let answered = subject.circumstances.answers.entries
            .filter { $0.answer != .reallyThatLong }.map(\.start)
        review = ForecastReview(
            subject.log, today: subject.today, circumstances: subject.circumstances,
            last: Self.shownCycles,
            uncounted: Set(missing).union(answered).union(leftOut.interrupted))
        // The cycle's own signs, where they are to be seen and matter.
        let isShown = !subject.settings.hidesFertility && forecast.basis?.isLogged == true
        evidence =
            isShown
            ? subject.cycles.last.map {
                OvulationEvidence(subject.log, of: $0, today: subject.today)
            } : nil
        // Hidden signs still move the next period.
        signs =
            forecast.evidence == nil && !subject.settings.hidesFertility
            ? nil
            : SignsEffect(
                subject.log, today: subject.today, circumstances: subject.circumstances)
    }

    /// A completed cycle, what it counts, and how its forecast turned out.
    struct Row {
        var cycle: Cycle
        /// `nil` where it does not count.
        var weight: Double?
        var leftOut: LeftOutCycle.Reason?
        var comparison: ForecastReview.Comparison?
        var odd: OddInterval?
        var answer: IntervalAnswer?
    }

    /// All completed cycles, oldest first.
    var rows: [Row] {
        let weights = Dictionary(
            forecast.countedIntervals.map { ($0.interval.start, $0.weight) },
            uniquingKeysWith: { $1 })
        let leftOut = Dictionary(
            self.leftOut.map { ($0.start, $0.reason) }, uniquingKeysWith: { $1 })
        let comparisons = Dictionary(
            review.comparisons.map { ($0.made, $0) }, uniquingKeysWith: { $1 })
        let odd = Dictionary(odd.map { ($0.start, $0) }, uniquingKeysWith: { $1 })
        return subject.cycles.filter { $0.length != nil }.map { cycle in
            Row(
                cycle: cycle, weight: weights[cycle.start], leftOut: leftOut[cycle.start],
                comparison: comparisons[cycle.start], odd: odd[cycle.start],
                answer: subject.circumstances.answers[cycle.start])
        }
    }
}
