import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline
import Testing

/// How much history stays, and where it begins.
@Suite struct KeptHistoryTests {
    private func day(_ text: String) throws -> Day { try #require(Day(text)) }

    private func problem(_ text: String) -> KeptHistory.Problem? {
        do throws(KeptHistory.Problem) {
            _ = try KeptHistory(text)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        ("18 months", 18, "18 months"), ("1 year", 12, "1 year"), ("24 months", 24, "2 years"),
        ("  6   MONTHS ", 6, "6 months"), ("100 years", 1_200, "100 years"),
        ("13 month", 13, "13 months"),
    ])
    func `a time is read, and said as it is kept`(_ text: String, _ months: Int, _ said: String)
        throws
    {
        let kept = try KeptHistory(text)
        #expect(kept.months == months && kept.description == said)
        #expect(try KeptHistory(kept.description) == kept)
    }

    @Test func `what is no such time is refused`() {
        for text in [
            "", "18", "months", "-8 months", "0 years", "1.5 years", "2 weeks", "1 year 2",
        ] {
            #expect(problem(text) == .notATime, "\(text)")
        }
        #expect(problem("5 months") == .tooShort)
        for text in [
            "1201 months", "101 years", "768614336404564651 years", "9223372036854775807 years",
        ] {
            #expect(problem(text) == .tooLong, "\(text)")
        }
    }

    @Test(arguments: [
        ("2026-11-20", "2025-05-01"), ("2026-11-01", "2025-05-01"), ("2026-11-30", "2025-05-01"),
        ("2026-12-01", "2025-06-01"), ("2026-08-31", "2025-02-01"), ("2027-06-30", "2025-12-01"),
    ])
    func `history begins with a month`(_ today: String, _ first: String) throws {
        #expect(try KeptHistory("18 months").firstDay(on: day(today)) == day(first))
    }

    private func person(_ periods: [String], on today: String) throws -> PersonState {
        let days = try periods.flatMap { text -> [Day] in
            let ends = try text.split(separator: " ").map { try day(String($0)) }
            return Array(ends[0]...ends[ends.count - 1])
        }
        var person = PersonState(
            log: DayLog(periodDays: days.sorted()), naming: SamplePerson.naming,
            day: try day(today), zones: SamplePerson.zones)
        person.settings = Settings(["keep": "1 year"])
        return person
    }

    @Test func `a period that goes on over the first day stays whole until the month after`() throws
    {
        let log = ["2025-10-29 2025-11-02", "2025-11-26 2025-11-30"]
        let november = try person(log, on: "2026-11-20")
        #expect(november.firstKeptDay == (try day("2025-11-01")))
        #expect(november.firstDayLeft(in: november.log) == (try day("2025-10-29")))
        let december = try person(log, on: "2026-12-01")
        #expect(december.firstDayLeft(in: december.log) == (try day("2025-12-01")))
        // Nobody bleeds for that long; it is no period that would be kept.
        let endless = try person(["2025-08-01 2025-11-05"], on: "2026-11-20")
        #expect(endless.firstDayLeft(in: endless.log) == (try day("2025-11-01")))
    }

    @Test func `days that are too old are not brought in, and counted`() throws {
        let person = try person(["2026-10-01 2026-10-05"], on: "2026-11-20")
        func entries(_ first: String, _ last: String) throws -> [DayLog.Entry] {
            (try day(first)...day(last)).map {
                DayLog.Entry(day: $0, record: DayRecord(flow: .medium))
            }
        }
        var plan = ImportPlan(for: person)
        plan.add(
            try entries("2024-03-01", "2024-03-05") + entries("2025-10-30", "2025-11-03"),
            prefer: nil)
        #expect(plan.daysTooOld == 5)
        #expect(plan.changes.map(\.day) == Array(try day("2025-10-30")...day("2025-11-03")))
        plan.add(tracker: try entries("2025-10-20", "2025-10-20"), ignoring: [], prefer: nil)
        #expect(plan.daysTooOld == 6 && plan.changes.count == 5)
    }

    @Test func `a calendar can bring in nothing that is too old`() throws {
        let person = try person(["2026-10-01 2026-10-05"], on: "2026-11-20")
        let text = ["2025-09-01", "2025-11-03"].map { first in
            "BEGIN:VEVENT\r\nUID:\(first)\r\nDTSTART;VALUE=DATE:\(first.filter(\.isNumber))\r\nDURATION:P4D\r\n"
                + "SUMMARY:Period\r\nEND:VEVENT\r\n"
        }.joined()
        let returned = try Back.read(
            Array("BEGIN:VCALENDAR\r\nVERSION:2.0\r\n\(text)END:VCALENDAR\r\n".utf8), for: person)
        let plan = Back.plan(returned, against: [CalendarSnapshot](), on: person)
        #expect(plan.plans.first?.refused.map(\.why) == ["you keep nothing from before 1 Nov 2025"])
        #expect(plan.changes.map(\.day) == Array(try day("2025-11-03")...day("2025-11-06")))
    }
}
