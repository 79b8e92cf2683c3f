import CivilDate
import Testing

@Suite struct MonthRangeTests {
    @Test(arguments: [
        ("nov", "2026-11-01", 1), ("November 2025", "2025-11-01", 1), ("2025 nov", "2025-11-01", 1),
        ("2025-11", "2025-11-01", 1), ("11/2025", "2025-11-01", 1), ("2.2024", "2024-02-01", 1),
        ("jan", "2027-01-01", 1), ("june", "2026-06-01", 1), ("2024", "2024-01-01", 12),
        ("last month", "2026-10-01", 1), ("Next month", "2026-12-01", 1),
        ("this year", "2026-01-01", 12),
        ("last year", "2025-01-01", 12),
    ])
    func `a month or a year is written in many ways`(text: String, first: String, count: Int) throws
    {
        let today = try #require(Day("2026-11-22"))
        let range = try #require(
            DateReader(today: today, choice: .nearest, names: .english).months(text))
        #expect(range.first == Day(first))
        #expect(range.count == count)
        #expect(range.months.count == count)
        #expect(range.days.lowerBound == range.first)
        #expect((range.days.upperBound + 1).civil.day == 1)
    }

    @Test(arguments: [
        "", "no", "20 nov", "2025-13", "0000", "99999", "11", "nov nov", "last nov", "9999",
    ])
    func `other words are no month`(text: String) throws {
        let today = try #require(Day("2026-11-22"))
        #expect(DateReader(today: today, choice: .nearest, names: .english).months(text) == nil)
    }
}
