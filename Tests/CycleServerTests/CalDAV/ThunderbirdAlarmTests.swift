import AlarmClock
import CalendarServer
import CycleAlarms
import Household
import Testing

/// What Thunderbird writes of an alarm, which it keeps by properties of its own.
@Suite struct ThunderbirdAlarmTests: AlarmDoorTests {
    let desk: Desk

    init() throws { desk = try Self.opened() }

    @Test func `Thunderbird finds the dismissal that it wrote, or it never rings again`() throws {
        try addWork()
        let before = try shown("work.ics", in: "alarms", "phone")
        desk.now += 10
        try leave(by: .thunderbird, before, in: "alarms")
        let kept = try shown("work.ics", in: "alarms")
        #expect(kept("X-MOZ-LASTACK") == "20261120T080010Z")
        // What it had sent is in it byte for byte.
        let added = kept.text.split(separator: "\r\n").filter { $0.hasPrefix("ACKNOWLEDGED:") }
        #expect(added.count == 2)
        #expect(
            added.reduce(kept.text) { $0.replacing("\($1)\r\n", with: "") }
                == before.text.replacing(
                    "X-EVE-AFTER:PT10M\r\n",
                    with: "X-EVE-AFTER:PT10M\r\nX-MOZ-LASTACK:20261120T080010Z\r\n"
                        + "X-MOZ-GENERATION:1\r\n"))
    }

    @Test func `what Thunderbird puts off of a series rings again, that day alone`() throws {
        try addWork()
        var watch = try watch()
        #expect(try titles(&watch) == ["Work"])
        let entry = try shown("work.ics", in: "alarms", "phone")
        desk.now += 60
        // In millionths of seconds, of 08:30.
        let start = (eight + 1_800) * 1_000_000
        let text = entry.text.replacing(
            "X-EVE-AFTER:PT10M\r\n",
            with: "X-EVE-AFTER:PT10M\r\nX-MOZ-LASTACK:\(Self.utc(desk.now))\r\n"
                + "X-MOZ-SNOOZE-TIME-\(start):\(Self.utc(desk.now + 300))\r\n")
        // It is not dismissed: nothing is said to others.
        #expect(try put(text, as: "work.ics", in: "alarms").tag != nil)
        #expect(try titles(&watch).isEmpty)
        desk.now += 299
        #expect(try titles(&watch).isEmpty)
        desk.now += 1
        #expect(try watch.poll(at: desk.now).ringing.map(\.ring.isNew) == [true])
        desk.now = eight + 86_400
        #expect(try watch.poll(at: desk.now).ringing.map(\.ring.isNew) == [true])
    }

    @Test func `a clock that is years ahead silences nothing that is to come`() throws {
        try addWork()
        let entry = try shown("work.ics", in: "alarms", "phone")
        _ = try put(
            entry.text.replacing(
                "BEGIN:VALARM\r\nUID:work-1",
                with: "X-MOZ-LASTACK:20991231T000000Z\r\nBEGIN:VALARM\r\nUID:work-1"),
            as: "work.ics", in: "alarms")
        var watch = try watch()
        #expect(try titles(&watch).isEmpty)
        desk.now += 86_400
        #expect(try titles(&watch) == ["Work"])
    }
}
