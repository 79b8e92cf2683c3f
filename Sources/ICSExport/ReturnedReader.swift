package import CalendarModel
package import CivilDate
package import ICalendar

/// The date and the time of day where the person lives, at so many seconds since 1970-01-01T00:00:00Z.
package typealias LocalClock = @Sendable (Int64) -> (day: Day, minuteOfDay: Int)

/// Bytes → events that came back, whatever program they went through.
///
/// What programs do to an event on the way is undone here: whole days as times at midnight, a block
/// of days as a daily rule, an end that is missing or given as a length, alarms of the program's own.
/// No rule but a daily one is expanded, and that without libical, which reads the dates and the status of
/// every event of ours a second time.
package struct ReturnedReader {
    private let clock: LocalClock

    package init(clock: @escaping LocalClock) {
        self.clock = clock
    }

    /// - Parameter bytes: UTF-8, or UTF-16 as `UTF16Text` reads it.
    /// - Throws: An `ICSError` for a file without any VCALENDAR, for one beyond a limit, and for one with an event of ours
    ///   that libical reads differently.
    /// - Complexity: O(*n*) in the bytes, and O(*n* log *n*) in the events.
    package func read(
        _ bytes: [UInt8], limit: Int = ICSReader.largestFile
    ) throws -> ReturnedCalendar {
        let bytes = UTF16Text.utf8(bytes) ?? bytes
        let stream = try ICSReader.read(bytes, keeping: Self.kept, limit: limit)
        var calendar = try read(stream.calendars, in: bytes, without: stream.cutEntries)
        calendar.isCut = stream.isCut
        return calendar
    }

    /// The same for calendars that are parsed already.
    ///
    /// - Parameters:
    ///   - bytes: What they were parsed from, for libical to read.
    ///   - cutEntries: The lines of entries that were cut off, which can't be read.
    package func read(
        _ calendars: [Component], in bytes: [UInt8], without cutEntries: Set<Int> = []
    ) throws -> ReturnedCalendar {
        var calendar = ReturnedCalendar()
        var entries: [ReturnedEntry] = []
        var second = SecondReader(bytes)
        for component in calendars {
            try gather(component, into: &calendar, &entries, &second, cutEntries)
        }
        let stamps = Set(entries.lazy.map(\.stampDay)).sorted(by: >)
        calendar.stamps = Array(stamps.prefix(ReturnedCalendar.mostStamps))
        calendar.events = ReturnedSeries.events(of: entries)
        return calendar
    }

    /// A calendar may stand in another one.
    private func gather(
        _ component: Component, into calendar: inout ReturnedCalendar,
        _ entries: inout [ReturnedEntry], _ second: inout SecondReader, _ cutEntries: Set<Int>
    ) throws(ICSError) {
        calendar.uid = calendar.uid ?? component.first("UID")?.text ?? Self.feedName(component)
        if component.first("METHOD")?.isWord("CANCEL") ?? false {
            calendar.isCancellation = true
        }
        for child in component.components {
            switch child.name {
            case "VCALENDAR": try gather(child, into: &calendar, &entries, &second, cutEntries)
            case "VEVENT":
                guard !cutEntries.contains(child.line) else {
                    calendar.unreadable.append(child.line)
                    continue
                }
                let entry = ReturnedEntry(child, clock: clock)
                let tokens =
                    entry?.event.tokens
                    ?? ReturnedEntry.tokens(child, child.first("DESCRIPTION")?.text)
                if ReturnedEntry.isOurs(child, tokens) { try second.check(child) }
                if let entry {
                    entries.append(entry)
                } else {
                    calendar.unreadable.append(child.line)
                }
            case "VTIMEZONE": break
            default: calendar.otherEntries += 1
            }
        }
    }

    /// What a feed calls itself. Outlook writes names of its own making there, which have braces.
    private static func feedName(_ component: Component) -> String? {
        guard let name = component.first("X-WR-RELCALID")?.text, !name.hasPrefix("{") else {
            return nil
        }
        return name
    }

    /// The properties that an event of ours can need, so that a file cannot fill the memory with
    /// any of them.
    private static let kept = KeptProperties(
        [
            ("UID", 1), ("X-WR-RELCALID", 1), ("METHOD", 1), ("DTSTART", 1), ("DTEND", 1),
            ("DURATION", 1), ("RECURRENCE-ID", 1), ("RRULE", 1), ("RDATE", 1), ("EXDATE", 1_000),
            ("SUMMARY", 1),
            ("DESCRIPTION", 1), ("CATEGORIES", 20), ("STATUS", 1), ("SEQUENCE", 1),
            ("LAST-MODIFIED", 1), ("DTSTAMP", 1), ("X-EVE-ID", 1),
            ("X-MICROSOFT-CDO-ALLDAYEVENT", 1), ("ACTION", 1), ("TRIGGER", 1), ("REPEAT", 1),
            ("X-APPLE-DEFAULT-ALARM", 1), ("RELATED-TO", 1), ("ACKNOWLEDGED", 1),
            ("X-MOZ-LASTACK", 1), ("X-MOZ-SNOOZE-TIME", 1),
        ] + ReturnedEntry.additions.map { ($0, 1) })
}
