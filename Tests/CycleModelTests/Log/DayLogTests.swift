import CivilDate
import CycleModel
import Testing

@Suite struct DayLogTests {
    @Test func `days come out in order however they went in`() throws {
        let days = try ["2026-03-09", "2026-03-01", "2026-03-05"].map(day)
        let log = DayLog(periodDays: days)
        #expect(log.entries.map(\.day) == days.sorted())
    }

    @Test func `a later record of the same day replaces the earlier one`() throws {
        let date = try day("2026-03-01")
        let log = DayLog([
            DayLog.Entry(day: date, record: DayRecord(flow: .heavy)),
            DayLog.Entry(day: date, record: DayRecord(flow: .light)),
        ])
        #expect(log.entries.count == 1)
        #expect(log[date].flow == .light)
    }

    @Test func `a record that says nothing removes the day`() throws {
        let date = try day("2026-03-01")
        var log = DayLog(periodDays: [date])
        log[date] = DayRecord()
        #expect(log.isEmpty)
    }

    @Test func `days still to come are left out`() throws {
        let today = try day("2026-03-02")
        let log = DayLog(periodDays: (0..<4).map { today - 1 + $0 })
        #expect(log.through(today).periodDays == [today - 1, today])
        #expect(log.through(today - 5).isEmpty)
        #expect(log.through(today + 9) == log)
    }

    @Test func `a note's lines end in a line feed, whoever wrote them`() {
        var record = DayRecord()
        record.note = "one\r\ntwo\rthree\n\r\nfive\r"
        #expect(record.note == "one\ntwo\nthree\n\nfive\n")
    }

    @Test func `entries are told apart by what they say, in whichever way they came to say it`()
        throws
    {
        let date = try day("2026-03-01")
        let entry = DayLog.Entry(day: date, record: DayRecord(flow: .light))
        #expect(entry == DayLog.Entry(day: date, record: DayRecord(flow: .light)))
        #expect(entry != DayLog.Entry(day: date + 1, record: DayRecord(flow: .light)))
        var changed = entry
        changed.record.flow = .heavy
        #expect(changed != entry)
        changed.record.flow = .light
        #expect(changed == entry)
        changed.record.symptoms.append("cramps")
        #expect(changed != entry)
        var log = DayLog([entry])
        let copy = log
        log[date].note = "a walk"
        #expect(log != copy)
        log[date].note = nil
        #expect(log == copy)
    }

    @Test func `words are a part of what a day says`() {
        let changes: [(inout DayRecord) -> Void] = [
            { $0.symptoms = ["cramps"] }, { $0.moods = ["calm"] }, { $0.note = "" },
            { $0.source = "clue" },
        ]
        for change in changes {
            var record = DayRecord()
            change(&record)
            #expect(!record.isEmpty)
            var same = DayRecord()
            change(&same)
            #expect(record == same)
            (record.symptoms, record.moods, record.note, record.source) = ([], [], nil, nil)
            #expect(record.isEmpty)
        }
    }

    @Test(arguments: [
        (Flow.none, false), (.spotting, false), (.light, true), (.medium, true), (.heavy, true),
        (.unknown, true),
    ])
    func `bleeding from light on makes a period day`(flow: Flow, isPeriod: Bool) {
        #expect(DayRecord(flow: flow).isPeriodDay == isPeriod)
    }

    @Test func `temperatures convert from Fahrenheit and outlandish ones are refused`() {
        // 98.6 °F are 37 °C; 97.25 °F are 36.25 °C.
        #expect(Temperature(fahrenheitHundredths: 9_860)?.celsius == "37.00")
        #expect(Temperature(fahrenheitHundredths: 9_725)?.celsius == "36.25")
        #expect(Temperature(centidegrees: 3_605)?.celsius == "36.05")
        #expect(Temperature(centidegrees: 2_999) == nil)
        #expect(Temperature(centidegrees: 4_501) == nil)
    }

    /// The first two days of May, said to be a whole period, and what may be logged after it.
    @Test(arguments: [("2026-05-03", true), ("2026-05-04", true), ("2026-05-05", false)])
    func `a period that goes on after its last day did not end then`(
        _ later: String, _ goesOn: Bool
    ) throws {
        let last = try day("2026-05-02")
        var log = DayLog(periodDays: [last - 1, last])
        log[last].periodEnded = true
        let more = DayLog.Entry(day: try day(later), record: DayRecord(flow: .light))
        #expect(log.endsContinued(by: [more]).map(\.day) == (goesOn ? [last] : []))
        #expect(log.endsContinued(by: [more]).allSatisfy { $0.record == DayRecord(flow: .unknown) })
        let spotting = DayLog.Entry(day: more.day, record: DayRecord(flow: .spotting))
        #expect(log.endsContinued(by: [spotting]).isEmpty)
        // Said again in the same change it stays.
        let same = DayLog.Entry(day: last, record: log[last])
        #expect(log.endsContinued(by: [same, more]).isEmpty)
    }
}
