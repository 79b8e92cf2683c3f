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

    /// The completed cycles that count, in order.
    static func all(
        in cycles: [Cycle], _ assessments: CycleAssessments?, _ answers: IntervalAnswers
    ) -> [LoggedInterval] {
        cycles.indices.compactMap { index in
            guard assessments?[index].reason == nil else { return nil }
            return LoggedInterval(
                cycles[index], answer: answers[cycles[index].start],
                adjustment: assessments?[index].plan.first ?? .usual)
        }
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

    /// The intervals between cycles' starts that the person has not answered for and that look wrong.
    ///
    /// - Parameter cycles: Up to `today`, as the circumstances' answers make them.
    /// - Complexity: O(*n*) in the number of cycles, but for those that look wrong.
    package static func all(
        in cycles: [Cycle], today: Day, circumstances: Circumstances
    ) -> [OddInterval] {
        KnownLengths(
            cycles, CycleAssessments(cycles, circumstances, today: today), circumstances,
            today: today
        ).odd
    }
}

extension LoggedInterval {
    /// The likeliest days of one or two unlogged starts. Cycles of one person are alike, so they
    /// part the interval evenly.
    func missedStarts(typicalLength: Int) -> [Day] {
        let cycles = 2 * length >= 5 * typicalLength ? 3 : 2
        return (1..<cycles).map { start + (length * $0 + cycles / 2) / cycles }
    }
}
