package import CivilDate

/// When the next period is expected: one date and one range a cycle, which a change of the log moves and a day that
/// passes does not.
///
/// They are what was to be expected on the day after the last period, with the signs of ovulation logged since. A period
/// is late once the whole range is over, and what is usual for the person besides.
package struct Promise: Equatable, Sendable {
    /// The median.
    package let date: Day
    /// The 10th and the 90th percentile.
    package let range: ClosedRange<Day>
    package let limit: Limit
    /// The last day on which a period that did not come is not late; `nil` where none ever is.
    package let lateAfter: Day?

    /// From when on a period that did not come is late.
    package enum Limit: Equatable, Sendable {
        case afterRange
        /// Not as long as the cycle has no more than so many days either.
        case usualLength(Int, inTeens: Bool)
        case never(Reason)
    }

    /// Why a period that does not come is no reason to call it late.
    package enum Reason: Equatable, Sendable {
        case perimenopause
        /// Of the first cycles.
        case afterPregnancy
        /// Of the first cycles.
        case afterHormones
        /// It makes bleeding lighter, or stops it.
        case method(Contraceptive)
    }

    package enum State: String, CaseIterable, Sendable {
        /// The range is still to come.
        case ahead
        case anyDay = "any-day"
        /// The range is over, and that is not late yet.
        case waiting
        case late
    }

    /// A range of more days says more than any one date in it.
    package static let widestWithDate = 14

    /// - Parameters:
    ///   - days: How likely the period starts on each day from `start` on, as of the day after the last one.
    ///   - start: The first day of the cycle.
    ///   - delay: How many days more signs of a late ovulation put it off.
    init(_ days: DayDistribution, from start: Day, delay: Int = 0, _ limit: Limit) {
        self.init(
            start + (days.median + delay),
            (start + days.quantile(0.1))...(start + (days.quantile(0.9) + delay)), limit,
            from: start)
    }

    private init(_ date: Day, _ range: ClosedRange<Day>, _ limit: Limit, from start: Day) {
        (self.date, self.range, self.limit) = (date, range, limit)
        lateAfter =
            switch limit {
            case .afterRange: range.upperBound
            case .usualLength(let longest, _): max(range.upperBound, start + (longest - 1))
            case .never: nil
            }
    }

    /// The same of a cycle that began on `start`, by another limit.
    func limited(to limit: Limit, from start: Day) -> Promise {
        Promise(date, range, limit, from: start)
    }

    package func state(on today: Day) -> State {
        if today < range.lowerBound { return .ahead }
        if today <= range.upperBound { return .anyDay }
        return lateAfter.map { today > $0 } ?? false ? .late : .waiting
    }

    /// How many days late the period is, 0 where it isn't.
    package func daysLate(on today: Day) -> Int { lateAfter.map { max(today - $0, 0) } ?? 0 }

    /// Whether the range is so wide that it is shown without a date.
    package var isWide: Bool { range.count > Self.widestWithDate }
}

extension Promise.Limit {
    /// Cycles of up to 38 days are usual (FIGO 2018), and of up to 45 in the teens (ACOG Committee Opinion 651).
    private static let (usual, usualInTeens) = (38, 45)
    /// With so many cycles it is known what is usual for the person.
    private static let enoughCycles = 3
    /// How many cycles come in a way of their own after a birth or a method with hormones.
    private static let firstCycles = 1...3
    /// Nothing that ended longer ago than this many days explains why a period stays away.
    private static let farthest = 180

    /// - Parameter day: What began later explains nothing.
    init(
        _ history: History, _ circumstances: Circumstances, cyclesUsed: Int, by day: Day? = nil
    ) {
        if let reason = Self.reason(history, circumstances, by: day ?? history.today) {
            self = .never(reason)
        } else if circumstances.isTeenager {
            self = .usualLength(Self.usualInTeens, inTeens: true)
        } else {
            self =
                cyclesUsed < Self.enoughCycles
                ? .usualLength(Self.usual, inTeens: false) : .afterRange
        }
    }

    private static func reason(
        _ history: History, _ circumstances: Circumstances, by day: Day
    ) -> Promise.Reason? {
        let today = history.today
        if let method = circumstances.contraception.lighteningMethod(on: today, begunBy: day) {
            return .method(method)
        }
        switch circumstances.life.phase(on: today) {
        case .perimenopause: return .perimenopause
        case .postpartum, .breastfeeding: return .afterPregnancy
        case .cycling, .pregnancy, .onBreak: break
        }
        let starts = history.cycles.map(\.start)
        let life = LifeCourse(circumstances.life, through: today)
        if let start = starts.last,
            life.isOfLoss(start)
                || life.numberSinceBirth(start, among: starts).map(firstCycles.contains) ?? false
        {
            return .afterPregnancy
        }
        // Where no period is logged the cycle that runs began with the last bleed of a pack.
        if let end = circumstances.contraception.lastHormone(before: today),
            (starts.last ?? end) - end < farthest,
            starts.count(where: { $0 > end }) <= firstCycles.upperBound
        {
            return .afterHormones
        }
        return nil
    }
}

extension Contraception {
    /// A method in use that makes bleeding lighter or stops it, as all with hormones do.
    func lighteningMethod(on day: Day, begunBy last: Day? = nil) -> Contraceptive? {
        running(on: day).filter { $0.start <= last ?? day }.map(\.method)
            .first { $0.ovulationEffect != .unaffected }
    }

    /// The last day before `today` on which a method with hormones ended or stopped working.
    fileprivate func lastHormone(before today: Day) -> Day? {
        courses.lazy.filter { $0.method.ovulationEffect != .unaffected }
            .compactMap { course in
                course.end.map { max($0, course.suppressedSpans.last?.upperBound ?? $0) }
            }
            .filter { $0 < today }.max()
    }
}

extension Forecast {
    /// The days on which the next period may still start once its date is over: from the first possible one to the end
    /// of the promised range; `nil` before and after.
    package var anyDays: ClosedRange<Day>? {
        guard let promise, let next, next.source == .cycle, next.shown.range == promise.range,
            next.shown.start > promise.date
        else { return nil }
        return next.shown.start...promise.range.upperBound
    }

    /// Whether months show the next period as days of its usual length: while its date is to come, and where it is
    /// another one that is expected by now. A bleed that a pack brings is shown wherever it is expected.
    package var showsNextPeriod: Bool {
        guard let promise, let next, next.source == .cycle else { return true }
        return next.shown.start == promise.date || expectsAfterMissed
    }

    /// Whether a period was so probably missed in the log that the date if it was is the expected one.
    package var expectsAfterMissed: Bool { ifMissed?.isLikelier ?? false }
}

extension Forecast {
    /// The day on which the next period is or was expected, which stays until something is logged: the promised one, or
    /// as if one was missed in the log. What a pack brings moves on once its days are over.
    package var statedStart: Day? {
        if expectsAfterMissed { return next?.shown.start }
        return isPromiseOver && next?.source != .cycle ? next?.start : promise?.date ?? next?.start
    }

    /// The same while it can still come then, or on a later day of the promised range.
    package var promisedStart: Day? {
        isPromiseOver && next?.source == .cycle && !expectsAfterMissed ? nil : statedStart
    }

    /// The same while it is not over: what programs are given as the day of the next period.
    package var comingStart: Day? { promisedStart.flatMap { $0 < today ? nil : $0 } }

    private var isPromiseOver: Bool { promiseState == .waiting || promiseState == .late }
}
