import CycleModel

/// Why the next period is expected when it is: gathered once, for the text and for programs.
struct Explanation {
    let subject: Subject
    let forecast: Forecast
    let basis: ForecastBasis
    let odd: [OddInterval]
    let review: ForecastReview
    /// The signs of ovulation in the running cycle; `nil` where there are none to speak of.
    let evidence: OvulationEvidence?
    let signs: SignsEffect?

    /// How many past cycles are shown one by one.
    static let shownCycles = 12

    init(_ subject: Subject) {
        self.subject = subject
        forecast = subject.forecast(months: 2)
        basis = forecast.basis
        odd = forecast.oddIntervals
        let missing = odd.lazy.filter { $0.suspicion != .outlier }.map(\.start)
        let answered = subject.circumstances.answers.filter { $0.value != .reallyThatLong }.keys
        review = ForecastReview(
            subject.log, today: subject.today, circumstances: subject.circumstances,
            last: Self.shownCycles, uncounted: Set(missing).union(answered))
        let shown = forecast.fertileWindows.isEmpty ? nil : subject.cycles.last
        evidence = shown.map {
            OvulationEvidence(subject.log, of: $0, today: subject.today)
        }
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
        var turn: ForecastReview.Turn?
        var odd: OddInterval?
        var answer: IntervalAnswer?
    }

    /// All completed cycles, oldest first.
    var rows: [Row] {
        let weights = Dictionary(
            basis.counted.map { ($0.interval.start, $0.weight) }, uniquingKeysWith: { $1 })
        let turns = Dictionary(review.turns.map { ($0.made, $0) }, uniquingKeysWith: { $1 })
        let odd = Dictionary(odd.map { ($0.start, $0) }, uniquingKeysWith: { $1 })
        return subject.cycles.filter { $0.length != nil }.map { cycle in
            Row(
                cycle: cycle, weight: weights[cycle.start], turn: turns[cycle.start],
                odd: odd[cycle.start], answer: subject.circumstances.answers[cycle.start])
        }
    }
}
