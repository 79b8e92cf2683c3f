import CivilDate

/// One time at which a stored entry takes place, with the component that says what it is then.
package struct EntryOccurrence: Sendable {
    /// The VEVENT or VTODO; for a time that was changed, the component of that time.
    package let entry: Component
    package let start: ClockTime
    /// `nil` for a point in time.
    package let end: ClockTime?
    /// The RECURRENCE-ID of this time in UTC, or as the date or floating time that it is; empty where the entry does
    /// not repeat.
    package let recurrence: String
    /// Whether it is the only time of its component, or the first.
    package let isFirst: Bool
    /// Whether the component says when it takes place; one that does not has its start from what happens of it.
    package var isDated = true
}

extension Component {
    /// Which occurrences of a VCALENDAR's events and to-dos are looked for.
    package struct OccurrenceSearch: Sendable {
        /// They start in this span, in seconds since 1970-01-01T00:00:00Z.
        package var span: Range<Int64>
        /// Whether those that started before it and end in it or later are looked for as well.
        package var findsUnderWay = false
        /// The most that are found of one calendar in one stretch of time.
        package var limit: Int
        /// How far from an occurrence it is enough that something of it is in the span.
        package var reach: @Sendable (Component) -> OccurrenceReach

        package init(
            in span: Range<Int64>, limit: Int = 1_000,
            reach: @escaping @Sendable (Component) -> OccurrenceReach = { _ in OccurrenceReach() }
        ) {
            self.span = span
            self.limit = limit
            self.reach = reach
        }
    }

    /// The events and to-dos of a VCALENDAR that start in a span, each time of a series by itself, the earliest first.
    ///
    /// A to-do without a start takes place when it is due, as `RecurrenceSet` has it; one without any date, when the
    /// first thing of it happens that has a moment of its own. What was canceled or done is left out.
    ///
    /// - Parameter work: When it runs out, some are missing.
    package func occurrences(
        _ search: OccurrenceSearch, zones: CalendarZones, work: inout RecurrenceWork
    ) -> [EntryOccurrence] {
        let entries = components.filter { ["VEVENT", "VTODO"].contains($0.name) }
        let waiting = entries.filter { !$0.isDone }.map { (entry: $0, reach: search.reach($0)) }
        let span = waiting.reduce(search.span) { $1.reach.whole(around: search.span, and: $0) }
        let years =
            ZoneTime(seconds: span.lowerBound).day.civil.year - 1...ZoneTime(
                seconds: span.upperBound
            ).day.civil.year + 1
        let clock = ObjectClock(self, zones: zones, years: years)
        var found: [EntryOccurrence] = []
        for (entry, reach) in waiting where found.count < search.limit {
            let uid = entry.first("UID")?.value
            let same = entries.count > 1 ? entries.filter { $0.first("UID")?.value == uid } : []
            let isMaster = entry.first("RECURRENCE-ID") == nil
            found += entry.occurrences(
                search, reach, clock, overrides: same.filter { $0.first("RECURRENCE-ID") != nil },
                master: isMaster ? nil : same.first { $0.first("RECURRENCE-ID") == nil },
                work: &work)
        }
        work.spend(clock.spent)
        return found.sorted { $0.start.moment < $1.start.moment }
    }

    private func occurrences(
        _ search: OccurrenceSearch, _ reach: OccurrenceReach, _ clock: ObjectClock,
        overrides: [Component], master: Component?, work: inout RecurrenceWork
    ) -> [EntryOccurrence] {
        let series = RecurrenceSet(
            self, clock: clock, overrides: first("RECURRENCE-ID") == nil ? overrides : [],
            master: master)
        let moments = reach.moments.filter { search.span.contains($0) }
        guard let first = series.start else {
            guard let moment = moments.min(), self.first("RECURRENCE-ID") == nil else { return [] }
            return [
                EntryOccurrence(
                    entry: self, start: ClockTime(utc: moment), end: nil, recurrence: "",
                    isFirst: true, isDated: false)
            ]
        }
        let own = clock.time("RECURRENCE-ID", in: self)
        // A rule and a date may give the same time.
        var found: [Int64: EntryOccurrence] = [:]
        for span in reach.starts(for: search.span, lasting: series.length(from: first)) {
            let most = found.count + search.limit
            series.occurrences(from: span.lowerBound, to: span.upperBound, work: &work) {
                occurrence in
                let (start, end) = (occurrence.start.moment, occurrence.end?.moment)
                let isFirst = start == first.moment && occurrence.original == nil
                let isUnderWay =
                    search.findsUnderWay && start < span.lowerBound
                    && end ?? start > span.lowerBound
                guard isUnderWay || isFirst && !moments.isEmpty || span.contains(start) else {
                    return true
                }
                let which =
                    occurrence.original ?? own ?? (series.isRecurring ? occurrence.start : nil)
                found[start] = EntryOccurrence(
                    entry: self, start: occurrence.start, end: occurrence.end,
                    recurrence: which?.recurrenceText ?? "", isFirst: isFirst)
                return found.count < most
            }
        }
        return Array(found.values)
    }

    /// Whether nobody waits for it any longer.
    package var isDone: Bool {
        let status = first("STATUS")
        return status?.isWord("CANCELLED") == true || status?.isWord("COMPLETED") == true
            || first("COMPLETED") != nil
    }
}

extension ClockTime {
    /// As the RECURRENCE-ID of a time is compared: whatever zone a program writes it in.
    package var recurrenceText: String {
        String(line(named: "").split(separator: ":").last ?? "")
    }
}
