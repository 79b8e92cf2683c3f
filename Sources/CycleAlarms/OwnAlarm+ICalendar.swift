package import AlarmClock
import CivilDate
package import ICalendar

/// Own alarms ⇄ stored objects.
extension OwnAlarm {
    /// Its object, with all that programs added to the one it replaces.
    ///
    /// - Parameters:
    ///   - old: The object as it is stored; only what an alarm consists of changes in it.
    ///   - now: Seconds since 1970-01-01T00:00:00Z.
    package func object(replacing old: StoredEntry? = nil, at now: Int64) -> [UInt8] {
        var lines = ContentLines(capacity: 1_024)
        lines.lines("BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//eve-ics//eve-ics//EN\r\n")
        lines.lines("BEGIN:VEVENT\r\n")
        lines.property("UID:", uid)
        lines.line("DTSTAMP:") { $0.utc(now) }
        lines.line("LAST-MODIFIED:") { $0.utc(now) }
        let sequence = old?.component.first("SEQUENCE")?.integer.map { $0 + 1 } ?? 0
        lines.line("SEQUENCE:") { $0.number(sequence) }
        lines.line("DTSTART:") { $0.dateTime(firstDay, second: 60 * minuteOfDay) }
        lines.lines("DURATION:PT15M\r\n")
        if case .weekly(let weekdays, _) = days {
            let names = weekdays.sorted().map { Self.weekdays[$0 - 1] }.joined(separator: ",")
            lines.lines("RRULE:FREQ=WEEKLY;BYDAY=\(names)\r\n")
        }
        for day in skipped.sorted() {
            lines.line("EXDATE:") { $0.dateTime(day, second: 60 * minuteOfDay) }
        }
        lines.property("SUMMARY:", title)
        if let note { lines.property("DESCRIPTION:", note) }
        lines.lines("TRANSP:TRANSPARENT\r\n")
        lines.line("X-EVE-AFTER:") { $0.duration(minutes: ladder.after / 60) }
        if !hasSound { lines.lines("X-EVE-SOUND:OFF\r\n") }
        if writesLadder { lines.lines("X-EVE-LADDER:TRUE\r\n") }
        if !isOn {
            // Without its alarms nothing else tells when it would ring.
            lines.line("X-EVE-LEAD:") { $0.duration(minutes: ladder.lead / 60) }
        }
        if writesLadder || !isOn || ladder.lastPart == ladder.lead {
            lines.line("X-EVE-LAST:") { $0.duration(minutes: ladder.lastPart / 60) }
        }
        if let old {
            let written =
                isOn && old.component.isDone ? Self.written.union(Self.ended) : Self.written
            for byte in old.component.lines(in: old.bytes, without: written) {
                lines.add(byte)
            }
        }
        let rings = writesLadder ? ladder.allEntryRings : ladder.entryRings
        for (number, minutes) in (isOn ? rings : []).enumerated() {
            lines.lines("BEGIN:VALARM\r\n")
            lines.property("UID:", "\(uid)-\(number + 1)")
            lines.lines("ACTION:DISPLAY\r\n")
            lines.property("DESCRIPTION:", title)
            lines.line("TRIGGER:") { $0.duration(minutes: minutes) }
            lines.lines("END:VALARM\r\n")
        }
        lines.lines("END:VEVENT\r\nEND:VCALENDAR\r\n")
        return lines.bytes
    }

    /// The properties and components that an alarm consists of.
    private static let written: Set<String> = [
        "UID", "DTSTAMP", "LAST-MODIFIED", "SEQUENCE", "DTSTART", "DTEND", "DURATION", "RRULE",
        "EXDATE", "SUMMARY", "DESCRIPTION", "TRANSP", "X-EVE-AFTER", "X-EVE-LADDER",
        "X-EVE-LEAD", "X-EVE-LAST", "X-EVE-SOUND", "VALARM",
    ]

    /// With one of these a program ends it.
    private static let ended: Set<String> = ["STATUS", "COMPLETED"]

    private static let weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

