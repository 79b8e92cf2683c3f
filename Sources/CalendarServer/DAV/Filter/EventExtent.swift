import ICalendar

/// From when to when an object may have events at most, in whatever zone floating times are.
///
/// Everything is in it for entries that are no events, and all that comes after the start of a series.
package struct EventExtent: Hashable, Sendable {
    /// In seconds since 1970-01-01T00:00:00Z.
    private let first: Int64
    private let last: Int64

    /// A zone that is known by its name alone, or not at all, moves a time by less than this.
    private static let margin: Int64 = 3 * 86_400

    package init(_ object: CalendarObject, work total: ReportWork = ReportWork()) {
        let calendar = object.calendar
        let clock = ObjectClock(
            calendar, zones: CalendarZones(), years: calendar.years(including: []))
        let events = calendar.components.filter { $0.name == "VEVENT" }
        var first = Int64.max
        var last = Int64.min
        defer { total.spend(clock.spent) }
        for event in object.kind == "VEVENT" ? events : [] {
            total.spend(event.bytes.count)
            let series = RecurrenceSet(event, clock: clock)
            guard let start = series.start?.moment, event.first("RDATE") == nil else {
                (first, last) = (.min, .max)
                break
            }
            first = min(first, start - Self.margin)
            last = max(last, start + Self.margin)
            guard !series.isRecurring else {
                last = .max
                continue
            }
            var work = total.part()
            defer { total.spend(work.spent) }
            series.occurrences(from: .min, to: .max, work: &work) { occurrence in
                guard let end = occurrence.end?.moment else { return true }
                last = max(last, end.addingReportingOverflow(Self.margin).partialValue)
                return true
            }
        }
        (self.first, self.last) = first <= last ? (first, last) : (.min, .max)
    }

    /// `false` where there is surely no event in the range.
    package func mayOverlap(_ range: TimeRange) -> Bool {
        first <= range.end && last >= range.start
    }
}

extension CalendarFilter {
    /// In which an object must have an event to match; `nil` where it need not.
    package var eventRange: TimeRange? {
        calendar.components.first {
            $0.name == "VEVENT" && !$0.isNotDefined && $0.timeRange != nil
        }?.timeRange
    }
}
