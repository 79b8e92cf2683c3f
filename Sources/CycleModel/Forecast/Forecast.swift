package import CivilDate

/// What is expected of the coming cycles, as of one day.
///
/// A forecast, never a contraceptive: no window in it is fit for preventing a pregnancy.
package struct Forecast: Equatable, Sendable {
    /// The day it was made for: nothing earlier than this is forecast to start.
    package var today: Day
    /// The next period's first day; `nil` when no forecast is possible, and `reason` says why.
    package var next: NextStart?
    package var reason: Reason?
    /// The coming periods in order, the first being `next`'s, as far as the horizon asked for.
    package var periods: [PredictedPeriod] = []
    /// One window for the running cycle, over or not, then one for each of `periods`, however little is known of its
    /// ovulation. What is said of a day follows from `fertility(of:)`.
    package var windows: [FertileWindow] = []
    /// Those of them whose ovulation can be placed.
    package var fertileWindows: [FertileWindow] { windows.filter { !$0.isUnplaced } }
    /// The windows that say something: in a running cycle that may be two, nobody can place the ovulation, nor how many
    /// days from now that of a later one is.
    package var meaningfulWindows: [FertileWindow] {
        if isInDoubt { return [] }
        return isRunningOpen ? fertileWindows.filter { $0.number > 0 } : fertileWindows
    }
    /// The windows to come with those that are left out because nobody can place their ovulation.
    package var comingOvulations: [FertileWindow] {
        windows.filter { (!isRunningOpen || $0.number > 0) && $0.days.upperBound >= today }
    }
    /// Those of them that are not over: what is past is no forecast any more, and belongs in no calendar.
    package var comingWindows: [FertileWindow] {
        meaningfulWindows.filter { $0.days.upperBound >= today }
    }
    /// How likely each day from `today` to the horizon is to be fertile, whichever cycle it will
    /// belong to; days under one in a thousand are left out.
    ///
    /// - Complexity: Worked out at every call, O(*days* · *cycles*).
    package var fertileProbabilities: [DayProbability] {
        var sums = Array(repeating: 0.0, count: max(horizon - today + 1, 0))
        for part in fertility {
            for found in part.probabilities(through: horizon) {
                sums[found.day - today] += found.probability
            }
        }
        return sums.indices.compactMap { index in
            let day = today + index
            return sums[index] == 0 || barred.all.contains { $0.contains(day) }
                ? nil : DayProbability(day: day, probability: min(sums[index], 1))
        }
    }
    /// How many completed cycles it rests on; with none the spread is the population's.
    package var cyclesUsed = 0
    /// Whether so few cycles count that the person's word on how long they usually are tells something.
    package var needsUsualLength: Bool { cyclesUsed < 2 }
    /// The period that is running; `nil` without one, or when it has reached its usual length.
    package var runningPeriod: RunningPeriod?
    /// The median length of the periods in days, without running ones and those of unknown end.
    package var expectedPeriodLength = 5

    /// When the next period is expected: where `next` moves on with each day, this stays. `nil` where nothing is
    /// forecast.
    package var promise: Promise?
    /// Where a cycle stands beside its promise; `nil` without one.
    package var promiseState: Promise.State? { promise?.state(on: today) }
    package var isLate: Bool { promiseState == .late }
    /// The promise's date; `nil` where a pack brings the next bleed.
    package var expectedStart: Day? { next?.source == .cycle ? promise?.date : nil }
    /// How many days late the period is, 0 where it isn't; `nil` where no period is expected.
    package var daysLate: Int? { expectedStart == nil ? nil : promise?.daysLate(on: today) }
    /// A method in use that makes bleeding lighter or stops it.
    package var lighteningMethod: Contraceptive?

    /// Doses left out, after which nothing is known of what the method does; `nil` without them.
    package var lapse: Lapse?
    /// Whether the days may be fertile although none is shown as fertile, because of doses left out.
    package var isFertilityUnknown: Bool { lapse != nil && showsFertility }
    /// Whether fertile days are asked for at all.
    var showsFertility = true

    /// A period that was probably had and not logged; `nil` where there is no need to ask.
    package var missedPeriod: MissedPeriod?
    /// When the next period is expected if one came and was not logged: once the promised date is over and that is
    /// likely enough to be said beside it; `nil` otherwise.
    package var ifMissed: IfMissed?
    /// How likely the next period starts on each day: as `next` has it or, once one may have come and not been logged, by
    /// both readings of the log.
    package var chances: NextStart? {
        guard ifMissed != nil, let next, let running, running.mayBeTwo else { return next }
        var chances = NextStart(
            running.chances, from: running.start, missedLogProbability: next.missedLogProbability)
        if expectsAfterMissed { chances.start = next.shown.start }
        return chances
    }
    /// Whether a period is probably missing from the log, so that no day can be told from another by its fertility.
    package var isInDoubt: Bool { fertility.first?.running.isInDoubt ?? false }
    /// Whether nobody can place the ovulation of the running cycle by now.
    var isRunningOpen: Bool { fertility.first?.isOpen ?? false }
    /// Whether windows are left out because their ovulation may be on too many days.
    package var leavesWindowsOut: Bool {
        isInDoubt || missedPeriod == nil && isRunningOpen
            || windows.contains { $0.isUnplaced && ($0.number > 0 || missedPeriod == nil) }
    }
    /// The signs of ovulation in the running cycle; `nil` where there are none.
    package var evidence: OvulationEvidence?
    /// What is known of the lengths of past cycles.
    package var lengths = KnownLengths()
    /// What `fertileProbabilities` is worked out from.
    var fertility: [Fertility] = []
    /// The cycle that `next` ends; `nil` where that is a pack's bleed.
    var running: RunningCycle?
    /// Its first day is a logged one.
    var isRunningLogged = true
    /// The first day of the cycle that runs today, where a period is logged on it and its cycle goes on.
    var loggedStart: Day?
    /// The first days of the logged cycles.
    var loggedStarts: [Day] = []
    /// The days on which a method leaves nothing to tell of fertility. Where it does not stop ovulation, any of them may
    /// be fertile.
    var barred = BarredDays()
    /// What a method makes of the ovulation of the running cycle.
    var ovulationEffect = OvulationEffect.unaffected
    /// The days from today to the next period where a method is over that left open if there is an ovulation.
    package var openAfterMethod: ClosedRange<Day>?
    /// The last day that was asked for.
    var horizon: Day

    package init(today: Day) {
        self.today = today
        horizon = today
    }

    /// Why there is nothing to forecast.
    package enum Reason: Equatable, Sendable {
        case nothingLogged
        /// No period for longer than any forecast can bridge; the last logged start is given.
        case quietSince(Day)
        /// A pregnancy is over, no period being logged since.
        case pregnancyOver
        case pregnant(due: Day)
        /// After a birth, no period being logged since.
        case postpartum
        case breastfeeding
        case onBreak(reason: String?)
        /// A method stops ovulation and has no break that a bleed would answer.
        case suppressed
        /// So many doses in a row were left out that the method's bleeds can't be forecast any more.
        case dosesSkipped(Int)
    }

    /// A period whose last logged day is today or yesterday and that is shorter than usual so far, unless the person
    /// said that it ended.
    package struct RunningPeriod: Equatable, Sendable {
        /// What is logged of it.
        package var days: ClosedRange<Day>
        /// Which of its days today is, 1 being the first.
        package var day: Int
        package var expectedLength: Int
        /// The days that are still expected of it; `nil` where today is recorded as a day without bleeding.
        package var toCome: ClosedRange<Day>?
    }

    /// "Did you miss logging a period around 3 May?"
    package struct MissedPeriod: Equatable, Sendable {
        /// The day on which it was most likely due.
        package var around: Day
        package var probability: Double
        /// Whether the next period is expected as if it had probably not been logged.
        package var movesForecast = false

        package init(around: Day, probability: Double) {
            self.around = around
            self.probability = probability
        }
    }

    /// What follows if a period came and was not logged.
    package struct IfMissed: Equatable, Sendable {
        /// The day on which it was most likely due.
        package var around: Day
        /// The median of the next period's first day, or a date on the way to it.
        package var start: Day
        /// The 10th and the 90th percentile.
        package var range: ClosedRange<Day>
        /// How likely it is that one was not logged.
        package var probability: Double

        /// Whether this is the likelier of the two dates by so much that it is said first.
        package var isLikelier: Bool { probability > Self.likely }

        /// How likely a start went unlogged where that is asked about, too.
        static let likely = 0.6

        /// - Parameters:
        ///   - days: How likely the next period starts on each day from `start` on.
        init(around: Day, _ days: DayDistribution, from start: Day, _ probability: Double) {
            self.around = around
            self.probability = probability
            self.start = start + days.median
            range = (start + days.quantile(0.1))...(start + days.quantile(0.9))
        }
    }

    package struct DayProbability: Equatable, Sendable {
        package var day: Day
        package var probability: Double
    }

    package struct NextStart: Equatable, Sendable {
        /// The median, or a date on the way to it: it moves by five days a day at most.
        package var start: Day
        /// The 10th and the 90th percentile, and `start`; from where two dates are said on, those of both together.
        package var range: ClosedRange<Day>
        /// Every day from today on that may be the first, unrounded, summing to 1.
        package var probabilities: [DayProbability]
        /// How likely it is that a period was missed in the log since the last logged start.
        package var missedLogProbability: Double
        /// What `start` comes with.
        package var source = PredictedPeriod.Source.cycle
        /// The first day in a calendar, and the range beside it: what was promised while it can still come so, then
        /// what is expected as of today, and once a period was probably missed in the log what is expected after that.
        package var shown: Shown { stated ?? Shown(start: start, range: ownRange) }

        var stated: Shown?

        package struct Shown: Equatable, Sendable {
            package var start: Day
            package var range: ClosedRange<Day>
        }

        /// Shows the promised date and, once that is over, each day on which the range still lets it come, or the date
        /// if one was missed where that comes first.
        mutating func show(_ promise: Promise?, _ ifMissed: IfMissed?) {
            let first = probabilities.first?.day ?? start
            if let ifMissed, ifMissed.isLikelier {
                stated = Shown(start: ifMissed.start, range: ifMissed.range)
            } else if let promise, first <= promise.range.upperBound {
                stated = Shown(start: max(promise.date, first), range: promise.range)
            }
        }
    }

    package struct PredictedPeriod: Equatable, Sendable {
        /// 1 for the next period, 2 for the one after it.
        package var number: Int
        /// The days of the period: its median start, and the usual length of periods.
        package var days: ClosedRange<Day>
        /// The 10th and the 90th percentile of the start.
        package var startRange: ClosedRange<Day>
        package var source: Source

        package init(
            number: Int, days: ClosedRange<Day>, startRange: ClosedRange<Day>,
            source: Source = .cycle
        ) {
            self.number = number
            self.days = days
            self.startRange = startRange
            self.source = source
        }

        /// What makes it come.
        package enum Source: Hashable, Sendable {
            /// A natural cycle.
            case cycle
            /// The break of a pack, or the end of its course: a withdrawal bleed.
            case pack(course: Int, pack: Int)
        }
    }

    package struct FertileWindow: Equatable, Sendable {
        /// 0 in the running cycle, else the `number` of the predicted period that opens its cycle.
        package var number: Int
        package var days: ClosedRange<Day>
        package var ovulation: Day
        /// The 10th and the 90th percentile of the day of ovulation, whenever the cycle starts.
        package var ovulationRange: ClosedRange<Day>
        /// Whether so little is known of the ovulation that a window would say nothing.
        package var isUnplaced: Bool {
            max(days.count - daysOfDoubt, ovulationRange.count) > Self.widest
        }
        /// By how many days it begins earlier because the cycle before it may be two.
        private var daysOfDoubt = 0
        var isOfDoubt: Bool { daysOfDoubt > 0 }
        /// The most days of a window, and those in which its ovulation may fall, where it is shown.
        package static let widest = 21

        /// Begins as early as `other`, where that is earlier.
        mutating func begin(by other: Fertility.Placed) {
            let count = days.count
            days = min(days.lowerBound, other.fertile.lowerBound)...days.upperBound
            daysOfDoubt += days.count - count
            let earliest = min(ovulationRange.lowerBound, other.ovulation.lowerBound)
            ovulationRange = earliest...ovulationRange.upperBound
        }

        package init(
            number: Int, days: ClosedRange<Day>, ovulation: Day, ovulationRange: ClosedRange<Day>
        ) {
            self.number = number
            self.days = days
            self.ovulation = ovulation
            self.ovulationRange = ovulationRange
        }
    }
}

extension Forecast.FertileWindow {
    /// What is left of it around its ovulation; `nil` where ovulation itself is barred.
    func without(_ barred: [ClosedRange<Day>]) -> Forecast.FertileWindow? {
        var (first, last) = (days.lowerBound, days.upperBound)
        for span in barred where span.overlaps(days) {
            if span.contains(ovulation) { return nil }
            if isUnplaced { continue }
            if span.upperBound < ovulation { first = max(first, span.upperBound + 1) }
            if span.lowerBound > ovulation { last = min(last, span.lowerBound - 1) }
        }
        var window = self
        window.days = first...last
        return window
    }
}
