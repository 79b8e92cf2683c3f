import AlarmClock
import CivilDate
import CycleAlarms
import CyclePipeline
import Foundation
import Household
import Planner
import RunningTool
import SQLStore
import SQLiteStore
import Store
import Testing

/// The study timer among the alarms, and due cards among the to-dos.
@Suite struct StudyAlarmTests {
    private let tool: Tool
    private let store: SQLiteStore
    /// Friday 20 November 2026, 08:00 in UTC.
    private let now: Int64 = 1_795_161_600
    private let words = StudyWords(calendar: "Study", session: "Study")

    init() throws {
        tool = try Tool()
        store = try SQLiteStore.open(
            tool.folder.appending(path: "eve.db").path, mode: .readWriteCreate)
        _ = try store.addPerson(named: "Ada", seed: [UInt8](repeating: 7, count: 32))
    }

    private var member: Member {
        get throws {
            try #require(try Household(store, zones: Serving.zones).members().first)
        }
    }

    private func watch() -> AlarmWatch {
        AlarmWatch(Serving.household(store), person: nil, from: now - 10)
    }

    private func titles(_ watch: inout AlarmWatch, at moment: Int64) throws -> [String] {
        try watch.poll(at: moment).ringing.map(\.alarm.title)
    }

    @Test func `the end of studying rings when it comes, and no earlier`() throws {
        #expect(try member.planner.start(StudyTimer(title: "Maths", at: now), at: now, words))
        var watch = watch()
        let before = try watch.poll(at: now + 60)
        #expect(before.ringing.isEmpty && before.next == now + 1_500)
        #expect(try titles(&watch, at: now + 1_499) == [])
        let report = try watch.poll(at: now + 1_500)
        #expect(report.ringing.map(\.alarm.title) == ["Time for a break"])
        #expect(report.ringing.map(\.alarm.note) == ["Maths"])
        #expect(report.ringing.map(\.alarm.source) == [.studyTimer])
        #expect(report.ringing.map(\.ring.isNew) == [true])
    }

