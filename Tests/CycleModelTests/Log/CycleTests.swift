import CivilDate
import CycleModel
import Testing

@Suite struct CycleTests {
    let first: Day

    init() throws { first = try day("2026-01-01") }

    private func log(_ offsets: [Int]) -> DayLog {
        DayLog(periodDays: offsets.map { first + $0 })
    }

    @Test func `a single day without bleeding is bridged`() {
        let cycles = log([0, 1, 3, 4]).cycles
        #expect(cycles.count == 1)
        #expect(cycles.first?.period == first...(first + 4))
        #expect(cycles.first?.periodLength == 5)
        #expect(cycles.first?.length == nil)
    }

    @Test func `two days without bleeding end a period`() {
        #expect(
            log([0, 1, 4]).bleeds.map(\.days) == [first...(first + 1), first + 4...(first + 4)])
        #expect(log([0, 1, 3]).bleeds.map(\.days) == [first...(first + 3)])
    }

    @Test func `a long bleed within ten days of the last period day is a doubtful start`() {
        #expect(
            log([0, 1, 2, 11, 12, 13, 40]).cycles.map(\.isDoubtful) == [false, true, false])
        #expect(log([0, 1, 2, 12, 13, 14]).cycles.map(\.isDoubtful) == [false, false])
    }

    @Test func `a cycle runs to the day before the next start`() {
        let cycles = log([0, 1, 28, 29, 59]).cycles
        #expect(cycles.map(\.length) == [28, 31, nil])
        #expect(cycles.map(\.nextStart) == [first + 28, first + 59, nil])
    }

    @Test func `more than 130 days between two starts are a gap`() {
        #expect(log([0, 130, 261]).cycles.map(\.isGap) == [false, true, false])
    }

    @Test func `spotting makes no period`() {
        var log = DayLog()
        log[first] = DayRecord(flow: .spotting)
        #expect(log.cycles.isEmpty)
    }

    @Test func `a start without an end keeps its length unknown until more of it is logged`() {
        var start = DayRecord(flow: .unknown)
        start.periodEndUnknown = true
        var log = DayLog()
        log[first] = start
        #expect(log.cycles.first?.isPeriodEndUnknown == true)
        log[first + 1] = DayRecord(flow: .light)
        #expect(log.cycles.first?.isPeriodEndUnknown == false)
    }
}
