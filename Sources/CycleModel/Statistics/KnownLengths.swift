import CivilDate

/// What is known of how long a person's cycles are, as of one day.
package struct KnownLengths: Equatable, Sendable {
    /// Completed cycles that count, oldest first.
    private(set) var intervals: [LoggedInterval] = []
    /// How long the person says that cycles usually are; it counts as one more cycle, the oldest.
    package private(set) var usualLength: Int?
    /// What is known of cycles before any of these.
    private(set) var prior = LengthPrior.usual

    init() {}

    init(
        _ cycles: [Cycle], _ assessments: CycleAssessments?, _ circumstances: Circumstances,
        today: Day
    ) {
        intervals = LoggedInterval.all(in: cycles, assessments, circumstances.answers)
        usualLength = circumstances.usualLength
        prior = LengthPrior(circumstances, cycles, today: today)
    }

    /// The past intervals that the forecast of natural cycles counts, oldest first.
    package var counted: [CountedInterval] {
        var weight = 1.0
        var counted: [CountedInterval] = []
        let known = intervals.filter { $0.answer != .ignored }
        for interval in known.suffix(LengthModel.rememberedCycles).reversed() {
            counted.append(CountedInterval(interval: interval, weight: weight))
            weight *= LengthModel.forgetting
        }
        return counted.reversed()
    }

    /// The longest of those that count as one cycle each; `nil` without any.
    var longest: Int? {
        intervals.lazy.filter { $0.answer == nil || $0.answer == .reallyThatLong }.map(\.length)
            .suffix(LengthModel.rememberedCycles).max()
    }

    /// What all of them say of cycles to come.
    var posterior: LengthPosterior {
        LengthPosterior(intervals: intervals, usualLength: usualLength, prior)
    }

    /// The length of a cycle that is over and counts; of any other, what those before it say.
    func length(of cycle: Cycle) -> DayDistribution {
        if let known = intervals.last(where: { $0.start <= cycle.start }),
            known.start == cycle.start, known.answer == nil || known.answer == .reallyThatLong
        {
            return DayDistribution(certain: known.length)
        }
        return LengthPosterior(
            intervals: intervals.prefix { $0.start < cycle.start }, usualLength: usualLength, prior
        ).next
    }

    /// The past intervals that look wrong and that the person has not answered for.
    ///
    /// - Complexity: Worked out at every call, O(*n*) in the number of cycles, but for those that look wrong.
    package var odd: [OddInterval] {
        // Without one of those that count, the one before them counts too.
        let counted = intervals.filter { $0.answer != .ignored }
        let isFull = counted.count > LengthModel.rememberedCycles
        let near = Array(counted.suffix(LengthModel.rememberedCycles + 1))
        let stated = isFull ? nil : usualLength
        let data = LengthLikelihoods.data(near, stated)
        let judged = LengthLikelihoods.responsibilities(of: data, prior).suffix(near.count)
        return zip(near.indices, judged).suffix(LengthModel.rememberedCycles).compactMap {
            index, found in
            let interval = near[index]
            guard interval.answer == nil else { return nil }
            let suspicion: OddInterval.Suspicion
            if found.missed > 0.5 {
                var others = near
                others.remove(at: index)
                let posterior = LengthPosterior(intervals: others, usualLength: stated, prior)
                    .adjusted(by: interval.adjustment)
                suspicion = .missedStarts(
                    interval.missedStarts(typicalLength: posterior.next.median))
            } else if found.outlier > 0.5 {
                suspicion = .outlier
            } else {
                return nil
            }
            return OddInterval(
                start: interval.start, nextStart: interval.start + interval.length,
                suspicion: suspicion, probability: max(found.missed, found.outlier))
        }
    }
}

/// A past interval and how much it counts: 1 for the newest, less for each one before it.
package struct CountedInterval: Equatable, Sendable {
    package var interval: LoggedInterval
    package var weight: Double
}
