package import CivilDate
import Glibc

/// What is left of a card in somebody's memory, and when it is to be seen again: FSRS-6 with the parameters that its
/// authors fitted to many people's reviews, without chance in its intervals.
///
/// The model is that of the Free Spaced Repetition Scheduler (Ye, Su and Cao 2022, DOI 10.1145/3534678.3539081; version
/// 6 as `fsrs` 6.3.2 on PyPI has it, which tests compare it with). Days are those of the person's calendar, as in Anki:
/// what is due on a day is due from its beginning, at whatever hour it was seen before.
package struct CardMemory: Equatable, Sendable {
    package enum Phase: Equatable, Sendable {
        /// Seen for the first times, within minutes; the step counts them from 0.
        case learning(step: Int)
        case review
        /// Forgotten, and seen again within minutes.
        case relearning(step: Int)
    }

    package private(set) var phase: Phase
    /// Days until the card is remembered with a probability of 0.9.
    package private(set) var stability: Double
    /// 1...10.
    package private(set) var difficulty: Double
    package private(set) var lastReview: Int64
    /// From when on it is to be seen again, in seconds since 1970-01-01T00:00:00Z: after days the beginning of one.
    package private(set) var due: Int64

    /// `nil` without a review: such a card is new.
    ///
    /// - Parameter reviews: of one card, in any order.
    package init?(_ reviews: some Sequence<CardReview>, by calendar: ReviewCalendar) {
        // One answer after another; equal moments keep their order.
        let ordered = reviews.enumerated().sorted {
            ($0.element.moment, $0.offset) < ($1.element.moment, $1.offset)
        }.map(\.element)
        guard let first = ordered.first else { return nil }
        self.init(first, calendar)
        for review in ordered.dropFirst() { add(review, calendar) }
    }

    private init(_ first: CardReview, _ calendar: ReviewCalendar) {
        phase = .learning(step: 0)
        stability = FSRS.initialStability(first.recall)
        difficulty = FSRS.initialDifficulty(first.recall).clamped(to: FSRS.difficulties)
        lastReview = first.moment
        due = first.moment
        schedule(first, calendar)
    }

    /// How likely it is remembered after some days.
    private func retrievability(after days: Double) -> Double {
        FSRS.retrievability(stability: stability, days: days)
    }

    private mutating func add(_ review: CardReview, _ calendar: ReviewCalendar) {
        let days = calendar.day(review.moment) - calendar.day(lastReview)
        let recalled = retrievability(after: Double(days))
        stability =
            days < 1
            ? FSRS.stabilityOnTheSameDay(stability, review.recall)
            : FSRS.stability(
                stability, difficulty: difficulty, retrievability: recalled, review.recall)
        difficulty = FSRS.difficulty(difficulty, review.recall)
        schedule(review, calendar)
        lastReview = review.moment
    }

    /// Decides the phase, and when the card comes again.
    private mutating func schedule(_ review: CardReview, _ calendar: ReviewCalendar) {
        func start(after days: Int) -> Int64 {
            calendar.start(calendar.day(review.moment) + days)
        }
        let steps: [Int64]
        let step: Int
        switch phase {
        case .learning(let now): (steps, step) = (FSRS.learningSteps, now)
        case .relearning(let now): (steps, step) = (FSRS.relearningSteps, now)
        case .review:
            guard review.recall == .again else {
                due = start(after: FSRS.interval(stability: stability))
                return
            }
            phase = .relearning(step: 0)
            due = review.moment + FSRS.relearningSteps[0]
            return
        }
        switch review.recall {
        case .again: remain(at: 0, review.moment + steps[0])
        case .hard where step == 0 && steps.count == 1:
            remain(at: step, review.moment + steps[0] * 3 / 2)
        case .hard where step == 0: remain(at: step, review.moment + (steps[0] + steps[1]) / 2)
        case .hard: remain(at: step, review.moment + steps[step])
        case .good where step + 1 < steps.count:
            remain(at: step + 1, review.moment + steps[step + 1])
        case .good, .easy:
            phase = .review
            due = start(after: FSRS.interval(stability: stability))
        }
    }

    private mutating func remain(at step: Int, _ due: Int64) {
        if case .relearning = phase {
            phase = .relearning(step: step)
        } else {
            phase = .learning(step: step)
        }
        self.due = due
    }
}

