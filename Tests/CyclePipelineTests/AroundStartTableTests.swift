import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import Testing

/// What was noted on the days around a period's first day, before it is drawn.
@Suite struct AroundStartTableTests {
    private let today = SamplePerson.today

    /// First days of periods with these lengths between them; the last one began five days ago.
    private func starts(_ lengths: [Int]) -> [Day] {
        lengths.reversed().reduce(into: [today - 5]) { starts, length in
            starts.append(starts[starts.endIndex - 1] - length)
        }.reversed()
    }

    private func entry(
        _ day: Day, _ symptoms: [String], isBleeding: Bool = false
    ) -> DayLog.Entry {
        SamplePerson.entry(day) {
            $0.flow = isBleeding ? .medium : nil
            $0.symptoms = symptoms
            // A day without symptoms is logged, too.
            $0.moods = ["calm"]
        }
    }

    private func bleeding(_ day: Day, _ symptoms: [String]) -> DayLog.Entry {
        entry(day, symptoms, isBleeding: true)
    }

    private func table(
        _ starts: [Day], _ entries: [DayLog.Entry], _ changes: [JournalChange.Content] = [],
        in days: ClosedRange<Day>? = nil, most: Int = 10
    ) -> AroundStartTable {
        let person = SamplePerson.state(
            [SamplePerson.periods(starts), .days(entries)] + changes)
        return AroundStartTable(
            CycleHistory(person), in: days ?? InsightSpan.all.days(of: person), most: most,
            of: .symptoms)
    }

    /// The numbers of the days that have something, and on how many of the logged days.
    private func found(_ row: AroundStartTable.Row?) -> [Int: [Int]] {
        let cells = zip(AroundStartTable.numbers, row?.cells ?? [])
        return Dictionary(
            uniqueKeysWithValues: cells.filter { $1.days > 0 }.map { ($0, [$1.days, $1.logged]) })
    }

