import ICalendar

/// When something is said to overlap a time range: the tables of RFC 4791 9.9, in their order.
extension TimeRange {
    /// A moment is in the range.
    func contains(_ moment: Int64) -> Bool { start <= moment && end > moment }

    /// A stretch of time, its end excluded, has something in common with the range.
    func overlaps(_ first: Int64, _ last: Int64) -> Bool { start < last && end > first }

    func overlapsEvent(_ occurrence: Occurrence, hasEnd: Bool) -> Bool {
        let first = occurrence.start.moment
        guard let last = occurrence.end?.moment, hasEnd || last > first else {
            return contains(first)
        }
        return overlaps(first, last)
    }

    func overlapsToDo(_ occurrence: Occurrence, hasDue: Bool, hasDuration: Bool) -> Bool {
        let first = occurrence.start.moment
        guard let last = occurrence.end?.moment, hasDue || hasDuration else {
            return contains(first)
        }
        if hasDue {
            return (start < last || start <= first) && (end > first || end >= last)
        }
        return start <= last && (end > first || end >= last)
    }

    /// Of a VTODO without a start.
    func overlapsToDo(due: Int64?, completed: Int64?, created: Int64?) -> Bool {
        switch (due, completed, created) {
        case (let due?, _, _): start < due && end >= due
        case (nil, let completed?, let created?):
            (start <= created || start <= completed) && (end >= created || end >= completed)
        case (nil, let completed?, nil): start <= completed && end >= completed
        case (nil, nil, let created?): end > created
        case (nil, nil, nil): true
        }
    }

    func overlapsJournal(_ occurrence: Occurrence) -> Bool {
        guard occurrence.start.form == .date, let last = occurrence.end else {
            return contains(occurrence.start.moment)
        }
        return overlaps(occurrence.start.moment, last.moment)
    }

    /// Whether one of the moments `first`, `first + step`, … is in the range.
    func containsOne(from first: Int64, step: Int64, further count: Int64) -> Bool {
        if contains(first) { return true }
        guard step > 0, count > 0, first < start else { return false }
        // The first of them that is not before the range; Int64 holds every span between two written years.
        let (away, overflow) = start.subtractingReportingOverflow(first)
        guard !overflow else { return false }
        let number = (away - 1) / step + 1
        return number <= count && contains(first + number * step)
    }
}
