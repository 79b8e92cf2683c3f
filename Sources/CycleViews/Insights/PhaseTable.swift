package import CivilDate
package import CycleModel
package import CyclePipeline

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
        /// A built-in's, or an own word as it was written last.
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
        of list: BuiltInWord.List
    ) {
        let noted = NotedDays(
            person, in: days,
            column: { day in
                let (part, start) = parts.part(of: day)
                return (part, start)
            }, of: list)
        let columns = parts.parts.filter { $0 != .unknown || noted.logged[.unknown] != nil }
        self.parts = columns
        leftOutRows = max(noted.words.count - most, 0)
        rows = noted.words.prefix(most).map { word in
            Row(
                name: word.name,
                cells: columns.map { part in
                    Cell(
                        days: word.days[part] ?? 0, logged: noted.logged[part]?.days ?? 0,
                        cycles: noted.logged[part]?.cycles.count ?? 0)
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
