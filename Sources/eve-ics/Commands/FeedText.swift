import CalendarModel
import CycleModel
import LogStore

/// What is said of a feed, which never is its address.
extension Session {
    /// In words: `periods and fertile days; 12 months ahead and 6 back; …`.
    func summary(of feed: Feed, _ subject: Subject) -> String {
        guard let contents = CalendarContents(feed.contents) else {
            return "made by a newer eve-ics; update the program."
        }
        var parts = [
            Phrases.list(contents.include.map(\.phrase)),
            "\(Phrases.count(contents.months, "month")) ahead and \(contents.past) back",
        ]
        if let titles = contents.titlesPhrase { parts.append(titles) }
        if contents.client != .generic { parts.append("for \(contents.client.rawValue)") }
        if contents.datesOnly {
            parts.append("dates only")
        } else if !contents.hasAlarms {
            parts.append("no reminders")
        }
        if contents.cheerful { parts.append("cheerful") }
        if contents.hidesFertility { parts.append("fertile days hidden") }
        if feed.isWritable { parts.append("can be changed in Thunderbird") }
        if let last = lastDay(of: feed, subject) {
            let day = last.text(near: subject.today)
            parts.append(last < subject.today ? "expired after \(day)" : "until \(day)")
        }
        return parts.joined(separator: "; ") + "."
    }

    func fields(of feed: Feed, _ subject: Subject) -> [(String, JSON)] {
        var fields: [(String, JSON)] = [("name", .string(feed.name))]
        if let contents = CalendarContents(feed.contents) {
            fields += [
                ("include", .array(contents.include.map { .string($0.rawValue) })),
                ("months", .number(contents.months)), ("past", .number(contents.past)),
                ("titles", .string(contents.titlesWord)),
                ("for", .string(contents.client.rawValue)),
                ("alarms", .bool(contents.hasAlarms && !contents.datesOnly)),
                ("datesOnly", .bool(contents.datesOnly)), ("cheerful", .bool(contents.cheerful)),
                ("hidesFertility", .bool(contents.hidesFertility)),
            ]
        }
        let last = lastDay(of: feed, subject)
        return fields + [
            ("writable", .bool(feed.isWritable)),
            ("expires", last.map { .string($0.description) } ?? .null),
            ("expired", .bool(feed.expires.map { $0 <= subject.moment.seconds } ?? false)),
        ]
    }

    /// The last day on which it can be read.
    private func lastDay(of feed: Feed, _ subject: Subject) -> Day? {
        feed.expires.map { Clock.day(at: $0 - 1, in: subject.settings.timeZone) }
    }
}

extension ExportOptions.Content {
    fileprivate var phrase: String {
        switch self {
        case .periods: "periods"
        case .fertile: "fertile days"
        case .ovulation: "ovulation"
        case .pills: "pills and the like"
        case .prompts: "questions"
        }
    }
}

extension CalendarContents {
    fileprivate var titlesWord: String {
        switch titles {
        case .plain: "plain"
        case .neutral: "neutral"
        case .custom: "own"
        }
    }

    fileprivate var titlesPhrase: String? {
        switch titles {
        case .plain: nil
        case .neutral: "neutral titles"
        case .custom: "your own titles"
        }
    }
}
