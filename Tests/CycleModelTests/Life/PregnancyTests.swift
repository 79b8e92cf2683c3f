import CivilDate
import CycleModel
import Testing

@Suite struct PregnancyTests {
    let pregnancy: Pregnancy

    init() throws {
        // By the usual wheel: a last period from 1 January 2026 on is due on 8 October.
        pregnancy = Pregnancy(due: try day("2026-10-08"))
    }

    @Test(arguments: [
        ("2026-01-01", 0, 0, 1), ("2026-01-07", 0, 6, 1), ("2026-01-08", 1, 0, 2),
        ("2026-05-20", 19, 6, 20), ("2026-05-21", 20, 0, 21), ("2026-10-08", 40, 0, 41),
        ("2026-10-18", 41, 3, 42),
    ])
    func `weeks and days are counted to forty at the due date`(
        date: String, weeks: Int, days: Int, week: Int
    ) throws {
        let age = try #require(pregnancy.age(on: day(date)))
        #expect(age.weeks == weeks && age.days == days)
        #expect(pregnancy.week(on: try day(date)) == week)
    }

    @Test func `before the count begins there is no age`() throws {
        #expect(pregnancy.age(on: try day("2025-12-31")) == nil)
        #expect(pregnancy.week(on: try day("2025-12-31")) == nil)
    }

    @Test func `days are left until the due date and negative after it`() throws {
        #expect(pregnancy.daysLeft(on: try day("2026-10-01")) == 7)
        #expect(pregnancy.daysLeft(on: try day("2026-10-08")) == 0)
        #expect(pregnancy.daysLeft(on: try day("2026-10-11")) == -3)
    }

    @Test func `a due date at the end of time is no trap`() throws {
        let last = Pregnancy(due: Day(number: .max))
        #expect(last.age(on: Day(number: .min)) == nil)
        #expect(last.daysLeft(on: Day(number: .min)) == 4_294_967_295)
        #expect(Pregnancy(due: Day(number: .min)).age(on: Day(number: .max)) != nil)
    }
}
