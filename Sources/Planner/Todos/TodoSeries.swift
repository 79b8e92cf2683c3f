import ICalendar

/// The times of a to-do that repeats: which one is to be done now, and how the series goes on when it is done.
///
/// A tick of ours moves the series on to its next time and lowers its COUNT. Programs that tick one time by a component
/// of its own (RECURRENCE-ID) are understood, too: that time is not to be done any longer.
struct TodoSeries: Sendable {
    /// What is to be done now: the series, or one of its times that was changed; `nil` where every time is done.
    let current: Component?
    /// How much later than the first time of the series the current one is, by its own clock, in seconds.
    let seconds: Int64
    /// What moves the series to the time after the current one; `nil` for the last one.
    let next: Step?
    /// Whether `next` cannot be known: by several rules, by dates beside a rule, or by a rule that cannot be followed.
    let isUnclear: Bool

    /// How far a series moves.
    struct Step: Equatable, Sendable {
        /// By its own clock.
        var seconds: Int64
        /// How many times it leaves behind, which no longer count for COUNT.
        var times: Int
        /// The same for each alarm at a moment of its own, in their order, by what the series' clock shows then; at least
        /// one.
        var alarms: [Int64]
    }

    /// - Complexity: O(*n*) in the times that are done; the work for rules is bounded.
    init(_ object: PlannerObject, _ zones: CalendarZones) {
        let clock = ObjectClock(object.file, zones: zones)
        let all = object.file.components.filter { $0.name == object.entry.name }
        let master = all.first { $0.first("RECURRENCE-ID") == nil }
        let overrides = all.filter { $0.first("RECURRENCE-ID") != nil }
        var times = SeriesTimes()
        var first: ClockTime?
        if let master, !master.isTicked {
            let series = RecurrenceSet(master, clock: clock, overrides: overrides)
            first = series.start
            times = SeriesTimes(series)
        }
        let changed =
            overrides.filter { !$0.isTicked }
            .compactMap { entry in
                RecurrenceSet(entry, clock: clock).start.map { (entry: entry, start: $0.moment) }
            }
            .min { $0.start < $1.start }
        if let changed, changed.start < times.current?.time.moment ?? .max {
            current = changed.entry
            (seconds, next, isUnclear) = (0, nil, false)
            return
        }
        isUnclear = times.isUnclear
        guard let first, let time = times.current?.time else {
            // A series without a start is one thing to do.
            let isOpen = master.map { !$0.isTicked && first == nil } ?? false
            current = isOpen ? master : nil
            (seconds, next) = (0, nil)
            return
        }
        current = master
        seconds = time.localSeconds - first.localSeconds
        next = times.next.map { next in
            let seconds = next.time.localSeconds - first.localSeconds
            let alarms = (master?.movableAlarms ?? []).map { alarm in
                first.moment(seconds, after: alarm.moment) - alarm.moment
            }
            return Step(
                seconds: seconds, times: next.number,
                alarms: alarms.isEmpty ? [next.time.moment - first.moment] : alarms)
        }
    }
}

/// The first two times of a series that are not somebody else's.
private struct SeriesTimes {
    /// Each with how many times of the rule come before it.
    private(set) var current: (time: ClockTime, number: Int)?
    private(set) var next: (time: ClockTime, number: Int)?
    private(set) var isUnclear = false

    init() {}

    init(_ series: RecurrenceSet) {
        var work = RecurrenceWork()
        let isFollowed = series.ruleTimes(work: &work) { time, number, isExcluded in
            if !isExcluded {
                if current == nil { current = (time, number) } else { next = (time, number) }
            }
            return next == nil
        }
        guard !isFollowed else { return }
        isUnclear = true
        guard let start = series.start?.moment else { return }
        series.occurrences(from: .min, to: start + Self.farthest, work: &work) { occurrence in
            if occurrence.start.moment < current?.time.moment ?? .max {
                current = (occurrence.start, 0)
            }
            return true
        }
    }

    /// How far from its start a series that is not followed is looked at, in seconds.
    private static let farthest: Int64 = 2 * 366 * 86_400
}

extension Component {
    /// Whether it is done, or nobody waits for it.
    fileprivate var isTicked: Bool {
        first("STATUS")?.isWord("COMPLETED") == true || first("STATUS")?.isWord("CANCELLED") == true
            || first("COMPLETED") != nil
    }
}

// MARK: - Moving

