import CivilDate

/// When a VEVENT, VTODO or VJOURNAL takes place: once, or as its rules say (RFC 5545 3.8.5).
///
/// A component that stands for one time of a series (RECURRENCE-ID) is that one time alone, or with
/// RANGE=THISANDFUTURE also the times after it, each moved as far and as long as it is (RFC 5545 3.2.13). EXRULE,
/// which RFC 5545 took away, is left aside.
///
/// A to-do without DTSTART takes place when it is due, and repeats from then on: RFC 5545 3.8.5.3 has no answer, and
/// Tasks.org, DAVx5 and Apple's programs write and read it so.
package struct RecurrenceSet {
    package let component: Component
    /// DTSTART, or DUE of a to-do without; `nil` where none can be read: the entry has no occurrences.
    package let start: ClockTime?
    /// Whether it has no DTSTART and counts from DUE: each time is a point, also where that is a day.
    package let isByDue: Bool
    private let length: EntryLength
    private let rules: [RecurrenceRule]
    /// Each perhaps with an end of its own.
    private let added: [Occurrence]
    private var excludedMoments: Set<Int64> = []
    /// The excluded whole days, also of times of day: many programs write them so.
    private var excludedDays: Set<Day> = []
    /// The span in which the series gives the times; those outside are somebody else's.
    private var bounds = Int64.min..<Int64.max
    /// The times after its own that a component with RANGE=THISANDFUTURE moves.
    private let later: LaterTimes?
    /// Whether a rule is there that cannot be followed.
    package let hasUnknownRule: Bool

    /// - Parameters:
    ///   - overrides: Components of the same UID with a RECURRENCE-ID, whose times are not the master's.
    ///   - master: The one of the same UID without.
    package init(
        _ component: Component, clock: ObjectClock, overrides: [Component] = [],
        master: Component? = nil
    ) {
        let cuts = overrides.lazy.filter(\.reachesOn).compactMap {
            clock.time("RECURRENCE-ID", in: $0)?.moment
        }
        var later: LaterTimes?
        if component.reachesOn, let master, let own = clock.time("RECURRENCE-ID", in: component) {
            let end = cuts.filter { $0 > own.moment }.min() ?? .max
            later = LaterTimes(
                RecurrenceSet(
                    master, clock: clock, overrides: overrides, in: own.moment..<end, later: nil),
                after: own)
        }
        self.init(
            component, clock: clock, overrides: overrides, in: .min..<(cuts.min() ?? .max),
            later: later)
    }

    private init(
        _ component: Component, clock: ObjectClock, overrides: [Component], in bounds: Range<Int64>,
        later: LaterTimes?
    ) {
        self.component = component
        self.later = later
        let due = clock.time("DUE", in: component)
        isByDue = component.name == "VTODO" && component.first("DTSTART") == nil && due != nil
        start = isByDue ? due : clock.time("DTSTART", in: component)
        let end = isByDue ? nil : clock.time("DTEND", in: component) ?? due
        let duration = component.first("DURATION").flatMap { try? $0.duration(isStrict: false) }
        length = end.map(EntryLength.until) ?? duration.map(EntryLength.lasting) ?? .none
        guard component.first("RECURRENCE-ID") == nil else {
            (rules, added) = ([], [])
            hasUnknownRule = later?.series.hasUnknownRule ?? false
            return
        }
        self.bounds = bounds
        let written = component.all("RRULE").prefix(10)
        let rules = written.compactMap { RecurrenceRule($0.value.span) }
        self.rules = rules
        hasUnknownRule = rules.count < written.count
        added = Self.added(component, clock)
        for property in component.properties where property.name == "EXDATE" {
            for value in (try? property.dateTimes()) ?? [] {
                exclude(clock.time(value, of: property))
            }
        }
        for override in overrides {
            if let time = clock.time("RECURRENCE-ID", in: override) { exclude(time) }
        }
    }

    package var isRecurring: Bool { !rules.isEmpty || !added.isEmpty || hasUnknownRule }

    /// Whether it stands for one time alone, and that is when it is due.
    package var isDueOnce: Bool { isByDue && !isRecurring && later == nil }

    private mutating func exclude(_ time: ClockTime) {
        if time.form == .date {
            excludedDays.insert(time.day)
        } else {
            excludedMoments.insert(time.moment)
        }
    }

    private func isExcluded(_ time: ClockTime) -> Bool {
        !bounds.contains(time.moment) || excludedMoments.contains(time.moment)
            || excludedDays.contains(time.day)
    }

    private static func added(_ component: Component, _ clock: ObjectClock) -> [Occurrence] {
        var added: [Occurrence] = []
        for property in component.properties where property.name == "RDATE" {
            for part in property.value.split(separator: .comma) {
                if let period = clock.period(Array(part), of: property) {
                    added.append(
                        Occurrence(start: period.start, end: period.end, hasOwnEnd: true))
                } else if let start = part.split(separator: .slash).first,
                    let value = DateTimeValue(start.span)
                {
                    added.append(Occurrence(start: clock.time(value, of: property), end: nil))
                }
            }
        }
        return added
    }

    /// What takes place at one time of the series, whether or not a rule gives it.
    package func occurrence(at time: ClockTime) -> Occurrence? {
        start.map { occurrence(time, of: $0) }
    }

    /// The occurrence that starts then.
    func occurrence(_ start: ClockTime, of first: ClockTime) -> Occurrence {
        let end = length.end(from: start, of: first)
        guard end == nil, start.form == .date, !isByDue else {
            return Occurrence(start: start, end: end)
        }
        // RFC 5545 3.6.1: a date without an end is that one day.
        return Occurrence(start: start, end: start.moved(to: start.local + 86_400))
    }
}

