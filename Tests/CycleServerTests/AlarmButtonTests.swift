import AlarmClock
import CalendarDoors
import CalendarServer
import CycleAlarms
import CyclePipeline
import Foundation
import Household
import RunningTool
import SQLStore
import SQLiteStore
import Store
import Testing

/// Buttons of messages, pressed without a login.
@Suite struct AlarmButtonTests {
    private let tool: Tool
    private let store: SQLiteStore
    private let household: LiveHousehold
    private let buttons: AlarmButtons
    /// Friday 20 November 2026, 08:00 in UTC.
    private let now: Int64 = 1_795_161_600

    init() throws {
        tool = try Tool()
        store = try SQLiteStore.open(
            tool.folder.appending(path: "eve.db").path, mode: .readWriteCreate)
        _ = try store.addPerson(named: "Ada", seed: [UInt8](repeating: 7, count: 32))
        _ = try store.addPerson(named: "Mia", seed: [UInt8](repeating: 8, count: 32))
        household = Serving.household(store)
        buttons = AlarmButtons(household)
        for member in try members {
            try member.alarms.put(
                OwnAlarm(
                    uid: "work", title: "Work", minuteOfDay: 510,
                    days: .weekly(Set(1...7), from: LocalTime { _ in 0 }.day(at: now))),
                replacing: nil, at: now)
            try member.alarms.keepButtons()
        }
    }

    private var members: [Member] {
        get throws { try Household(store, zones: Serving.zones).members() }
    }

    private func state(_ place: Int, at moment: Int64) throws -> AlarmState? {
        let member = try members[place]
        let board = try member.alarms.snapshot(
            of: try member.state(at: .second(moment)), at: moment, ahead: 60)
        return board.alarms.first.map { board.state(of: $0, at: moment) }
    }

    private func token(_ place: Int, _ button: AlarmButton) throws -> Substring {
        let member = try members[place]
        let board = try member.alarms.snapshot(
            of: try member.state(at: .second(now)), at: now, ahead: 60)
        let alarm = try #require(board.alarms.first)
        return Substring(member.alarms.key.token(of: alarm.instance, for: button))
    }

    @Test func `one button dismisses one alarm of one person, and tells by which door`() throws {
        #expect(buttons.press("dismiss", try token(0, .dismiss), now: now + 1) == .done)
        #expect(try state(0, at: now + 2) == .over)
        guard case .ringing = try state(1, at: now + 2) else {
            Issue.record("Mia's alarm is silent")
            return
        }
        let ada = try #require(try store.people().first)
        // The alarm may repeat, and is dismissed as this time of it.
        #expect(try store.alarmMarks(of: ada.id, at: .max).map(\.acknowledged) == [now + 1])
    }

    @Test func `the other button puts it off for five minutes`() throws {
        #expect(buttons.press("snooze", try token(0, .snooze), now: now + 1) == .done)
        #expect(try state(0, at: now + 2) == .waiting(until: now + 301))
    }

    @Test func `a token opens one button only, and no other word does`() throws {
        let token = try token(0, .dismiss)
        var wrong = String(token.dropLast())
        wrong += token.last == "0" ? "1" : "0"
        #expect(buttons.press("snooze", token, now: now) == .unknown)
        #expect(buttons.press("", token, now: now) == .unknown)
        #expect(buttons.press("dismiss?x", token, now: now) == .unknown)
        for text in ["", wrong, String(token.dropLast()), token + "0", token.uppercased()] {
            #expect(buttons.press("dismiss", Substring(text), now: now) == .unknown)
        }
        guard case .ringing = try state(0, at: now + 1) else {
            Issue.record("it was silenced")
            return
        }
    }

    @Test func `a token is dead a day after its alarm, and tomorrow's is another one`() throws {
        let token = try token(0, .dismiss)
        // Due at 08:30, it gives up at 08:40.
        let end = now + 2_400
        #expect(buttons.press("dismiss", token, now: end + 86_399) == .done)
        #expect(buttons.press("dismiss", token, now: end + 86_400) == .unknown)
        #expect(buttons.press("dismiss", token, now: now - 86_400) == .unknown)
        let member = try members[0]
        let board = try member.alarms.snapshot(
            of: try member.state(at: .second(now + 86_400)), at: now + 86_400, ahead: 60)
        let tomorrow = try #require(board.alarms.last)
        #expect(member.alarms.key.token(of: tomorrow.instance, for: .dismiss) != token)
        guard case .ringing = board.state(of: tomorrow, at: now + 86_460) else {
            Issue.record("tomorrow's alarm is silent")
            return
        }
    }

    @Test func `a snooze that comes late brings nothing back`() throws {
        #expect(buttons.press("dismiss", try token(0, .dismiss), now: now + 1) == .done)
        #expect(buttons.press("snooze", try token(0, .snooze), now: now + 2) == .done)
        #expect(try state(0, at: now + 400) == .over)
    }

    @Test func `where the store cannot be written nothing is claimed`() throws {
        let reading = try SQLiteStore.open(
            tool.folder.appending(path: "eve.db").path, mode: .readOnly)
        let buttons = AlarmButtons(Serving.household(reading))
        #expect(buttons.press("dismiss", try token(0, .dismiss), now: now) == .unavailable)
    }
}
