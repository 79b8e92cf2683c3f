import CivilDate

/// What the next bleed may be, each possibility with its days, until all of it is shared out.
struct PossibleBleeds {
    /// How likely each day is to be the first, up to a common factor; by days from `today`.
    private var days: [Double] = []
    /// What each possibility has of it, in the order of their coming.
    private(set) var masses: [Double] = []
    /// What is left for those that come later.
    private(set) var rest = 1.0
    private let today: Day

    init(today: Day) {
        self.today = today
    }

    /// - Parameters:
    ///   - chances: For the days from `first` on, how likely each is if nothing else comes before; in all 1
    ///     or less.
    ///   - earliest: The days before it are over, and nothing came on them.
    ///   - latest: Nothing of this comes after it.
    ///   - taken: The share of `rest` that this possibility had before any of its days were over; without
    ///     it what it has now.
    mutating func add(
        _ chances: some Sequence<Double>, from first: Day, earliest: Day? = nil,
        latest: Day? = nil, taken: Double? = nil
    ) {
        let earliest = earliest ?? today
        var mass = 0.0
        var day = first - 1
        for chance in chances {
            day = day + 1
            guard chance > 0, day >= max(earliest, today), day <= latest ?? day,
                day - today <= Forecast.farthest
            else { continue }
            let index = day - today
            if index >= days.count {
                days += Array(repeating: 0, count: index + 1 - days.count)
            }
            days[index] += rest * chance
            mass += rest * chance
        }
        masses.append(mass)
        rest = max(taken.map { rest * (1 - $0) } ?? rest - mass, 0)
    }

    /// Whether one of them is likelier than none.
    var isLikely: Bool { masses.reduce(0, +) > rest }

    /// The possibility in which half of all is reached.
    var likeliest: Int? {
        let total = masses.reduce(0, +)
        guard total > 0 else { return nil }
        var sum = 0.0
        for (index, mass) in masses.enumerated() {
            sum += mass
            if mass > 0, sum >= total / 2 - 1e-12 { return index }
        }
        return masses.lastIndex { $0 > 0 }
    }

    /// `nil` where nothing can come.
    func next(missedLogProbability: Double) -> Forecast.NextStart? {
        guard let distribution = DayDistribution(normalising: days) else { return nil }
        return Forecast.NextStart(
            distribution, from: today, missedLogProbability: missedLogProbability)
    }
}

extension Forecast.NextStart {
    init(_ days: DayDistribution, from first: Day, missedLogProbability: Double) {
        self.init(
            start: first + days.median,
            range: (first + days.quantile(0.1))...(first + days.quantile(0.9)),
            probabilities: days.probabilities.indices.compactMap { day in
                days[day] > 0
                    ? Forecast.DayProbability(day: first + day, probability: days[day]) : nil
            },
            missedLogProbability: missedLogProbability)
    }
}
