/// The alarms of an event or a to-do, and what programs wrote of dismissing them.
package struct EntryAlarms: Sendable {
    /// When one of them rings.
    private enum Trigger: Sendable {
        case fromStart(Int64)
        case fromEnd(Int64)
        case at(Int64)
    }

    private var triggers: [Trigger] = []
    /// Moments up to which alarms were dismissed (RFC 9074 6, and X-MOZ-LASTACK of Thunderbird).
    package private(set) var acknowledged: Set<Int64> = []
    /// Until when they were put off: X-MOZ-SNOOZE-TIME of Thunderbird, and the alarm of a snooze (RFC 9074 7).
    package private(set) var snoozedUntil: Int64?
    /// The same of single times of a series (X-MOZ-SNOOZE-TIME-…), by the seconds of their starts: in UTC, or as a clock
    /// without a zone shows them.
    package private(set) var snoozedTimes: [Int64: Int64] = [:]
    /// Whether there are more than are looked at, or one too far from its entry.
    package private(set) var isCut = false

    /// Alarms of one entry that are looked at, each with ten repetitions at most.
    package static let most = 50
    private static let mostRepeats = 10
    /// An alarm further from its entry never rings, in seconds: ten years.
    package static let farthest: Int64 = 3_653 * 86_400

    /// - Parameter alarm: The only one that counts; `nil` for all of the entry's.
    package init(of entry: Component, only alarm: Component? = nil) {
        let alarms = (alarm.map { [$0] } ?? entry.components).filter {
            $0.name == "VALARM" && $0.first("ACTION")?.isWord("NONE") != true
        }
        isCut = alarms.count > Self.most
        for alarm in alarms.prefix(Self.most) { add(alarm) }
        for property in entry.properties {
            guard property.name.hasPrefix("X-MOZ-"), let time = property.utc else {
                continue
            }
            switch property.name {
            case "X-MOZ-LASTACK": acknowledged.insert(time)
            case "X-MOZ-SNOOZE-TIME": putOff(until: time)
            default:
                // In millionths of seconds.
                guard property.name.hasPrefix(Self.snoozedTime), snoozedTimes.count < Self.most,
                    let start = Int64(property.name.dropFirst(Self.snoozedTime.count))
                else { continue }
                snoozedTimes[start / 1_000_000] = time
            }
        }
    }

    private static let snoozedTime = "X-MOZ-SNOOZE-TIME-"

    private mutating func putOff(until time: Int64) {
        snoozedUntil = max(snoozedUntil ?? time, time)
    }

    private mutating func add(_ alarm: Component) {
        if let time = alarm.first("ACKNOWLEDGED")?.utc { acknowledged.insert(time) }
        guard let trigger = alarm.first("TRIGGER") else { return }
        // The alarm of a snooze (RFC 9074 7) is no alarm of the entry's own.
        guard alarm.first("RELATED-TO")?.parameter("RELTYPE")?.uppercased() != "SNOOZE" else {
            trigger.utc.map { putOff(until: $0) }
            return
        }
        let spacing = alarm.first("DURATION").flatMap { try? $0.duration(isStrict: false) }
        let step = Int64(max(0, spacing?.totalSeconds ?? 0))
        let repeats = min(
            max(step > 0 ? alarm.first("REPEAT")?.integer ?? 0 : 0, 0), Self.mostRepeats)
        for number in 0...repeats {
            let later = Int64(number) * step
            guard let offset = try? trigger.duration(isStrict: false) else {
                if let time = trigger.utc { triggers.append(.at(time + later)) }
                continue
            }
            let seconds = Int64(offset.totalSeconds) + later
            guard abs(seconds) <= Self.farthest else {
                isCut = true
                continue
            }
            let isFromEnd = trigger.parameter("RELATED")?.uppercased() == "END"
            triggers.append(isFromEnd ? .fromEnd(seconds) : .fromStart(seconds))
        }
    }

    package var isEmpty: Bool { triggers.isEmpty }

    /// When an occurrence rings at most, by its start, its end, and the clock.
    package var reach: OccurrenceReach {
        var reach = OccurrenceReach()
        for trigger in triggers {
            switch trigger {
            case .fromStart(let seconds): reach.add(fromStart: seconds)
            case .fromEnd(let seconds): reach.add(fromEnd: seconds)
            case .at(let moment): reach.moments.append(moment)
            }
        }
        return reach
    }

    /// When the alarms of an occurrence ring, each moment once, the earliest first.
    ///
    /// An alarm at a moment of its own rings once (RFC 5545 3.8.6.3): in a series it belongs to the first time. An
    /// entry without a date has no others.
    package func rings(of occurrence: EntryOccurrence) -> [Int64] {
        let moments = triggers.compactMap { trigger -> Int64? in
            switch trigger {
            case .at(let moment): occurrence.isFirst ? moment : nil
            case _ where !occurrence.isDated: nil
            case .fromStart(let seconds): occurrence.start.moment + seconds
            case .fromEnd(let seconds): (occurrence.end ?? occurrence.start).moment + seconds
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