extension PlannerObject {
    /// The series moved on to a later time; what was to be done then is open.
    ///
    /// What takes it back is written beside it, for as long as nobody else moves it.
    func movedOn(_ step: TodoSeries.Step, at now: Int64) -> [UInt8] {
        moved(step, at: now) { first in
            var lines = ContentLines(capacity: 120)
            lines.line("\(Self.lastTick):") {
                let alarms = step.alarms.map(String.init).joined(separator: ",")
                $0.add("\(step.seconds);\(step.times);\(alarms);\(first)")
            }
            return lines.bytes
        }
    }

    /// The series moved back by the last tick; `nil` where none is known, or where it was moved since then.
    func movedBack(at now: Int64) -> [UInt8]? {
        guard let fields = entry.first(Self.lastTick)?.raw.split(separator: ";"),
            fields.count == 4, let seconds = Int64(fields[0]), let times = Int(fields[1]),
            Self.spans.contains(seconds), (1...Int(Int32.max)).contains(times),
            let first = PlannedTime(start),
            first.text == String(fields[3])
        else { return nil }
        let alarms = fields[2].split(separator: ",").map { Int64($0) ?? 0 }
        guard !alarms.isEmpty, alarms.allSatisfy(Self.spans.contains) else { return nil }
        return moved(
            TodoSeries.Step(seconds: -seconds, times: -times, alarms: alarms.map { -$0 }), at: now)
    }

    private static let lastTick = "X-EVE-ICS-LAST-TICK"
    /// What a line may say, so that no sum overflows.
    private static let spans: Range<Int64> = 1..<1 << 40

    /// What the series counts from.
    private var start: Property? { entry.first("DTSTART") ?? entry.first("DUE") }

    /// - Parameter note: The line that is kept, given the new first time; without it none is.
    private func moved(
        _ step: TodoSeries.Step, at now: Int64, note: (String) -> [UInt8]? = { _ in nil }
    ) -> [UInt8] {
        var edits = LineEdits(of: bytes)
        for name in ["DTSTART", "DUE"] {
            guard let time = PlannedTime(entry.first(name)) else { continue }
            edits.set(
                name, to: time.advanced(bySeconds: Int(step.seconds)).line(name), in: entry)
        }
        if let rule = entry.first("RRULE")?.raw {
            edits.set("RRULE", to: Self.line(rule: rule, without: step.times), in: entry)
        }
        edits.set(Todo.Content.lines(of: .open(percent: 0)), in: entry)
        for (number, alarm) in entry.movableAlarms.enumerated() {
            // Of one that a program added since the tick, the last one's.
            let shift = step.alarms[min(number, step.alarms.count - 1)]
            var lines = ContentLines(capacity: 60)
            lines.line("TRIGGER;VALUE=DATE-TIME:") { $0.utc(alarm.moment + shift) }
            edits.set("TRIGGER", to: lines.bytes, in: alarm.component)
        }
        let first = PlannedTime(start)?.advanced(bySeconds: Int(step.seconds)).text
        if let line = note(first ?? "") {
            edits.set(Self.lastTick, to: line, in: entry)
        } else {
            edits.remove(Self.lastTick, in: entry)
        }
        stamp(entry, &edits, at: now, setsAlarms: false)
        return edits.edited
    }

    /// A rule with so many times fewer to come, where it counts them.
    private static func line(rule: String, without times: Int) -> [UInt8] {
        let parts = rule.split(separator: ";").map { part in
            guard part.uppercased().hasPrefix("COUNT="), let count = Int(part.dropFirst(6)) else {
                return String(part)
            }
            return "\(part.prefix(6))\(max(1, count - times))"
        }
        var lines = ContentLines(capacity: 120)
        lines.line("RRULE:") { $0.add(parts.joined(separator: ";")) }
        return lines.bytes
    }
}

extension Component {
    /// Its alarms at moments of their own.
    fileprivate var movableAlarms: [(component: Component, moment: Int64)] {
        components.filter { $0.name == "VALARM" && !$0.isSnooze }.compactMap { alarm in
            alarm.first("TRIGGER")?.utc.map { (alarm, $0) }
        }
    }

    /// Whether it is the alarm of a snooze (RFC 9074 7), which is over with what was put off.
    fileprivate var isSnooze: Bool {
        first("RELATED-TO")?.parameter("RELTYPE")?.uppercased() == "SNOOZE"
    }
}
