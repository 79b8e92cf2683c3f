import CivilDate
import CycleModel
import Testing

/// What erasing leaves of the changes that are not days of the log.
@Suite struct ErasureTests {
    private let day = Day(number: 20_000)

    private func erased(_ content: JournalChange.Content) -> Erasure {
        Erasure(of: [JournalChange(number: 1, content: content)], before: day)
    }

    @Test func `answers for erased cycles go, and the empty list still stands`() {
        #expect(
            erased(.answers([day - 1: .ignored, day: .oneMissing])).rewritten.map(\.content)
                == [.answers([day: .oneMissing])])
        #expect(erased(.answers([day - 1: .ignored])).rewritten.map(\.content) == [.answers([:])])
        #expect(!erased(.answers([day: .ignored])).changesAnything)
    }

    @Test func `courses that ended go, and one that goes on keeps its first day`() throws {
        var contraception = Contraception()
        try contraception.add(Contraceptive(text: "patch"), on: day - 90)
        try contraception.end(1, on: day - 1)
        try contraception.add(Contraceptive(text: "pill 21+7"), on: day - 10)
        var left = contraception
        #expect(
            erased(.contraception(contraception)).rewritten.compactMap(\.content).map {
                guard case .contraception(let kept) = $0 else { return [] }
                return kept.courses.map(\.number)
            } == [[2]])
        try left.end(1, on: day)
        #expect(!erased(.contraception(left)).changesAnything)
    }

    @Test func `a phase of life that goes on begins on the first day that is left`() {
        var life = Life()
        life.begin(.perimenopause, on: day - 400)
        life.begin(.onBreak(reason: "surgery"), on: day - 20)
        life.begin(.cycling, on: day + 9)
        var kept = Life()
        kept.begin(.onBreak(reason: "surgery"), on: day)
        kept.begin(.cycling, on: day + 9)
        #expect(erased(.life(life)).rewritten.map(\.content) == [.life(kept)])
        #expect(!erased(.life(kept)).changesAnything)
    }

    @Test func `of changes that came together each loses its own`() {
        let content = JournalChange.Content.together([
            .days([.init(day: day - 3, record: DayRecord(flow: .light))]),
            .setting(key: "remind.period", value: "off"),
        ])
        #expect(
            erased(content).rewritten.map(\.content)
                == [.together([.setting(key: "remind.period", value: "off")])])
    }
}
