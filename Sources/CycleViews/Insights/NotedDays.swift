import CivilDate
import CycleModel
import CyclePipeline

/// On how many of the logged days of each column of a chart a word was noted, such as a symptom.
struct NotedDays<Column: Hashable> {
    struct Logged {
        var days = 0
        /// The first days of the cycles that these are in.
        var cycles: Set<Day?> = []
    }

    /// The days on which anything was logged.
    let logged: [Column: Logged]
    /// What was noted on most days first: a built-in by its name, an own word as it was written last.
    let words: [(name: String, days: [Column: Int])]

    /// - Parameters:
    ///   - column: Where a day belongs, and the first day of its cycle; `nil` for a day that does not count.
    ///   - list: What is counted of a day's record. Capitals make no difference.
    init(
        _ person: PersonState, in days: ClosedRange<Day>,
        column: (Day) -> (column: Column, start: Day?)?, of list: BuiltInWord.List
    ) {
        var logged: [Column: Logged] = [:]
        var counts: [String: (name: String, days: [Column: Int])] = [:]
        for entry in person.log.through(person.today).entries where days.contains(entry.day) {
            guard let (column, start) = column(entry.day) else { continue }
            logged[column, default: Logged()].days += 1
            logged[column]?.cycles.insert(start)
            let names = Dictionary(
                entry.record.words(in: list).map { ($0.lowercased(), $0) },
                uniquingKeysWith: { $1 })
            for (key, name) in names {
                counts[key, default: (name, [:])].days[column, default: 0] += 1
                counts[key]?.name = name
            }
        }
        self.logged = logged
        func total(_ found: (key: String, value: (name: String, days: [Column: Int]))) -> Int {
            found.value.days.values.reduce(0, +)
        }
        self.words = counts.sorted {
            let (first, second) = (total($0), total($1))
            return first == second ? $0.key < $1.key : first > second
        }.map { (person.language.name(ofWord: $0.value.name, in: list), $0.value.days) }
    }
}
