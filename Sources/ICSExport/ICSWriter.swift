package import CalendarModel
import CycleModel

/// Events → bytes.
package enum ICSWriter {
    /// A calendar as RFC 5545 text: UTF-8, CRLF, folded at 75 octets without cutting a character. The same
    /// calendar gives the same bytes.
    ///
    /// One event at a time becomes a libical component and then bytes, so that memory holds one of them
    /// and not all.
    ///
    /// - Parameter zones: Those of the calendar's timed events; the time of an event whose zone is not among
    ///   them is written as a floating one.
    /// - Returns: `nil` only when memory is out.
    package static func write(
        _ calendar: PublishedCalendar, zones: [ZoneHistory] = []
    ) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(1_024 + calendar.events.count * typicalEventSize)
        guard frame(of: calendar).write(to: &bytes) else { return nil }
        // The events come before the frame's last line.
        let end = "END:VCALENDAR\r\n".utf8
        bytes.removeLast(end.count)
        for zone in zones {
            guard let days = days(of: zone, in: calendar) else { continue }
            guard self.zone(zone.definition(for: days)).write(to: &bytes) else { return nil }
        }
        let known = zones.map(\.id)
        for (event, version) in calendar.events {
            guard self.event(event, version, zones: known).write(to: &bytes) else { return nil }
        }
        bytes += end
        return bytes
    }

    /// In bytes, with alarms.
    private static let typicalEventSize = 768

    /// The calendar with nothing in it.
    private static func frame(of calendar: PublishedCalendar) -> Component {
        var component = Component(.calendar)
        component.append(.version())
        component.append(.productID(calendar.isNeutral ? neutralProduct : product))
        component.append(.gregorian())
        component.append(.uid(calendar.uid))
        if let changed = calendar.events.lazy.map(\.version.modified).max() {
            component.append(.lastModified(changed))
        }
        component.append(.name(calendar.name))
        component.append(.extended("X-WR-CALNAME", calendar.name))
        if let summary = calendar.summary {
            component.append(.description(summary))
            component.append(.extended("X-WR-CALDESC", summary))
        }
        let color = calendar.isNeutral ? neutralColor : color
        component.append(.color(color.name))
        component.append(.extended("X-APPLE-CALENDAR-COLOR", color.code))
        component.append(.refreshInterval(hours: 6))
        component.append(.extended("X-PUBLISHED-TTL", "PT6H"))
        return component
    }

    private static let product = "-//eve-ics//eve-ics//EN"
    /// One of the names of CSS (RFC 7986 5.9), and the same for Apple's programs.
    private static let color = (name: "palevioletred", code: "#DB7093")
    private static let neutralColor = (name: "slategray", code: "#708090")
    private static let neutralProduct = "-//Calendar//Calendar//EN"

    /// From the first to the last event by the clock of `zone`.
    private static func days(
        of zone: ZoneHistory, in calendar: PublishedCalendar
    ) -> ClosedRange<Day>? {
        let events = calendar.events.lazy.map(\.event).filter { $0.time?.zone == zone.id }
        guard let first = events.map(\.days.lowerBound).min(),
            let last = events.map(\.days.upperBound).max()
        else { return nil }
        return first...last
    }

    private static func zone(_ definition: ZoneDefinition) -> Component {
        var component = Component(.timezone)
        component.append(.zone(definition.id))
        for observance in definition.observances {
            var part = Component(observance.isDaylight ? .daylight : .standard)
            part.append(.start(observance.onset, zone: nil))
            part.append(.offsetFrom(observance.offsetBefore))
            part.append(.offsetTo(observance.offset))
            part.append(.zoneName(observance.name))
            if let rule = observance.recurrence { part.append(.recurrence(rule)) }
            for onset in observance.furtherOnsets { part.append(.furtherOnset(onset)) }
            component.append(part)
        }
        return component
    }

    private static func event(
        _ event: CalendarEvent, _ version: EventVersion, zones: [String]
    ) -> Component {
        var component = Component(.event)
        component.append(.uid(event.uid))
        component.append(.stamp(version.modified))
        component.append(.lastModified(version.modified))
        component.append(.sequence(version.sequence))
        if let time = event.time {
            let start = ZoneTime(event.days.lowerBound, second: 60 * time.minuteOfDay)
            component.append(
                .start(start, zone: time.zone.flatMap { zones.contains($0) ? $0 : nil }))
            // An end might fall before its start when the clocks change in between; a length never does.
            component.append(.duration(minutes: EventTime.length))
        } else {
            component.append(.start(event.days.lowerBound))
            // DTEND is the day after the last one (RFC 5545 3.6.1).
            component.append(.end(event.days.upperBound + 1))
        }
        component.append(.summary(event.title))
        component.append(.description(event.descriptionLines.joined(by: "\n")))
        if event.category.contains(where: { !$0.isWhitespace }) {
            component.append(.category(event.category))
        }
        switch event.status {
        case .confirmed: component.append(.confirmed())
        case .tentative: component.append(.tentative())
        }
        component.append(.transparent())
        if event.marksFree { component.append(.extended("X-MICROSOFT-CDO-BUSYSTATUS", "FREE")) }
        if event.showsKind {
            component.append(.extended("X-EVE-ID", event.token.description))
            component.append(.extended("X-EVE-KIND", event.identity.kind.rawValue))
        }
        // Alarms last: Outlook on the web stumbles over properties after them.
        for alarm in event.alarms { component.append(self.alarm(alarm)) }
        return component
    }

    private static func alarm(_ alarm: CalendarEvent.Alarm) -> Component {
        var component = Component(.alarm)
        component.append(.uid(alarm.uid))
        switch alarm.action {
        case .display:
            component.append(.display())
            component.append(.description(alarm.text))
        case .audio: component.append(.audio())
        }
        component.append(.trigger(minutes: alarm.minutesFromStart))
        if alarm.repeats > 0 {
            component.append(.repeat(alarm.repeats))
            component.append(.duration(minutes: alarm.spacing))
        }
        return component
    }
}