    @Test func `each day is counted by its distance, of the days that are logged there`() throws {
        // In each of three cycles: cramps on the first two days and on the last one, a headache once.
        let starts = starts([28, 28, 28])
        let cramped = zip(starts, starts.dropFirst()).flatMap { start, next in
            [
                bleeding(start, ["Cramps"]), bleeding(start + 1, ["cramps"]),
                entry(next - 1, ["cramps"]),
            ]
        }
        let entries = cramped + [entry(starts[0] + 8, ["headache"])]
        let table = table(starts, entries)
        #expect(AroundStartTable.numbers.count == 28)
        #expect(table.rows.map(\.name) == ["cramps", "headache"])
        let cramps = try #require(table.rows.first)
        #expect(found(cramps) == [-1: [3, 3], 1: [3, 3], 2: [3, 3]])
        #expect(found(table.rows.last) == [9: [1, 1]])
        // Five days of each period are logged, those of the running cycle too, which does not count.
        let logged = zip(AroundStartTable.numbers, cramps.cells).filter { $1.logged > 0 }
        #expect(logged.map(\.0) == [-1, 1, 2, 3, 4, 5, 9])
        #expect(cramps.cells[16] == AroundStartTable.Cell(days: 0, logged: 3))
        #expect(cramps.cells[16].share == 0 && !cramps.cells[16].isThin)
        #expect(cramps.cells[0].share == nil && cramps.cells[22].isThin)
        #expect(
            table.peak(of: cramps)
                == AroundStartTable.Peak(from: -1, to: 2, days: 9, logged: 9))
        #expect(table.peak(of: table.rows[1]) == nil)
    }

    @Test(arguments: [
        (20, 9, 10), (20, 10, -10), (20, 11, -9), (21, 10, 11), (28, 13, 14), (28, 14, -14),
    ])
    func `a day between two starts counts for the nearer one, in the middle for the next`(
        _ length: Int, _ after: Int, _ number: Int
    ) {
        let starts = starts([28, length, 28])
        let table = table(starts, [entry(starts[1] + after, ["ache"])])
        #expect(found(table.rows.first) == [number: [1, 1]])
    }

    @Test func `a day that is far from both starts counts for none`() {
        let starts = starts([28, 40, 28])
        let entries = [14, 20, 25].map { entry(starts[1] + $0, ["ache"]) }
        #expect(table(starts, entries).isEmpty)
        #expect(!table(starts, [entry(starts[1] + 26, ["ache"])]).isEmpty)
    }

    @Test func `a gap and a cycle that probably misses a period are not counted`() {
        let starts = starts([28, 28, 56, 28, 28, 28, 200, 28, 28])
        let entries = starts.dropLast().map { bleeding($0, ["cramps"]) }
        // Nine cycles are over; the one of 56 days and the one of 200 are not one cycle each.
        #expect(found(table(starts, entries).rows.first) == [1: [7, 7]])
    }

    @Test func `with hormones nothing is counted`() throws {
        let starts = starts([28, 28, 28, 28])
        var contraception = Contraception()
        try contraception.add(try Contraceptive(text: "pill 21+7"), on: starts[1] + 10)
        let entries = starts.map { bleeding($0, ["cramps"]) }
        // One cycle was over before.
        #expect(table(starts, entries, [.contraception(contraception)]).isEmpty)
        #expect(!table(starts, entries).isEmpty)
    }

    @Test func `it is empty below two whole cycles, and where nothing is noted`() {
        let starts = starts([28, 28])
        let entries = [bleeding(starts[0], ["cramps"])]
        #expect(!table(starts, entries).isEmpty)
        #expect(table(Array(starts.dropFirst()), [bleeding(starts[1], ["cramps"])]).isEmpty)
        #expect(table(starts, []).isEmpty)
        // Of the first cycle, one day lies before the span.
        #expect(table(starts, entries, in: (starts[0] + 1)...today).isEmpty)
    }

    @Test func `what is noted least is left out, and counted`() {
        let starts = starts([28, 28])
        let table = table(
            starts, (0..<3).map { day in bleeding(starts[0] + day, (0...day).map { "s\($0)" }) },
            most: 2)
        #expect(table.rows.map(\.name) == ["s0", "s1"])
        #expect(table.leftOutRows == 1)
    }

    @Test func `what is noted always, or on single days, has no peak`() throws {
        let starts = starts(Array(repeating: 28, count: 10))
        func entries(_ symptoms: (Int) -> [String]) -> [DayLog.Entry] {
            (0..<280).map { day in
                entry(starts[0] + day, symptoms(day), isBleeding: day % 28 < 5)
            }
        }
        let always = table(starts, entries { _ in ["tired"] })
        #expect(always.rows[0].cells.allSatisfy { $0.share == 1 })
        #expect(always.peak(of: always.rows[0]) == nil)
        let single = table(starts, entries { $0 < 2 ? ["ache"] : [] })
        #expect(single.peak(of: single.rows[0]) == nil)
    }

    @Test func `a peak is as long as the days around it have half its share`() throws {
        let starts = starts(Array(repeating: 28, count: 10))
        // On day 1 in all ten cycles, on day 2 in eight, on day 3 in six, on day 4 in two; on day -1 in five.
        let often = [1: 10, 2: 8, 3: 6, 4: 2, -1: 5]
        let entries = (0..<10).flatMap { cycle in
            (-1...3).map { offset in
                let number = offset < 0 ? offset : offset + 1
                let isNoted = cycle < often[number] ?? 0
                // The day before the first start lies in no cycle.
                let start = offset < 0 ? starts[cycle + 1] : starts[cycle]
                return entry(
                    start + offset, isNoted ? ["cramps"] : [], isBleeding: offset >= 0)
            }
        }
        let table = table(starts, entries)
        #expect(table.rows.count == 1)
        let peak = table.peak(of: table.rows[0])
        #expect(peak == AroundStartTable.Peak(from: -1, to: 3, days: 29, logged: 40))
    }
}
