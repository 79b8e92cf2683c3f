import ICalendar

/// Holds a filter against one calendar object.
///
/// Where following a rule would cost too much, or a rule cannot be followed, a time range counts as matching:
/// what a client has once too often does no harm, and what it never gets is lost to it.
struct FilterEvaluation {
    let calendar: Component
    let clock: ObjectClock
    /// For the rules of this object.
    var work: RecurrenceWork
    private let total: ReportWork
    private var families: [String: (master: Component?, overrides: [Component])] = [:]

    /// - Parameters:
    ///   - ranges: Every range that will be asked for, so that zones are known there.
    ///   - total: What may still be done for the request; `end` takes from it what this object took.
    init(_ calendar: Component, zones: CalendarZones, ranges: [TimeRange], total: ReportWork) {
        self.calendar = calendar
        self.total = total
        work = total.part()
        clock = ObjectClock(calendar, zones: zones, years: calendar.years(including: ranges))
    }

    /// To be called once.
    func end() { total.spend(work.spent + clock.spent) }

    mutating func matches(
        _ filter: ComponentFilter, _ component: Component, in parent: Component?
    ) -> Bool {
        guard filter.name == component.name else { return false }
        if total.isExhausted { return true }
        total.spend(component.components.count)
        if let range = filter.timeRange, !overlaps(component, in: parent, range) { return false }
        for property in filter.properties where !matches(property, component) { return false }
        for inner in filter.components {
            let alike = component.components.filter { $0.name == inner.name }
            if inner.isNotDefined {
                guard alike.isEmpty else { return false }
                continue
            }
            var isFound = false
            for child in alike where !isFound { isFound = matches(inner, child, in: component) }
            guard isFound else { return false }
        }
        return true
    }

    // MARK: Properties

    private func matches(_ filter: PropertyFilter, _ component: Component) -> Bool {
        if total.isExhausted { return true }
        total.spend(component.properties.count)
        let alike = component.all(filter.name)
        if filter.isNotDefined { return alike.isEmpty }
        return alike.contains { property in
            total.spend(property.value.count)
            if let text = filter.text, !text.matches(property.text) { return false }
            if let range = filter.timeRange, !overlaps(property, range) { return false }
            return filter.parameters.allSatisfy { matches($0, property) }
        }
    }

    private func matches(_ filter: ParameterFilter, _ property: Property) -> Bool {
        let found = property.parameters.first { $0.name == filter.name }
        if filter.isNotDefined { return found == nil }
        guard let found else { return false }
        return filter.text?.matches(found.values.joined(separator: ",")) ?? true
    }

    private func overlaps(_ property: Property, _ range: TimeRange) -> Bool {
        clock.times(property).contains { time in
            time.form == .date
                ? range.overlaps(time.moment, time.dayAfter.moment) : range.contains(time.moment)
        }
    }

    // MARK: Components

    mutating func overlaps(
        _ component: Component, in parent: Component?, _ range: TimeRange
    ) -> Bool {
        switch component.name {
        case "VEVENT", "VTODO", "VJOURNAL": return overlapsEntry(component, range)
        case "VFREEBUSY": return overlapsFreeBusy(component, range)
        case "VALARM":
            return parent.map { overlapsAlarm(component, of: $0, range) } ?? false
        default: return false
        }
    }

    mutating func series(of component: Component) -> RecurrenceSet {
        total.spend(component.bytes.count)
        guard component.first("RECURRENCE-ID") == nil || component.reachesOn else {
            return RecurrenceSet(component, clock: clock)
        }
        let (master, overrides) = family(of: component)
        total.spend(overrides.count + (component.reachesOn ? master?.bytes.count ?? 0 : 0))
        return RecurrenceSet(component, clock: clock, overrides: overrides, master: master)
    }

    /// The entries of the series that `component` belongs to: its master, and those that stand for one time
    /// of it each, or for that one and all after it.
    private mutating func family(
        of component: Component
    ) -> (master: Component?, overrides: [Component]) {
        if let family = families[component.name] { return family }
        let alike = calendar.components.filter { $0.name == component.name }
        let family = (
            alike.first { $0.first("RECURRENCE-ID") == nil },
            alike.filter { $0.first("RECURRENCE-ID") != nil }
        )
        families[component.name] = family
        return family
    }

    private mutating func overlapsEntry(_ component: Component, _ range: TimeRange) -> Bool {
        let series = series(of: component)
        guard series.start != nil, !series.isDueOnce else {
            guard component.name == "VTODO" else { return false }
            return range.overlapsToDo(
                due: moment("DUE", component), completed: moment("COMPLETED", component),
                created: moment("CREATED", component))
        }
        let test = Self.test(component, range)
        return anyOccurrence(of: series, from: range.start, to: range.end, test)
    }

    /// Whether an occurrence of the component overlaps the range.
    static func test(_ component: Component, _ range: TimeRange) -> (Occurrence) -> Bool {
        switch component.name {
        case "VTODO" where component.first("DTSTART") == nil:
            return { range.overlapsToDo(due: $0.start.moment, completed: nil, created: nil) }
        case "VTODO":
            let hasDue = component.first("DUE") != nil
            let hasDuration = component.first("DURATION") != nil
            return { range.overlapsToDo($0, hasDue: hasDue, hasDuration: hasDuration) }
        case "VJOURNAL": return { range.overlapsJournal($0) }
        default:
            let hasEnd = component.first("DTEND") != nil
            return { range.overlapsEvent($0, hasEnd: hasEnd) }
        }
    }

    private mutating func anyOccurrence(
        of series: RecurrenceSet, from start: Int64, to end: Int64, _ test: (Occurrence) -> Bool
    ) -> Bool {
        if series.hasUnknownRule { return true }
        var isFound = false
        series.occurrences(from: start, to: end, work: &work) { occurrence in
            isFound = test(occurrence)
            return !isFound
        }
        return isFound || work.isExhausted
    }

    func moment(_ name: String, _ component: Component) -> Int64? {
        component.first(name).flatMap { clock.times($0).first }?.moment
    }

    private func overlapsFreeBusy(_ component: Component, _ range: TimeRange) -> Bool {
        if let start = moment("DTSTART", component), let end = moment("DTEND", component) {
            return range.start <= end && range.end > start
        }
        return component.all("FREEBUSY").contains { property in
            clock.periods(property).contains {
                range.overlaps($0.start.moment, $0.end.moment)
            }
        }
    }
}