    /// Reads an alarm that is as simple as those that are written here.
    ///
    /// `nil` for one to which a calendar program gave more: another rule, changed days, a zone, whole days.
    package init?(_ entry: StoredEntry) {
        let event = entry.component
        guard entry.hasOneComponent, event.name == "VEVENT", event.first("RDATE") == nil,
            let start = try? event.first("DTSTART")?.dateTime(), let second = start.second,
            !start.isUTC, event.first("DTSTART")?.parameter("TZID") == nil
        else { return nil }
        let days: Days
        switch event.all("RRULE").count {
        case 0: days = .on(start.day)
        case 1:
            guard let rule = event.first("RRULE"),
                let weekdays = Self.weekdays(rule.raw, start.day.weekday)
            else { return nil }
            days = .weekly(weekdays, from: start.day)
        default: return nil
        }
        self.init(
            uid: event.first("UID")?.text ?? "", title: event.first("SUMMARY")?.text ?? "",
            minuteOfDay: second / 60, days: days, ladder: Ladder(event),
            note: event.first("DESCRIPTION")?.text, writesLadder: event.isWholeLadder,
            skipped: event.all("EXDATE").flatMap { (try? $0.dateTimes().map(\.day)) ?? [] })
        isOn = entry.isSwitchedOn
        hasSound = entry.hasSound
    }

    /// The weekdays of a rule that has nothing else; of a weekly one without days it is the start's.
    private static func weekdays(_ rule: String, _ start: Int) -> Set<Int>? {
        var found: Set<Int>?
        for part in rule.uppercased().split(separator: ";") {
            let halves = part.split(separator: "=", maxSplits: 1).map(String.init)
            switch (halves.first, halves.last) {
            case ("FREQ", "WEEKLY"): found = found ?? [start]
            case ("FREQ", "DAILY"): found = Set(1...7)
            case ("WKST", _), ("INTERVAL", "1"): break
            case ("BYDAY", let list?):
                let names = list.split(separator: ",").map { weekdays.firstIndex(of: String($0)) }
                guard !names.contains(nil) else { return nil }
                found = Set(names.compactMap { $0.map { $0 + 1 } })
            default: return nil
            }
        }
        return found
    }
}

extension StoredEntry {
    /// Whether an own alarm rings at its times: not where a program canceled it or took its alarms away.
    package var isSwitchedOn: Bool {
        components.contains { !$0.isDone && !EntryAlarms(of: $0).isEmpty }
    }

    /// Whether an own alarm is heard, and not only seen.
    var hasSound: Bool { component.first("X-EVE-SOUND")?.isWord("OFF") != true }
}

extension Ladder {
    /// By the alarms of an event: it begins with the earliest one, and no longer pauses from the last one before its
    /// time on. Where there is one alone or none, or a whole ladder of them, the event says the rest.
    package init(_ event: Component) {
        func seconds(_ name: String) -> Int? {
            try? event.first(name)?.duration(isStrict: false).totalSeconds
        }
        let leads = EntryAlarms(of: event).leads
        let standard = Ladder.standard
        let lead =
            leads.first.map { max($0, Self.leads.lowerBound) } ?? seconds("X-EVE-LEAD")
            ?? standard.lead
        let last =
            leads.count > 1 && !event.isWholeLadder
            ? leads[leads.count - 1] : seconds("X-EVE-LAST") ?? min(standard.last, lead)
        self.init(lead: lead, last: last, after: seconds("X-EVE-AFTER") ?? standard.after)
    }

    /// When an entry rings, in minutes from its time: at the lead and when the last part begins.
    fileprivate var entryRings: [Int] {
        (lead > lastPart ? [lead, lastPart] : [lead]).map { -$0 / 60 }
    }

    /// The same with up to four rungs between, and once at its time and once after it: eight of the standard one.
    fileprivate var allEntryRings: [Int] {
        let between = rungs.dropFirst().suffix(4)
        let all = [lead] + between + [lastPart, 0, -after / 2]
        return Set(all.map { -$0 / 60 }).sorted()
    }
}

extension Component {
    /// Whether the alarms of an own alarm's event are all of its ladder.
    fileprivate var isWholeLadder: Bool { first("X-EVE-LADDER") != nil }
}
