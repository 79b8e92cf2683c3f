import AlarmClock
import CivilDate
import CycleAlarms
import CycleModel
import CyclePipeline
import Testing

/// What a change of a method or of its reminder makes of a dose that rang before and is not recorded.
@Suite struct ChangedDoseTests {
    private let today = SamplePerson.today
    private var midnight: Int64 { Int64(today.number) * 86_400 }

    enum Change: CaseIterable, Sendable {
        case time, end, method, repetition, reminderOff, secondMethod, injectionRecorded
    }

    private func contents(_ change: Change, _ old: Contraception) throws -> JournalChange.Content {
        var new = old
        switch change {
        case .time: try new.setTime(1, minuteOfDay: 1_320)
        case .end: try new.end(1, on: today + 12)
        case .method: try new.change(1, to: Contraceptive(text: "pill 24+4"), on: today + 20)
        case .secondMethod: try new.add(Contraceptive(text: "condom"), on: today)
        case .injectionRecorded: try new.record(.taken, of: 2, on: today - 5)
        case .repetition: return .setting(key: "remind.pill", value: "on own 0 2 10 display")
        case .reminderOff: return .setting(key: "remind.pill", value: "off own 0 0 10 display")
        }
        return .contraception(new)
    }

    /// The pill's alarms that are missed at a moment of the day.
    ///
    /// - Parameter changed: When the change was made, in minutes after midnight.
    private func missed(
        _ change: Change, at minute: Int, changed: Int, seen: Int
    ) throws -> [Int64] {
        var contraception = Contraception()
        try contraception.add(Contraceptive(text: "pill 21+7"), on: today - 5, minuteOfDay: minute)
        try contraception.add(
            Contraceptive(text: "injection 13 weeks"), on: today - 5, minuteOfDay: minute)
        let recorded = (-5 ... -2).map { SamplePerson.entry(today + $0) { $0.dose = .taken } }
        let journal: [(JournalChange.Content, Int64)] = [
            (.contraception(contraception), midnight - 5 * 86_400),
            (.days(recorded), midnight - 86_400),
            (try contents(change, contraception), midnight + 60 * Int64(changed)),
        ]
        let changes = journal.enumerated().map {
            JournalChange(number: Int64($0 + 1), content: $1.0, recorded: $1.1)
        }
        let now = midnight + 60 * Int64(seen)
        let person = PersonState(
            JournalState(replaying: changes), naming: SamplePerson.naming,
            moment: Moment(seconds: now, day: SamplePerson.zones.system.day(at: now)),
            zones: SamplePerson.zones)
        return AlarmSchedule(of: person, [], in: now..<now + 86_400).alarms
            .filter { $0.instance.course != .once && $0.instance.state(at: now) == .missed }
            .map { ($0.instance.begin - midnight) / 60 }
    }

    /// The pill of 23:30, or of 09:00, rang yesterday; the change is made at six minutes past midnight.
    @Test(arguments: Change.allCases, [1_410, 540])
    func `a dose that rang before a change is still missed after it`(
        _ change: Change, _ minute: Int
    ) throws {
        let found = try missed(change, at: minute, changed: 6, seen: 31)
        switch change {
        case .time: #expect(found == [1_320 - 1_440])
        case .reminderOff: #expect(found == [])
        case .end, .method, .repetition, .secondMethod, .injectionRecorded:
            #expect(found == [Int64(minute) - 1_440])
        }
    }

    @Test func `a time that was over when it was set was missed by nobody`() throws {
        // At 23:00 of yesterday the time goes from 23:30 to 22:00.
        #expect(try missed(.time, at: 1_410, changed: -60, seen: -50) == [])
        // From 20:00, at which it had rung.
        #expect(try missed(.time, at: 1_200, changed: -60, seen: -50) == [1_320 - 1_440])
    }
}
