import CycleModel
import Testing

@Suite struct RecordSheetTests {
    private func sheet(
        _ record: DayRecord, _ columns: [LogColumn] = RecordSheet.columns,
        isFahrenheit: Bool = false
    ) -> RecordSheet {
        RecordSheet(
            record, columns: columns, isFahrenheit: isFahrenheit, isPounds: isFahrenheit,
            temperatureText: { isFahrenheit ? "97.8 °F" : "\($0.celsius) °C" },
            weightText: { isFahrenheit ? "137.8 lb" : "\($0.kilograms) kg" })
    }

    private var full: DayRecord {
        var record = DayRecord(flow: .heavy)
        record.temperature = Temperature(centidegrees: 3655)
        record.weight = Weight(grams: 62_500)
        record.lh = .negative
        record.mucus = .eggwhite
        record.ovulationObserved = true
        record.dose = .late
        record.symptoms = ["cramps", "sore, tired feet"]
        record.moods = ["calm"]
        record.note = "One line.\n\n# and another: here"
        record.source = "Clue"
        record.periodEnded = true
        return record
    }

    @Test func `an unchanged sheet is the same record, whatever is in it`() throws {
        var odd = DayRecord()
        odd.symptoms = ["two\nlines", "three\r\nof\rthem"]
        for record in [full, DayRecord(), DayRecord(flow: .unknown), odd] {
            for isFahrenheit in [false, true] {
                let sheet = sheet(record, isFahrenheit: isFahrenheit)
                #expect(try sheet.read(sheet.text(remarks: ["A day", "What to do"])) == record)
            }
        }
    }

    @Test(arguments: ["\r\n", "\r"])
    func `an editor may end lines in its own way`(lineEnd: String) throws {
        let sheet = sheet(full)
        let text = sheet.text(remarks: ["A day"]).split(
            separator: "\n", omittingEmptySubsequences: false)
        #expect(try sheet.read(text.joined(separator: lineEnd)) == full)
    }

    @Test func `a value that is taken out or emptied is no longer recorded`() throws {
        var expected = DayRecord(flow: .light)
        expected.symptoms = ["cramps", "nausea"]
        expected.source = "Clue"
        expected.periodEnded = true
        let text = "flow: light\ntemperature:\nSymptoms :  cramps , nausea,\n"
        #expect(try sheet(full).read(text) == expected)
    }

    @Test func `a weight without a unit is in the one that weights are shown in`() throws {
        #expect(try sheet(full).read("weight: 63").weight?.grams == 63_000)
        #expect(try sheet(full).read("weight: 137lb").weight?.grams == 62_142)
        #expect(try sheet(full, isFahrenheit: true).read("weight: 137").weight?.grams == 62_142)
    }

    @Test func `of a day of which everything is taken out not even the origin is kept`() throws {
        #expect(try sheet(full).read("# nothing\n").isEmpty)
    }

    @Test func `what the person does not see stays`() throws {
        let edited = try sheet(full, [.flow, .note]).read("flow: none\nnote: short\n")
        #expect(edited.lh == .negative)
        #expect(edited.temperature == full.temperature)
        #expect(edited.note == "short")
        #expect(!edited.periodEnded)
        #expect(throws: RecordSheet.BadLine.self) { try sheet(full, [.flow]).read("lh: positive") }
    }

    @Test func `a note has all lines behind its name`() throws {
        let edited = try sheet(DayRecord()).read("note: one\n\n# two\nflow: heavy\n\n")
        #expect(edited.note == "one\n\n# two\nflow: heavy")
        #expect(edited.flow == nil)
        #expect(try sheet(full).read("note:\n  \n").note == nil)
    }

    @Test(arguments: [
        ("flow: heavy\n\nflwo: light", 3), ("no colon", 1), ("flow: gushing", 1),
        ("# title\ntemperature: warm", 2), ("temperature: 99.5", 1), ("weight: heavy", 1),
        ("source: me", 1),
    ])
    func `a line that says nothing of a day is refused with its number`(_ text: String, _ line: Int)
    {
        do {
            _ = try sheet(DayRecord()).read(text)
            Issue.record("read")
        } catch let problem as RecordSheet.BadLine {
            #expect(problem.number == line)
        } catch {
            Issue.record(error)
        }
    }
}
