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

    /// A moment, in seconds since 1970-01-01T00:00:00Z.
    package init(utc moment: Int64) {
        let days = (moment - (moment % 86_400 + 86_400) % 86_400) / 86_400
        self.init(
            DateTimeValue(
                day: Day(number: Int32(clamping: days)), second: Int(moment - days * 86_400),
                isUTC: true))
    }

    /// `nil` for what is no time.
    init?(_ property: Property?) {
        guard let property, let value = try? property.dateTime() else { return nil }
        self.init(value, zone: property.parameter("TZID"))
    }

    package var day: Day { value.day }
    package var isWholeDay: Bool { value.isDate }

    /// So many seconds later by the same clock; whole days of them, where it has no time of day.
    package func advanced(bySeconds seconds: Int) -> PlannedTime {
        guard let second = value.second else {
            return PlannedTime(DateTimeValue(day: day + seconds / 86_400))
        }
        let total = second + seconds
        let left = (total % 86_400 + 86_400) % 86_400
        return PlannedTime(
            DateTimeValue(
                day: day + (total - left) / 86_400, second: left, isUTC: value.isUTC),
            zone: zone)
    }

    /// As it stands behind the name of a property.
    var text: String {
        let line = String(decoding: line("").dropLast(2), as: UTF8.self)
        return line.split(separator: ":").last.map(String.init) ?? ""
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
