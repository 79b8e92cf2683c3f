import CalendarModel
import CivilDate
import CycleModel
import LogStore

/// What is said of a feed, which never is its address.
extension Context {
    /// In words: `periods and fertile days; 12 months ahead and 6 back; …`.
    func summary(of feed: Feed, _ subject: Subject) -> String {
        guard let contents = CalendarContents(feed.contents) else {
            return "made by a newer eve-ics; update the program."
        }
        var parts = contents.phrases
        if feed.isWritable { parts.append("can be changed in Thunderbird") }
        if let last = lastDay(of: feed, subject) {
            let day = last.text(near: subject.today)
            parts.append(last < subject.today ? "expired after \(day)" : "until \(day)")
        }
        return parts.joined(separator: "; ") + "."
    }

    func fields(of feed: Feed, _ subject: Subject) -> [(String, JSON)] {
        let fields = [("name", JSON.string(feed.name))]
        let last = lastDay(of: feed, subject)
        return fields + (CalendarContents(feed.contents)?.fields ?? []) + [
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
