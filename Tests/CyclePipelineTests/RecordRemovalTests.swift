import CycleModel
import CyclePipeline
import Testing

/// What a day says once parts of it are taken back.
@Suite struct RecordRemovalTests {
    private var record: DayRecord {
        var record = DayRecord(flow: .light)
        record.temperature = Temperature(centidegrees: 3_660)
        record.weight = Weight(grams: 62_500)
        record.dose = .taken
        record.lh = .positive
        record.mucus = .dry
        record.ovulationObserved = true
        record.note = "early"
        record.symptoms = ["cramps"]
        record.periodEnded = true
        return record
    }

    @Test(arguments: RecordRemoval.Part.allCases)
    func `each part goes alone`(_ part: RecordRemoval.Part) {
        var removal = RecordRemoval()
        removal.parts = [part]
        let left = record.removing(removal)
        for other in RecordRemoval.Part.allCases {
            // How long a period went on is said of its day.
            let isGone = other == part || (part == .flow && other == .end)
            #expect(left.says(other) == !isGone)
        }
        #expect(left.symptoms == ["cramps"])
    }

    @Test func `a day of which everything is taken back says nothing`() {
        var removal = RecordRemoval()
        removal.parts = Set(RecordRemoval.Part.allCases)
        removal.symptoms = ["Cramps"]
        #expect(record.removing(removal).isEmpty)
    }

    @Test func `where a record came from is nothing alone`() {
        var imported = DayRecord()
        imported.weight = Weight(grams: 62_500)
        imported.lh = .negative
        imported.source = "Flo"
        var removal = RecordRemoval()
        removal.parts = [.weight]
        #expect(imported.removing(removal).source == "Flo")
        removal.parts = [.weight, .lh]
        #expect(imported.removing(removal).isEmpty)
    }

    @Test func `a single value takes the place of another one, and everything else stays`() throws {
        for (told, part) in replacements {
            let changed = try DayLogging(told: told).record(from: record)
            #expect(changed != record, "\(part)")
            var (before, after) = (RecordRemoval(), RecordRemoval())
            (before.parts, after.parts) = ([part], [part])
            #expect(changed.removing(after) == record.removing(before), "\(part)")
            #expect(changed == record.adding(told))
        }
        #expect(
            Set(replacements.map(\.part)).union([.flow, .end, .ovulation])
                == Set(RecordRemoval.Part.allCases))
    }

    /// A record with one value, which differs from that of `record`.
    private var replacements: [(told: DayRecord, part: RecordRemoval.Part)] {
        func told(_ change: (inout DayRecord) -> Void) -> DayRecord {
            var record = DayRecord()
            change(&record)
            return record
        }
        return [
            (told { $0.temperature = Temperature(centidegrees: 3_700) }, .temperature),
            (told { $0.weight = Weight(grams: 63_000) }, .weight),
            (told { $0.lh = .negative }, .lh), (told { $0.mucus = .creamy }, .mucus),
            (told { $0.dose = .skipped }, .dose), (told { $0.note = "late" }, .note),
        ]
    }

    @Test func `what is told and taken back at once is a contradiction`() {
        var change = DayLogging()
        #expect(change.contradiction == nil)
        change.told.weight = Weight(grams: 63_000)
        change.removal.parts = [.temperature]
        #expect(change.contradiction == nil)
        change.removal.parts = [.weight]
        #expect(change.contradiction == .weight)
    }

    @Test func `more than a log can hold is refused`() {
        var change = DayLogging()
        change.told.symptoms = (0...PlainLog.mostListItems).map { "symptom \($0)" }
        do throws(DayLogging.Problem) {
            _ = try change.record(from: record)
            Issue.record("taken")
        } catch {
            if case .tooMuch(.tooManyItems(.symptoms)) = error { return }
            Issue.record(error)
        }
    }
}
