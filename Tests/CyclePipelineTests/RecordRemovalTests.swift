import CycleModel
import CyclePipeline
import Testing

/// What a day says once parts of it are taken back.
@Suite struct RecordRemovalTests {
    private var record: DayRecord {
        var record = DayRecord(flow: .light)
        record.temperature = Temperature(centidegrees: 3_660)
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
        for other in RecordRemoval.Part.allCases { #expect(left.says(other) == (other != part)) }
        #expect(left.periodEnded == (part != .flow) && left.symptoms == ["cramps"])
    }

    @Test func `a day of which everything is taken back says nothing`() {
        var removal = RecordRemoval()
        removal.parts = Set(RecordRemoval.Part.allCases)
        removal.symptoms = ["Cramps"]
        #expect(record.removing(removal).isEmpty)
    }
}
