package import ICalendar

/// The events of stored calendars that take place in a span of time, each time of one that repeats by itself, the
/// earliest first.
package struct EventList: Sendable {
    package struct Item: Sendable {
        package let object: PlannerObject
        package let start: ClockTime
        /// `nil` for a point in time.
        package let end: ClockTime?
        package let title: String
        package let place: String?
    }

    package let items: [Item]
    /// Whether there are more than are looked at.
    package let isCut: Bool

    package static let most = 1_000

    /// - Parameter span: In seconds since 1970-01-01T00:00:00Z.
    /// - Complexity: O(*n*) in the bytes of the objects; the work for their rules is bounded for all together.
    package init(_ objects: [PlannerObject], in span: Range<Int64>, zones: CalendarZones) {
        var items: [Item] = []
        var work = RecurrenceWork()
        let search = Component.OccurrenceSearch(in: span, limit: 200) { entry in
            (0, PlannedEvent.Content(entry).length)
        }
        for object in objects
        where object.entry.name == "VEVENT" && items.count <= Self.most && !work.isExhausted {
            for occurrence in object.file.occurrences(search, zones: zones, work: &work)
            where occurrence.start.moment >= span.lowerBound
                || occurrence.end.map({ $0.moment > span.lowerBound }) ?? false
            {
                items.append(
                    Item(
                        object: object, start: occurrence.start, end: occurrence.end,
                        title: occurrence.entry.first("SUMMARY")?.text ?? "",
                        place: occurrence.entry.first("LOCATION")?.text))
            }
        }
        items.sort { ($0.start.moment, $0.title) < ($1.start.moment, $1.title) }
        isCut = items.count > Self.most || work.isExhausted
        self.items = Array(items.prefix(Self.most))
    }
}

extension PlannedEvent.Content {
    /// About how long it takes, in seconds.
    fileprivate var length: Int64 {
        end.map { Int64(max(0, $0.value.ordinal - start.value.ordinal) + 86_400) } ?? 86_400
    }
}
