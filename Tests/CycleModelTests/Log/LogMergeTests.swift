import CivilDate
import CycleModel
import SeededRandomness
import Testing

@Suite struct LogMergeTests {
    private let first = Day(number: 20_700)
    private let second = Day(number: 20_701)

    private func log(_ records: [Day: DayRecord]) -> DayLog {
        DayLog(records.map { DayLog.Entry(day: $0.key, record: $0.value) })
    }

    private func entry(_ day: Day, _ change: (inout DayRecord) -> Void) -> DayLog.Entry {
        var record = DayRecord()
        change(&record)
        return DayLog.Entry(day: day, record: record)
    }

    @Test func `days that the log doesn't have are added and counted by kind`() {
        let incoming = [
            entry(second) {
                $0.flow = .spotting
                $0.temperature = Temperature(centidegrees: 3_650)
                $0.weight = Weight(grams: 62_500)
                $0.symptoms = ["cramps", "headache"]
                $0.note = "a note"
            },
            entry(first) {
                $0.flow = .heavy
                $0.dose = .skipped
                $0.moods = ["tired"]
                $0.lh = .negative
                $0.mucus = .dry
                $0.ovulationObserved = true
            },
        ]
        let plan = LogMerge.plan(into: DayLog(), incoming: incoming)
        #expect(plan.changes == [incoming[1], incoming[0]])
        #expect(plan.conflicts.isEmpty)
        #expect(plan.canBeApplied)
        #expect(plan.unchanged == 0)
        #expect(plan.added.periodDays == 1)
        #expect(plan.added.flows == 1)
        #expect(plan.added.temperatures == 1)
        #expect(plan.added.weights == 1)
        #expect(plan.added.symptoms == 1)
        #expect(plan.added.moods == 1)
        #expect(plan.added.notes == 1)
        #expect(plan.added.doses == 1)
        #expect(plan.added.lh == 1)
        #expect(plan.added.mucus == 1)
        #expect(plan.added.ovulations == 1)
    }

    @Test func `what only one side says is kept, and lists are united in order`() {
        let mine = log([
            first: entry(first) {
                $0.flow = .medium
                $0.symptoms = ["cramps", "back pain"]
                $0.note = "mine"
            }.record
        ])
        let theirs = entry(first) {
            $0.temperature = Temperature(centidegrees: 3_640)
            $0.symptoms = ["headache", "cramps"]
            $0.source = "drip"
        }
        let plan = LogMerge.plan(into: mine, incoming: [theirs])
        let expected = entry(first) {
            $0.flow = .medium
            $0.temperature = Temperature(centidegrees: 3_640)
            $0.symptoms = ["cramps", "back pain", "headache"]
            $0.note = "mine"
            $0.source = "drip"
        }
        #expect(plan.changes == [expected])
        #expect(plan.conflicts.isEmpty)
        #expect(plan.added.periodDays == 0)
        #expect(plan.added.temperatures == 1)
    }

    @Test func `equal days are unchanged, whatever their source`() {
        let mine = log([first: DayRecord(flow: .light)])
        let theirs = entry(first) {
            $0.flow = .light
            $0.source = "drip"
        }
        let plan = LogMerge.plan(into: mine, incoming: [theirs])
        #expect(plan.changes.isEmpty)
        #expect(plan.unchanged == 1)
    }

    @Test(arguments: [Flow.light, .medium, .heavy])
    func `a known strength takes the place of an unknown one silently`(flow: Flow) {
        let known = DayLog.Entry(day: first, record: DayRecord(flow: flow))
        let unknown = DayLog.Entry(day: first, record: DayRecord(flow: .unknown))

        let learned = LogMerge.plan(into: DayLog([unknown]), incoming: [known])
        #expect(learned.changes == [known])
        #expect(learned.conflicts.isEmpty)
        #expect(learned.added.periodDays == 0)
        #expect(learned.added.flows == 1)

        let nothingNew = LogMerge.plan(into: DayLog([known]), incoming: [unknown])
        #expect(nothingNew.changes.isEmpty)
        #expect(nothingNew.conflicts.isEmpty)
        #expect(nothingNew.unchanged == 1)
    }

