package import ICalendar

extension StoredEntry {
    /// The object with alarms dismissed that rang up to a moment, as calendar programs write it: `ACKNOWLEDGED` in each
    /// such alarm (RFC 9074 6.1), and `X-MOZ-LASTACK` in the entry, which is all that Thunderbird reads.
    ///
    /// Nothing else in it changes.
    ///
    /// - Parameter occurrence: The time of the entry whose alarms rang.
    package func dismissing(upTo moment: Int64, of occurrence: EntryOccurrence) -> [UInt8] {
        guard let entry = components.first(where: { $0.line == occurrence.entry.line }) else {
            return bytes
        }
        var edits = [edit("X-MOZ-LASTACK", moment, in: entry)]
        for alarm in entry.components where alarm.name == "VALARM" {
            let rings = EntryAlarms(of: entry, only: alarm).rings(of: occurrence)
            guard rings.contains(where: { $0 <= moment }) else { continue }
            edits.append(edit("ACKNOWLEDGED", moment, in: alarm))
        }
        var changed = bytes
        for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            changed.replaceSubrange(edit.range, with: edit.bytes)
        }
        return changed
    }

    /// In the place of the property, or behind the others.
    private func edit(
        _ name: String, _ moment: Int64, in component: Component
    ) -> (range: Range<Int>, bytes: [UInt8]) {
        let line = Array("\(name):\(ClockTime.utcText(moment))\r\n".utf8)
        if let range = component.range(of: name, in: bytes) { return (range, line) }
        // Components come behind the properties (RFC 5545 3.6).
        let place = component.components.first?.bytes.lowerBound ?? component.lastLine(in: bytes)
        return (place..<place, line)
    }
}
