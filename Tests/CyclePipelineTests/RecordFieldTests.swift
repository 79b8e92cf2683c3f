import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
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
        #expect(logging.told.symptoms == ["fatigue"])
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

    private static func person(_ log: DayLog) throws -> PersonState {
        let today = try #require(Day("2026-11-20"))
        return PersonState(
            log: log, naming: SamplePerson.naming, day: today, zones: SamplePerson.zones)
    }

    @Test func `words used most before today are offered first, and the day's own last`() throws {
        let today = try #require(Day("2026-11-20"))
        var log = DayLog()
        for back in 1...3 { log[today - back].symptoms = ["Back pain", "cold feet"] }
        log[today].symptoms = ["nausea", "new"]
        let person = try Self.person(log)
        let offered = OfferedWords(.symptoms, of: person, chosen: log[today].symptoms).words
        #expect(offered.prefix(3) == ["back pain", "cold feet", "cramps"])
        #expect(offered.last == "new")
        // What is chosen today moves nothing today.
        log[today].symptoms = []
        let before = OfferedWords(.symptoms, of: try Self.person(log)).words
        #expect(offered == before + ["new"])
    }
}
