package import CivilDate

/// What the person said of a bleed that is close to another one.
package enum BleedAnswer: String, CaseIterable, Sendable {
    /// A period began with it.
    case start
    /// It was bleeding between periods.
    case between
}

/// What the person said of intervals that looked wrong and of bleeds, by their first day.
///
/// There are few, so they are kept in an array: the first use of a dictionary of days costs a program as
/// much as a tenth of a forecast.
package struct IntervalAnswers: Equatable, Sendable {
    package struct Entry: Equatable, Sendable {
        package var start: Day
        package var answer: IntervalAnswer
    }

    /// The answers about cycles, in the order of their days.
    package private(set) var entries: [Entry] = []

    package struct BleedEntry: Equatable, Sendable {
        package var start: Day
        package var answer: BleedAnswer
    }

    /// The answers about bleeds, in the order of their days.
    package private(set) var bleeds: [BleedEntry] = []

    package init() {}

    package var isEmpty: Bool { entries.isEmpty && bleeds.isEmpty }

    /// What was said of the bleed that begins on `start`.
    package subscript(bleed start: Day) -> BleedAnswer? {
        get { bleeds.isEmpty ? nil : bleeds.first { $0.start == start }?.answer }
        set {
            bleeds.removeAll { $0.start == start }
            guard let newValue else { return }
            let index = bleeds.firstIndex { $0.start > start } ?? bleeds.endIndex
            bleeds.insert(BleedEntry(start: start, answer: newValue), at: index)
        }
    }

    package subscript(start: Day) -> IntervalAnswer? {
        get { entries.first { $0.start == start }?.answer }
        set {
            entries.removeAll { $0.start == start }
            guard let newValue else { return }
            let index = entries.firstIndex { $0.start > start } ?? entries.endIndex
            entries.insert(Entry(start: start, answer: newValue), at: index)
        }
    }

    /// The answers of which the first days are wanted.
    func filtered(
        _ isWanted: (Day) -> Bool, bleeds isWantedBleed: (Day) -> Bool
    ) -> IntervalAnswers {
        var kept = self
        kept.entries.removeAll { !isWanted($0.start) }
        kept.bleeds.removeAll { !isWantedBleed($0.start) }
        return kept
    }
}

extension IntervalAnswers: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral elements: (Day, IntervalAnswer)...) {
        for (start, answer) in elements { self[start] = answer }
    }
}

extension IntervalAnswers {
    /// How far a start may move, in days, and still bound the interval that was answered for.
    private static let reach = 7

    /// Carries the answers about intervals over from the cycles that the log had to those that it has now.
    ///
    /// An answer is about one interval and follows it while each end moves by a week at most. It goes
    /// when the interval does: when a start inside is logged after all, or one of its ends is not a
    /// start any more.
    ///
    /// - Complexity: O(*answers* · *cycles*).
    mutating func follow(from old: [Cycle], to new: [Cycle]) {
        var carried = IntervalAnswers()
        for entry in entries {
            let start = entry.start
            guard let before = old.first(where: { $0.start == start }) else {
                carried[start] = entry.answer
                continue
            }
            let nearest = new.min { abs($0.start - start) < abs($1.start - start) }
            guard let after = nearest, abs(after.start - start) <= Self.reach,
                Self.isSameEnd(before.nextStart, after.nextStart)
            else { continue }
            carried[after.start] = entry.answer
        }
        entries = carried.entries
    }

    /// Carries the answers about bleeds over to those that the log has now.
    ///
    /// An answer follows its bleed while its start moves by a week at most, and goes with it.
    mutating func follow(to new: [Bleed]) {
        let old = bleeds
        bleeds = []
        for entry in old {
            let nearest = new.min { abs($0.start - entry.start) < abs($1.start - entry.start) }
            guard let start = nearest?.start, abs(start - entry.start) <= Self.reach,
                start == entry.start || !old.contains(where: { $0.start == start })
            else { continue }
            self[bleed: start] = entry.answer
        }
    }

    /// A running cycle may end; one that ended doesn't run again.
    private static func isSameEnd(_ old: Day?, _ new: Day?) -> Bool {
        guard let old else { return true }
        return new.map { abs($0 - old) <= reach } ?? false
    }
}
