import CalendarModel
import CivilDate
import CycleModel
import SeededRandomness

/// What calendar programs do to a file on its way, beside what a person did.
struct Rewriting {
    /// What is done to one event in any program's way, without meaning anything.
    private enum Habit: CaseIterable {
        case losesUID, shoutsUID, wrapsUID, urnUID
        case losesExtensions, losesCategories, losesAlarms, addsDefaultAlarm
        case midnights, greenwich, duration, dailyRule
        case html, confirmsAll, stamps, shuffles, resetsSequence
    }

    private let habits: Set<Habit>
    private var random: SplitMix

    /// - Parameter keepsStatus: No program's own CONFIRMED is written where the person's is to show.
    init(_ random: inout SplitMix, keepsStatus: Bool) {
        var habits: Set<Habit> = []
        for habit in Habit.allCases where random.happens(25) { habits.insert(habit) }
        if keepsStatus { habits.remove(.confirmsAll) }
        self.habits = habits
        self.random = SplitMix(random.next())
    }

    /// Whether alarms come back at all.
    var keepsAlarms: Bool { !habits.contains(.losesAlarms) }

    mutating func bytes(_ calendar: CalendarText) -> [UInt8] {
        var calendar = calendar
        for index in calendar.events.indices { rewrite(&calendar.events[index]) }
        if random.happens(30) { calendar.events.shuffle(using: &random) }
        let end = random.happens(70) ? "\r\n" : "\n"
        var text = calendar.text(
            end: end, width: random.happens(50) ? 70 : 20 + random.below(30),
            fold: random.happens(30) ? "\t" : " ")
        if random.happens(10) {
            text = "BEGIN:VCALENDAR\(end)VERSION:2.0\(end)\(text)END:VCALENDAR\(end)"
        }
        if random.happens(10) {
            return [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        }
        return (random.happens(15) ? [0xEF, 0xBB, 0xBF] : []) + Array(text.utf8)
    }

    private mutating func rewrite(_ event: inout CalendarText.Event) {
        rewriteDays(&event)
        rewriteUID(&event)
        if habits.contains(.losesExtensions) { event.lines.removeAll { $0.hasPrefix("X-") } }
        if habits.contains(.losesCategories) { event.set("CATEGORIES", nil) }
        if habits.contains(.losesAlarms) { event.alarms = [] }
        if habits.contains(.addsDefaultAlarm), event.alarms.isEmpty {
            event.alarms.append([
                "TRIGGER;VALUE=DATE-TIME:19760401T005545Z", "ACTION:NONE",
                "X-APPLE-DEFAULT-ALARM:TRUE",
            ])
        }
        if habits.contains(.html), let text = event.value("DESCRIPTION") {
            let lines = text.split(separator: "\\n").joined(separator: "<br/>")
            event.set("DESCRIPTION", "DESCRIPTION:<html><p>\(lines)</p></html>")
        }
        if habits.contains(.confirmsAll), event.value("STATUS") != "CANCELLED" {
            event.set("STATUS", "STATUS:CONFIRMED")
        }
        if habits.contains(.stamps) {
            event.set("DTSTAMP", "DTSTAMP:20300101T000000Z")
            event.set("LAST-MODIFIED", nil)
        }
        if habits.contains(.resetsSequence) { event.set("SEQUENCE", nil) }
        if habits.contains(.shuffles) { event.lines.shuffle(using: &random) }
    }

    private func rewriteUID(_ event: inout CalendarText.Event) {
        guard let uid = event.value("UID"), uid.count == 36 else { return }
        if habits.contains(.losesUID) {
            event.set("UID", nil)
        } else if habits.contains(.wrapsUID) {
            event.set("UID", "UID:" + Self.globalObjectID(uid))
        } else if habits.contains(.urnUID) {
            event.set("UID", "UID:urn:uuid:\(uid)")
        } else if habits.contains(.shoutsUID) {
            event.set("UID", "UID: \(uid.uppercased())")
        }
    }

    private static func globalObjectID(_ uid: String) -> String {
        let data = Array("vCal-Uid".utf8) + [1, 0, 0, 0] + Array(uid.utf8) + [0]
        let bytes =
            [0x04, 0, 0, 0, 0x82, 0, 0xE0, 0, 0x74, 0xC5, 0xB7, 0x10, 0x1A, 0x82, 0xE0, 0x08]
            + [UInt8](repeating: 0, count: 20) + [UInt8(data.count), 0, 0, 0] + data
        return bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
    }

    /// Whole days only; a timed dose keeps its time.
    private func rewriteDays(_ event: inout CalendarText.Event) {
        guard let start = event.value("DTSTART"), start.count == 8,
            let end = event.value("DTEND"), end.count == 8,
            let first = Day(compact: start), let after = Day(compact: end)
        else { return }
        let count = after - first
        if habits.contains(.dailyRule), count > 1 {
            event.set("DTEND", nil)
            event.lines.append("RRULE:FREQ=DAILY;COUNT=\(count)")
        } else if habits.contains(.greenwich) {
            // Midnights two hours east of Greenwich.
            event.set("DTSTART", "DTSTART:\((first - 1).compact)T220000Z")
            event.set("DTEND", "DTEND:\((after - 1).compact)T220000Z")
        } else if habits.contains(.midnights) {
            event.set("DTSTART", "DTSTART;TZID=Some/Where:\(start)T000000")
            event.set("DTEND", "DTEND;TZID=Some/Where:\(end)T000000")
        } else if habits.contains(.duration) {
            event.set("DTEND", "DURATION:P\(count)D")
        }
    }
}

extension Day {
    init?(compact text: String) {
        guard text.count == 8, let number = Int(text) else { return nil }
        self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    }
}
