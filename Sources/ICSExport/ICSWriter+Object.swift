package import CalendarModel
package import ICalendar

extension ICSWriter {
    /// One event as a calendar of its own, as CalDAV keeps it (RFC 4791 4.1): nothing in it depends on another
    /// event, so that its bytes change only when it does.
    ///
    /// - Parameter zone: For a timed event, whose time is written as a floating one without it.
    package static func object(
        _ event: CalendarEvent, _ version: EventVersion, isNeutral: Bool, zone: ZoneHistory? = nil
    ) -> [UInt8] {
        var lines = ContentLines(capacity: 1_536)
        lines.lines("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n")
        lines.add(isNeutral ? neutralProduct : product)
        lines.end()
        let zone = zone.flatMap { $0.id == event.time?.zone ? $0 : nil }
        if let zone { lines.timeZone(zone, for: event.days) }
        write(event, version, zones: zone.map { [$0.id] } ?? [], to: &lines)
        lines.lines("END:VCALENDAR\r\n")
        return lines.bytes
    }
}
