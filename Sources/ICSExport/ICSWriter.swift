package import CalendarModel
import CivilDate
import CycleModel
package import ICalendar

/// Events → bytes.
package enum ICSWriter {
    /// A calendar as RFC 5545 text: UTF-8, CRLF, folded at 75 octets without cutting a character. The same
    /// calendar gives the same bytes.
    ///
    /// - Parameter zones: Those of the calendar's timed events; the time of an event whose zone is not among
    ///   them is written as a floating one.
    /// - Complexity: O(*n*) in the bytes written, which lie in one buffer.
    package static func write(
        _ calendar: PublishedCalendar, zones: [ZoneHistory] = []
    ) -> [UInt8] {
        var lines = ContentLines(capacity: 1_024 + calendar.events.count * typicalEventSize)
        lines.lines("BEGIN:VCALENDAR\r\n")
        properties(of: calendar, to: &lines)
        for zone in zones {
            guard let days = days(of: zone, in: calendar) else { continue }
            lines.timeZone(zone, for: days)
        }
        let known = zones.map(\.id)
        for (event, version) in calendar.events { write(event, version, zones: known, to: &lines) }
        if calendar.events.isEmpty { lines.lines(coordinatedTime) }
        lines.lines("END:VCALENDAR\r\n")
        return lines.bytes
    }

    /// What stands in a calendar without events: RFC 5545 3.6 wants one component at least, and a zone that nothing
    /// refers to shows nowhere.
    private static let coordinatedTime = """
        BEGIN:VTIMEZONE\r
        TZID:UTC\r
        BEGIN:STANDARD\r
        DTSTART:16010101T000000\r
        TZOFFSETFROM:+0000\r
        TZOFFSETTO:+0000\r
        END:STANDARD\r
        END:VTIMEZONE\r

        """

    /// The usual bytes of an event, with alarms.
    private static let typicalEventSize = 768

    private static func properties(
        of calendar: PublishedCalendar, to lines: inout ContentLines
    ) {
        lines.lines("VERSION:2.0\r\n")
        lines.add(calendar.isNeutral ? neutralProduct : product)
        lines.end()
        lines.lines("CALSCALE:GREGORIAN\r\n")
        lines.property(calendar.isFeed ? "X-WR-RELCALID:" : "UID:", calendar.uid)
        if var changed = calendar.events.first?.version.modified {
            for (_, version) in calendar.events { changed = max(changed, version.modified) }
            lines.line("LAST-MODIFIED:") { $0.utc(changed) }
        }
        // The value of an X- property is TEXT unless it says otherwise (RFC 5545 3.8.8.2).
        lines.property("NAME:", calendar.name)
        lines.property("X-WR-CALNAME:", calendar.name)
        if let summary = calendar.summary {
            lines.property("DESCRIPTION:", summary)
            lines.property("X-WR-CALDESC:", summary)
        }
        if calendar.isNeutral {
            lines.lines("COLOR:slategray\r\nX-APPLE-CALENDAR-COLOR:#708090\r\n")
        } else {
            lines.lines("COLOR:palevioletred\r\nX-APPLE-CALENDAR-COLOR:#DB7093\r\n")
        }
        lines.lines("REFRESH-INTERVAL;VALUE=DURATION:PT6H\r\nX-PUBLISHED-TTL:PT6H\r\n")
        if let source = calendar.source {
            lines.line("SOURCE;VALUE=URI:") { $0.uri(source) }
        }
    }

    static let product = "PRODID:-//eve-ics//eve-ics//EN"
    static let neutralProduct = "PRODID:-//Calendar//Calendar//EN"

    /// The days from the first to the last event by the clock of `zone`.
    private static func days(
        of zone: ZoneHistory, in calendar: PublishedCalendar
    ) -> ClosedRange<Day>? {
        let events = calendar.events.lazy.map(\.event).filter { $0.time?.zone == zone.id }
        guard let first = events.map(\.days.lowerBound).min(),
            let last = events.map(\.days.upperBound).max()
        else { return nil }
        return first...last
    }

    static func write(
        _ event: CalendarEvent, _ version: EventVersion, zones: [String],
        to lines: inout ContentLines
    ) {
        let dismissed = event.acknowledgement
        var version = version
        if let dismissed, dismissed.removesAlarms {
            version.sequence += 1
            version.modified = max(version.modified, dismissed.until)
        }
        lines.lines("BEGIN:VEVENT\r\n")
        lines.property("UID:", event.uid)
        lines.line("DTSTAMP:") { $0.utc(version.modified) }
        lines.line("LAST-MODIFIED:") { $0.utc(version.modified) }
        lines.line("SEQUENCE:") { $0.number(version.sequence) }
        writeTime(of: event, zones: zones, to: &lines)
        lines.property("SUMMARY:", event.title)
        lines.add("DESCRIPTION:")
        for (number, line) in event.descriptionLines.enumerated() {
            if number > 0 { lines.add(#"\n"#) }
            lines.text(line)
        }
        lines.end()
        if event.category.contains(where: { !$0.isWhitespace }) {
            lines.property("CATEGORIES:", event.category)
        }
        switch event.status {
        case .confirmed: lines.lines("STATUS:CONFIRMED\r\nTRANSP:TRANSPARENT\r\n")
        case .tentative: lines.lines("STATUS:TENTATIVE\r\nTRANSP:TRANSPARENT\r\n")
        }
        if event.marksFree { lines.lines("X-MICROSOFT-CDO-BUSYSTATUS:FREE\r\n") }
        if event.showsKind {
            lines.property("X-EVE-ID:", event.token.description)
            lines.property("X-EVE-KIND:", event.identity.kind.rawValue)
        }
        if let dismissed {
            lines.line("X-MOZ-LASTACK:") { $0.utc(dismissed.until) }
            if let snooze = dismissed.snooze {
                lines.line("X-MOZ-SNOOZE-TIME:") { $0.utc(snooze.until) }
            }
        }
        // Alarms last: Outlook on the web stumbles over properties after them.
        for alarm in event.alarms {
            let hasRung = dismissed?.alarms.contains { $0.uid == alarm.uid } ?? false
            write(alarm, dismissed: hasRung ? dismissed?.until : nil, to: &lines)
        }
        if let snooze = dismissed?.snooze, let alarm = dismissed?.alarms.last {
            write(snooze, of: alarm, to: &lines)
        }
        lines.lines("END:VEVENT\r\n")
    }

    private static func writeTime(
        of event: CalendarEvent, zones: [String], to lines: inout ContentLines
    ) {
        guard let time = event.time else {
            lines.line("DTSTART;VALUE=DATE:") { $0.date(event.days.lowerBound) }
            // DTEND is the day after the last one (RFC 5545 3.6.1).
            lines.line("DTEND;VALUE=DATE:") { $0.date(event.days.upperBound + 1) }
            return
        }
        lines.add("DTSTART")
        if let zone = time.zone, zones.contains(zone) {
            lines.add(";TZID=")
            lines.parameter(zone)
        }
        lines.add(.colon)
        lines.dateTime(event.days.lowerBound, second: 60 * time.minuteOfDay)
        lines.end()
        // An end might fall before its start when the clocks change in between; a length never does.
        lines.line("DURATION:") { $0.duration(minutes: EventTime.length) }
    }

    private static func write(
        _ alarm: CalendarEvent.Alarm, dismissed: Int64?, to lines: inout ContentLines
    ) {
        lines.lines("BEGIN:VALARM\r\n")
        lines.property("UID:", alarm.uid)
        switch alarm.action {
        case .display:
            lines.lines("ACTION:DISPLAY\r\n")
            lines.property("DESCRIPTION:", alarm.text)
        case .audio: lines.lines("ACTION:AUDIO\r\n")
        }
        lines.line("TRIGGER:") { $0.duration(minutes: alarm.minutesFromStart) }
        if let dismissed { lines.line("ACKNOWLEDGED:") { $0.utc(dismissed) } }
        lines.lines("END:VALARM\r\n")
    }

    /// What rings once more, as Apple's programs write it and others ring it (RFC 9074 7).
    private static func write(
        _ snooze: CalendarEvent.Acknowledgement.Snooze, of alarm: CalendarEvent.Alarm,
        to lines: inout ContentLines
    ) {
        lines.lines("BEGIN:VALARM\r\n")
        lines.property("UID:", snooze.uid)
        lines.property("RELATED-TO;RELTYPE=SNOOZE:", alarm.uid)
        lines.lines("ACTION:DISPLAY\r\n")
        lines.property("DESCRIPTION:", alarm.text)
        lines.line("TRIGGER;VALUE=DATE-TIME:") { $0.utc(snooze.until) }
        lines.lines("END:VALARM\r\n")
    }
}
