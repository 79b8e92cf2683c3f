package import AlarmClock
import CivilDate
package import ICalendar

/// What a program says of alarms by putting an entry: which of them were dismissed or put off meanwhile, and the entry
/// as other programs have to see it then.
package struct PutDismissals: Sendable {
    /// What is new; a program that has forgotten a dismissal does not take it back.
    package private(set) var marks: [AlarmInstance.ID: AlarmMark] = [:]
    /// The entry as it was put, with what is known of dismissals written into it, and with an own alarm's alarms that
    /// were deleted because they had rung.
    package private(set) var bytes: [UInt8]

    private let now: Int64
    private let zones: CalendarZones

    /// - Parameters:
    ///   - old: The entry as it was.
    ///   - known: What is known of its alarms.
    ///   - now: Seconds since 1970-01-01T00:00:00Z.
    package init(
        by new: StoredEntry, over old: StoredEntry?, known: [AlarmInstance.ID: AlarmMark],
        at now: Int64, _ zones: CalendarZones
    ) {
        (self.now, self.zones, bytes) = (now, zones, new.bytes)
        var entry = new
        if let old {
            let restored = deletions(in: new, from: old, known)
            entry =
                restored == new.bytes
                ? new
                : StoredEntry(calendar: new.calendar, name: new.name, bytes: restored) ?? new
        }
        let rung = rung(in: entry)
        let byLine = Dictionary(grouping: rung) { $0.stored?.occurrence.entry.line ?? 0 }
        for component in entry.components {
            read(component, over: old, byLine[component.line] ?? [])
        }
        bytes = entry.dismissing(dismissed(rung, known))
    }

    /// What has begun to ring and is still remembered.
    private func rung(in entry: StoredEntry) -> [ScheduledAlarm] {
        AlarmSchedule([entry], in: now..<now + 1, zones).alarms.filter { $0.instance.begin <= now }
    }

    // MARK: Alarms that are missing

    /// Some programs delete the alarms that a person dismisses. An own alarm gets them back, as it would never ring
    /// again.
    private mutating func deletions(
        in new: StoredEntry, from old: StoredEntry, _ known: [AlarmInstance.ID: AlarmMark]
    ) -> [UInt8] {
        var missing: [Int: (place: Int, bytes: [UInt8])] = [:]
        // By the line of the old component.
        var pairs: [Int: (component: Component, old: EntryAlarms, new: EntryAlarms)] = [:]
        var last: AlarmInstance.ID?
        for alarm in rung(in: old) {
            // What rings once is there for each time at which it rings.
            guard let occurrence = alarm.stored?.occurrence, alarm.instance.id != last else {
                continue
            }
            last = alarm.instance.id
            let line = occurrence.entry.line
            if pairs[line] == nil {
                guard let component = new.component(like: occurrence.entry) else { continue }
                pairs[line] = (
                    component, EntryAlarms(of: occurrence.entry), EntryAlarms(of: component)
                )
            }
            guard let (component, oldAlarms, newAlarms) = pairs[line],
                component.first("DTSTART")?.raw == occurrence.entry.first("DTSTART")?.raw,
                component.first("DUE")?.raw == occurrence.entry.first("DUE")?.raw
            else { continue }
            let before = Set(oldAlarms.rings(of: occurrence))
            let after = newAlarms.rings(of: occurrence)
            let gone = before.subtracting(after)
            // One that was moved, or that is still to ring, is missing for another reason.
            guard let latest = gone.max(), latest <= now, before.isSuperset(of: after) else {
                continue
            }
            if known.mark(of: alarm.instance.id).acknowledged ?? .min < latest {
                marks[alarm.instance.id] = AlarmMark(acknowledged: now)
            }
            guard old.isOwnAlarm else { continue }
            let alarms = occurrence.entry.components.prefix(EntryAlarms.most).filter { alarm in
                alarm.name == "VALARM"
                    && !gone.isDisjoint(
                        with: EntryAlarms(of: occurrence.entry, only: alarm).rings(of: occurrence))
            }
            missing[component.line] = (
                component.lastLine(in: new.bytes), alarms.flatMap { old.bytes[$0.bytes] }
            )
        }
        var bytes = new.bytes
        for (place, alarms) in missing.values.sorted(by: { $0.place > $1.place }) {
            bytes.insert(contentsOf: alarms, at: place)
        }
        return bytes
    }

    // MARK: What is written

    /// - Parameter own: What has rung of the component.
    private mutating func read(
        _ component: Component, over old: StoredEntry?, _ own: [ScheduledAlarm]
    ) {
        let alarms = EntryAlarms(of: component)
        if alarms.acknowledged.isEmpty { return }
        let before = old?.component(like: component).map { EntryAlarms(of: $0) }
        let news = alarms.acknowledged.subtracting(before?.acknowledged ?? [])
        // Older ones are of no use, and a clock that is ahead must not silence what is to come.
        guard let latest = news.max(), latest > now - Self.longest else { return }
        let acknowledged = min(latest, StoredTime.latest(at: now))
        // Of a series those times that have rung, and not all up to that moment: our own clock may be ahead, too.
        for alarm in own where alarm.instance.begin <= acknowledged {
            marks[alarm.instance.id] = AlarmMark(acknowledged: acknowledged)
        }
        func putOff(_ alarm: ScheduledAlarm, until: Int64?) {
            guard let until, until > acknowledged, until <= acknowledged + Self.mostSecondsPutOff
            else { return }
            marks[alarm.instance.id] = AlarmMark(acknowledged: acknowledged, snoozedUntil: until)
        }
        if alarms.snoozedUntil != before?.snoozedUntil, let last = own.last {
            putOff(last, until: alarms.snoozedUntil)
        }
        for alarm in own {
            guard let start = alarm.stored?.occurrence.start else { continue }
            for seconds in [start.moment, start.localSeconds] {
                let until = alarms.snoozedTimes[seconds]
                if until != before?.snoozedTimes[seconds] { putOff(alarm, until: until) }
            }
        }
    }

    private static let longest = AlarmInstance.longestMemory + Int64(Ladder.leads.upperBound)
    private static let mostSecondsPutOff: Int64 = 60 * 86_400

    // MARK: What is told

    /// The last time of each component that was dismissed.
    private func dismissed(
        _ rung: [ScheduledAlarm], _ known: [AlarmInstance.ID: AlarmMark]
    ) -> [(upTo: Int64, of: EntryOccurrence)] {
        let all = known.merging(marks) { $0.merged(with: $1) }
        var told: [Int: (upTo: Int64, of: EntryOccurrence)] = [:]
        // The earliest come first.
        for alarm in rung {
            let mark = all.mark(of: alarm.instance.id)
            guard let occurrence = alarm.stored?.occurrence, let moment = mark.acknowledged,
                moment >= alarm.instance.begin, mark.snoozedUntil ?? .min <= moment
            else { continue }
            told[occurrence.entry.line] = (moment, occurrence)
        }
        return Array(told.values)
    }
}

extension StoredEntry {
    /// The component that stands for the same times.
    fileprivate func component(like other: Component) -> Component? {
        components.first {
            $0.name == other.name && $0.first("UID")?.value == other.first("UID")?.value
                && $0.first("RECURRENCE-ID")?.value == other.first("RECURRENCE-ID")?.value
        }
    }
}
