import CivilDate
import CycleModel
import Testing

@Suite struct HiddenFertilityTests {
    @Test func `with fertility hidden the periods stay as they are`() throws {
        let first = try day("2026-01-01")
        var log = DayLog(start: first, lengths: [28, 29, 27])
        // A surge in the running cycle moves the next start, shown or not.
        log[first + 84 + 16].lh = .negative
        log[first + 84 + 17].lh = .positive
        let today = first + 84 + 20
        let shown = Forecast(log: log, today: today, through: today + 200)
        let hidden = Forecast(
            log: log, today: today, through: today + 200, showsFertility: false)
        #expect(shown.evidence != nil && !shown.fertileWindows.isEmpty)
        #expect(hidden.evidence == nil)
        #expect(hidden.fertileWindows.isEmpty && hidden.comingWindows.isEmpty)
        #expect(hidden.fertileProbabilities.isEmpty)
        #expect(hidden.next == shown.next)
        #expect(hidden.periods == shown.periods)
    }
}
