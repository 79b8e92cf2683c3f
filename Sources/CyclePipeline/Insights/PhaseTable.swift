package import CivilDate
package import CycleModel

/// On what share of the logged days of each part of a cycle something was noted, such as a symptom.
///
/// It never counts a total: who logs more on some days than on others would see their own habit.
package struct PhaseTable: Sendable {
    package struct Cell: Equatable, Sendable {
        /// Days with it.
        package let days: Int
        /// Days of this part on which anything was logged.
        package let logged: Int
        /// In how many cycles these are.
        package let cycles: Int

        package init(days: Int, logged: Int, cycles: Int) {
            self.days = days
            self.logged = logged
            self.cycles = cycles
        }

        /// `nil` where nothing was logged.
        package var share: Double? { logged == 0 ? nil : Double(days) / Double(logged) }

        /// Too little is logged to rely on the share.
        package var isThin: Bool {
            logged < PhaseTable.fewestDays || cycles < PhaseTable.fewestCycles
        }
    }

    package struct Row: Equatable, Sendable {
        /// As it was written last.
        package let name: String
        /// One for each of `parts`.
        package let cells: [Cell]
    }

    /// The columns, in the order of a cycle; `unknown` only where something was logged in it.
    package let parts: [CyclePart]
    /// What was noted on most days first.
    package let rows: [Row]
    /// How many more there are, noted on fewer days.
    package let leftOutRows: Int

    package static let fewestDays = 8
    package static let fewestCycles = 3
    /// What was noted on fewer days may be chance.
    package static let fewestNotes = 3

    /// - Parameters:
    ///   - days: Which days count.
    ///   - most: The most rows.
    ///   - words: What is counted of a day's record. Capitals make no difference.
    /// - Complexity: O(*days* · *cycles*), and in what was noted.
    package init(
        _ person: PersonState, _ parts: CycleParts, in days: ClosedRange<Day>, most: Int,
        of words: (DayRecord) -> [String]
    ) {
        var logged: [CyclePart: (days: Int, starts: Set<Day?>)] = [:]
        var counts: [String: (name: String, days: [CyclePart: Int])] = [:]
        for entry in person.log.through(person.today).entries where days.contains(entry.day) {
            let (part, start) = parts.part(of: entry.day)
            logged[part, default: (0, [])].days += 1
            logged[part]?.starts.insert(start)
            let names = Dictionary(
                words(entry.record).map { ($0.lowercased(), $0) }, uniquingKeysWith: { $1 })
            for (key, name) in names {
                counts[key, default: (name, [:])].days[part, default: 0] += 1
                counts[key]?.name = name
            }
        }
        let columns = parts.parts.filter { $0 != .unknown || logged[.unknown] != nil }
        self.parts = columns
        func total(_ found: (key: String, value: (name: String, days: [CyclePart: Int]))) -> Int {
            found.value.days.values.reduce(0, +)
        }
        let ordered = counts.sorted {
            let (first, second) = (total($0), total($1))
            return first == second ? $0.key < $1.key : first > second
        }
        leftOutRows = max(ordered.count - most, 0)
        rows = ordered.prefix(most).map { found in
            Row(
                name: found.value.name,
                cells: columns.map { part in
                    Cell(
                        days: found.value.days[part] ?? 0, logged: logged[part]?.days ?? 0,
                        cycles: logged[part]?.starts.count ?? 0)
                })
        }
    }

    package var isEmpty: Bool { rows.isEmpty }

    /// Where something is noted most often: the highest share of a row that enough is logged for.
    package func peak(of row: Row) -> (part: CyclePart, cell: Cell)? {
        zip(parts, row.cells).filter { $0 != .unknown && !$1.isThin && $1.days >= Self.fewestNotes }
            .max { ($0.1.share ?? 0) < ($1.1.share ?? 0) }
            .map { (part: $0.0, cell: $0.1) }
    }
}