    @Test(arguments: StudyTimer.Step.allCases)
    func `whatever is answered ends it, on every device`(_ step: StudyTimer.Step) throws {
        #expect(try member.planner.start(StudyTimer(at: now), at: now, words))
        var (desk, phone) = (watch(), watch())
        #expect(try titles(&desk, at: now + 1_500) == ["Time for a break"])
        #expect(try titles(&phone, at: now + 1_500) == ["Time for a break"])
        let isOffered = [.rest, .extend, .end].contains(step)
        if isOffered {
            _ = try member.planner.take(step, at: now + 1_510, words)
        } else {
            #expect(throws: PlannerError.wrongPart) {
                try member.planner.take(step, at: now + 1_510, words)
            }
        }
        for var watch in [desk, phone] {
            let report = try watch.poll(at: now + 1_511)
            #expect(report.ringing.isEmpty && report.missed.isEmpty)
            // What was told and not answered stays to be seen.
            #expect(report.standing.isEmpty == isOffered)
        }
    }

    @Test func `extended before its end it rings later, and once`() throws {
        #expect(try member.planner.start(StudyTimer(at: now), at: now, words))
        var watch = watch()
        #expect(try titles(&watch, at: now + 60) == [])
        _ = try member.planner.take(.extend, at: now + 70, words)
        #expect(try titles(&watch, at: now + 1_500) == [])
        #expect(try titles(&watch, at: now + 1_800) == ["Time for a break"])
        _ = try member.planner.take(.rest, at: now + 1_810, words)
        #expect(try titles(&watch, at: now + 1_811) == [])
        #expect(try titles(&watch, at: now + 2_110) == ["Time to study"])
    }

    @Test func `paused it is silent`() throws {
        #expect(try member.planner.start(StudyTimer(at: now), at: now, words))
        var watch = watch()
        _ = try member.planner.take(.pause, at: now + 100, words)
        #expect(try watch.poll(at: now + 1_600).next == nil)
        #expect(try titles(&watch, at: now + 1_600) == [])
    }

    @Test func `dismissed it is silent, and the question stays`() throws {
        #expect(try member.planner.start(StudyTimer(at: now), at: now, words))
        var watch = watch()
        let ringing = try watch.poll(at: now + 1_500).ringing.map(\.alarm)
        try member.alarms.dismiss(ringing, at: now + 1_501, from: .button)
        #expect(try titles(&watch, at: now + 1_502) == [])
        #expect(
            try member.planner.studyTimer(at: now + 1_503, words)?.state
                == .asked(after: .study, since: now + 1_500))
    }

    @Test func `its end is told to other programs as that of any alarm`() throws {
        #expect(try member.planner.start(StudyTimer(at: now), at: now, words))
        var (watch, news) = (watch(), AlarmChanges(try member.alarms.key))
        let rings = news.events(in: try watch.poll(at: now + 1_500), at: now + 1_500)
        #expect(rings.map(\.kind) == [.ring])
        _ = try member.planner.take(.rest, at: now + 1_510, words)
        let stops = news.events(in: try watch.poll(at: now + 1_511), at: now + 1_511)
        #expect(stops.map(\.kind) == [.stop])
        #expect(stops.map(\.id) == rings.map(\.id))
    }

    // MARK: Due cards

    private func todos() throws -> [String] {
        let member = try member
        return try member.planner.decks().flatMap { deck in
            try member.planner.objects(in: deck, for: .todos).compactMap(Todo.init).map {
                "\($0.content.title) \($0.content.due?.day.description ?? "")"
            }
        }
    }

    @Test func `a card that was reviewed by a clock that was ahead is asked again`() throws {
        let member = try member
        let utc = LocalTime { _ in 0 }
        try member.planner.remember(.good, of: "mesa", at: now)
        let before = try #require(try member.planner.cardMemories(by: utc, at: now)["mesa"])
        try member.planner.remember(.easy, of: "mesa", at: now + 365 * 86_400)
        #expect(try member.planner.cardMemories(by: utc, at: now + 60)["mesa"] == before)
        try member.planner.remember(.easy, of: "mesa", at: now + 120)
        let after = try #require(try member.planner.cardMemories(by: utc, at: now + 120)["mesa"])
        #expect(after.lastReview == now + 120 && after.due < now + 60 * 86_400)
    }

    @Test func `a server that was ahead tells of cards when its clock is right`() throws {
        let member = try member
        let deck = try member.planner.addCalendar(titled: "Spanish", for: [.cards])
        let keeper = DueCardsKeeper(Serving.household(store))
        keeper.poll(now + 365 * 86_400)
        try member.planner.add(
            [(uid: "mesa", content: TwoTexts("mesa", "table"))], to: deck, at: now)
        keeper.poll(now)
        #expect(try todos().count == 1)
    }

    @Test func `a server tells each day what is to be reviewed until it ends`() throws {
        let member = try member
        let deck = try member.planner.addCalendar(titled: "Spanish", for: [.cards])
        let keeper = DueCardsKeeper(Serving.household(store))
        keeper.poll(now)
        #expect(try todos().isEmpty)
        // Seen in the morning and known well: it comes again days later, from the beginning of that day.
        try member.planner.add(
            [(uid: "mesa", content: TwoTexts("mesa", "table"))], to: deck, at: now)
        try member.planner.remember(.easy, of: "mesa", at: now)
        let utc = LocalTime { _ in 0 }
        let midnight = try #require(try member.planner.cardMemories(by: utc, at: now)["mesa"]?.due)
        #expect(midnight % 86_400 == 0 && now % 86_400 != 0)
        keeper.poll(midnight - 1)
        #expect(try todos().isEmpty)
        keeper.poll(midnight)
        let day = utc.day(at: midnight)
        #expect(try todos() == ["Spanish: review 1 card \(day)"])
        let revision = try store.calendar(named: deck.name, of: deck.stored.id.person)?.revision
        // Started again it says the same, and writes nothing.
        keeper.poll(midnight + 60)
        DueCardsKeeper(Serving.household(store)).poll(midnight + 120)
        #expect(
            try store.calendar(named: deck.name, of: deck.stored.id.person)?.revision == revision)
        try member.planner.remember(.good, of: "mesa", at: midnight + 60)
        keeper.poll(midnight + 86_400)
        #expect(try todos().isEmpty)
    }

    @Test func `days pass at midnight, at whatever hour a card was seen`() throws {
        // Berlin puts its clocks back in the night to 25 October 2026, a day of 25 hours.
        let berlin = LocalTime { $0 < 1_792_890_000 ? 7_200 : 3_600 }
        let calendar = ReviewCalendar(
            day: { berlin.day(at: $0) }, start: { berlin.start(of: $0) })
        let midnight: Int64 = 1_792_879_200
        func memory(_ reviews: (Int64, Recall)...) throws -> CardMemory {
            try #require(
                CardMemory(reviews.map { CardReview(at: $0, $1) }, by: calendar))
        }
        for seen in [midnight + 60, midnight + 12 * 3_600, midnight + 25 * 3_600 - 60] {
            let due = try memory((seen, .good), (seen + 1, .good)).due
            #expect(due > seen && berlin.start(of: berlin.day(at: due)) == due)
            #expect(berlin.day(at: due) - berlin.day(at: midnight) == 2)
        }
        // An hour apart on two days is a day; 23 hours apart on one day is none.
        let late = try memory((midnight + 24 * 3_600, .easy), (midnight + 25 * 3_600, .good))
        let early = try memory((midnight, .easy), (midnight + 24 * 3_600, .good))
        #expect(late.stability != early.stability)
    }

    private let utc = ReviewCalendar(
        day: { LocalTime { _ in 0 }.day(at: $0) }, start: { LocalTime { _ in 0 }.start(of: $0) })

    @Test func `what comes again in minutes is not what is due today`() throws {
        let memory = try #require(CardMemory([CardReview(at: now, .again)], by: utc))
        let deck = DeckMemory(["a", "b"], ["a": memory])
        #expect(deck.due(at: now) == ["b"])
        #expect(deck.due(at: memory.due) == ["a", "b"])
        #expect(deck.nextDue(after: now) == memory.due)
    }
}
