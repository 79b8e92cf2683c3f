package import ICalendar

/// An object of a stored calendar, read for the planner: where it lies, its bytes, and what stands in them.
///
/// It never changes. As a class it costs little to move about in lists of thousands.
package final class PlannerObject: Sendable {
    /// The last part of the calendar's path, and of the object's.
    package let calendar: String
    package let name: String
    package let bytes: [UInt8]
    /// The VCALENDAR.
    package let file: Component
    /// The entry itself, and not one of its changed times.
    package let entry: Component
    package let uid: String
    /// Seconds since 1970-01-01T00:00:00Z; `nil` where it does not say.
    package let created: Int64?

    /// Bytes of the largest object that is kept, which one long text may fill.
    package static let largest = 1 << 20

    /// `nil` for one that cannot be read as a whole: where an END is missing, nobody knows where a line belongs.
    package init?(calendar: String, name: String, bytes: [UInt8]) {
        guard let stream = try? ICSReader.read(bytes, longestLine: Self.largest), !stream.isCut,
            !stream.problems.contains(where: \.hidesSomething), let file = stream.calendars.first
        else { return nil }
        let entries = file.components.filter { $0.name != "VTIMEZONE" }
        guard
            let entry = entries.first(where: { $0.first("RECURRENCE-ID") == nil }) ?? entries.first
        else { return nil }
        self.calendar = calendar
        self.name = name
        self.bytes = bytes
        self.file = file
        self.entry = entry
        uid = entry.first("UID")?.text ?? ""
        created = entry.first("CREATED")?.utc
    }

    /// Whether it stands for more than one time: by a rule, by dates, or by changed times beside it.
    package var repeats: Bool {
        entry.first("RRULE") != nil || entry.first("RDATE") != nil
            || entry.first("RECURRENCE-ID") != nil
            || file.components.count { $0.name == entry.name } > 1
    }

    /// SUMMARY, which can be missing.
    package var title: String { entry.first("SUMMARY")?.text ?? "" }

    package var modified: Int64? { entry.modified }
}

extension ICSError {
    /// Whether an edit could hit something that was not read.
    fileprivate var hidesSomething: Bool {
        switch reason {
        case .missingEnd, .lineTooLong: true
        default: false
        }
    }
}

/// What is to be written of an object.
package struct ObjectChange: Sendable {
    package let object: PlannerObject
    package let bytes: [UInt8]
}
