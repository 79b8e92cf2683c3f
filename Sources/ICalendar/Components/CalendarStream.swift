/// What a file holds (RFC 5545 3.4): one VCALENDAR as a rule, sometimes several.
package struct CalendarStream: Hashable, Sendable {
    package let calendars: [Component]
    /// What was left out or mended while reading, by line.
    package let problems: [ICSError]
    /// Whether the file ends inside a calendar.
    package let isCut: Bool
    /// The lines of the entries in which it ends, where other entries have their END: these were cut off.
    package let cutEntries: Set<Int>
}
