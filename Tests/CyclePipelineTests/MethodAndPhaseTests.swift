import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import Messages
import Testing

/// What a phase of life and methods of contraception know of each other: phase × method × method.
@Suite struct MethodAndPhaseTests {
    /// What a method does, by kind. A kind without a row fails.
    private enum Use {
        /// Its doses end with a pregnancy.
        case doses
        /// It stays, in a pregnancy too, until somebody takes it out.
        case placed(isDevice: Bool, hasHormone: Bool)
        /// Nothing in the body.
        case barrier

        var hasHormone: Bool {
            switch self {
            case .doses: true
            case .placed(_, let hasHormone): hasHormone
            case .barrier: false
            }
        }
        var isDevice: Bool { if case .placed(true, _) = self { true } else { false } }
        var isFelt: Bool { if case .barrier = self { false } else { true } }
    }

    private static let methods: [Contraceptive.Kind: (text: String, use: Use)] = [
        .pill: ("pill 21+7", .doses), .minipill: ("minipill", .doses), .patch: ("patch", .doses),
        .ring: ("ring", .doses), .injection: ("injection 12 weeks", .doses),
        .implant: ("implant 3 years", .placed(isDevice: false, hasHormone: true)),
        .hormonalIUD: ("hormonal-iud", .placed(isDevice: true, hasHormone: true)),
        .copperIUD: ("copper-iud", .placed(isDevice: true, hasHormone: false)),
        .condom: ("condom", .barrier), .diaphragm: ("diaphragm", .barrier),
        .other: ("other counting days", .barrier),
    ]

    /// Whether a phase ends doses and is spoken of when a method begins. A phase without a row fails.
    private static let endsDoses: [LifePhase.Kind: Bool] = [
        .pregnancy: true, .postpartum: false, .breastfeeding: false, .break: false,
        .perimenopause: false, .cycling: false,
    ]

    private static let today = SamplePerson.today

    private static func phase(_ kind: LifePhase.Kind) -> LifePhase {
        switch kind {
        case .pregnancy: .pregnancy(due: today + 240)
        case .postpartum: .postpartum
        case .breastfeeding: .breastfeeding
        case .break: .onBreak(reason: nil)
        case .perimenopause: .perimenopause
        case .cycling: .cycling
        }
    }

    private static func person(using text: String) throws -> PersonState {
        var contraception = Contraception()
        try contraception.add(Contraceptive(text: text), on: today - 90)
        return SamplePerson.state([
            SamplePerson.periods([today - 76, today - 48, today - 20]),
            .contraception(contraception),
        ])
    }