/// The days of a person, which pass between reviews.
package struct ReviewCalendar: Sendable {
    /// The day at a moment, in seconds since 1970-01-01T00:00:00Z.
    let day: @Sendable (Int64) -> Day
    /// The moment at which a day begins.
    let start: @Sendable (Day) -> Int64

    package init(
        day: @escaping @Sendable (Int64) -> Day, start: @escaping @Sendable (Day) -> Int64
    ) {
        self.day = day
        self.start = start
    }
}

/// The formulas and numbers of FSRS-6.
private enum FSRS {
    private static let w = [
        0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
        0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
    ]
    private static let desiredRetention = 0.9
    static let learningSteps: [Int64] = [60, 600]
    static let relearningSteps: [Int64] = [600]
    static let difficulties = 1.0...10.0
    private static let leastStability = 0.001
    private static let longestInterval = 36_500.0

    private static let decay = -w[20]
    /// With it a card is remembered with a probability of 0.9 after its stability.
    private static let factor = pow(0.9, 1 / decay) - 1

    static func retrievability(stability: Double, days: Double) -> Double {
        pow(1 + factor * max(0, days) / stability, decay)
    }

    static func initialStability(_ recall: Recall) -> Double {
        max(w[recall.rawValue - 1], leastStability)
    }

    static func initialDifficulty(_ recall: Recall) -> Double {
        w[4] - exp(w[5] * Double(recall.rawValue - 1)) + 1
    }

    /// Moves toward the ends ever more slowly, and a little toward that of an easy card.
    static func difficulty(_ difficulty: Double, _ recall: Recall) -> Double {
        let change = -w[6] * Double(recall.rawValue - 3)
        let damped = difficulty + (10 - difficulty) * change / 9
        return (w[7] * initialDifficulty(.easy) + (1 - w[7]) * damped).clamped(to: difficulties)
    }

    static func stabilityOnTheSameDay(_ stability: Double, _ recall: Recall) -> Double {
        var growth =
            exp(w[17] * (Double(recall.rawValue - 3) + w[18])) * pow(stability, -w[19])
        if recall != .again { growth = max(growth, 1) }
        return max(stability * growth, leastStability)
    }

    static func stability(
        _ stability: Double, difficulty: Double, retrievability: Double, _ recall: Recall
    ) -> Double {
        let forgotten = 1 - retrievability
        guard recall != .again else {
            let long =
                w[11] * pow(difficulty, -w[12]) * (pow(stability + 1, w[13]) - 1)
                * exp(forgotten * w[14])
            return max(min(long, stability / exp(w[17] * w[18])), leastStability)
        }
        let ease = (recall == .hard ? w[15] : 1) * (recall == .easy ? w[16] : 1)
        let growth =
            exp(w[8]) * (11 - difficulty) * pow(stability, -w[9]) * (exp(forgotten * w[10]) - 1)
        return max(stability * (1 + growth * ease), leastStability)
    }

    /// Whole days until the card is remembered with the desired probability.
    static func interval(stability: Double) -> Int {
        let days = stability / factor * (pow(desiredRetention, 1 / decay) - 1)
        return Int(days.rounded(.toNearestOrEven).clamped(to: 1...longestInterval))
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

extension CardMemory {
    /// How likely the card is remembered at a moment, from 0 to 1.
    package func retrievability(at moment: Int64) -> Double {
        retrievability(after: Double(moment - lastReview) / 86_400)
    }
}
