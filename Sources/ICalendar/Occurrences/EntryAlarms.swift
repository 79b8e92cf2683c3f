/// The alarms of an event or a to-do, and what programs wrote of dismissing them.
package struct EntryAlarms: Sendable {
    /// When one of them rings.
    private enum Trigger: Sendable {
        case fromStart(Int64)
        case fromEnd(Int64)
        case at(Int64)
    }

    private var triggers: [Trigger] = []
    /// Up to when alarms were dismissed (RFC 9074 6, and X-MOZ-LASTACK of Thunderbird).
    package private(set) var acknowledged: Int64?
    /// Until when they were put off (X-MOZ-SNOOZE-TIME).
    package private(set) var snoozedUntil: Int64?
    /// Whether there are more than are looked at.
    package private(set) var isCut = false

    /// Alarms of one entry that are looked at, each with ten repetitions at most.
    package static let most = 50
    private static let mostRepeats = 10
    /// An alarm further from its entry never rings, in seconds.
    package static let farthest: Int64 = 60 * 86_400

    /// - Parameter alarm: The only one that counts; `nil` for all of the entry's.
    package init(of entry: Component, only alarm: Component? = nil) {
        let alarms = (alarm.map { [$0] } ?? entry.components).filter {
            $0.name == "VALARM" && $0.first("ACTION")?.isWord("NONE") != true
        }
        isCut = alarms.count > Self.most
        for alarm in alarms.prefix(Self.most) { add(alarm) }
        acknowledged = [
            acknowledged, entry.first("X-MOZ-LASTACK").flatMap(Self.moment),
        ].compactMap(\.self).max()
        snoozedUntil = entry.first("X-MOZ-SNOOZE-TIME").flatMap(Self.moment)
    }

    private mutating func add(_ alarm: Component) {
        if let time = alarm.first("ACKNOWLEDGED").flatMap(Self.moment) {
            acknowledged = max(acknowledged ?? time, time)
        }
        // The alarm of a snooze (RFC 9074 7) is no alarm of the entry's own.
        guard alarm.first("RELATED-TO")?.parameter("RELTYPE")?.uppercased() != "SNOOZE",
            let trigger = alarm.first("TRIGGER")
        else { return }
        let spacing = alarm.first("DURATION").flatMap { try? $0.duration(isStrict: false) }
        let step = Int64(max(0, spacing?.totalSeconds ?? 0))
        let repeats = min(
            max(step > 0 ? alarm.first("REPEAT")?.integer ?? 0 : 0, 0), Self.mostRepeats)
        for number in 0...repeats {
            let later = Int64(number) * step
            guard let offset = try? trigger.duration(isStrict: false) else {
                if let time = Self.moment(trigger) { triggers.append(.at(time + later)) }
                continue
            }
            let seconds = Int64(offset.totalSeconds) + later
            guard abs(seconds) <= Self.farthest else { continue }
            let isFromEnd = trigger.parameter("RELATED")?.uppercased() == "END"
            triggers.append(isFromEnd ? .fromEnd(seconds) : .fromStart(seconds))
        }
    }

    /// A DATE-TIME in UTC.
    private static func moment(_ property: Property) -> Int64? {
        guard let time = try? property.dateTime(), time.isUTC else { return nil }
        return ZoneTime(time.day, second: time.second ?? 0).seconds
    }

    package var isEmpty: Bool { triggers.isEmpty }

    /// How far before and after its start an occurrence rings at most.
    package var reach: (before: Int64, after: Int64) {
        var reach: (before: Int64, after: Int64) = (0, 0)
        for trigger in triggers {
            switch trigger {
            case .fromStart(let seconds):
                reach.before = max(reach.before, -seconds)
                reach.after = max(reach.after, seconds)
            // Nobody knows here how long it lasts.
            case .fromEnd(let seconds):
                reach.before = max(reach.before, -seconds)
                reach.after = max(reach.after, seconds + 31 * 86_400)
            case .at: reach = (Self.farthest, Self.farthest)
            }
        }
        return reach
    }

    /// When the alarms of an occurrence ring, each moment once, the earliest first.
    ///
    /// An alarm at a moment of its own belongs to an entry that does not repeat.
    package func rings(of occurrence: EntryOccurrence) -> [Int64] {
        let moments = triggers.compactMap { trigger -> Int64? in
            switch trigger {
            case .fromStart(let seconds): occurrence.start.moment + seconds
            case .fromEnd(let seconds): (occurrence.end ?? occurrence.start).moment + seconds
            case .at(let moment): occurrence.recurrence.isEmpty ? moment : nil
            }
        }
        return Set(moments).sorted()
    }

    /// How many seconds before its start it rings, the earliest first; none that ring after it.
    package var leads: [Int] {
        let leads = triggers.compactMap { trigger -> Int? in
            guard case .fromStart(let seconds) = trigger, seconds <= 0 else { return nil }
            return Int(-seconds)
        }
        return Set(leads).sorted(by: >)
    }
}
