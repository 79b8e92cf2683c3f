package import Messages

extension Reminder {
    /// Such as `20:00, 2 days before and on the day, once more after 10 minutes`.
    package func text(in language: Language) -> String {
        let messages = language.reminders
        guard isOn else { return messages.off }
        let days = daysBefore.map { $0 == 0 ? messages.sameDay : messages.daysBefore($0) }
        let again =
            switch repeats {
            case 0: [String]()
            case 1: [messages.onceMore(afterMinutes: spacing)]
            default: [messages.repeats(repeats), messages.spacing(spacing)]
            }
        let time = minuteOfDay.map { language.time(minuteOfDay: $0) } ?? messages.ownTime
        return ([time, language.list(days)] + again).joined(separator: ", ")
    }
}
