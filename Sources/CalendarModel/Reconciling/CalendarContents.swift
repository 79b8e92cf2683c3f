import CivilDate

/// All that a person can change in a calendar, in a form to compare: calendars with equal bytes differ in no edit,
/// whatever program wrote them and in which order.
package enum CalendarContents {
    /// - Complexity: O(*n* log *n*) in the events.
    package static func bytes(of events: [CalendarEvent]) -> [UInt8] {
        joined(
            events.map { event in
                [
                    "\(event.token)", "\(event.days)", number(event.time?.minuteOfDay),
                    event.status == .confirmed ? "confirmed" : "tentative", "\(event.ringMinutes)",
                    words(event.title), event.descriptionLines.reduce(into: "") { $0 += words($1) },
                ]
            })
    }

    /// `nil` for a calendar that can't be one as it was served.
    package static func bytes(of returned: ReturnedCalendar) -> [UInt8]? {
        guard !returned.isCut, !returned.isCancellation, returned.unreadable.isEmpty else {
            return nil
        }
        var entries: [[String]] = []
        entries.reserveCapacity(returned.events.count)
        for event in returned.events {
            guard let token = event.tokens.first, let status = event.status, event.gaps.isEmpty,
                event.additions.isEmpty, event.repetition == .none
            else { return nil }
            entries.append(
                [
                    "\(token)", "\(event.days)", number(event.minuteOfDay), "\(status)",
                    "\(event.alarms)", words(event.title), words(event.description ?? ""),
                ])
        }
        return joined(entries)
    }

    private static func joined(_ entries: [[String]]) -> [UInt8] {
        entries.map { $0.joined(separator: "\n") }.sorted().joined(separator: "\n\n").utf8
            .map { $0 }
    }

    private static func number(_ minute: Int?) -> String { minute.map(String.init) ?? "" }

    /// The letters and digits alone: programs fold, trim and wrap what is between them.
    private static func words(_ text: String) -> String {
        String(
            decoding: text.utf8.filter { byte in
                byte >= 0x80 || byte.isASCIIDigit
                    || (0x41...0x5A).contains(byte & 0xDF)
            }, as: UTF8.self)
    }
}
