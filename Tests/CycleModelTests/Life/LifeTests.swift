import CivilDate
import CycleModel
import Testing

@Suite struct LifeTests {
    private let first = Day(number: 20_000)

    @Test func `a phase lasts until the next one begins`() {
        var life = Life()
        #expect(life.phase(on: first) == .cycling)
        life.begin(.pregnancy(due: first + 280), on: first + 30)
        life.begin(.postpartum, on: first + 275)
        #expect(life.phase(on: first + 29) == .cycling)
        #expect(life.phase(on: first + 30) == .pregnancy(due: first + 280))
        #expect(life.phase(on: first + 274) == .pregnancy(due: first + 280))
        #expect(life.phase(on: first + 900) == .postpartum)
    }

    @Test func `what is said of a day replaces what was said of it and of later ones`() {
        var life = Life()
        life.begin(.breastfeeding, on: first)
        life.begin(.perimenopause, on: first + 50)
        life.begin(.onBreak(reason: "moving"), on: first + 20)
        #expect(life.turns.map(\.day) == [first, first + 20])
        life.begin(.breastfeeding, on: first + 20)
        #expect(life.turns.map(\.phase) == [.breastfeeding])
    }
}
