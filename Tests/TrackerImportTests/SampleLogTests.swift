import CycleModel
import Testing
import TrackerImport

@Suite struct SampleLogTests {
    @Test func `three years of a daily log read without a remark`() throws {
        let log = try Sample(name: "three-years.csv").read()
        #expect(log.shape == .daily)
        #expect(log.skippedLines.isEmpty)
        #expect(log.notices.isEmpty)

        // Counted by hand from the starts in the file.
        let cycles = DayLog(log.days).cycles
        #expect(cycles.count == 37)
        #expect(cycles.first?.start.description == "2023-11-11")
        #expect(cycles.last?.period.description == "2026-11-03...2026-11-06")
        #expect(cycles.compactMap(\.length).max() == 57)
        #expect(cycles.allSatisfy { !$0.isDoubtful })
    }
}
