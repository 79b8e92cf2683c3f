import CalendarModel
import CivilDate
import CycleModel
import ICalendar

/// One VEVENT of a calendar that came back, before the parts of a series are put together.
struct ReturnedEntry {
    var event: ReturnedEvent
    /// The time that it stands for in its series, by its day (RFC 5545 3.8.4.4).
    let replaced: Day?
    /// It stands for the later times as well (RFC 5545 3.2.13).
    let reachesOn: Bool
    let sequence: Int
    /// When it was last changed, comparable within one file.
    let stamp: Int
    let stampDay: Day
    let rule: Rule
    /// Days taken out of the series.
    let excluded: [Day]

    enum Rule {
        case none
        /// Every day, so many times.
        case daily(Int)
        case endless
        case other
    }

    /// Properties that no served event has and that a person fills in; what programs add on their own is
    /// not among them.
    static let additions = [
        "COLOR", "LOCATION", "URL", "ATTACH", "ATTENDEE", "COMMENT", "CONTACT", "GEO", "RESOURCES",
    ]

    /// `nil` for an event whose dates can't be read.
    init?(_ component: Component, clock: LocalClock) {
        guard let span = ReturnedSpan(component, clock: clock) else { return nil }
        var event = ReturnedEvent(uid: component.first("UID")?.text, days: span.days)
        event.minuteOfDay = span.minuteOfDay
        event.line = component.line
        event.title = component.first("SUMMARY").map { $0.text.trimmed } ?? ""
        for property in component.properties where property.name == "CATEGORIES" {
            event.categories += property.textList.map(\.trimmed).filter { !$0.isEmpty }
        }
        event.description = component.first("DESCRIPTION")?.text
        event.tokens = Self.tokens(component, event.description)
        event.status = component.first("STATUS").flatMap(Self.status)
        event.alarms = Self.alarms(component, span, clock)
        event.acknowledged = Self.acknowledged(component)
        event.snoozedUntil = Self.snoozedUntil(component)
        for name in Self.additions {
            let value = component.first(name)?.value ?? []
            if value.contains(where: { $0 > .space }) { event.additions.append(name) }
        }
        let changed = component.first("LAST-MODIFIED") ?? component.first("DTSTAMP")
        event.modified = changed.flatMap(Self.moment)
        self.event = event
        replaced = component.first("RECURRENCE-ID").flatMap { try? $0.dateTime() }
            .map { ReturnedSpan.day(of: $0, clock: clock) }
        reachesOn = component.reachesOn
        sequence = component.first("SEQUENCE")?.integer ?? 0
        let time = changed.flatMap { try? $0.dateTime() }
        stamp = time?.ordinal ?? 0
        stampDay = time?.day ?? Day(number: 0)
        rule = Self.rule(component, from: span, clock)
        var excluded: [Day] = []
        for property in component.properties where property.name == "EXDATE" {
            for time in (try? property.dateTimes()) ?? [] {
                excluded.append(ReturnedSpan.day(of: time, clock: clock))
            }
        }
        self.excluded = excluded
    }

    /// Whether the event carries a mark of ours, or a UID of the kind that we make.
    static func isOurs(_ component: Component, _ tokens: [EventToken]) -> Bool {
        guard tokens.isEmpty else { return true }
        let forms = component.first("UID").map { ReturnedUID.forms(of: $0.text) } ?? []
        return forms.contains(where: \.isOwnUUID)
    }

    static func tokens(_ component: Component, _ description: String?) -> [EventToken] {
        var tokens: [EventToken] = []
        if let mark = component.first("X-EVE-ID"), let token = EventToken(mark.text.trimmed) {
            tokens.append(token)
        }
        if let description {
            for token in EventToken.all(in: description) where !tokens.contains(token) {
                tokens.append(token)
            }
        }
        return tokens
    }

    static func status(_ value: Property) -> ReturnedEvent.Status? {
        if value.isWord("CONFIRMED") { return .confirmed }
        if value.isWord("TENTATIVE") { return .tentative }
        return value.isWord("CANCELLED") ? .cancelled : nil
    }

    private static func rule(
        _ component: Component, from span: ReturnedSpan, _ clock: LocalClock
    ) -> Rule {
        guard component.first("RDATE") == nil else { return .other }
        guard let property = component.first("RRULE") else { return .none }
        guard let rule = try? property.recurrence(), rule.isPlainDaily else { return .other }
        if let count = rule.count { return .daily(count) }
        guard let until = rule.until else { return .endless }
        // Some programs write the end of a date in Greenwich time without having reckoned with the zone.
        let isEndOfDate = span.minuteOfDay == nil && (until.second ?? 0) / 60 == 1_439
        let last = isEndOfDate ? until.day : ReturnedSpan.day(of: until, clock: clock)
        return .daily(max(1, last - span.days.lowerBound + 1))
    }

