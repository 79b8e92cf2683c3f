import CivilDate
import Testing

@Suite struct DayTests {
    private func day(_ text: String) throws -> Day { try #require(Day(text)) }

    /// Numbers from `date -u -d DATE +%s`, divided by 86,400.
    @Test(arguments: [
        ("1970-01-01", 0), ("1969-12-31", -1), ("2000-02-29", 11_016), ("2026-11-20", 20_777),
        ("1900-03-01", -25_508), ("2200-01-01", 84_006), ("0001-01-01", -719_162),
        ("9999-12-31", 2_932_896),
    ])
    func `a date has its number of days since 1970`(text: String, number: Int32) throws {
        #expect(try day(text).number == number)
        #expect(Day(number: number).description == text)
    }

    @Test func `days outside the years that have a text form are written with four digits`() throws
    {
        #expect(try (day("0001-01-01") - 1).description == "0000-12-31")
        #expect(try (day("0001-01-01") - 367).description == "0001-12-31")
        #expect(try (day("9999-12-31") + 1).description == "0000-01-01")
        #expect(Day(number: .min).description.count == 10)
        #expect(Day(number: .max).description.count == 10)
    }

    @Test func `every day from the year 1 to 9999 reads back as it was written`() throws {
        let last = try day("9999-12-31")
        var current = try day("0001-01-01")
        var weekday = current.weekday
        var wrong = 0
        while current < last {
            let date = current.civil
            if Day(year: date.year, month: date.month, day: date.day) != current { wrong += 1 }
            if date.day == 28, Day(current.description) != current { wrong += 1 }
            current = current + 1
            weekday = weekday % 7 + 1
            if current.weekday != weekday { wrong += 1 }
        }
        #expect(wrong == 0)
    }

    @Test(arguments: [
        ("2024-02-29", true), ("2023-02-29", false), ("2000-02-29", true), ("1900-02-29", false),
        ("2100-02-29", false), ("2024-02-30", false), ("2026-04-31", false), ("2026-12-31", true),
        ("2026-00-10", false), ("2026-13-01", false), ("2026-01-00", false), ("0000-01-01", false),
    ])
    func `only dates that exist are read`(text: String, exists: Bool) {
        #expect((Day(text) != nil) == exists)
    }

    @Test(arguments: [
        "", "2026-1-05", "2026-01-5", "2026/01/05", "20260105", "2026-01-05 ", " 2026-01-05",
        "2026-01-05T00", "２026-01-05", "-026-01-05", "2026-01-0x",
    ])
    func `anything but ten characters of a date is refused`(text: String) {
        #expect(Day(text) == nil)
    }

    @Test func `weekdays count from Monday`() throws {
        #expect(try day("2026-11-16").weekday == 1)
        #expect(try day("2026-11-22").weekday == 7)
        #expect(try day("1969-12-31").weekday == 3)
        #expect(try day("0001-01-01").weekday == 1)
    }

    @Test func `days subtract to whole days across a leap day and a year's end`() throws {
        #expect(try day("2024-03-01") - day("2024-02-28") == 2)
        #expect(try day("2025-03-01") - day("2025-02-28") == 1)
        #expect(try day("2026-01-03") - day("2025-12-30") == 4)
        #expect(try day("2025-12-30") + 4 == day("2026-01-03"))
    }
}
