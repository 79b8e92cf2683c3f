package import ICalendar

/// When a person is not free (RFC 4791 7.10), from the objects of their calendars.
package struct FreeBusy {
    package enum Kind: String, CaseIterable, Sendable {
        case busy = "BUSY"
        case tentative = "BUSY-TENTATIVE"
        case unavailable = "BUSY-UNAVAILABLE"
    }

    package struct Period: Hashable, Sendable {
        package var start: Int64
        package var end: Int64
    }

    package let range: TimeRange
    package private(set) var periods: [Kind: [Period]] = [:]
    private var count = 0

    static let mostPeriods = 20_000

    package init(_ range: TimeRange) {
        self.range = range
    }

    /// - Throws: `number-of-matches-within-limits` where it cannot be told for so long a time.
    package mutating func add(
        _ object: CalendarObject, zones: CalendarZones, work: ReportWork = ReportWork()
    ) throws {
        var evaluation = FilterEvaluation(
            object.calendar, zones: zones, ranges: [range], total: work)
        defer { evaluation.end() }
        for component in object.calendar.components {
            switch component.name {
            case "VEVENT": try add(event: component, &evaluation)
            case "VFREEBUSY":
                for property in component.all("FREEBUSY") {
                    let type = property.parameter("FBTYPE")?.uppercased() ?? Kind.busy.rawValue
                    // RFC 5545 3.2.9: what is not known is busy.
                    guard type != "FREE" else { continue }
                    for period in evaluation.clock.periods(property) {
                        try add(
                            Kind(rawValue: type) ?? .busy, period.start.moment, period.end.moment)
                    }
                }
            default: break
            }
        }
    }

    private mutating func add(event: Component, _ evaluation: inout FilterEvaluation) throws {
        guard !(event.first("TRANSP")?.isWord("TRANSPARENT") ?? false),
            !(event.first("STATUS")?.isWord("CANCELLED") ?? false)
        else { return }
        let isTentative = event.first("STATUS")?.isWord("TENTATIVE") ?? false
        var found: [Period] = []
        let room = Self.mostPeriods - count
        let range = range
        evaluation.series(of: event).occurrences(
            from: range.start, to: range.end, work: &evaluation.work
        ) { occurrence in
            if let end = occurrence.end, range.overlaps(occurrence.start.moment, end.moment) {
                found.append(Period(start: occurrence.start.moment, end: end.moment))
            }
            return found.count <= room
        }
        guard !evaluation.work.isExhausted else { throw Self.tooMany }
        for period in found {
            try add(isTentative ? .tentative : .busy, period.start, period.end)
        }
    }

    static var tooMany: DAVError {
        DAVError(403, .matchesWithinLimits, "there are too many times in this range")
    }

    private mutating func add(_ kind: Kind, _ start: Int64, _ end: Int64) throws {
        guard start < end, range.overlaps(start, end) else { return }
        count += 1
        guard count <= Self.mostPeriods else { throw Self.tooMany }
        periods[kind, default: []].append(
            Period(start: max(start, range.start), end: min(end, range.end)))
    }

    /// In order, those that touch made one.
    package func merged(_ kind: Kind) -> [Period] {
        var merged: [Period] = []
        for period in (periods[kind] ?? []).sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) })
        {
            if let last = merged.last, period.start <= last.end {
                merged[merged.count - 1].end = max(last.end, period.end)
            } else {
                merged.append(period)
            }
        }
        return merged
    }

    /// A calendar with one VFREEBUSY, one period on a line.
    package func document(productID: String, now: Int64) -> [UInt8] {
        var lines = [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:\(productID)", "BEGIN:VFREEBUSY",
            "DTSTAMP:\(ClockTime.utcText(now))",
        ]
        if range.start != .min { lines.append("DTSTART:\(ClockTime.utcText(range.start))") }
        if range.end != .max { lines.append("DTEND:\(ClockTime.utcText(range.end))") }
        for kind in Kind.allCases {
            for period in merged(kind) {
                lines.append(
                    "FREEBUSY;FBTYPE=\(kind.rawValue):\(ClockTime.utcText(period.start))/"
                        + ClockTime.utcText(period.end))
            }
        }
        lines += ["END:VFREEBUSY", "END:VCALENDAR", ""]
        return Array(lines.joined(separator: "\r\n").utf8)
    }
}
