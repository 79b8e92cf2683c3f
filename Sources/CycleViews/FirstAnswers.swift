import CalendarModel
import CivilDate
package import CycleModel
package import CyclePipeline
import Messages

/// What a person has said of that which `init` asks, in sentences; `nil` where nothing was said.
package struct FirstAnswers {
    package let periods: String?
    /// As the forecast says it.
    package let needsUsualLength: Bool
    package let usualLength: String?
    package let timeZone: String?
    package let reminders: String?

    package init(_ person: PersonState) {
        let words = person.language.starting
        needsUsualLength = person.forecast(months: 1).needsUsualLength
        periods = person.cycles.last.map { last in
            words.logged(
                person.cycles.count,
                last: person.language.dates(last.period, near: person.today))
        }
        let settings = person.settings
        usualLength = settings.usualLength.map(words.usualLength)
        timeZone = settings[.timezone].map(words.isZone)
        reminders = settings.hasOwnReminder(.period) ? Self.sentence(person) : nil
    }

    private static func sentence(_ person: PersonState) -> String {
        let reminder = person.settings.reminder(.period)
        let words = person.language.starting
        return reminder.isOn
            ? words.reminds(reminder.text(in: person.language)) : words.doesNotRemind
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
