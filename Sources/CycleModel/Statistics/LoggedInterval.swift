package import CivilDate

/// What the person says of an interval between two logged starts that looked wrong.
package enum IntervalAnswer: String, CaseIterable, Sendable {
    /// A start in between was not logged: the interval is two or three cycles.
    case oneMissing
    /// It was one cycle.
    case reallyThatLong
    /// Leave it out, whatever it was.
    case ignored
}

/// The time between two logged starts, as the forecast counts it.
package struct LoggedInterval: Equatable, Sendable {
    /// The first day.
    package var start: Day
    /// The length in days.
    package var length: Int
    package var answer: IntervalAnswer?
    /// How cycles came at the time.
    var adjustment = LengthAdjustment.usual

    /// `nil` for a cycle that is running or too long to be one.
    init?(_ cycle: Cycle, answer: IntervalAnswer?, adjustment: LengthAdjustment = .usual) {
        guard let length = cycle.length, !cycle.isGap else { return nil }
        start = cycle.start
        self.length = length
        self.answer = answer
        self.adjustment = adjustment
    }
}

/// An interval between two logged starts that is probably not one cycle.
package struct OddInterval: Equatable, Sendable {
    package var start: Day
    /// The logged start that ends it.
    package var nextStart: Day
    package var suspicion: Suspicion
    /// How likely that is, judged by the other cycles.
    package var probability: Double

    package enum Suspicion: Equatable, Sendable {
        /// Starts went unlogged around these days.
        case missedStarts([Day])
        /// It fits neither one cycle nor several, such as a short one begun by spotting.
        case outlier
    }

    /// The intervals that the person has not answered for and that look wrong.
    ///
    /// - Parameter usualLength: The length that cycles usually have by the person's own word.
    /// - Complexity: O(*n* · *d*) in the number of lengths and of distinct ones among them.
    package static func all(
        in intervals: [LoggedInterval], usualLength: Int? = nil
    ) -> [OddInterval] {
        // Without one of those that count, the one before them counts too.
        let remembered = LengthModel.rememberedCycles
        let counted = intervals.indices.filter { intervals[$0].answer != .ignored }
        let isFull = counted.count > remembered
        let near = isFull ? Array(intervals[counted[counted.count - remembered - 1]...]) : intervals
        let stated = isFull ? nil : usualLength
        let likelihoods = LengthLikelihoods(of: LengthLikelihoods.data(near, stated))
        return near.indices.suffix(remembered).compactMap { index in
            let interval = near[index]
            guard interval.answer == nil else { return nil }
            var others = near
            others.remove(at: index)
            let found = likelihoods.responsibilities(
                of: LengthLikelihoods.Datum(
                    length: interval.length, adjustment: interval.adjustment),
                given: LengthLikelihoods.data(others, stated))
            let suspicion: Suspicion
            if found.missed > 0.5 {
                let posterior = LengthPosterior(intervals: others, usualLength: stated)
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

extension LoggedInterval {
    /// The likeliest days of one or two unlogged starts. Cycles of one person are alike, so they
    /// part the interval evenly.
    fileprivate func missedStarts(typicalLength: Int) -> [Day] {
        let cycles = 2 * length >= 5 * typicalLength ? 3 : 2
        return (1..<cycles).map { start + (length * $0 + cycles / 2) / cycles }
    }
}
