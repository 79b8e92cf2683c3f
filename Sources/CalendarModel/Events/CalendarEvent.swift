package import CivilDate
package import CycleModel

/// A span of whole days, or a moment of one day, with an identity, as a calendar shows it.
package struct CalendarEvent: Equatable, Sendable {
    package enum Status: Sendable {
        case confirmed, tentative
    }

    package struct Alarm: Equatable, Sendable {
        package var uid: String
        /// Minutes from the event's start, which is midnight for whole days; negative is before it.
        package var minutesFromStart: Int
        /// How many times it has rung before for the same occasion; each time is an alarm of its own, because few
        /// programs know REPEAT.
        package var repetition: Int
        package var action: Reminder.Action
        package var text: String
    }

    package var identity: EventIdentity
    package var uid: String
    package var token: EventToken
    package var status: Status
    package var days: ClosedRange<Day>
    /// When it starts on its one day; `nil` for whole days.
    package var time: EventTime?
    package var title: String
    /// What earlier versions called it, where they called it otherwise.
    package var earlierTitle: String? = nil
    /// The title without commas and semicolons, which many readers and writers take for separators;
    /// where nothing is left of it, the event goes without a category.
    package var category: String
    /// The last one is the `ref` line.
    package var descriptionLines: [String]
    /// Whether the event may say, in extension properties, what made it and of which kind it is.
    package var showsKind: Bool
    /// Whether Outlook's own property says that the days stay free.
    package var marksFree: Bool
    package var alarms: [Alarm]
    /// The first days that are four times out of five right for a forecast period; `nil` for all else. A reader
    /// sees it in words only.
    package var startRange: ClosedRange<Day>? = nil
    /// The signs that place the ovulation that it shows; a reader sees them in words only.
    package var signs: [OvulationEvidence.Kind] = []
    /// Which of its alarms somebody has dismissed; no part of what its version counts.
    package var acknowledgement: Acknowledgement? = nil

    /// Moments are in seconds since 1970-01-01T00:00:00Z.
    package struct Acknowledgement: Equatable, Sendable {
        /// What rang up to this moment is dismissed.
        package var until: Int64
        /// Those of its alarms that had rung by then.
        package var alarms: [Alarm]
        /// Whether alarms to come were taken away: that makes it another version (RFC 5545 3.8.7.4).
        package var removesAlarms = false
        package var snooze: Snooze?

        package struct Snooze: Equatable, Sendable {
            package var until: Int64
            /// The UID of the alarm that rings then (RFC 9074 7).
            package var uid: String
        }
    }

    /// Whether somebody who left the title alone sees this one.
    package func isCalled(_ title: String) -> Bool { title == self.title || title == earlierTitle }

    /// The minutes from its start at which it rings, in order.
    package var ringMinutes: [Int] { Self.minutes(of: alarms) }

    /// How many times it rings, without repetitions.
    var occasions: Int { alarms.count { $0.repetition == 0 && $0.action == .display } }

    /// Those that have passed when the person's clock shows a minute of a day.
    package func ringMinutes(until minuteOfDay: Int, of day: Day) -> [Int] {
        Self.minutes(of: alarms(until: minuteOfDay, of: day))
    }

    private static func minutes(of alarms: [Alarm]) -> [Int] {
        var minutes = alarms.map(\.minutesFromStart)
        minutes.sort()
        // A message and a sound are of the same minute.
        return minutes.indices.filter { $0 == 0 || minutes[$0 - 1] != minutes[$0] }.map {
            minutes[$0]
        }
    }

    private func alarms(until minuteOfDay: Int, of day: Day) -> [Alarm] {
        let now = minutes(to: minuteOfDay, of: day)
        return alarms.filter { $0.minutesFromStart <= now }
    }

    /// How far a time on the person's clock is from the start.
    package func minutes(to minuteOfDay: Int, of day: Day) -> Int {
        (day - days.lowerBound) * 1_440 + minuteOfDay - (time?.minuteOfDay ?? 0)
    }

    /// The event with what rang by a time on the person's clock dismissed, and without its repetitions that are to come;
    /// the same where nothing had.
    package func dismissed(
        until second: Int64, _ minuteOfDay: Int, of day: Day, snoozedUntil: Int64?,
        _ naming: EventNaming
    ) -> CalendarEvent {
        let rung = alarms(until: minuteOfDay, of: day)
        guard !rung.isEmpty else { return self }
        var event = self
        if snoozedUntil == nil { event.alarms.removeAll(where: repetitions(after: rung).contains) }
        event.acknowledgement = Acknowledgement(
            until: second, alarms: rung, removesAlarms: event.alarms.count < alarms.count,
            snooze: snoozedUntil.map {
                Acknowledgement.Snooze(until: $0, uid: naming.snoozeUID(of: identity))
            })
        return event
    }

    /// Repetitions that are to come of occasions that have rung; the alarms of an occasion stand together.
    private func repetitions(after rung: [Alarm]) -> [Alarm] {
        var hasRung = false
        return alarms.filter { alarm in
            if alarm.repetition == 0 { hasRung = rung.contains(alarm) }
            return alarm.repetition > 0 && hasRung && !rung.contains(alarm)
        }
    }
}

/// A time on a clock on the wall: that of a zone, or of wherever the person is.
package struct EventTime: Equatable, Sendable {
    /// Minutes after midnight, 0...1439.
    package var minuteOfDay: Int
    /// The name of a zone in the tz database, such as `Europe/Amsterdam`; without one the time is floating
    /// (RFC 5545 3.3.5, form 1), and stays the same when the person travels.
    package var zone: String?

    /// How long a timed event lasts, in minutes: no program shows less, and many show nothing of an event
    /// without a length.
    package static let length = 15

    package init(minuteOfDay: Int, zone: String? = nil) {
        self.minuteOfDay = minuteOfDay
        self.zone = zone
    }
}

extension CalendarEvent {
    /// Everything a reader can see of the event, in a form to compare: equal bytes need no new version.
    package var content: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(1_024)
        func line(_ text: String) {
            bytes += text.utf8
            bytes.append(0x0A)
        }
        line(uid)
        line(status == .confirmed ? "confirmed" : "tentative")
        bytes += days.lowerBound.utf8
        bytes += days.upperBound.utf8
        if let time { line("at \(time.minuteOfDay) \(time.zone ?? "")") }
        line(title)
        line(category)
        line(showsKind ? "kind" : "")
        if marksFree { line("free") }
        for text in descriptionLines { line(text) }
        for alarm in alarms {
            line(alarm.uid)
            line(String(alarm.minutesFromStart))
            // REPEAT and its spacing had lines here; other ones would be a new version of every event.
            line("0")
            line("10")
            line(alarm.action.rawValue)
            line(alarm.text)
        }
        return bytes
    }
}
