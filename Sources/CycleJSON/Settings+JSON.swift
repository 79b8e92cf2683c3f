package import CalendarModel
package import CommandLineInterface
package import CyclePipeline

extension Reminder: JSONConvertible {
    package var json: JSON {
        [
            "on": isOn, "at": clockText, "daysBefore": daysBefore, "repeat": repeats,
            "everyMinutes": spacing, "action": action.rawValue,
        ]
    }
}

extension Settings {
    /// What is in force, and beside it what the person chose: `null` for a default.
    package func json(_ keys: [Key] = Key.allCases) -> JSON {
        [
            "settings": JSON.object(keys.map { ($0.rawValue, shown($0).json) }),
            "chosen": JSON.object(keys.map { ($0.rawValue, chosen($0).json) }),
        ]
    }

    package func json(remindersOf kinds: [EventKind]) -> JSON {
        ["reminders": JSON.object(kinds.map { ($0.rawValue, reminder($0).json) })]
    }
}
