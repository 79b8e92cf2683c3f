import CalendarModel
import CivilDate
package import CycleModel
import Messages

/// What a person has said of that which `init` asks, in sentences; `nil` where nothing was said.
package struct FirstAnswers {
    package let periods: String?
    /// Whether so few cycles are logged that the person's word about their length tells something.
    package let needsUsualLength: Bool
    package let usualLength: String?
    package let timeZone: String?
    package let reminders: String?

    /// Fewer cycles than these say little of how long a person's cycles are.
    private static let tellingCycles = 2

    package init(_ person: PersonState) {
        let lengths = person.cycles.filter { $0.length != nil && !$0.isGap }
        needsUsualLength = lengths.count < Self.tellingCycles
        periods = person.cycles.last.map { last in
            let days = Language.english.dates(last.period, near: person.today)
            return person.cycles.count == 1
                ? "One period is logged: \(days)."
                : "\(person.cycles.count) periods are logged, the last one \(days)."
        }
        let settings = person.settings
        usualLength = settings.usualLength.map { "You said that it is usually \($0) days." }
        timeZone = settings[.timezone].map { "Your time zone is \($0)." }
        reminders = settings.hasOwnReminder(.period) ? Self.sentence(settings) : nil
    }

    private static func sentence(_ settings: Settings) -> String {
        let reminder = settings.reminder(.period)
        return reminder.isOn
            ? "Your calendar reminds you of a period: \(reminder.phrase)."
            : "Your calendar does not remind you of periods."
    }
}

extension Settings {
    /// The changes that let the calendar remind the person, of a period at least, or of nothing.
    package func changes(reminding isWanted: Bool) -> [JournalChange.Content] {
        let kinds = isWanted ? [.period] : EventKind.allCases
        let changes = kinds.compactMap { kind -> JournalChange.Content? in
            var reminder = reminder(kind)
            guard reminder.isOn != isWanted || kind == .period && !hasOwnReminder(kind) else {
                return nil
            }
            reminder.isOn = isWanted
            return .setting(key: Self.reminderKey(kind), value: reminder.description)
        }
        return changes.count > 1 ? [.together(changes)] : changes
    }
}
