import CivilDate
import CycleModel

extension PublishingOptions {
    /// Reads what `description` wrote; `nil` for lines that it never writes.
    package init?(_ description: String) {
        var since: Day?
        var kinds: [EventKind]?
        var titles: Titles?
        var custom: [EventKind: String] = [:]
        var client = ClientProfile.generic
        var reminders: Reminders? = Reminders()
        var timeZone: String?
        var (datesOnly, cheerful) = (false, false)
        for line in description.split(separator: "\n") {
            let (word, rest) = line.word
            let (second, text) = rest.word
            switch word {
            case "since": since = Day(String(rest))
            case "include":
                let read = rest.split(separator: ",").map { EventKind(rawValue: String($0)) }
                guard !read.contains(nil) else { return nil }
                kinds = read.compactMap(\.self)
            case "timezone": timeZone = String(rest)
            case "for":
                guard let read = ClientProfile(rawValue: String(rest)) else { return nil }
                client = read
            case "titles":
                guard rest == "plain" || rest == "neutral" else { return nil }
                titles = rest == "plain" ? .plain : .neutral
            case "title":
                guard let kind = EventKind(rawValue: String(second)) else { return nil }
                custom[kind] = String(text)
            case "remind":
                guard let kind = EventKind(rawValue: String(second)),
                    let reminder = Reminder(String(text))
                else { return nil }
                reminders?[kind] = reminder
            case "no": reminders = nil
            case "dates": datesOnly = true
            case "cheerful": cheerful = true
            default: return nil
            }
        }
        guard let since, let kinds else { return nil }
        self.init(since: since)
        self.kinds = kinds
        self.titles = titles ?? .custom(custom)
        self.client = client
        self.reminders = reminders
        self.timeZone = timeZone
        self.datesOnly = datesOnly
        self.cheerful = cheerful
    }
}

extension Substring {
    /// What stands before the first blank, and what behind it.
    fileprivate var word: (Substring, rest: Substring) {
        guard let blank = firstIndex(of: " ") else { return (self, "") }
        return (self[..<blank], self[index(after: blank)...])
    }
}
