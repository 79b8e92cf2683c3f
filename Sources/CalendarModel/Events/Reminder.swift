import CycleModel

/// When a kind of event rings.
package struct Reminder: Equatable, Sendable {
    package enum Action: String, Sendable {
        /// A message, and a message with a sound.
        case display, audio
    }

    /// Minutes after midnight, on the local clock; `nil` is the event's own time, and 09:00 for an
    /// event that has none.
    package var minuteOfDay: Int?
    /// How many days before the event's first day; 0 is on the day. It rings for each, at most
    /// `Reminder.mostAlarms`, from the earliest to the latest.
    package var daysBefore: [Int]
    /// How often it rings again after the first time.
    package var repeats: Int = 0
    /// Minutes between two rings.
    package var spacing: Int = 10
    package var action: Action = .display
    package var isOn = true

    package init(minuteOfDay: Int?, daysBefore: [Int]) {
        self.minuteOfDay = minuteOfDay
        self.daysBefore = daysBefore
    }

    /// When one without a time of its own rings for an event of whole days, in minutes after midnight.
    package static let morning = 9 * 60
    package static let mostAlarms = 5
    package static let mostRepeats = 10
    package static let mostDaysBefore = 60

    /// Out of the box: a period the day before and on the day, a fertile window on its first day, a dose on
    /// its day, at its time where it has one. What a dose announces ahead comes in addition.
    package static func standard(for kind: EventKind) -> Reminder {
        switch kind {
        case .period: Reminder(minuteOfDay: 9 * 60, daysBefore: [1, 0])
        case .fertile: Reminder(minuteOfDay: 9 * 60, daysBefore: [0])
        case .ovulation: Reminder(minuteOfDay: 9 * 60, daysBefore: [0]).off
        case .pill, .patch, .ring, .injection, .renewal:
            Reminder(minuteOfDay: nil, daysBefore: [0])
        case .prompt: Reminder(minuteOfDay: 20 * 60, daysBefore: [0])
        }
    }

    private var off: Reminder {
        var reminder = self
        reminder.isOn = false
        return reminder
    }
}

/// When each kind of event rings: its standard reminder, where none was chosen.
///
/// A dictionary in all but its type: for one keyed by kinds the Swift runtime would search all
/// conformances of the program, in every run.
package struct Reminders: Equatable, Sendable {
    private struct Choice: Equatable, Sendable {
        let kind: EventKind
        var reminder: Reminder
    }

    private var chosen: [Choice] = []

    package init() {}

    package subscript(kind: EventKind) -> Reminder {
        get {
            for choice in chosen where choice.kind == kind { return choice.reminder }
            return .standard(for: kind)
        }
        set {
            chosen.removeAll { $0.kind == kind }
            chosen.append(Choice(kind: kind, reminder: newValue))
        }
    }
}

extension Reminders: ExpressibleByDictionaryLiteral {
    package init(dictionaryLiteral elements: (EventKind, Reminder)...) {
        for (kind, reminder) in elements { self[kind] = reminder }
    }
}

/// The form in which a reminder is kept among the settings: `on 09:00 1,0 0 10 display`, with `own` for
/// an event's own time.
extension Reminder: LosslessStringConvertible {
    package var description: String {
        let days = daysBefore.map(String.init).joined(by: ",")
        return
            "\(isOn ? "on" : "off") \(clockText) \(days) \(repeats) \(spacing) \(action.rawValue)"
    }

    package init?(_ text: String) {
        let fields = text.split(separator: " ").map(String.init)
        guard fields.count == 6, fields[0] == "on" || fields[0] == "off",
            let repeats = Int(fields[3]), let spacing = Int(fields[4]),
            let action = Action(rawValue: fields[5])
        else { return nil }
        let days = fields[2].split(separator: ",").map { Int($0) }
        let minute = ClockText.minuteOfDay(fields[1])
        guard !days.contains(nil), minute != nil || fields[1] == Self.ownTime else { return nil }
        self.init(minuteOfDay: minute, daysBefore: days.compactMap(\.self))
        self.repeats = repeats
        self.spacing = spacing
        self.action = action
        self.isOn = fields[0] == "on"
    }

    /// Stands for an event's own time.
    package static let ownTime = "own"

    /// `HH:MM`, or `own`.
    package var clockText: String { minuteOfDay.map(ClockText.text) ?? Self.ownTime }
}
