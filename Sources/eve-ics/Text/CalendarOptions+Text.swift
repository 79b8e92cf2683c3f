import CalendarModel
import CommandLineInterface
import CyclePipeline
import Messages

/// What is said of contents, wherever they are shown.
extension CalendarOptions {
    /// `periods and fertile days`, `12 months ahead and 6 back`…
    var phrases: [String] {
        if isBlank { return ["empty, so that programs drop what they show"] }
        var parts = [
            Phrases.list(include.map(\.phrase)),
            "\(Phrases.count(months, "month")) ahead and \(past) back",
        ]
        switch titles {
        case .plain: break
        case .neutral: parts.append("neutral titles")
        case .custom: parts.append("your own titles")
        }
        if client != .generic { parts.append("for \(client.rawValue)") }
        if datesOnly {
            parts.append("dates only")
        } else if !hasAlarms {
            parts.append("no reminders")
        }
        if cheerful { parts.append("cheerful") }
        if hidesFertility { parts.append("fertile days hidden") }
        if language != .english { parts.append("language \(language)") }
        if tellsAddress { parts.append("with its own address") }
        return parts
    }
}

extension CalendarOptions.Content {
    fileprivate var phrase: String {
        switch self {
        case .periods: "periods"
        case .fertile: "fertile days"
        case .ovulation: "ovulation"
        case .pills: "doses"
        case .prompts: "questions"
        }
    }
}
