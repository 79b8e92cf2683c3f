package import CivilDate

/// Gathers the days of a file in whatever order they stand and merges those that come again.
///
/// As many days as lie between 1900 and today at most, whatever the length of the file.
package struct DayCollector: Sendable {
    /// How often something happened, and where first.
    package struct Tally: Sendable {
        package var count = 0
        package var firstLine = 0

        mutating func note(line: Int) {
            if count == 0 { firstLine = line }
            count += 1
        }
    }

    package private(set) var days: [DayLog.Entry] = []
    /// The place of each day in `days`; empty as long as they come in order.
    private var indexes: [Day: Int] = [:]
    /// Bytes of text in all records together, with a little for each entry of a list.
    package private(set) var textSize = 0

    private(set) var repeated = Tally()
    package private(set) var heavierFlow = Tally()
    package private(set) var laterValue = Tally()

    package init() {}

    /// - Throws: A `LineProblem` where the day's record becomes too large.
    /// - Complexity: O(1), but for the first day out of order O(*n*) in the number of days.
    package mutating func add(_ day: Day, _ record: DayRecord, line: Int) throws {
        let last = days.count - 1
        if indexes.isEmpty {
            if days.isEmpty || day > days[last].day { return append(day, record) }
            if day == days[last].day { return try merge(record, at: last, line: line) }
            for index in days.indices { indexes[days[index].day] = index }
        }
        if let index = indexes[day] { return try merge(record, at: index, line: line) }
        indexes[day] = days.count
        append(day, record)
    }

    private mutating func append(_ day: Day, _ record: DayRecord) {
        textSize += record.textSize
        days.append(DayLog.Entry(day: day, record: record))
    }

    private mutating func merge(_ record: DayRecord, at index: Int, line: Int) throws {
        if days[index].record == record { return repeated.note(line: line) }
        var merged = days[index].record
        let flowsDiffer = merged.takeHeavierFlow(of: record)
        let replaced = merged.takeLaterValues(of: record)
        merged.symptoms.formUnion(record.symptoms)
        merged.moods.formUnion(record.moods)
        merged.appendNote(record.note)
        try PlainLog.check(merged)
        repeated.note(line: line)
        if flowsDiffer { heavierFlow.note(line: line) }
        if replaced { laterValue.note(line: line) }
        textSize += merged.textSize - days[index].record.textSize
        days[index].record = merged
    }

    /// The days in order.
    package consuming func sorted() -> [DayLog.Entry] {
        if !indexes.isEmpty { days.sort { $0.day < $1.day } }
        return days
    }
}

extension DayRecord {
    fileprivate var textSize: Int {
        (note?.utf8.count ?? 0) + (source?.utf8.count ?? 0)
            + symptoms.reduce(0) { $0 + $1.utf8.count + 16 }
            + moods.reduce(0) { $0 + $1.utf8.count + 16 }
    }

    /// Keeps the heavier of two flows; `true` where both were given and said different things. A known
    /// strength takes the place of an unknown one without contradicting it.
    fileprivate mutating func takeHeavierFlow(of other: DayRecord) -> Bool {
        let (mine, theirs) = (flow, other.flow)
        // Of two rows with a period one may know how long it went on.
        periodEnded = periodEnded || other.periodEnded
        periodEndUnknown =
            !periodEnded
            && (mine?.isPeriod == true && theirs?.isPeriod == true
                ? periodEndUnknown && other.periodEndUnknown
                : periodEndUnknown || other.periodEndUnknown)
        guard let mine, let theirs else {
            flow = mine ?? theirs
            return false
        }
        flow = max(mine, theirs)
        let isRefinement =
            (mine == .unknown || theirs == .unknown) && mine.isPeriod == theirs.isPeriod
        return mine != theirs && !isRefinement
    }

    /// Two notes of one day become one, with a line for each.
    fileprivate mutating func appendNote(_ other: String?) {
        guard let other else { return }
        guard let note else { return self.note = other }
        if note == other || note.hasSuffix("\n" + other) || note.hasPrefix(other + "\n") { return }
        self.note = note + "\n" + other
    }

    /// `true` where a value took the place of a different one.
    fileprivate mutating func takeLaterValues(of other: DayRecord) -> Bool {
        var replaced = false
        func take<Value: Equatable>(_ new: Value?, into old: inout Value?) {
            guard let new else { return }
            if let old, old != new { replaced = true }
            old = new
        }
        take(other.temperature, into: &temperature)
        take(other.weight, into: &weight)
        take(other.lh, into: &lh)
        take(other.mucus, into: &mucus)
        take(other.dose, into: &dose)
        take(other.source, into: &source)
        ovulationObserved = ovulationObserved || other.ovulationObserved
        return replaced
    }
}

extension [String] {
    /// Appends what is not there yet, in order.
    fileprivate mutating func formUnion(_ others: [String]) {
        for other in others where !contains(other) { append(other) }
    }
}
