import CivilDate
package import ICalendar

/// An event of a stored calendar (VEVENT), as it is edited: with all of its times, where it repeats.
package struct PlannedEvent: Sendable {
    /// What can be edited of it.
    package struct Content: EntryContent {
        package var title: String
        package var start: PlannedTime
        /// The first time at which it is over, for a whole day the day behind it; `nil` for a point in time.
        package var end: PlannedTime?
        package var place: String?
        package var note: String?

        package init(
            title: String, start: PlannedTime, end: PlannedTime?, place: String? = nil,
            note: String? = nil
        ) {
            self.title = title
            self.start = start
            self.end = end
            self.place = place
            self.note = note
        }
    }

    package let object: PlannerObject
    package let content: Content

    /// `nil` for another kind of entry, and for one without a start that can be read.
    package init?(_ object: PlannerObject) {
        guard object.entry.name == Content.component,
            PlannedTime(object.entry.first("DTSTART")) != nil
        else { return nil }
        self.object = object
        content = Content(object.entry)
    }

    package var uid: String { object.uid }

    /// The object with another content; `nil` where nothing changes.
    ///
    /// - Throws: Where it would end before it starts, or where other times are asked of one that repeats.
    package func changed(
        at now: Int64, zone: ZoneHistory? = nil, _ change: (inout Content) -> Void
    ) throws(PlannerError) -> ObjectChange? {
        var new = content
        change(&new)
        if new.times != content.times {
            if object.repeats { throw PlannerError.repeats(title: content.title) }
            try new.check()
        }
        return object.changed(from: content, to: new, at: now, zone: zone)
            .map { ObjectChange(object: object, bytes: $0) }
    }
}

extension PlannedEvent.Content {
    package static let component = "VEVENT"

    package init(_ entry: Component) {
        let start = PlannedTime(entry.first("DTSTART")) ?? PlannedTime(Day(number: 0))
        let duration = entry.first("DURATION").flatMap { try? $0.duration(isStrict: false) }
        self.init(
            title: entry.first("SUMMARY")?.text ?? "", start: start,
            end: PlannedTime(entry.first("DTEND"))
                ?? duration.map { start.advanced(bySeconds: $0.totalSeconds) },
            place: entry.first("LOCATION")?.text, note: entry.first("DESCRIPTION")?.text)
    }

    package var times: [PlannedTime] { [start] + (end.map { [$0] } ?? []) }

    package var groups: [LineGroup] {
        [
            LineGroup("DTSTART", "DTEND", "DURATION").time("DTSTART", start)
                .time("DTEND", end == start ? nil : end),
            LineGroup("SUMMARY").text("SUMMARY", title),
            LineGroup("LOCATION").text("LOCATION", place),
            .description(note),
        ]
    }

    /// - Throws: Where it ends before it starts, or where only one of the two is a whole day.
    package func check() throws(PlannerError) {
        guard let end else { return }
        guard end.isWholeDay == start.isWholeDay else { throw PlannerError.mixedDayAndTime }
        // By one clock, as the planner writes them; of two clocks nobody compares the hands.
        guard
            end.zone != start.zone || end.value.isUTC != start.value.isUTC
                || end.value.ordinal >= start.value.ordinal
                    + (start.isWholeDay ? 86_400 : 0)
        else { throw PlannerError.endsBeforeStart }
    }
}