    @Test(arguments: [
        (Flow.none, Flow.medium), (.spotting, .light), (.spotting, .unknown), (.unknown, Flow.none),
        (.none, .spotting), (.light, .heavy),
    ])
    func `other flows that differ are a conflict that a preference decides`(
        logged: Flow, incoming: Flow
    ) {
        let mine = log([first: DayRecord(flow: logged)])
        let theirs = DayLog.Entry(day: first, record: DayRecord(flow: incoming))
        let conflict = [
            "\(first) flow \(logged.rawValue) \(incoming.rawValue)"
        ]
        for prefer in [nil, LogMerge.Preference.log, .incoming] {
            let plan = LogMerge.plan(into: mine, incoming: [theirs], prefer: prefer)
            #expect(
                plan.conflicts.map { "\($0.day) \($0.field) \($0.logged) \($0.incoming)" }
                    == conflict)
            #expect(plan.canBeApplied == (prefer != nil))
            #expect(plan.changes == (prefer == .incoming ? [theirs] : []))
        }
    }

    @Test func `every field with one value can be in conflict`() {
        let mine = entry(first) {
            $0.temperature = Temperature(centidegrees: 3_640)
            $0.lh = .negative
            $0.mucus = .dry
            $0.dose = .taken
            $0.note = "mine"
        }
        let theirs = entry(first) {
            $0.temperature = Temperature(centidegrees: 3_641)
            $0.lh = .positive
            $0.mucus = .watery
            $0.dose = .skipped
            $0.note = "theirs"
        }
        let plan = LogMerge.plan(into: DayLog([mine]), incoming: [theirs])
        #expect(plan.conflicts.map(\.field) == [.temperature, .lh, .mucus, .dose, .note])
        #expect(plan.conflicts.map(\.logged) == ["36.40", "negative", "dry", "taken", "mine"])
        #expect(
            plan.conflicts.map(\.incoming) == ["36.41", "positive", "watery", "skipped", "theirs"])
        #expect(plan.changes.isEmpty)
        #expect(plan.unchanged == 0)

        let decided = LogMerge.plan(into: DayLog([mine]), incoming: [theirs], prefer: .incoming)
        #expect(decided.changes == [theirs])
    }

    @Test func `with an open conflict the rest of the plan is still computed`() {
        let mine = log([first: DayRecord(flow: .light)])
        let incoming = [
            entry(first) {
                $0.flow = .heavy
                $0.note = "new"
            }, entry(second) { $0.flow = .medium },
        ]
        let plan = LogMerge.plan(into: mine, incoming: incoming)
        #expect(!plan.canBeApplied)
        #expect(plan.changes.map(\.day) == [first, second])
        #expect(plan.changes.first?.record.flow == .light)
        #expect(plan.changes.first?.record.note == "new")
    }

    @Test func `the end of a period becomes known when one side knows it`() {
        let openEnded = entry(first) {
            $0.flow = .unknown
            $0.periodEndUnknown = true
        }
        let whole = [first, second].map { DayLog.Entry(day: $0, record: DayRecord(flow: .unknown)) }

        let learned = LogMerge.plan(into: DayLog([openEnded]), incoming: whole)
        #expect(learned.changes == whole)
        #expect(learned.added.periodDays == 1)
        #expect(learned.added.flows == 1)

        let nothingNew = LogMerge.plan(into: DayLog(whole), incoming: [openEnded])
        #expect(nothingNew.changes.isEmpty)
        #expect(nothingNew.unchanged == 1)

        // Spotting that the log prefers to a period has no period's end.
        let spotting = DayLog([DayLog.Entry(day: first, record: DayRecord(flow: .spotting))])
        #expect(LogMerge.plan(into: spotting, incoming: [openEnded], prefer: .log).changes.isEmpty)
        #expect(
            LogMerge.plan(into: spotting, incoming: [openEnded], prefer: .incoming).changes == [
                openEnded
            ])
    }

    @Test func `a day that comes twice is counted once and its heavier flow counts`() {
        let incoming = [
            entry(first) { $0.flow = .heavy }, entry(first) { $0.flow = .light },
            entry(first) { $0.note = "too" },
        ]
        let plan = LogMerge.plan(into: DayLog(), incoming: incoming)
        #expect(plan.changes == [entry(first) { ($0.flow, $0.note) = (.heavy, "too") }])
        #expect(plan.conflicts.isEmpty)
        #expect(plan.added.periodDays == 1)
    }

    @Test func `two weights of one day contradict each other, and a preference decides`() throws {
        let mine = log([first: entry(first) { $0.weight = Weight(grams: 62_500) }.record])
        let theirs = [entry(first) { $0.weight = Weight(grams: 63_000) }]
        let plan = LogMerge.plan(into: mine, incoming: theirs)
        let conflict = try #require(plan.conflicts.first)
        #expect(plan.conflicts.count == 1 && !plan.canBeApplied)
        #expect(conflict.field == .weight)
        #expect((conflict.logged, conflict.incoming) == ("62.5", "63.0"))
        let decided = LogMerge.plan(into: mine, incoming: theirs, prefer: .incoming)
        #expect(decided.changes == theirs)
        #expect(decided.added.weights == 1)
    }

    @Test(arguments: UInt64(0)..<150)
    func `planning the same days twice changes nothing the second time`(seed: UInt64) {
        var random = RandomDays(seed: seed)
        let mine = DayLog(random.days())
        let incoming = random.days()
        for prefer in [LogMerge.Preference.log, .incoming] {
            let plan = LogMerge.plan(into: mine, incoming: incoming, prefer: prefer)
            var merged = mine
            merged.apply(plan)
            let again = LogMerge.plan(into: merged, incoming: incoming, prefer: prefer)
            #expect(again.changes.isEmpty)
            #expect(again.added == LogMerge.Counts())

            // Nothing of the log's own is lost, and without conflicts neither side matters more.
            for entry in mine.entries {
                let record = merged[entry.day]
                #expect(
                    Array(record.symptoms.prefix(entry.record.symptoms.count))
                        == entry.record.symptoms)
                #expect(
                    prefer == .incoming || entry.record.note == nil
                        || record.note == entry.record.note)
            }
            if plan.conflicts.isEmpty {
                #expect(LogMerge.plan(into: mine, incoming: incoming).changes == plan.changes)
            }
        }
    }
}

