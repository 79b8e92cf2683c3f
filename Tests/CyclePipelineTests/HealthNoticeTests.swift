import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import Messages
import Testing

/// What in a log is reason to ask a doctor or midwife; the limits are in docs/when-to-ask.md.
@Suite struct HealthNoticeTests {
    /// 20 November 2026.
    private let today = SamplePerson.today

    private func notices(
        _ changes: [JournalChange.Content], settings: [String: String] = [:]
    ) -> [HealthNotice] {
        HealthNotices(
            SamplePerson.state(changes + settings.map { .setting(key: $0.key, value: $0.value) })
        ).all
    }

    /// Periods of five days; the last cycle has lasted `running` days so far, those before it as many as given.
    private func cycles(_ lengths: [Int], running: Int = 10) -> JournalChange.Content {
        var starts = [today - (running - 1)]
        for length in lengths.reversed() { starts.insert(starts[0] - length, at: 0) }
        return SamplePerson.periods(starts)
    }

    private func bleeding(_ days: ClosedRange<Day>, _ flow: Flow) -> JournalChange.Content {
        .days(days.map { SamplePerson.entry($0) { $0.flow = flow } })
    }

    private func pregnancy(from first: Day) -> JournalChange.Content {
        var life = Life()
        life.begin(.pregnancy(due: first + 240), on: first)
        return .life(life)
    }

    @Test func `bleeding in a pregnancy is told at each new bleed, and cannot be silenced`() {
        let log = [cycles([28, 28], running: 60), pregnancy(from: today - 30)]
        #expect(notices(log).isEmpty)
        let first = log + [bleeding(today - 8...today - 7, .spotting)]
        #expect(notices(first) == [.bleedingInPregnancy(since: today - 8)])
        let second = first + [bleeding(today...today, .light)]
        #expect(
            notices(second, settings: ["health-notes": "no"])
                == [.bleedingInPregnancy(since: today)])
        let before = SamplePerson.state(first)
        let sentence = "You logged bleeding in your pregnancy. Call your midwife or doctor today."
        #expect(HealthNotices(SamplePerson.state(second), since: before).sentences == [sentence])
        #expect(HealthNotices(SamplePerson.state(first), since: before).sentences.isEmpty)
        // The second day of a bleed is no new one.
        let longer = SamplePerson.state(first + [bleeding(today - 6...today - 6, .light)])
        #expect(HealthNotices(longer, since: before).sentences.isEmpty)
        #expect(notices(log + [bleeding(today - 9...today - 8, .spotting)]).isEmpty)
    }

    @Test func `a period of more than eight days is told while it is new`() {
        let eight = [cycles([28]), bleeding(today - 9...today - 2, .medium)]
        #expect(notices(eight).isEmpty)
        let nine = [cycles([28]), bleeding(today - 9...today - 1, .medium)]
        #expect(notices(nine) == [.longPeriod(since: today - 9, days: 9)])
        #expect(notices(nine, settings: ["health-notes": "no"]).isEmpty)
        let past = [cycles([28], running: 20), bleeding(today - 19...today - 8, .medium)]
        #expect(notices(past).isEmpty)
        let text = HealthNotice.longPeriod(since: today, days: 9).text(in: .english)
        #expect(
            text.hasPrefix(
                "Your period has lasted 9 days; more than 8 days are unusual. Ask a doctor"))
    }

    /// Lengths, whether the person is a teenager, and how many days the three cycles told of had.
    @Test(arguments: [
        ([28, 23, 39, 22], false, [23, 39, 22]),
        ([28, 24, 38, 22], false, nil),
        ([22, 22, 22], false, [22, 22, 22]),
        // Told once, when the third one is over.
        ([22, 22, 22, 22], false, nil),
        ([22, 28, 22], false, nil),
        ([22, 22], false, nil),
        ([40, 41, 40], true, nil),
        ([20, 19, 20], true, [20, 19, 20]),
    ]) func `three cycles in a row outside what is usual are told`(
        lengths: [Int], isTeenager: Bool, told: [Int]?
    ) {
        let found = notices(
            [cycles(lengths)], settings: ["teenager": isTeenager ? "yes" : "no"])
        guard let told else {
            #expect(found.isEmpty)
            return
        }
        #expect(
            found == [
                .unusualCycles(
                    since: today - 9 - told.reduce(0, +), lengths: told,
                    usual: isTeenager ? 21...45 : 24...38)
            ])
    }

    @Test func `cycles of a method or of a pregnancy are not told of`() throws {
        var contraception = Contraception()
        try contraception.add(Contraceptive(text: "hormonal-iud"), on: today - 200)
        #expect(notices([cycles([22, 22, 22]), .contraception(contraception)]).isEmpty)
        #expect(notices([cycles([28], running: 95), .contraception(contraception)]).isEmpty)
        #expect(notices([cycles([28], running: 95), pregnancy(from: today - 60)]).isEmpty)
    }

    @Test func `ninety days without a period keep the pregnancy test`() {
        #expect(notices([cycles([28], running: 90)]).isEmpty)
        let found = notices([cycles([28], running: 91)])
        #expect(found == [.noPeriod(since: today - 90, days: 90)])
        #expect(
            found.map { $0.text(in: .english) } == [
                """
                No period has been logged for 90 days. A pregnancy test can check for one \
                reason; ask a doctor about the others.
                """
            ])
        #expect(notices([]).isEmpty)
    }
}
