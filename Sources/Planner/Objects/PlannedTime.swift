package import CivilDate
package import ICalendar

/// A day, or a time of day by some clock, as it stands in an entry.
package struct PlannedTime: Hashable, Sendable {
    package let value: DateTimeValue
    /// The TZID; `nil` for a whole day, a floating time and one in UTC.
    package let zone: String?

    package init(_ value: DateTimeValue, zone: String? = nil) {
        self.value = value
        self.zone = value.isDate || value.isUTC ? nil : zone
    }

    package init(_ day: Day) { self.init(DateTimeValue(day: day)) }

    /// - Parameter zone: The one whose clock shows it; without it the time floats.
    package init(_ day: Day, minuteOfDay: Int, in zone: String?) {
        self.init(DateTimeValue(day: day, second: 60 * minuteOfDay), zone: zone)
    }

    /// `nil` for what is no time.
    init?(_ property: Property?) {
        guard let property, let value = try? property.dateTime() else { return nil }
        self.init(value, zone: property.parameter("TZID"))
    }

    package var day: Day { value.day }
    package var isWholeDay: Bool { value.isDate }

    /// So many seconds later by the same clock; whole days only, where it has no time of day.
    func advanced(by duration: DurationValue) -> PlannedTime {
        let sign = duration.isNegative ? -1 : 1
        guard let second = value.second else {
            let days = duration.days + duration.seconds / 86_400
            return PlannedTime(DateTimeValue(day: day + sign * days))
        }
        let total = second + sign * (duration.days * 86_400 + duration.seconds)
        let days = (total - (total % 86_400 + 86_400) % 86_400) / 86_400
        return PlannedTime(
            DateTimeValue(day: day + days, second: total - days * 86_400, isUTC: value.isUTC),
            zone: zone)
    }

    /// The property with this time.
    func line(_ name: String) -> [UInt8] {
        var lines = ContentLines(capacity: 80)
        lines.add(name)
        if value.isDate {
            lines.add(";VALUE=DATE")
        } else if let zone {
            lines.add(";TZID=")
            lines.parameter(zone)
        }
        lines.add(.colon)
        if let second = value.second {
            lines.dateTime(day, second: min(second, 86_399))
            if value.isUTC { lines.add(UInt8(ascii: "Z")) }
        } else {
            lines.date(day)
        }
        lines.end()
        return lines.bytes
    }
}