    @Test(arguments: LifePhase.Kind.allCases, Contraceptive.Kind.allCases)
    func `what begins in a phase beside a method knows of both`(
        kind: LifePhase.Kind, first: Contraceptive.Kind
    ) throws {
        let running = try #require(Self.methods[first])
        guard let endsDoses = Self.endsDoses[kind] else {
            Issue.record("\(kind) has no row")
            return
        }
        let person = try Self.person(using: running.text)
        let change = LifeChange(
            of: person.circumstances, beginning: Self.phase(kind), on: Self.today,
            today: Self.today)
        let said = change.courseSentences(today: Self.today, in: .english)
        switch running.use {
        case .doses where endsDoses:
            #expect(change.ended.map(\.end) == [Self.today - 1])
            #expect(said.count == 1 && said[0].contains("ended"), "\(said)")
        case .placed where endsDoses:
            #expect(change.ended.isEmpty && change.kept.map(\.number) == [1])
            #expect(said.count == 1 && said[0].contains("goes on"), "\(said)")
        case .doses, .placed, .barrier:
            #expect(said.isEmpty && change.contraception == person.circumstances.contraception)
        }
        var circumstances = person.circumstances
        circumstances.life = change.life
        circumstances.contraception = change.contraception
        let after = person.with(person.log, circumstances)
        let isOver = !change.ended.isEmpty
        for second in Contraceptive.Kind.allCases where second != first {
            let added = try #require(Self.methods[second])
            func add() throws -> CourseChange {
                try .adding(
                    Contraceptive(text: added.text), on: Self.today, through: nil, CourseDetails(),
                    to: after)
            }
            if running.use.isDevice, added.use.isDevice {
                #expect(throws: ContraceptionError.self) { try add() }
                continue
            }
            let change = try add()
            let withCommands = change.sentences(after, namesCommands: true)
            let without = change.sentences(after, namesCommands: false)
            for sentences in [withCommands, without] {
                #expect(
                    sentences.contains { $0.contains("A pregnancy is recorded") }
                        == (endsDoses && added.use.isFelt), "\(kind), \(first), \(second)")
                #expect(
                    sentences.contains { $0.contains("Course 1") && $0.contains("goes on") }
                        == (!isOver && running.use.hasHormone && added.use.hasHormone),
                    "\(kind), \(first), \(second)")
            }
        }
    }

    @Test(arguments: Contraceptive.Kind.allCases, [0, 1, 30, 300])
    func `doses that would begin in a pregnancy do not`(
        kind: Contraceptive.Kind, later: Int
    ) throws {
        let (text, use) = try #require(Self.methods[kind])
        var contraception = Contraception()
        try contraception.add(Contraceptive(text: text), on: Self.today + later)
        let person = SamplePerson.state([
            SamplePerson.periods([Self.today - 76, Self.today - 48, Self.today - 20]),
            .contraception(contraception),
        ])
        // As it is recorded on its first day, and ten days later.
        for first in [Self.today, Self.today - 10] {
            let change = LifeChange(
                of: person.circumstances, beginning: .pregnancy(due: Self.today + 240), on: first,
                today: Self.today)
            let said = change.courseSentences(today: Self.today, in: .english)
            #expect(change.ended.isEmpty && change.contents.count == 1)
            switch use {
            case .doses where later < 240:
                #expect(change.dropped.map(\.number) == [1])
                #expect(change.contraception.courses.isEmpty)
                #expect(said.count == 1 && said[0].contains("will not start"), "\(said)")
            case .placed where later == 0:
                #expect(said.count == 1 && said[0].contains("goes on"), "\(said)")
            // After the birth, or when it is put in: nobody knows yet.
            case .doses, .placed, .barrier:
                #expect(said.isEmpty && change.contraception == contraception)
            }
        }
    }

    /// Whether fertile days are forecast in a phase. A phase without a row fails.
    private static let showsFertileDays: [LifePhase.Kind: Bool] = [
        .pregnancy: false, .postpartum: false, .breastfeeding: false, .break: false,
        .perimenopause: true, .cycling: true,
    ]

    @Test(
        arguments: LifePhase.Kind.allCases,
        [
            Contraceptive.Kind.pill, .patch, .ring, .injection, .implant,
        ])
    func `what is said of a method's first week is what is forecast`(
        phase: LifePhase.Kind, kind: Contraceptive.Kind
    ) throws {
        guard let showsFertileDays = Self.showsFertileDays[phase] else {
            Issue.record("\(phase) has no row")
            return
        }
        let method = try #require(Self.methods[kind]).text
        var life = Life()
        life.begin(Self.phase(phase), on: Self.today - 10)
        let before = SamplePerson.state([
            SamplePerson.periods([Self.today - 76, Self.today - 48, Self.today - 20]),
            .life(life),
        ])
        let change = try CourseChange.adding(
            Contraceptive(text: method), on: Self.today, through: nil, CourseDetails(), to: before)
        var circumstances = before.circumstances
        circumstances.contraception = change.contraception
        let person = before.with(before.log, circumstances)
        for said in [
            change.sentences(person, namesCommands: false),
            StatusText(person, person.forecast(months: 2)).due,
        ] {
            #expect(said.contains { $0.contains("as if you did not use it") } == showsFertileDays)
            #expect(said.contains { $0.contains("needs seven days") } == (phase != .pregnancy))
            if phase == .pregnancy {
                #expect(!said.contains { $0.contains("bleeding is expected") }, "\(said)")
            }
        }
    }

    @Test(arguments: [LifePhase.Kind.postpartum, .breastfeeding], ["ring", "pill 21+7", "patch"])
    func `after a birth the bleeds of a pack are no periods that were logged`(
        phase: LifePhase.Kind, method: String
    ) throws {
        var life = Life()
        life.begin(.pregnancy(due: Self.today - 12), on: Self.today - 280)
        life.begin(Self.phase(phase), on: Self.today - 12)
        func person(_ more: [JournalChange.Content]) -> PersonState {
            SamplePerson.state(
                [SamplePerson.periods([Self.today - 320, Self.today - 292]), .life(life)] + more)
        }
        func effect(_ person: PersonState) -> String {
            LifeText.effect(
                Self.phase(phase), before: .cycling, person.forecast(months: 2), in: .english)
        }
        #expect(effect(person([])).hasPrefix("Nothing is forecast"))
        var contraception = Contraception()
        try contraception.add(Contraceptive(text: method), on: Self.today - 5)
        let using = person([.contraception(contraception)])
        #expect(effect(using) == Language.english.mode.bleedsInBreaks)
        let status = StatusText(using, using.forecast(months: 2))
        #expect(status.cycleDay == nil)
        #expect(status.phase?.hasSuffix(Language.english.mode.bleedsInBreaks) == true)
    }

    /// The limit that a running cycle has with a method, by kind. A kind without a row fails.
    @Test(arguments: Contraceptive.Kind.allCases)
    func `a period that a method can keep away is never late`(kind: Contraceptive.Kind) throws {
        let (text, use) = try #require(Self.methods[kind])
        let forecast = try Self.person(using: text).on(Self.today + 45).forecast(months: 2)
        guard let promise = forecast.promise else {
            #expect(use.hasHormone)
            return
        }
        #expect((promise.lateAfter == nil) == use.hasHormone)
        #expect(forecast.isLate == !use.hasHormone)
    }

    @Test(arguments: ["hormonal-iud 5 years", "copper-iud 5 years", "implant 3 years"])
    func `a method that began when a period was late explains nothing`(_ text: String) throws {
        let starts = [122, 94, 66, 38].map { Self.today - $0 }
        func person(from start: Day?) throws -> PersonState {
            var contents = [SamplePerson.periods(starts)]
            if let start {
                var contraception = Contraception()
                try contraception.add(Contraceptive(text: text), on: start)
                contents.append(.contraception(contraception))
            }
            return SamplePerson.state(contents)
        }
        let without = try person(from: nil).forecast(months: 2)
        #expect(without.isLate)
        let end = try #require(without.promise?.range.upperBound)
        for day in [end + 1, Self.today] {
            let forecast = try person(from: day).forecast(months: 2)
            guard let promise = forecast.promise else { continue }
            #expect(forecast.isLate && promise.lateAfter == without.promise?.lateAfter, "\(day)")
        }
        // What was there before the period was due can keep it away.
        let before = try person(from: end - 10).forecast(months: 2)
        #expect(before.promise == nil || before.isLate == text.hasPrefix("copper"))
    }

    @Test func `a pregnancy of long ago ends no pill that began after it`() throws {
        let person = try Self.person(using: "pill 21+7")
        let change = LifeChange(
            of: person.circumstances, beginning: .pregnancy(due: Self.today - 4_000),
            on: Self.today - 4_280, today: Self.today)
        #expect(change.ended.isEmpty)
    }

    @Test func `a pregnancy corrected to another due date ends nothing`() throws {
        var person = try Self.person(using: "pill 21+7")
        var circumstances = person.circumstances
        circumstances.life.begin(.pregnancy(due: Self.today + 240), on: Self.today - 5)
        person = person.with(person.log, circumstances)
        let change = LifeChange(
            of: person.circumstances, beginning: .pregnancy(due: Self.today + 250),
            on: Self.today - 5, today: Self.today)
        #expect(change.ended.isEmpty && change.contents.count == 1)
    }

    @Test func `one undo takes back a pregnancy and the end of the pill`() throws {
        let person = try Self.person(using: "pill 21+7")
        let change = LifeChange(
            of: person.circumstances, beginning: .pregnancy(due: Self.today + 240),
            on: Self.today - 30, today: Self.today)
        #expect(change.contents.count == 1)
        #expect(change.ended.map(\.end) == [Self.today - 31])
    }
}
