import CivilDate
import CycleModel
import CyclePipeline
import Testing

/// One part of a day's record, corrected by itself.
@Suite struct RecordFieldTests {
    private var full: DayRecord {
        var record = DayRecord(flow: .medium)
        record.temperature = Temperature(centidegrees: 3_655)
        record.weight = Weight(grams: 62_500)
        record.lh = .positive
        record.mucus = .eggwhite
        record.ovulationObserved = true
        record.symptoms = ["cramps"]
        record.moods = ["calm"]
        record.dose = .taken
        record.note = "long walk"
        record.periodEnded = true
        return record
    }

    @Test(arguments: RecordField.allCases)
    func `taking one part changes no other`(_ field: RecordField) {
        let emptied = full.taking(field, from: DayRecord())
        #expect(!emptied.agrees(with: full, in: field))
        for other in RecordField.allCases where other != field {
            // How long a period went on is said of a period day.
            if field == .flow, other == .period { continue }
            #expect(emptied.agrees(with: full, in: other), "\(field) changed \(other)")
        }
        #expect(emptied.taking(field, from: full).agrees(with: full, in: field))
    }

    @Test func `a mark of a period makes a day without bleeding a period day`() {
        var mark = DayRecord()
        mark.periodEnded = true
        #expect(DayRecord().taking(.period, from: mark).isPeriodDay)
        #expect(DayRecord(flow: .heavy).taking(.period, from: mark).flow == .heavy)
    }

    @Test func `what was said and what went is told apart`() {
        var new = full
        new.symptoms = ["tired"]
        new.note = nil
        new.weight = Weight(grams: 63_000)
        let logging = DayLogging(from: full, to: new)
        #expect(logging.told.symptoms == ["tired"])
        #expect(logging.removal.symptoms == ["cramps"])
        #expect(logging.removal.parts == [.note])
        #expect(logging.told.weight == new.weight)
        #expect(logging.told.flow == nil && logging.told.temperature == nil)
    }

    @Test(arguments: [
        ("", ""), ("a\r\nb\rc\n", "a\nb\nc"), ("\n\n", ""), ("a\0b", "a\u{FFFD}b"), (" a ", " a "),
    ])
    func `a note is kept with line feeds`(_ typed: String, _ kept: String) {
        #expect(TypedValue.note(typed) == kept)
    }

    @Test func `items stand between commas`() {
        #expect(TypedValue.items(" back  pain,cramps ") == ["back pain", "cramps"])
        #expect(TypedValue.items("a,,b") == ["a", "", "b"])
        #expect(TypedValue.items("two\nlines") == ["two lines"])
    }

    @Test func `words used most are offered first, hidden ones only where a day has them`() throws {
        let today = try #require(Day("2026-11-20"))
        var log = DayLog()
        for back in 1...3 { log[today - back].symptoms = ["Back pain", "spots"] }
        log[today - 9].symptoms = ["spots"]
        let person = PersonState(
            log: log, naming: SamplePerson.naming, day: today, zones: SamplePerson.zones)
        let offered = OfferedWords(
            \.symptoms, of: person, usual: "cramps, back pain", own: ["cold feet"],
            hidden: ["SPOTS"], chosen: [])
        #expect(offered.words == ["back pain", "cramps", "cold feet"])
        let recorded = OfferedWords(
            \.symptoms, of: person, usual: "cramps", hidden: ["spots"], chosen: ["spots"])
        #expect(recorded.words == ["spots", "Back pain", "cramps"])
    }
}
