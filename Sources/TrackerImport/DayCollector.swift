import CivilDate
import CycleModel

/// Gathers the days of a file in whatever order they stand and merges those that come again.
///
/// As many days as lie between 1900 and today at most, whatever the length of the file.
struct DayCollector {
    /// How often something happened, and where first.
    struct Tally {
        var count = 0
        var firstLine = 0

        mutating func note(line: Int) {
            if count == 0 { firstLine = line }
            count += 1
        }
    }

    private(set) var days: [DayLog.Entry] = []
    private var latest: Day?
    /// For each day since `PlainLog.firstDay` its place in `days`, or -1; empty until a day comes out of
    /// order.
    private var places: [Int32] = []
    private(set) var textSize = 0

    private(set) var repeated = Tally()
    private(set) var heavierFlow = Tally()
    private(set) var laterValue = Tally()
    var sayingNothing = Tally()

    /// - Complexity: O(1), but for the first day out of order O(*n*) in the days from 1900 to the latest.
    mutating func add(_ day: Day, _ record: DayRecord, line: Int) throws(LineProblem) {
        guard let latest, day <= latest else {
            latest = day
            return append(day, record)
        }
        if places.isEmpty {
            if day == latest { return try merge(record, at: days.count - 1, line: line) }
            for place in days.indices { setPlace(of: days[place].day, Int32(place)) }
        }
        let slot = day - PlainLog.firstDay
        if slot < places.count, places[slot] >= 0 {
            try merge(record, at: Int(places[slot]), line: line)
        } else {
            append(day, record)
        }
    }

    private mutating func append(_ day: Day, _ record: DayRecord) {
        if !places.isEmpty { setPlace(of: day, Int32(days.count)) }
        textSize += record.textSize
        days.append(DayLog.Entry(day: day, record: record))
    }

    private mutating func setPlace(of day: Day, _ place: Int32) {
        let slot = day - PlainLog.firstDay
        if slot >= places.count {
            places.append(contentsOf: repeatElement(-1, count: slot + 1 - places.count))
        }
        places[slot] = place
    }

    private mutating func merge(_ record: DayRecord, at place: Int, line: Int) throws(LineProblem) {
        if days[place].record == record { return repeated.note(line: line) }
        var merged = days[place].record
        let flowsDiffer = merged.takeHeavierFlow(of: record)
        let replaced = merged.takeLaterValues(of: record)
        merged.symptoms.formUnion(record.symptoms)
        merged.moods.formUnion(record.moods)
        merged.appendNote(record.note)
        guard (merged.note?.utf8.count ?? 0) <= PlainLog.longestLine else { throw .tooLongNote }
        guard merged.symptoms.count <= PlainLog.mostListItems else {
            throw .tooManyItems(.symptoms)
        }
        guard merged.moods.count <= PlainLog.mostListItems else { throw .tooManyItems(.mood) }
        repeated.note(line: line)
        if flowsDiffer { heavierFlow.note(line: line) }
        if replaced { laterValue.note(line: line) }
        textSize += merged.textSize - days[place].record.textSize
        days[place].record = merged
    }

    /// The days in order.
    consuming func sorted() -> [DayLog.Entry] {
        if !places.isEmpty { days.sort { $0.day < $1.day } }
        return days
    }
}

extension DayRecord {
    /// Keeps the heavier of two flows; `true` where both were given and said different things. A known
    /// strength takes the place of an unknown one without contradicting it.
    fileprivate mutating func takeHeavierFlow(of other: DayRecord) -> Bool {
        guard let theirs = other.flow else {
            periodEndUnknown = periodEndUnknown || other.periodEndUnknown
            return false
        }
        guard let ours = flow else {
            flow = theirs
            periodEndUnknown = periodEndUnknown || other.periodEndUnknown
            return false
        }
        if ours.isPeriod, theirs.isPeriod {
            // One of the two rows knows how long the period went on.
            periodEndUnknown = periodEndUnknown && other.periodEndUnknown
        } else {
            periodEndUnknown = periodEndUnknown || other.periodEndUnknown
        }
        flow = max(ours, theirs)
        let isRefinement =
            (ours == .unknown || theirs == .unknown) && ours.isPeriod == theirs.isPeriod
        return ours != theirs && !isRefinement
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
