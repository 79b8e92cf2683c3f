import CivilDate
import CycleModel
import SeededRandomness
import Testing

/// What erasing leaves of a journal.
@Suite struct ErasureTests {
    private let day = Day(number: 20_000)
    private var before: DaySpan { DaySpan(last: day - 1) }

    private func journal(_ contents: [JournalChange.Content]) -> [JournalChange] {
        contents.enumerated().map { JournalChange(number: Int64($0 + 1), content: $1) }
    }

    /// The journal after an erasure.
    private func left(_ changes: [JournalChange], _ erasure: Erasure) -> [JournalChange] {
        guard erasure.changesAnything else { return changes }
        let rewritten = Dictionary(
            uniqueKeysWithValues: erasure.rewritten.map { ($0.number, $0.content) })
        let kept = changes.compactMap { change -> JournalChange? in
            guard let content = rewritten[change.number] else { return change }
            return content.map {
                JournalChange(number: change.number, content: $0, isReturned: change.isReturned)
            }
        }
        let last = changes.last?.number ?? 0
        return kept
            + (erasure.appended.map { [JournalChange(number: last + 1, content: $0)] } ?? [])
    }

    private func erase(
        _ contents: [JournalChange.Content], _ days: DaySpan? = nil
    ) -> [JournalChange] {
        let changes = journal(contents)
        return left(changes, Erasure(of: days ?? before, in: changes, today: day + 100))
    }

    @Test func `answers for erased cycles go`() {
        let answers: JournalChange.Content = .answers([day - 1: .ignored, day: .oneMissing])
        let state = JournalState(replaying: erase([answers]))
        #expect(state.circumstances.answers == [day: .oneMissing])
        #expect(erase([.answers([day - 1: .ignored])]).isEmpty)
        let kept = journal([.answers([day: .ignored])])
        #expect(erase(kept.map(\.content)) == kept)
    }

    @Test func `courses that ended go, and one that goes on keeps its first day`() throws {
        var contraception = Contraception()
        try contraception.add(Contraceptive(text: "patch"), on: day - 90)
        let early = contraception
        try contraception.end(1, on: day - 1)
        try contraception.add(Contraceptive(text: "pill 21+7"), on: day - 10)
        let left = erase([.contraception(early), .contraception(contraception)])
        #expect(left.count == 1)
        let courses = JournalState(replaying: left).circumstances.contraception.courses
        #expect(courses.map(\.number) == [2] && courses.first?.start == day - 10)
        try contraception.end(1, on: day)
        let kept = journal([.contraception(contraception)])
        #expect(erase(kept.map(\.content)) == kept)
    }

    @Test func `a course that ended on erased days ends before them, and a planned end stays`()
        throws
    {
        var contraception = Contraception()
        try contraception.add(Contraceptive(text: "pill 21+7"), on: day - 90)
        try contraception.reset(1, PackReset(day: day + 3, kind: .newPack))
        try contraception.end(1, on: day + 10)
        try contraception.add(Contraceptive(text: "patch"), on: day - 90)
        try contraception.end(2, on: day + 200)
        try contraception.add(Contraceptive(text: "ring"), on: day + 11)
        let left = erase([.contraception(contraception)], DaySpan(first: day))
        let courses = JournalState(replaying: left).circumstances.contraception.courses
        #expect(courses.map(\.number) == [1, 2])
        #expect(courses.map(\.end) == [day - 1, day + 200])
        #expect(courses.first?.resets == [])
    }

    @Test func `what a course recorded of a dose goes with its day`() throws {
        var contraception = Contraception()
        try contraception.add(Contraceptive(text: "injection 12 weeks"), on: day - 90)
        try contraception.record(.taken, of: 1, on: day - 1)
        try contraception.record(.skipped, of: 1, on: day)
        let left = erase([.contraception(contraception)])
        let courses = JournalState(replaying: left).circumstances.contraception.courses
        #expect(courses.first?.takings == [day: .skipped])
    }

    @Test func `a phase of life that goes on begins on the first day that is left`() {
        var life = Life()
        life.begin(.perimenopause, on: day - 400)
        let early = life
        life.begin(.onBreak(reason: "surgery"), on: day - 20)
        life.begin(.cycling, on: day + 9)
        var kept = Life()
        kept.begin(.onBreak(reason: "surgery"), on: day)
        kept.begin(.cycling, on: day + 9)
        let left = erase([.life(early), .life(life)])
        #expect(left.count == 1)
        #expect(JournalState(replaying: left).circumstances.life == kept)
        #expect(erase([.life(kept)]) == journal([.life(kept)]))
        // From the middle a stretch goes, and what began in it begins after it.
        let middle = erase([.life(life)], DaySpan(first: day - 30, last: day - 10))
        var rest = Life()
        rest.begin(.perimenopause, on: day - 400)
        rest.begin(.onBreak(reason: "surgery"), on: day - 9)
        rest.begin(.cycling, on: day + 9)
        #expect(JournalState(replaying: middle).circumstances.life == rest)
    }

