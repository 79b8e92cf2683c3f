package import ICalendar

/// An object of a stored calendar, read.
package struct StoredEntry: Sendable {
    /// The last part of the calendar's path, and of the object's.
    package let calendar: String
    package let name: String
    package let bytes: [UInt8]
    /// The VCALENDAR.
    package let file: Component

    /// `nil` for one that cannot be read.
    package init?(calendar: String, name: String, bytes: [UInt8]) {
        guard let file = try? ICSReader.read(bytes).calendars.first,
            file.components.contains(where: { $0.name != "VTIMEZONE" })
        else { return nil }
        self.init(calendar: calendar, name: name, bytes: bytes, file: file)
    }

    /// One that was read.
    package init(calendar: String, name: String, bytes: [UInt8], file: Component) {
        self.calendar = calendar
        self.name = name
        self.bytes = bytes
        self.file = file
    }

    var components: [Component] { file.components.filter { $0.name != "VTIMEZONE" } }

    /// The entry itself, and not one of its changed times.
    package var component: Component {
        components.first { $0.first("RECURRENCE-ID") == nil } ?? components[0]
    }

    package var hasOneComponent: Bool { components.count == 1 }

    package var isOwnAlarm: Bool { calendar == OwnAlarm.calendar }
}