    // MARK: Alarms

    private static func alarms(
        _ component: Component, _ span: ReturnedSpan, _ clock: LocalClock
    ) -> [Int] {
        var minutes: Set<Int> = []
        for alarm in component.components where alarm.name == "VALARM" && isOwn(alarm) {
            guard let trigger = alarm.first("TRIGGER"),
                let first = minute(of: trigger, span, clock)
            else { continue }
            // Earlier versions of this program wrote one alarm that repeats, and others still do.
            for repetition in 0...repetitions(of: alarm) {
                minutes.insert(first + repetition * spacing(of: alarm))
            }
            if minutes.count >= mostAlarms { break }
        }
        return minutes.sorted()
    }

    private static func repetitions(of alarm: Component) -> Int {
        guard spacing(of: alarm) > 0 else { return 0 }
        return min(max(alarm.first("REPEAT")?.integer ?? 0, 0), mostRepetitions)
    }

    /// The minutes between the repeats of `alarm`.
    private static func spacing(of alarm: Component) -> Int {
        guard let duration = try? alarm.first("DURATION")?.duration() else { return 0 }
        return min(duration.totalSeconds / 60, mostSpacing)
    }

    /// An event of ours has at most 66, and as many with a sound.
    private static let mostAlarms = 150
    private static let mostRepetitions = 50
    /// Four weeks: a sum of minutes stays far from overflowing.
    private static let mostSpacing = 40_320

    /// The latest dismissal: Thunderbird writes one for all alarms of an event, others one in each (RFC 9074 6.1).
    private static func acknowledged(_ component: Component) -> Int64? {
        let alarms = component.components.filter { $0.name == "VALARM" }
        return
            ([component.first("X-MOZ-LASTACK")]
            + alarms.prefix(mostAlarms).map { $0.first("ACKNOWLEDGED") })
            .compactMap { $0.flatMap(moment) }.max()
    }

    /// The latest moment to which one was put off: Thunderbird writes it into the event, Apple's programs add an
    /// alarm that rings then.
    private static func snoozedUntil(_ component: Component) -> Int64? {
        let snoozes = component.components.filter { $0.name == "VALARM" && isSnooze($0) }
        return
            ([component.first("X-MOZ-SNOOZE-TIME")]
            + snoozes.prefix(mostAlarms).map { $0.first("TRIGGER") })
            .compactMap { $0.flatMap(moment) }.max()
    }

    /// `nil` where it is not in UTC, as it has to be.
    private static func moment(_ property: Property) -> Int64? {
        guard let time = try? property.dateTime(), time.isUTC, let second = time.second else {
            return nil
        }
        return Int64(time.day.number) * 86_400 + Int64(second)
    }

    /// Apple's programs put an alarm that does nothing into events without one, and mark those that they
    /// add by default.
    private static func isOwn(_ alarm: Component) -> Bool {
        if alarm.first("ACTION")?.isWord("NONE") ?? false { return false }
        if alarm.first("X-APPLE-DEFAULT-ALARM")?.isWord("TRUE") ?? false { return false }
        return !isSnooze(alarm)
    }

    /// One more beside the alarm that it repeats (RFC 9074 7).
    private static func isSnooze(_ alarm: Component) -> Bool {
        alarm.first("RELATED-TO")?.parameter("RELTYPE")?.uppercased() == "SNOOZE"
    }

    /// The minutes from the start of the event, rounded down.
    private static func minute(
        of trigger: Property, _ span: ReturnedSpan, _ clock: LocalClock
    ) -> Int? {
        if let duration = try? trigger.duration() {
            let seconds = duration.totalSeconds
            let minutes = (seconds >= 0 ? seconds : seconds - 59) / 60
            let isFromEnd = trigger.parameter("RELATED")?.uppercased() == "END"
            return isFromEnd ? minutes + span.lengthInMinutes : minutes
        }
        guard let time = try? trigger.dateTime(), time.day.civil.year > 1976 else { return nil }
        let (day, minute) = ReturnedSpan.local(time, clock: clock)
        return (day - span.days.lowerBound) * 1_440 + minute - (span.minuteOfDay ?? 0)
    }
}

extension String {
    /// A UUID of version 8, which leaves its bits to whoever makes it (RFC 9562 5.8); in small letters.
    fileprivate var isOwnUUID: Bool {
        let pattern = "hhhhhhhh-hhhh-8hhh-vhhh-hhhhhhhhhhhh"
        return utf8.count == pattern.utf8.count
            && zip(utf8, pattern.utf8).allSatisfy { byte, expected in
                switch expected {
                case UInt8(ascii: "h"): "0123456789abcdef".utf8.contains(byte)
                case UInt8(ascii: "v"): "89ab".utf8.contains(byte)
                default: byte == expected
                }
            }
    }
}