    @Test func `a pregnancy that ended and old settings are in no entry, and no undo finds them`() {
        var pregnancy = Life()
        pregnancy.begin(.pregnancy(due: day - 20), on: day - 280)
        var later = pregnancy
        later.begin(.cycling, on: day - 20)
        let changes = erase([
            .life(pregnancy), .setting(key: "k", value: "old"), .life(later),
            .setting(key: "k", value: "new"), .setting(key: "gone", value: "x"), .undo(5),
            .days([.init(day: day - 3, record: DayRecord(flow: .light))]),
            .days([.init(day: day + 3, record: DayRecord(flow: .light))]),
        ])
        #expect(changes.map(\.number) == [8, 9])
        #expect(JournalState(replaying: changes).settings == ["k": "new"])
        #expect(JournalState(replaying: changes).circumstances.life == Life())
        #expect(UndoHistory(changes).standing.isEmpty)
        #expect(UndoHistory(changes).redoable == nil)
        let next =
            changes + [
                JournalChange(number: 10, content: .setting(key: "k", value: "newer"))
            ]
        #expect(UndoHistory(next).standing.map(\.number) == [10])
    }

    @Test func `what was recorded on erased days of no day goes where it holds no longer`() {
        let changes = journal([
            .setting(key: "k", value: "old"), .setting(key: "k", value: "new"),
        ])
        let untouched = Erasure(of: before, in: changes, today: day)
        #expect(!untouched.changesAnything)
        let erasure = Erasure(of: before, in: changes, today: day, recorded: { _ in day - 5 })
        let after = left(changes, erasure)
        #expect(after.count == 1 && JournalState(replaying: after).settings == ["k": "new"])
        let again = Erasure(of: before, in: after, today: day, recorded: { _ in day - 5 })
        #expect(!again.changesAnything)
    }

    @Test func `an erased entry is gone with what took it back, and names stay`() throws {
        let days = (0..<3).map { number in
            JournalChange.Content.days([
                .init(day: day + 28 * number, record: DayRecord(flow: .medium))
            ])
        }
        let changes = journal(days + [.undo(2), .undo(4), .setting(key: "k", value: "v")])
        let before = JournalState(replaying: changes)
        let after = left(changes, Erasure(ofEntry: 2, in: changes))
        #expect(after.map(\.number) == [1, 3, 6, 7])
        let state = JournalState(replaying: after)
        #expect(state.log.periodDays == [day, day + 56])
        for start in [day, day + 56] {
            #expect(state.identities[start] == before.identities[start])
        }
        #expect(state.identities.ahead(1) == before.identities.ahead(1))
        #expect(UndoHistory(after).standing.map(\.number) == [6, 3, 1])
    }

    // MARK: Any journal

    /// A journal of all kinds of changes, of which some are taken back and made again.
    private func randomJournal(_ random: inout SplitMix) -> [JournalChange] {
        var changes: [JournalChange] = []
        for number in 1...Int64.random(in: 2...30, using: &random) {
            let state = JournalState(replaying: changes)
            let history = UndoHistory(changes)
            let date = day + Int.random(in: -60...60, using: &random)
            var content: JournalChange.Content
            switch Int.random(in: 0..<9, using: &random) {
            case 0:
                var answers = state.circumstances.answers
                answers[date] = .ignored
                answers[bleed: date + 3] = Bool.random(using: &random) ? .between : .start
                content = .answers(answers)
            case 1:
                var life = state.circumstances.life
                life.begin(
                    [.cycling, .pregnancy(due: date + 200), .onBreak(reason: "r\(date)")]
                        .randomElement(using: &random) ?? .cycling, on: date)
                content = .life(life)
            case 2:
                var contraception = state.circumstances.contraception
                for course in contraception.courses where course.end == nil && course.start < date {
                    try? contraception.end(course.number, on: date - 1)
                }
                if Bool.random(using: &random), let patch = try? Contraceptive(text: "patch") {
                    _ = try? contraception.add(patch, on: date)
                }
                content = .contraception(contraception)
            case 3: content = .setting(key: "k", value: "v\(number)")
            case 4:
                content =
                    history.standing.first.map {
                        history.content(takingBack: $0, as: number)
                    } ?? .setting(key: "z", value: nil)
            case 5:
                content =
                    history.redoable.map { history.content(takingBack: $0, as: number) }
                    ?? .setting(key: "y", value: "1")
            default:
                content = .days(
                    (0..<Int.random(in: 1...6, using: &random)).map {
                        var record = DayRecord(flow: .medium)
                        record.note = "note of \(date + $0)"
                        return .init(day: date + $0, record: record)
                    })
            }
            if Bool.random(using: &random), !content.isUndo {
                content = .together([content, .setting(key: "w", value: "\(number)")])
            }
            changes.append(JournalChange(number: number, content: content))
        }
        return changes
    }

