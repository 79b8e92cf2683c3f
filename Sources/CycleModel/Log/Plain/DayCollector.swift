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
    /// Days with two values in a field, of which one stayed.
    package private(set) var decided: [DayField: Tally] = [:]

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
        let fields = merged.unite(record)
        try PlainLog.check(merged)
        repeated.note(line: line)
        for field in fields { decided[field, default: Tally()].note(line: line) }
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
}
