import CivilDate
import CycleModel
import Testing

/// What stays of two values of one day: docs/import-formats.md has the table.
@Suite struct DayFieldTests {
    /// The properties of a record, those that are kept apart among them.
    private static func names(of value: Any) -> [String] {
        Mirror(reflecting: value).children.flatMap { child -> [String] in
            guard child.label == "words" || child.label == "texts" || child.label == "some" else {
                return child.label.map { [$0] } ?? []
            }
            return names(of: child.value)
        }
    }

    @Test func `every part of a record has its rule`() {
        var record = DayRecord(flow: .light)
        record.note = "a note"
        #expect(Self.names(of: record).sorted() == DayField.allCases.map(\.rawValue).sorted())
    }

    private static func records<Value>(
        _ path: WritableKeyPath<DayRecord, Value>, _ values: [Value]
    ) -> [DayRecord] {
        values.map {
            var record = DayRecord()
            record[keyPath: path] = $0
            return record
        }
    }

    /// Values of each field, the one that means less before the one that means more.
    private static func rising(_ field: DayField) -> [DayRecord] {
        switch field {
        case .flow:
            records(\.flow, [nil, Flow.none, .spotting, .unknown, .light, .medium, .heavy])
        case .temperature:
            records(
                \.temperature, [nil] + [3_700, 3_655, 3_600].map { Temperature(centidegrees: $0) })
        case .weight: records(\.weight, [nil] + [62_500, 62_000].map { Weight(grams: $0) })
        case .lh: records(\.lh, [nil, .negative, .positive])
        case .mucus: records(\.mucus, [nil, .dry, .sticky, .creamy, .watery, .eggwhite])
        case .dose: records(\.dose, [nil, .skipped, .taken, .late])
        case .ovulationObserved: records(\.ovulationObserved, [false, true])
        case .periodEnded: records(\.periodEnded, [false, true])
        case .periodEndUnknown: records(\.periodEndUnknown, [false, true])
        case .symptoms: records(\.symptoms, [[], ["cramps"], ["cramps", "headache"]])
        case .moods: records(\.moods, [[], ["calm"], ["calm", "tired"]])
        case .note: records(\.note, [nil, "slept badly", "slept badly\nat noon"])
        case .source: records(\.source, [nil, "drip", "Clue, drip"])
        }
    }

    @Test(arguments: DayField.allCases)
    func `of two values the one that means more stays, in either order`(_ field: DayField) {
        let rising = Self.rising(field)
        #expect(rising.count > 1)
        for (index, less) in rising.enumerated() {
            for more in rising[index...] {
                var (forward, backward) = (less, more)
                let decided = forward.unite(more)
                #expect(backward.unite(less) == decided)
                #expect(forward == more)
                #expect(backward == more)
                #expect(decided.isEmpty || decided == [field])
            }
        }
    }

    @Test func `of two notes and two lists both stay, in either order`() {
        var (mine, theirs) = (DayRecord(), DayRecord())
        (mine.note, mine.symptoms, mine.moods, mine.source) = ("morning", ["a"], ["b"], "drip")
        (theirs.note, theirs.symptoms, theirs.moods, theirs.source) = (
            "evening", ["c"], ["d"], "Clue"
        )
        var (forward, backward) = (mine, theirs)
        #expect(forward.unite(theirs) == [])
        #expect(backward.unite(mine) == [])
        #expect(forward.note == "morning\nevening")
        #expect(backward.note == "evening\nmorning")
        #expect(Set(forward.symptoms) == ["a", "c"] && Set(backward.symptoms) == ["a", "c"])
        #expect(Set(forward.moods) == ["b", "d"] && Set(backward.moods) == ["b", "d"])
        #expect(forward.source == "Clue, drip" && backward.source == "Clue, drip")
    }

    @Test func `a period whose end one of two rows knows has that end`() {
        var open = DayRecord(flow: .unknown)
        open.periodEndUnknown = true
        var ended = DayRecord(flow: .light)
        ended.periodEnded = true
        for (first, second) in [(open, ended), (ended, open)] {
            var record = first
            #expect(record.unite(second) == [])
            #expect(record == ended)
        }
    }

    @Test func `a log says which of two values it kept, whatever their order`() throws {
        for rows in [["positive", "negative"], ["negative", "positive"]] {
            let text = "date,lh\n" + rows.map { "2026-11-15,\($0)\n" }.joined()
            let log = try PlainLog.read(Array(text.utf8), today: Day(number: 20_784))
            #expect(log.days.map(\.record.lh) == [.positive])
            #expect(
                log.notices.last?.message(in: "mine.csv")
                    == "mine.csv:3: 1 day has two ovulation tests; the positive one was kept")
        }
    }
}