    /// What a state says of some days.
    private func faults(_ state: JournalState, _ days: DaySpan) -> [String] {
        var faults: [String] = []
        if state.log.entries.contains(where: { days.contains($0.day) }) { faults.append("log") }
        let answers = state.circumstances.answers
        if (answers.entries.map(\.start) + answers.bleeds.map(\.start)).contains(
            where: days.contains)
        {
            faults.append("answers")
        }
        if state.circumstances.life.turns.contains(where: { days.contains($0.day) }) {
            faults.append("life")
        }
        for course in state.circumstances.contraception.courses {
            if let end = course.end, end <= day + 100, days.contains(end) { faults.append("end") }
            let isPast = days.first == nil || days.last != nil
            if days.contains(course.start),
                !(isPast && (course.end.map { !days.contains($0) } ?? true))
            {
                faults.append("start")
            }
        }
        for name in state.identities.named
        where days.contains(name.period.lowerBound) || days.contains(name.period.upperBound) {
            faults.append("name")
        }
        return faults
    }

    @Test(arguments: 0..<400)
    func `no prefix of an erased journal, and no chain of undo, tells of the erased days`(
        _ seed: UInt64
    ) {
        var random = SplitMix(seed)
        let changes = randomJournal(&random)
        let first = day + Int.random(in: -50...50, using: &random)
        let days = [
            DaySpan(last: first), DaySpan(first: first),
            DaySpan(first: first, last: first + Int.random(in: 0...30, using: &random)),
        ][Int(seed % 3)]
        let erasure = Erasure(of: days, in: changes, today: day + 100)
        let after = left(changes, erasure)
        for count in 0...after.count {
            let state = JournalState(replaying: Array(after.prefix(count)))
            #expect(
                faults(state, days).isEmpty, "\(faults(state, days)) after \(count) of \(after)")
        }
        // What holds is what held, without those days.
        let (before, now) = (JournalState(replaying: changes), JournalState(replaying: after))
        #expect(now.log.entries == before.log.entries.filter { !days.contains($0.day) })
        #expect(now.settings == before.settings)
        for name in before.identities.named where !days.contains(name.period.lowerBound) {
            #expect(now.identities[name.period.lowerBound] == name.identity)
        }
        if let last = before.identities.ahead(0), last == now.identities.ahead(0),
            let next = now.identities.ahead(1), next.origin < Int64(changes.count + 1) << 16
        {
            #expect(next == before.identities.ahead(1))
        }
        let erased = Set(before.identities.named.map(\.identity)).subtracting(
            now.identities.named.map(\.identity))
        #expect((1...12).allSatisfy { !(now.identities.ahead($0).map(erased.contains) ?? false) })
        #expect(!Erasure(of: days, in: after, today: day + 100).changesAnything)
        // Every undo, and every redo after each.
        guard erasure.changesAnything else { return }
        var taken =
            after + [
                JournalChange(
                    number: Int64(changes.count + 2), content: .setting(key: "k", value: "later"))
            ]
        while let entry = UndoHistory(taken).standing.first {
            let number = (taken.last?.number ?? 0) + 1
            let content = UndoHistory(taken).content(takingBack: entry, as: number)
            taken.append(JournalChange(number: number, content: content))
            #expect(faults(JournalState(replaying: taken), days).isEmpty)
        }
        // Its bytes hold no text of those days.
        for change in after {
            let text = String(decoding: JournalCodec.encode(change.content), as: UTF8.self)
            for entry in changes.flatMap(\.content.allNotes) where days.contains(entry) {
                #expect(!text.contains("note of \(entry)"))
            }
        }
    }
}

extension JournalChange.Content {
    fileprivate var isUndo: Bool {
        switch self {
        case .undo: true
        case .together(let changes): changes.contains(where: \.isUndo)
        default: false
        }
    }

    fileprivate var allNotes: [Day] {
        switch self {
        case .days(let days): days.map(\.day)
        case .together(let changes): changes.flatMap(\.allNotes)
        default: []
        }
    }
}
