import CivilDate
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
        var edits = LineEdits(of: bytes)
        for (moment, occurrence) in dismissals { dismiss(upTo: moment, of: occurrence, &edits) }
        return edits.edited
    }

    private func dismiss(
        upTo moment: Int64, of occurrence: EntryOccurrence, _ edits: inout LineEdits
    ) {
        guard let entry = components.first(where: { $0.line == occurrence.entry.line }) else {
            return
        }
        // No more than are looked at.
        let alarms = entry.components.filter { $0.name == "VALARM" }.prefix(EntryAlarms.most).map {
            (alarm: $0, rings: EntryAlarms(of: entry, only: $0).rings(of: occurrence))
        }
        let last = isOwnAlarm ? alarms.compactMap(\.rings.last).max() ?? moment : moment
        let end = max(moment, last)
        func set(_ name: String, in component: Component) {
            let line = "\(name):\(ClockTime.utcText(end))\r\n"
            edits.set(name, to: Array(line.utf8), in: component)
        }
        /// What was written by a clock that was ahead would silence everything until then.
        func acknowledged(_ name: String, _ component: Component) -> Int64 {
            let moment = component.first(name)?.utc ?? .min
            return moment <= StoredTime.latestDismissal(at: end) ? moment : .min
        }
        if acknowledged("X-MOZ-LASTACK", entry) < moment { set("X-MOZ-LASTACK", in: entry) }
        for (alarm, rings) in alarms {
            guard let ring = rings.last(where: { $0 <= end }),
                acknowledged("ACKNOWLEDGED", alarm) < ring
            else { continue }
            set("ACKNOWLEDGED", in: alarm)
        }
    }
}
