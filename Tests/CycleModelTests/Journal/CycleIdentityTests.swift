import CivilDate
import CycleModel
import Testing

@Suite struct CycleIdentityTests {
    /// Replays changes given as (days to log, days to take away), one entry each.
    private func journal(_ changes: [(logged: [String], removed: [String])]) throws -> JournalState
    {
        var entries: [JournalChange] = []
        for (index, change) in changes.enumerated() {
            let logged = try change.logged.map {
                DayLog.Entry(day: try day($0), record: DayRecord(flow: .medium))
            }
            let removed = try change.removed.map {
                DayLog.Entry(day: try day($0), record: DayRecord())
            }
            entries.append(
                JournalChange(number: Int64(index + 1), content: .days(logged + removed)))
        }
        return JournalState(replaying: entries)
    }

    private func day(_ text: String) throws -> Day { try #require(Day(text)) }

    private func name(_ journal: JournalState, _ start: String) throws -> CycleIdentity {
        try #require(journal.identities[day(start)])
    }

    @Test func `a logged period takes the name that was foretold for it`() throws {
        let before = try journal([(["2026-09-01"], []), (["2026-09-30"], [])])
        let after = try journal([
            (["2026-09-01"], []), (["2026-09-30"], []), (["2026-10-31"], []),
        ])
        #expect(try name(after, "2026-10-31") == before.identities.ahead(1))
        #expect(after.identities.ahead(1) == before.identities.ahead(2))
        #expect(after.identities.ahead(11) == before.identities.ahead(12))
        #expect(try name(after, "2026-09-01") == name(before, "2026-09-01"))
    }

    @Test func `adding older cycles renames neither logged nor predicted ones`() throws {
        let before = try journal([(["2026-09-01"], []), (["2026-09-30"], [])])
        let after = try journal([
            (["2026-09-01"], []), (["2026-09-30"], []), (["2026-07-05", "2026-08-03"], []),
        ])
        #expect(try name(after, "2026-09-30") == name(before, "2026-09-30"))
        #expect(after.identities.ahead(1) == before.identities.ahead(1))
        let all = Set(after.identities.named.map(\.identity))
        #expect(all.count == 4)
    }

    @Test func `a missed period logged between two others gets a name of its own`() throws {
        let log = try journal([
            (["2026-08-01"], []), (["2026-10-01"], []), (["2026-09-01"], []),
        ])
        let names = log.identities.named.map(\.identity)
        #expect(Set(names).count == 3)
        #expect(names[2] == CycleIdentity(origin: names[0].origin, ordinal: 1))
    }

    @Test(arguments: ["2026-09-28", "2026-09-30", "2026-10-02", "2026-09-24"])
    func `a period that is moved keeps its name`(to start: String) throws {
        let before = try journal([(["2026-09-01", "2026-09-29", "2026-09-30"], [])])
        let after = try journal([
            (["2026-09-01", "2026-09-29", "2026-09-30"], []),
            ([start], ["2026-09-29", "2026-09-30"].filter { $0 != start }),
        ])
        #expect(try name(after, start) == name(before, "2026-09-29"))
        #expect(after.identities.ahead(1) == before.identities.ahead(1))
    }

    @Test func `unlogging the last period gives its name back to the forecast`() throws {
        let log = try journal([
            (["2026-09-01"], []), (["2026-09-30"], []), ([], ["2026-09-30"]),
        ])
        #expect(log.identities.ahead(1) == CycleIdentity(origin: 1 << 16, ordinal: 1))
    }

    @Test func `the cycles to come keep their names whichever cycle is the last one`() throws {
        // The last period is taken back, and the one before it was logged after it.
        let before = try journal([(["2026-08-01"], []), (["2026-10-01"], []), (["2026-09-01"], [])])
        let after = try journal([
            (["2026-08-01"], []), (["2026-10-01"], []), (["2026-09-01"], []), ([], ["2026-10-01"]),
        ])
        #expect(try after.identities.ahead(1) == name(before, "2026-10-01"))
        #expect(after.identities.ahead(2) == before.identities.ahead(1))
        // Even when no cycle is left that the chain began with.
        let rest = try journal([
            (["2026-08-01"], []), (["2026-10-01"], []), (["2026-09-01"], []),
            ([], ["2026-08-01", "2026-10-01"]),
        ])
        #expect(try rest.identities.ahead(2) == name(before, "2026-10-01"))
    }

    @Test
    func `erasing the cycles that the chain began with leaves the names to come as they were`()
        throws
    {
        let changes = try [
            (1, "2026-08-01", Flow.medium), (2, "2026-10-01", .medium), (3, "2026-09-01", .medium),
        ].map { number, text, flow in
            JournalChange(
                number: number,
                content: .days([DayLog.Entry(day: try day(text), record: DayRecord(flow: flow))]))
        }
        let taken = JournalChange(
            number: 4,
            content: .days([DayLog.Entry(day: try day("2026-10-01"), record: DayRecord())]))
        let before = JournalState(replaying: changes + [taken])
        let erasure = Erasure(
            of: DaySpan(last: try day("2026-08-19")), in: changes + [taken],
            today: try day("2026-10-20"))
        #expect(erasure.rewritten.map(\.number) == [1])
        let left = [JournalChange(number: 5, content: try #require(erasure.appended))]
        let after = JournalState(replaying: changes.dropFirst() + [taken] + left)
        #expect(try name(after, "2026-09-01") == name(before, "2026-09-01"))
        for number in 1...3 {
            #expect(after.identities.ahead(number) == before.identities.ahead(number))
        }
    }

    @Test func `a name in use is never given twice`() throws {
        // The second cycle is first in its chain's order but the log's last day belongs to the older name.
        let log = try journal([
            (["2026-05-01"], []), (["2026-05-30"], []), (["2026-06-28"], []),
            ([], ["2026-05-30"]), (["2026-05-20"], []), (["2026-07-20"], []),
        ])
        let names = log.identities.named.map(\.identity)
        #expect(Set(names).count == names.count)
        let next = try #require(log.identities.ahead(1))
        #expect(!names.contains(next))
    }

    @Test func `a forecast for a past day has the names its cycles were logged under since`() throws
    {
        let log = try journal([
            (["2026-09-01"], []), (["2026-09-30"], []), (["2026-10-31"], []), (["2026-11-28"], []),
        ])
        let names = log.identities
        #expect(try names.ahead(0, asOf: day("2026-10-10")) == name(log, "2026-09-30"))
        #expect(try names.ahead(1, asOf: day("2026-10-10")) == name(log, "2026-10-31"))
        #expect(try names.ahead(2, asOf: day("2026-10-30")) == name(log, "2026-11-28"))
        #expect(try names.ahead(3, asOf: day("2026-10-30")) == names.ahead(1))
        #expect(try names.ahead(1, asOf: day("2026-10-31")) == name(log, "2026-11-28"))
        #expect(try names.ahead(5, asOf: day("2026-12-31")) == names.ahead(5))
        #expect(try names.ahead(1, asOf: day("2026-08-31")) == nil)
    }

    @Test func `without a store a cycle is named for its first day`() throws {
        let day = try #require(Day("2026-09-01"))
        let names = CycleIdentities(
            firstDaysOf: DayLog(periodDays: [day, day + 1, day + 29]).cycles)
        #expect(names[day] == CycleIdentity(origin: Int64(day.number)))
        #expect(names[day + 1] == nil)
        #expect(names.ahead(3) == CycleIdentity(origin: Int64(day.number) + 29, ordinal: 3))
        #expect(CycleIdentities().ahead(1) == nil)
    }
}
