package import CivilDate

/// A bleed to be expected because the hormones stop for some days.
package struct WithdrawalBleed: Equatable, Sendable {
    /// The course and the pack whose break or end brings it.
    package var course: Int
    package var pack: Int
    /// The days of the bleed: the likeliest first day, and the usual length of such bleeds.
    package var days: ClosedRange<Day>
    package var startRange: ClosedRange<Day>
    /// The hormones that end before it.
    let pause: HormoneBreak

    /// How likely it comes at all: after seven days without a hormone 94.8 to 100% of women bled in a
    /// trial, after four days 82 to 91.7% (doi:10.1016/j.ejogrb.2012.01.021).
    var chance: Double { pause.days.count >= 6 ? 0.97 : 0.87 }
}

/// When bleeds come after the last hormone, and for how long.
package struct WithdrawalPattern: Equatable, Sendable {
    /// Days from the last day with a hormone to the first with bleeding: likeliest, and as a rule.
    package let delay: Int
    package let delays: ClosedRange<Int>
    /// The length in days.
    package let length: Int

    /// What leaflets of 21+7 pills say, a start on the second or third day of the break, with one day
    /// more for those whose bleeding takes longer; four days of bleeding is the first median of a
    /// trial of 24+4 (doi:10.1016/j.conx.2020.100020).
    package static let usual = WithdrawalPattern(delay: 3, delays: 2...4, length: 4)

    /// Delays are kept within 1...150 days, the length within 1...60.
    package init(delay: Int, delays: ClosedRange<Int>, length: Int) {
        self.delay = min(max(delay, 1), 150)
        self.delays = delays.clamped(to: 1...150)
        self.length = min(max(length, 1), 60)
    }

    /// What the logged bleeds say, from three on; else `usual`.
    ///
    /// - Parameter bleeds: Of each its delay and its length, `nil` where it isn't known.
    init(_ bleeds: [(delay: Int, length: Int?)]) {
        var (delay, delays, length) = (Self.usual.delay, Self.usual.delays, Self.usual.length)
        let own = bleeds.map(\.delay).sorted()
        if own.count >= 3, let middle = own.middle {
            let cut = own.count / 10
            delay = middle
            delays = own[cut]...own[own.count - 1 - cut]
        }
        let lengths = bleeds.compactMap(\.length)
        if lengths.count >= 3, let middle = lengths.middle { length = middle }
        self.init(delay: delay, delays: delays, length: length)
    }
}

/// Days in a row without a method's hormone: a break of a pack, or the end of a course.
struct HormoneBreak: Equatable {
    var pack: Int
    var days: ClosedRange<Day>

    var lastHormone: Day { days.lowerBound - 1 }

    /// The days on which bleeding that begins belongs to the break: its own and the four after it.
    ///
    /// So counts the trial "Contraceptive efficacy and tolerability of ethinylestradiol 20 µg/drospirenone
    /// 3 mg in a flexible extended regimen", J Fam Plann Reprod Health Care 2012.
    var bleedStarts: ClosedRange<Day> {
        days.lowerBound...(days.upperBound + Self.daysAfter)
    }

    static let daysAfter = 4

    /// The length in days of the shortest break after which a bleed is forecast.
    static let shortestWithBleed = 2
}

extension ContraceptionCourse {
    /// How long the end of a course counts as a break, in days.
    private static let lastBreak = 7

    /// The breaks that share a day with those from `first` through `last`, in order.
    ///
    /// - Complexity: O(*packs*) within those days.
    func breaks(from first: Day, through last: Day) -> [HormoneBreak] {
        guard method.ovulationEffect == .suppressed, let pattern = method.pattern else { return [] }
        let timeline = PackTimeline(self)
        var breaks: [HormoneBreak] = []
        for stretch in timeline.stretches where pattern.off > 0 && stretch.first <= last {
            // Days since the first pack of the stretch would have begun.
            let origin = stretch.first - (stretch.number - 1)
            let skipped = max(0, (first - origin) / pattern.length - 1)
            var begin = origin + skipped * pattern.length + pattern.active
            while begin <= min(last, stretch.last) {
                var end = begin + (pattern.off - 1)
                if stretch.last != self.end { end = min(end, stretch.last) }
                let from = max(begin, stretch.first)
                if from <= end, let position = timeline.position(on: from), !position.isGap,
                    end >= first, from <= last
                {
                    breaks.append(HormoneBreak(pack: position.pack, days: from...end))
                }
                begin = begin + pattern.length
            }
        }
        // An injection wears off long after the day that a course ends on.
        if method.kind != .injection, let end, let position = timeline.position(on: end),
            !position.isGap, position.number <= pattern.active, end < last,
            end + Self.lastBreak >= first
        {
            breaks.append(
                HormoneBreak(pack: position.pack, days: (end + 1)...(end + Self.lastBreak)))
        }
        return breaks
    }

    /// Some hormone of this course works on `day`.
    func givesHormone(on day: Day) -> Bool {
        guard suppressedSpans.contains(where: { $0.contains(day) }) else { return false }
        return packDay(on: day).map { $0.state == .active } ?? true
    }
}

extension Contraception {
    /// The bleeds that breaks of at least two days, or the end of a course, make likely; those that share
    /// a day with the ones asked for, in order.
    ///
    /// None comes where another course goes on giving hormones, nor from methods that never have a break.
    package func withdrawalBleeds(
        from first: Day, through last: Day, pattern: WithdrawalPattern = .usual
    ) -> [WithdrawalBleed] {
        guard let asked = Self.within(first, last) else { return [] }
        let reach = pattern.delay + pattern.length
        var bleeds: [WithdrawalBleed] = []
        for course in courses where course.method.causesWithdrawalBleeds {
            let near = course.breaks(from: asked.lowerBound - reach, through: asked.upperBound)
            for pause in near where pause.days.count >= HormoneBreak.shortestWithBleed {
                let start = pause.lastHormone + pattern.delay
                let days = start...(start + (pattern.length - 1))
                guard days.overlaps(asked),
                    !courses.contains(where: {
                        $0.number != course.number && $0.givesHormone(on: pause.days.lowerBound)
                    })
                else { continue }
                bleeds.append(
                    WithdrawalBleed(
                        course: course.number, pack: pause.pack, days: days,
                        startRange: pause.lastHormone
                            .advanced(
                                by: pattern.delays.lowerBound)...pause.lastHormone
                            .advanced(by: pattern.delays.upperBound),
                        pause: pause))
            }
        }
        return bleeds.sorted { ($0.days.lowerBound, $0.course) < ($1.days.lowerBound, $1.course) }
    }

    /// The days that have a text form among those given; `nil` where there are none.
    static func within(_ first: Day, _ last: Day) -> ClosedRange<Day>? {
        let first = max(first, PackTimeline.days.lowerBound)
        let last = min(last, PackTimeline.days.upperBound)
        return first <= last ? first...last : nil
    }
}
