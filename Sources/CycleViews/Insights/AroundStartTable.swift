package import CivilDate
package import CycleModel

/// On what share of the logged days something was noted, such as a symptom, for each day around the first day of
/// a period.
///
/// The whole cycles of some days count, and of these what `CycleHistory.ownCycles` keeps: no gap, no cycle that
/// probably misses a period, none with hormones or in a pregnancy. A day that is near two starts counts for the
/// nearer one alone; in the middle, for the one that follows. It never counts a total, as `PhaseTable`.
package struct AroundStartTable: Sendable {
    package struct Cell: Equatable, Sendable {
        /// Days with it.
        package let days: Int
        /// Days on which anything was logged: one of a cycle at most.
        package let logged: Int

        package init(days: Int, logged: Int) {
            self.days = days
            self.logged = logged
        }

        /// `nil` where nothing was logged.
        package var share: Double? { logged == 0 ? nil : Double(days) / Double(logged) }

        /// Too little is logged to rely on the share.
        ///
        /// Eight days, which a part of a cycle needs, would be eight cycles here.
        package var isThin: Bool { logged < PhaseTable.fewestCycles }
    }

    package struct Row: Equatable, Sendable {
        /// A built-in's, or an own word as it was written last.
        package let name: String
        /// One for each of `numbers`.
        package let cells: [Cell]
    }

    /// The days on which something is noted most often.
    package struct Peak: Equatable, Sendable {
        package let first: Int
        package let last: Int
        package let days: Int
        package let logged: Int

        package init(from first: Int, to last: Int, days: Int, logged: Int) {
            self.first = first
            self.last = last
            self.days = days
            self.logged = logged
        }
    }

    /// The days as people count them: 1 is the first day of a period, -1 the day before it, and there is no 0.
    package static let numbers = Array(-farthest ... -1) + Array(1...farthest)

    private static let farthest = 14
    private static let fewestWholeCycles = 2

    /// What was noted on most days first; none where fewer than two cycles count.
    package let rows: [Row]
    /// How many more there are, noted on fewer days.
    package let leftOutRows: Int

    /// - Parameters:
    ///   - days: Which days count; those of a cycle only if all of it lies in them.
    ///   - most: The most rows.
    ///   - words: What is counted of a day's record. Capitals make no difference.
    /// - Complexity: O(*days* · *cycles*), and in what was noted.
    package init(
        _ history: CycleHistory, in days: ClosedRange<Day>, most: Int,
        of list: BuiltInWord.List
    ) {
        let cycles: [Range<Day>] = history.ownCycles.compactMap { cycle in
            guard let next = cycle.nextStart, cycle.lies(in: days) else { return nil }
            return cycle.start..<next
        }
        guard cycles.count >= Self.fewestWholeCycles else {
            rows = []
            leftOutRows = 0
            return
        }
        let noted = NotedDays(
            history.person, in: days,
            column: { (day) -> (column: Int, start: Day?)? in
                guard let cycle = cycles.last(where: { $0.lowerBound <= day }),
                    let number = Self.number(of: day, in: cycle)
                else { return nil }
                return (number, cycle.lowerBound)
            }, of: list)
        leftOutRows = max(noted.words.count - most, 0)
        rows = noted.words.prefix(most).map { word in
            Row(
                name: word.name,
                cells: Self.numbers.map {
                    Cell(days: word.days[$0] ?? 0, logged: noted.logged[$0]?.days ?? 0)
                })
        }
    }

    /// `nil` for a day that is far from both starts, or not in the cycle.
    private static func number(of day: Day, in cycle: Range<Day>) -> Int? {
        guard cycle.contains(day) else { return nil }
        let (after, before) = (day - cycle.lowerBound, cycle.upperBound - day)
        let number = after < before ? after + 1 : -before
        return abs(number) <= farthest ? number : nil
    }

    package var isEmpty: Bool { rows.isEmpty }

    // MARK: The peak

    /// Three days beside each other smooth out what one day owes to chance.
    private static let windowLength = 3

    /// Where something is noted most often: the three adjacent days with the highest share, grown from the highest of
    /// them over all days around it that have at least half that share.
    ///
    /// - Returns: `nil` where too little is logged, or where it is noted on half of the days around a start or more.
    package func peak(of row: Row) -> Peak? {
        let cells = row.cells
        func share(_ range: Range<Int>) -> Double? {
            let (days, logged) = Self.sum(cells[range])
            guard days >= PhaseTable.fewestNotes, logged >= PhaseTable.fewestDays else {
                return nil
            }
            return Double(days) / Double(logged)
        }
        let windows = (0...(cells.count - Self.windowLength)).compactMap { first in
            let range = first..<(first + Self.windowLength)
            return share(range).map { (range: range, share: $0) }
        }
        guard let window = windows.max(by: { $0.share < $1.share }),
            let highest = window.range.filter({ !cells[$0].isThin })
                .max(by: { (cells[$0].share ?? 0) < (cells[$1].share ?? 0) })
        else { return nil }
        func belongs(_ index: Int) -> Bool {
            !cells[index].isThin && (cells[index].share ?? 0) >= window.share / 2
        }
        let before = cells.indices.prefix(through: highest).reversed().prefix(while: belongs)
        let after = cells.indices.suffix(from: highest).prefix(while: belongs)
        guard let first = before.last, let last = after.last, last - first + 1 < cells.count / 2,
            share(first..<(last + 1)) != nil
        else { return nil }
        let (days, logged) = Self.sum(cells[first...last])
        return Peak(
            from: Self.numbers[first], to: Self.numbers[last], days: days, logged: logged)
    }

    private static func sum(_ cells: ArraySlice<Cell>) -> (days: Int, logged: Int) {
        cells.reduce((0, 0)) { ($0.0 + $1.days, $0.1 + $1.logged) }
    }
}
