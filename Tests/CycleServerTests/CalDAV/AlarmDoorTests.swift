import AlarmClock
import CalendarServer
import CycleAlarms
import CyclePipeline
import Foundation
import Household
import RunningTool
import SQLiteStore
import Store
import Testing

/// Where a person ends an alarm, and how that program says it.
enum AlarmDoor: CaseIterable, Sendable {
    case ours, thunderbird, evolution, deleting
}

/// What tests have of alarms that ring behind one door and are dismissed behind another, each at a desk of its own.
protocol AlarmDoorTests {
    var desk: Desk { get }
}

extension AlarmDoorTests {
    /// Friday 20 November 2026, 08:00 in UTC.
    var eight: Int64 { 1_795_161_600 }

    /// With a phone and a tablet, at eight.
    static func opened() throws -> Desk {
        let desk = try Desk()
        try desk.addPassword("tablet")
        desk.now = 1_795_161_600
        return desk
    }

    var member: Member {
        get throws {
            try #require(try Household(desk.store, zones: Serving.zones).members().first)
        }
    }

    func put(
        _ text: String, as name: String, in calendar: String, _ password: String = "phone"
    ) throws -> PutOutcome {
        try desk.account(password).put(
            try CalendarObject(Array(text.utf8)), as: name, in: calendar, if: WriteCondition())
    }

    func shown(_ name: String, in calendar: String, _ password: String = "tablet") throws
        -> Shown
    {
        try #require(
            try desk.account(password).resources(of: calendar, named: [name]).first.map(Shown.init))
    }

    func token(of calendar: String) throws -> String {
        try #require(try desk.account("tablet").calendar(calendar)).syncToken
    }

    func changed(in calendar: String, since token: String) throws -> [String] {
        try #require(try desk.account("tablet").changes(of: calendar, since: token)).changed
            .map(\.name)
    }

    func watch() throws -> AlarmWatch {
        AlarmWatch(Serving.household(try desk.store), person: nil, from: desk.now - 86_400)
    }

    func titles(_ watch: inout AlarmWatch) throws -> [String] {
        let report = try watch.poll(at: desk.now)
        return (report.ringing.map(\.alarm) + report.standing + report.missed).map(\.title)
    }

    static func utc(_ moment: Int64) -> String {
        let formatter = DateFormatter()
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.dateFormat = "yyyyMMdd'T'HHmmss'Z'"
        return formatter.string(from: Date(timeIntervalSince1970: Double(moment)))
    }

    /// Goes through a door with the entry as the phone has it.
    func leave(
        by door: AlarmDoor, _ entry: Shown, in calendar: String, first number: Int = 1
    ) throws {
        let stamp = Self.utc(desk.now)
        let ends = entry.text.ranges(of: "END:VALARM")
        let begins = entry.text.ranges(of: "BEGIN:VALARM")
        var text = entry.text
        switch door {
        case .ours:
            var watch = try watch()
            try member.alarms.dismiss(
                watch.poll(at: desk.now).ringing.map(\.alarm), at: desk.now, from: .commandLine)
            return
        case .thunderbird:
            let place = try #require(begins.first)
            text.replaceSubrange(
                place, with: "X-MOZ-LASTACK:\(stamp)\r\nX-MOZ-GENERATION:1\r\nBEGIN:VALARM")
        case .evolution:
            let place = try #require(ends.first)
            text.replaceSubrange(place, with: "ACKNOWLEDGED:\(stamp)\r\nEND:VALARM")
        case .deleting:
            let (begin, end) = (try #require(begins.first), try #require(ends.first))
            text.removeSubrange(begin.lowerBound..<end.upperBound)
            text = text.replacing("\r\n\r\n", with: "\r\n")
        }
        _ = try put(text, as: entry.name, in: calendar)
    }

    // MARK: What rings

    /// `Work`, each day at 08:30, which rings from 08:00 on.
    func addWork(_ more: (inout OwnAlarm) -> Void = { _ in }) throws {
        let day = LocalTime { _ in 0 }.day(at: desk.now)
        var alarm = OwnAlarm(
            uid: "work", title: "Work", minuteOfDay: 510, days: .weekly(Set(1...7), from: day))
        more(&alarm)
        try member.alarms.put(alarm, replacing: nil, at: desk.now - 60)
    }

    func addDentist() throws {
        try desk.account().makeCalendar("home", components: ["VEVENT", "VTODO"], properties: [])
        let text = """
            BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Phone//EN\r\nBEGIN:VEVENT\r\nUID:dentist\r
            DTSTAMP:20261119T120000Z\r\nDTSTART;TZID=Europe/Berlin:20261120T091000\r
            RRULE:FREQ=DAILY\r\nSUMMARY:Dentist\r\nSEQUENCE:3\r
            BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:x\r\nTRIGGER:-PT10M\r\nEND:VALARM\r
            BEGIN:VALARM\r\nACTION:DISPLAY\r\nDESCRIPTION:x\r\nTRIGGER:PT0S\r\nEND:VALARM\r
            END:VEVENT\r\nEND:VCALENDAR\r\n
            """
        _ = try put(text, as: "dentist.ics", in: "home")
    }

    /// A pill at 08:00 of which the calendar tells four times, a quarter of an hour apart.
    func addPill() throws -> Shown {
        try desk.tool.run("contraception add pill 21+7 --start 2026-11-10 --at 08:00")
        try desk.tool.run("remind pill --repeat 3 --every 15")
        let pill = try #require(
            try desk.events("Pill").first { $0.start.hasPrefix("20261120T080000") })
        try #require(pill.text.ranges(of: "BEGIN:VALARM").count == 4)
        return pill
    }
}
