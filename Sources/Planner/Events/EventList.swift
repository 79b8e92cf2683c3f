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
        var search = Component.OccurrenceSearch(in: span, limit: 200)
        search.findsUnderWay = true
        for object in objects
        where object.entry.name == "VEVENT" && items.count <= Self.most && !work.isExhausted {
            items += Self.items(of: object, search, zones, &work)
        }
        items.sort { ($0.start.moment, $0.title) < ($1.start.moment, $1.title) }
        isCut = items.count > Self.most || work.isExhausted
        self.items = Array(items.prefix(Self.most))
    }
}

extension EventList {
    /// Each event once, by its next time: those that are still to come or go on, the earliest first, and those that
    /// are over, the last one first. Those that were canceled are in neither.
    ///
    /// - Parameter moment: What is over by then is over, in seconds since 1970-01-01T00:00:00Z.
    /// - Complexity: O(*n* log *n*) in the events; the work for rules is bounded for all together.
    package static func each(
        of objects: [PlannerObject], from moment: Int64, zones: CalendarZones
    ) -> (coming: [Item], over: [Item]) {
        // What rules and zones take is bounded apart, so that a rule without an end hides no other event.
        var (ofRules, ofStarts) = (RecurrenceWork(), RecurrenceWork(5_000_000))
        var (coming, over): ([Item], [Item]) = ([], [])
        var ahead = Component.OccurrenceSearch(in: moment..<moment + farthest, limit: 50)
        ahead.findsUnderWay = true
        for object in objects {
            guard let event = PlannedEvent(object) else { continue }
            // Wherever its clock is, it is less than two days from the same time in UTC.
            let start = Int64(event.content.start.value.ordinal)
            let itsStart = Component.OccurrenceSearch(
                in: start - 2 * 86_400..<start + 2 * 86_400, limit: 50)
            let next =
                object.repeats
                ? items(of: object, ahead, zones, &ofRules).first { !$0.isOver(at: moment) } : nil
            guard let item = next ?? items(of: object, itsStart, zones, &ofStarts).first else {
                continue
            }
            if item.isOver(at: moment) { over.append(item) } else { coming.append(item) }
        }
        coming.sort { ($0.start.moment, $0.title) < ($1.start.moment, $1.title) }
        over.sort { ($1.start.moment, $0.title) < ($0.start.moment, $1.title) }
        return (coming, over)
    }

    private static func items(
        of object: PlannerObject, _ search: Component.OccurrenceSearch, _ zones: CalendarZones,
        _ work: inout RecurrenceWork
    ) -> [Item] {
        object.file.occurrences(search, zones: zones, work: &work).map {
            Item(
                object: object, start: $0.start, end: $0.end,
                title: $0.entry.first("SUMMARY")?.text ?? "",
                place: $0.entry.first("LOCATION")?.text)
        }
    }

    /// How far ahead the next time of an event is looked for, in seconds.
    private static let farthest: Int64 = 10 * 366 * 86_400
}

extension EventList.Item {
    package func isOver(at moment: Int64) -> Bool { (end ?? start).moment <= moment }
}