extension RecurrenceSet {
    /// How far an occurrence reaches beyond its start, at most; clocks may be changed on the way.
    private func reach(of first: ClockTime) -> Int64 { max(0, length(from: first)) + 2 * 86_400 }

    /// How many seconds the occurrence from `first` on takes; clocks may be changed during another one.
    func length(from first: ClockTime) -> Int64 {
        (occurrence(first, of: first).end ?? first).moment - first.moment
    }

    /// Calls `body` with the occurrences that may touch a stretch of time, and perhaps with some beside it, in
    /// no order and some perhaps twice, until it returns `false`.
    ///
    /// - Parameter start: In seconds since 1970-01-01T00:00:00Z, as `end` is.
    /// - Parameter work: When it runs out before the end is reached, it is exhausted afterward.
    package func occurrences(
        from start: Int64, to end: Int64, work: inout RecurrenceWork,
        _ body: (Occurrence) -> Bool
    ) {
        guard let first = self.start else { return }
        for occurrence in added where !isExcluded(occurrence.start) {
            work.spend(1)
            let whole =
                occurrence.end == nil ? self.occurrence(occurrence.start, of: first) : occurrence
            guard !work.isExhausted, body(whole) else { return }
        }
        let (from, last) = (
            start.clamped(to: Self.written), end.clamped(to: Self.written) + 2 * 86_400
        )
        if rules.isEmpty {
            if !isExcluded(first), !body(occurrence(first, of: first)) { return }
            guard let later else { return }
            let shift = first.moment - later.first.moment
            later.series.occurrences(
                from: from - shift - reach(of: first), to: last - shift, work: &work
            ) { original in
                let moved = later.moved(original.start, with: first)
                guard Self.written.contains(moved.local.seconds) else { return true }
                return body(
                    Occurrence(
                        start: moved, end: occurrence(moved, of: first).end,
                        original: original.start))
            }
            return
        }
        for rule in rules {
            var times = RecurrenceIterator(
                rule, start: first.local, from: first.localTime(at: from - reach(of: first)),
                until: until(rule, first), through: first.localTime(at: last))
            while let time = times.next(&work) {
                let start = first.moved(to: time)
                if isExcluded(start) { continue }
                guard body(occurrence(start, of: first)) else { return }
            }
            if work.isExhausted { return }
        }
    }

    /// Calls `body` with the times that the one rule of a series gives, in order, each with how many come before it and
    /// whether it is somebody else's, until it returns `false`. A component without a rule has one time.
    ///
    /// - Returns: `false` where there are dates beside the rule, several rules, one that cannot be followed, or
    ///   components that stand for later times: then `body` is not called.
    package func ruleTimes(
        work: inout RecurrenceWork, _ body: (ClockTime, Int, Bool) -> Bool
    ) -> Bool {
        guard let first = start, added.isEmpty, rules.count <= 1, !hasUnknownRule, later == nil,
            bounds == .min..<(.max)
        else { return start == nil }
        guard let rule = rules.first else {
            _ = body(first, 0, isExcluded(first))
            return true
        }
        var times = RecurrenceIterator(
            rule, start: first.local, from: first.local, until: until(rule, first),
            through: ZoneTime(seconds: Self.written.upperBound))
        var number = 0
        while let time = times.next(&work) {
            let start = first.moved(to: time)
            guard body(start, number, isExcluded(start)) else { return true }
            number += 1
        }
        return !work.isExhausted
    }

    /// The years 1 to 9999, in seconds; nothing outside them can be written.
    private static let written: ClosedRange<Int64> = -62_135_596_800...253_402_300_799

    /// UNTIL on the clock of the start.
    private func until(_ rule: RecurrenceRule, _ first: ClockTime) -> ZoneTime? {
        rule.until.map { until in
            let time = ZoneTime(until.day, second: until.second ?? 86_399)
            // With a start that is a date it ought to be one, too; many programs write a time in UTC.
            return until.isUTC && first.form != .utc ? first.localTime(at: time.seconds) : time
        }
    }
}

/// Times of a series that a component with RANGE=THISANDFUTURE moves.
private final class LaterTimes {
    let series: RecurrenceSet
    /// The one that the component itself stands for.
    let first: ClockTime
    /// The same on the clock of the series; a day, where only that is named.
    private let local: ZoneTime

    init?(_ series: RecurrenceSet, after first: ClockTime) {
        guard let start = series.start else { return nil }
        self.series = series
        self.first = first
        local =
            first.form == .date
            ? ZoneTime(first.day, second: Int(start.local.seconds - start.day.midnight))
            : start.localTime(at: first.moment)
    }

    /// The new place of `time` when the first of them goes to `start`.
    func moved(_ time: ClockTime, with start: ClockTime) -> ClockTime {
        start.moved(to: start.local + Int(time.local.seconds - local.seconds))
    }
}

extension Day {
    /// The midnight in seconds since 1970-01-01, by its own clock.
    fileprivate var midnight: Int64 { ZoneTime(self, second: 0).seconds }
}

extension Component {
    /// Whether it stands for a time of a series and all times after it.
    package var reachesOn: Bool {
        first("RECURRENCE-ID")?.parameter("RANGE")?.uppercased() == "THISANDFUTURE"
    }
}

extension Int64 {
    fileprivate func clamped(to range: ClosedRange<Int64>) -> Int64 {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
