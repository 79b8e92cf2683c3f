package import ICalendar

extension CalendarFilter {
    /// - Parameter zones: Of times that name no zone, and of zones that come without their definition.
    /// - Complexity: O(*n*) in the bytes of the object and the size of the filter, and a bounded time for rules.
    package func matches(
        _ object: CalendarObject, zones: CalendarZones, work: ReportWork = ReportWork()
    ) -> Bool {
        var evaluation = FilterEvaluation(
            object.calendar, zones: zones, ranges: calendar.timeRanges, total: work)
        defer { evaluation.end() }
        guard !calendar.isNotDefined else { return false }
        return evaluation.matches(calendar, object.calendar, in: nil)
    }
}

extension ComponentFilter {
    var timeRanges: [TimeRange] {
        [timeRange].compactMap(\.self) + properties.compactMap(\.timeRange)
            + components.flatMap(\.timeRanges)
    }
}

extension Component {
    /// From the first year to the last that these ranges and the entries' own times are in.
    func years(including ranges: [TimeRange]) -> ClosedRange<Int> {
        var years: [Int] = []
        for range in ranges {
            for moment in [range.start, range.end] where moment != .min && moment != .max {
                years.append(1_970 + Int(moment / 31_556_952))
            }
        }
        for component in components {
            for name in ["DTSTART", "DTEND", "DUE"] {
                let time = component.first(name).flatMap { try? $0.dateTime() }
                if let time { years.append(time.yearOfDay) }
            }
        }
        return ((years.min() ?? 1_970) - 1)...((years.max() ?? 2_099) + 1)
    }
}
