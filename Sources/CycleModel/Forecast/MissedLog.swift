/// The next start where one may have gone unlogged since the last logged one; days count from that.
struct MissedLog {
    let unlogged: LengthPosterior.Unlogged
    /// How likely the next start is on each day, but for a common factor: with none unlogged before it, and with one or
    /// two.
    private let whole: [Double]
    private let missed: [Double]
    /// The sums of these from each day on.
    private let wholeFrom: [Double]
    private let missedFrom: [Double]
    /// The same with none unlogged but before today.
    private let missedSoFarFrom: [Double]

    /// - Parameters:
    ///   - expected: The length of the cycle when it began.
    ///   - presence: How well the days of the cycle fit a start on them.
    ///   - today: Where something was recorded, only a start before it counts as unlogged by now.
    init(
        _ lengths: LengthPosterior, _ expected: DayDistribution, _ presence: Presence = Presence(),
        today: Int = .max
    ) {
        let fits = presence.fits(of: expected, today: today)
        unlogged = LengthPosterior.Unlogged(lengths, fits?.ever)
        let (whole, one, two) = lengths.shares(unlogged)
        self.whole = whole
        let missed = one.indices.map { one[$0] + two[$0] }
        self.missed = missed
        wholeFrom = whole.sumsFromEach
        missedFrom = missed.sumsFromEach
        missedSoFarFrom =
            fits.map { fits in
                func part(_ share: Double, _ soFar: Double, _ ever: Double) -> Double {
                    ever > 0 ? share * soFar / ever : 0
                }
                return one.indices.map {
                    part(one[$0], fits.soFar.two[$0], fits.ever.two[$0])
                        + part(two[$0], fits.soFar.three[$0], fits.ever.three[$0])
                }.sumsFromEach
            } ?? missedFrom
    }

    /// How likely a start went unlogged so far, the next one not having come before `day`.
    func probabilitySoFar(fromDay day: Int) -> Double { share(of: missedSoFarFrom, fromDay: day) }

    /// How likely one goes unlogged at all before the next that is logged.
    func probability(fromDay day: Int) -> Double { share(of: missedFrom, fromDay: day) }

    private func share(of missedFrom: [Double], fromDay day: Int) -> Double {
        let first = min(max(day, 0), LengthModel.longest)
        let all = missedFrom[first] + wholeFrom[first]
        return all > 0 ? missedFrom[first] / all : 0
    }

    /// The next start, not before `day`.
    func next(fromDay day: Int) -> DayDistribution? {
        DayDistribution(normalising: whole.indices.map { whole[$0] + missed[$0] })?.from(day)
    }

    /// The same if one went unlogged.
    func nextIfMissed(fromDay day: Int) -> DayDistribution? {
        DayDistribution(normalising: missed)?.from(day)
    }
}

extension [Double] {
    /// The sum from each index to the end.
    fileprivate var sumsFromEach: [Double] {
        var sums = self
        for index in indices.dropLast().reversed() { sums[index] += sums[index + 1] }
        return sums
    }
}
