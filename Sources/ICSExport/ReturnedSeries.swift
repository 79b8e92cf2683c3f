import CalendarModel
import CivilDate
import CycleModel

/// Puts together what a file says of one event in several components.
enum ReturnedSeries {
    /// The events in the order of the file.
    ///
    /// Of components with the same UID the one with the highest SEQUENCE counts, then the one that was
    /// changed last; two that differ and are equal in both are both kept. A daily rule becomes a block
    /// of days, with what was taken out of it or moved one by one.
    static func events(of entries: [ReturnedEntry]) -> [ReturnedEvent] {
        var groups: [String: [Int]] = [:]
        groups.reserveCapacity(entries.count)
        for index in entries.indices {
            if let uid = entries[index].event.uid { groups[uid, default: []].append(index) }
        }
        var events: [ReturnedEvent] = []
        events.reserveCapacity(entries.count)
        for index in entries.indices {
            guard let uid = entries[index].event.uid, let group = groups[uid] else {
                events.append(alone(entries[index]))
                continue
            }
            if group.count == 1 {
                events.append(block(entries[index], overrides: []))
            } else if group[0] == index {
                events += together(group.map { entries[$0] })
            }
        }
        joinSplitSeries(&events)
        return events
    }

    private static func alone(_ entry: ReturnedEntry) -> ReturnedEvent {
        block(entry, overrides: [])
    }

    /// Components with one UID.
    private static func together(_ entries: [ReturnedEntry]) -> [ReturnedEvent] {
        let masters = newest(entries.filter { $0.replaced == nil })
        var overrides: [ReturnedEntry] = []
        var indices: [Day: Int] = [:]
        for entry in entries {
            guard let day = entry.replaced else { continue }
            if let index = indices[day] {
                if isNewer(entry, overrides[index]) { overrides[index] = entry }
            } else {
                indices[day] = overrides.count
                overrides.append(entry)
            }
        }
        guard let master = masters.first, masters.count == 1 else {
            return (masters + overrides).map(alone)
        }
        switch master.rule {
        case .daily, .endless: return [block(master, overrides: overrides)]
        case .none:
            // An override of the only time there is replaces it.
            if let index = indices[master.event.days.lowerBound] {
                let others = overrides.indices.filter { $0 != index }.map { overrides[$0] }
                return ([overrides[index]] + others).map(alone)
            }
            return ([master] + overrides).map(alone)
        case .other:
            // What was moved within a rule is still a part of it.
            return ([master] + overrides).map(alone).map { event in
                var event = event
                if event.minuteOfDay != nil { event.repetition = .rule }
                return event
            }
        }
    }

    /// The newest one, and others beside it that are as new and say something else.
    private static func newest(_ entries: [ReturnedEntry]) -> [ReturnedEntry] {
        guard var best = entries.first else { return [] }
        for entry in entries.dropFirst() where isNewer(entry, best) { best = entry }
        var kept = [best]
        for entry in entries where !isNewer(best, entry) && !isNewer(entry, best) {
            if !kept.contains(where: { says($0.event, theSameAs: entry.event) }) {
                kept.append(entry)
            }
        }
        return kept
    }

    private static func isNewer(_ one: ReturnedEntry, _ other: ReturnedEntry) -> Bool {
        (one.sequence, one.stamp) > (other.sequence, other.stamp)
    }

    private static func says(_ one: ReturnedEvent, theSameAs other: ReturnedEvent) -> Bool {
        one.days == other.days && one.status == other.status
    }

    // MARK: Blocks of days

    private static func block(
        _ entry: ReturnedEntry, overrides: [ReturnedEntry]
    ) -> ReturnedEvent {
        var event = entry.event
        switch entry.rule {
        case .none: return event
        case .other:
            event.repetition = .rule
            return event
        case .endless:
            event.repetition = .endless
            return event
        case .daily(let count):
            let (first, length) = (event.days.lowerBound, event.days.count)
            guard count <= ReturnedEvent.mostDays, length <= ReturnedEvent.mostDays else {
                // Too long for anything of ours; how long does not matter.
                let last = min(count, 1_000) - 1
                event.days = first...min(event.days.upperBound + last, Self.lastDay)
                return event
            }
            var replaced: [Day] = []
            var moved: Set<Day> = []
            for override in overrides {
                if let day = override.replaced { replaced.append(day) }
                if override.event.status != .cancelled,
                    override.event.days.count <= ReturnedEvent.mostDays
                {
                    moved.formUnion(override.event.days)
                }
            }
            var days = moved
            let ranges = overrides.filter(\.reachesOn)
                .compactMap { override in override.replaced.map { ($0, override.event) } }
                .sorted { $0.0 < $1.0 }
            for number in 0..<count {
                let day = first + number
                guard !entry.excluded.contains(day), !replaced.contains(day) else { continue }
                guard let (from, event) = ranges.last(where: { $0.0 < day }) else {
                    days.formUnion(day...(day + (length - 1)))
                    continue
                }
                guard event.status != .cancelled, event.days.count <= ReturnedEvent.mostDays else {
                    continue
                }
                let start = event.days.lowerBound + (day - from)
                days.formUnion(start...(start + (event.days.count - 1)))
            }
            cover(&event, days)
            return event
        }
    }

    private static let lastDay = Day(number: 2_932_896)

    /// Makes these the days of the event; without any it is as good as deleted.
    private static func cover(_ event: inout ReturnedEvent, _ days: Set<Day>) {
        guard let first = days.min(), let last = days.max() else {
            event.status = .cancelled
            return
        }
        event.days = first...last
        guard event.days.count <= 4 * ReturnedEvent.mostDays else { return }
        event.gaps = event.days.filter { !days.contains($0) }
    }

    /// Google ends a series where "this and following" of it was changed, and lets the rest go on under
    /// the same UID with `_R` and the date behind it.
    private static func joinSplitSeries(_ events: inout [ReturnedEvent]) {
        let rests = events.indices.filter { index in
            events[index].uid.flatMap(seriesName) != nil
        }
        guard !rests.isEmpty else { return }
        var indices: [String: Int] = [:]
        for index in events.indices {
            if let uid = events[index].uid?.lowercased(), indices[uid] == nil {
                indices[uid] = index
            }
        }
        var joined: Set<Int> = []
        for rest in rests {
            guard let uid = events[rest].uid, let name = seriesName(uid), let base = indices[name],
                base != rest, isBlock(events[base]), isBlock(events[rest])
            else { continue }
            let days = Set(events[base].days).subtracting(events[base].gaps)
                .union(events[rest].days).subtracting(events[rest].gaps)
            cover(&events[base], days)
            joined.insert(rest)
        }
        events = events.indices.filter { !joined.contains($0) }.map { events[$0] }
    }

    private static func isBlock(_ event: ReturnedEvent) -> Bool {
        event.repetition == .none && event.days.count <= ReturnedEvent.mostDays
            && event.status != .cancelled
    }

    /// The UID of the series with its `@google.com`, if it has one.
    private static func seriesName(_ uid: String) -> String? {
        let small = uid.lowercased()
        let host = "@google.com"
        guard small.hasSuffix(host) else { return ReturnedUID.series(of: small) }
        return ReturnedUID.series(of: String(small.dropLast(host.count))).map { $0 + host }
    }
}
