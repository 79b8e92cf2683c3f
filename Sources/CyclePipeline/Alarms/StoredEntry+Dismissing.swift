package import ICalendar

extension StoredEntry {
    /// The object with alarms dismissed that rang up to a moment, as calendar programs write it: `ACKNOWLEDGED` in each
    /// such alarm (RFC 9074 6.1), and `X-MOZ-LASTACK` in the entry, which is all that Thunderbird reads.
    ///
    /// Of an own alarm those to come of that time are dismissed, too, by a moment that is ahead. What a program has
    /// written of it already stays, and nothing else in the object changes.
    ///
    /// - Parameter dismissals: Times of the entry whose alarms rang, one of each component.
    package func dismissing(
        _ dismissals: [(upTo: Int64, of: EntryOccurrence)]
    ) -> [UInt8] {
        var changed = bytes
        let edits = dismissals.flatMap { self.edits(upTo: $0.upTo, of: $0.of) }
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            changed.replaceSubrange(edit.range, with: edit.bytes)
        }
        return changed
    }

    private typealias Edit = (range: Range<Int>, bytes: [UInt8])

    private func edits(upTo moment: Int64, of occurrence: EntryOccurrence) -> [Edit] {
        guard let entry = components.first(where: { $0.line == occurrence.entry.line }) else {
            return []
        }
        // No more than are looked at.
        let alarms = entry.components.filter { $0.name == "VALARM" }.prefix(EntryAlarms.most).map {
            (alarm: $0, rings: EntryAlarms(of: entry, only: $0).rings(of: occurrence))
        }
        let last = isOwnAlarm ? alarms.compactMap(\.rings.last).max() ?? moment : moment
        let end = max(moment, last)
        var edits: [Edit] = []
        if acknowledged("X-MOZ-LASTACK", entry) < moment {
            edits.append(edit("X-MOZ-LASTACK", end, in: entry))
        }
        for (alarm, rings) in alarms {
            guard let ring = rings.last(where: { $0 <= end }),
                acknowledged("ACKNOWLEDGED", alarm) < ring
            else { continue }
            edits.append(edit("ACKNOWLEDGED", end, in: alarm))
        }
        return edits
    }

    private func acknowledged(_ name: String, _ component: Component) -> Int64 {
        component.first(name).flatMap(EntryAlarms.moment) ?? .min
    }

    /// In the place of the property, or behind the others.
    private func edit(_ name: String, _ moment: Int64, in component: Component) -> Edit {
        let line = Array("\(name):\(ClockTime.utcText(moment))\r\n".utf8)
        if let range = component.range(of: name, in: bytes) { return (range, line) }
        // Components come behind the properties (RFC 5545 3.6).
        let place = component.components.first?.bytes.lowerBound ?? component.lastLine(in: bytes)
        return (place..<place, line)
    }
}