/// Days from a narrow span, so that two draws meet often.
private struct RandomDays {
    private var generator: SplitMix

    init(seed: UInt64) {
        generator = SplitMix(seed)
    }

    private mutating func below(_ bound: Int) -> Int {
        Int.random(in: 0..<bound, using: &generator)
    }

    mutating func days() -> [DayLog.Entry] {
        (0..<below(12)).map { _ in
            var record = DayRecord()
            record.flow = [nil, Flow.none, .spotting, .light, .heavy, .unknown][below(6)]
            record.temperature = [nil, Temperature(centidegrees: 3_600 + below(2))][below(2)]
            record.weight = [nil, Weight(grams: 62_500 + below(2))][below(2)]
            record.lh = [nil, LHTest.positive, .negative][below(3)]
            record.symptoms = [[], ["cramps"], ["headache", "cramps"], ["bloating"]][below(4)]
            record.note = [nil, "one", "two"][below(3)]
            record.source = [nil, "drip", "diary"][below(3)]
            record.ovulationObserved = below(4) == 0
            record.periodEndUnknown = record.isPeriodDay && below(2) == 0
            record.periodEnded = record.isPeriodDay && !record.periodEndUnknown && below(2) == 0
            return DayLog.Entry(day: Day(number: 20_700 + Int32(below(8))), record: record)
        }
    }
}
