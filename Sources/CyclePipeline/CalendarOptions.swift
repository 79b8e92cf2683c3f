package import CalendarModel
import CivilDate
import CycleModel
import ICalendar
package import Messages

/// What a calendar is to hold and how it says it, whoever it is made for and whenever.
///
/// An export takes it from its command line; a feed or an app password keeps it as text, and so does the record of
/// what was served.
package struct CalendarOptions: Equatable, Sendable {
    /// What a calendar can carry.
    package enum Content: String, CaseIterable, Sendable {
        case periods, fertile, ovulation, pills, prompts

        /// Without the questions, which somebody has to want.
        package static let usual: [Content] = [.periods, .fertile, .ovulation, .pills]

        package var kinds: [EventKind] {
            switch self {
            case .periods: [.period]
            case .fertile: [.fertile]
            case .ovulation: [.ovulation]
            case .pills: EventKind.doses
            case .prompts: [.prompt]
            }
        }
    }

    package var include = Content.usual
    package var months = 12
    package var past = 6
    package var titles = Titles.plain
    /// The language that the calendar was made with; it stays when the person's changes.
    package var language = Language.english
    package var client = ClientProfile.generic
    package var hasAlarms = true
    package var datesOnly = false
    package var cheerful = false
    /// Whether fertile days are hidden here, whatever the person's settings say.
    package var hidesFertility = false
    /// What the calendar's own names of events are made from; without it they are the person's, as in every other
    /// calendar. Never changed, so that every event keeps its name.
    package var ownNames: String?
    /// Whether a feed says its own address, and with it the secret in it, to whoever gets a copy.
    package var tellsAddress = false
    /// Whether nothing is in the calendar any more, so that programs let go of what they show.
    package var isBlank = false
    /// Whether the feed's address opens a page, too, which shows the same dates as months.
    package var hasPage = false
    /// Whether that page may say whose dates they are.
    package var saysName = false

    package init() {}

    /// Whether somebody who sees the calendar is to know less than the person: not what it is about, nothing but dates,
    /// or no fertile days.
    package var withholds: Bool {
        titles.isNeutral || datesOnly || hidesFertility
            || !Set([Content.periods, .fertile, .ovulation]).isSubset(of: include)
    }

    /// What these options come to for a person, with that person's reminders and time zone of now.
    package func publishing(for person: PersonState) -> PublishingOptions {
        var options = PublishingOptions(since: person.today.advanced(byMonths: -past))
        options.kinds = include.flatMap(\.kinds)
        if person.settings.hidesFertility { options.kinds.removeAll { $0.tellsFertility } }
        options.titles = titles
        options.language = language
        options.client = client
        options.reminders = hasAlarms && !datesOnly ? person.settings.reminders : nil
        options.datesOnly = datesOnly
        options.cheerful = cheerful
        options.hasBleedsBetween = !hasPage
        options.timeZone = person.zoneOfTimedEvents?.id
        return options
    }
}

/// The one text form: a line each. Stores hold it, and versions of events are kept under a hash of it, so it never
/// changes for options that it could say before.
extension CalendarOptions: CustomStringConvertible {
    package var description: String {
        var lines = [
            "include \(include.map(\.rawValue).joined(separator: ","))",
            "months \(months)", "past \(past)", "for \(client.rawValue)",
        ]
        lines += titles.lines
        if !hasAlarms { lines.append("no alarms") }
        if datesOnly { lines.append("dates only") }
        if cheerful { lines.append("cheerful") }
        if hidesFertility { lines.append("hide fertility") }
        if let ownNames { lines.append("names \(ownNames)") }
        if tellsAddress { lines.append("with address") }
        if isBlank { lines.append("blank") }
        if hasPage { lines.append("page") }
        if saysName { lines.append("says name") }
        if language != .english { lines.append("language \(language)") }
        return lines.joined(separator: "\n")
    }

    /// Reads what `description` wrote; `nil` for lines that it never writes, as a newer version might.
    package init?(_ description: String) {
        var options = CalendarOptions()
        var custom: [EventKind: String] = [:]
        var expected: String?
        for line in description.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            let rest = words.count > 1 ? words[1] : ""
            switch words.first {
            case "include":
                let read = rest.split(separator: ",").map {
                    Content(rawValue: String($0))
                }
                guard !read.contains(nil) else { return nil }
                options.include = read.compactMap(\.self)
            case "months":
                guard let months = Int(rest), (1...120).contains(months) else { return nil }
                options.months = months
            case "past":
                guard let past = Int(rest), (0...1200).contains(past) else { return nil }
                options.past = past
            case "for":
                guard let client = ClientProfile(rawValue: rest) else { return nil }
                options.client = client
            case "titles" where rest == "plain": options.titles = .plain
            case "titles" where rest == "neutral": options.titles = .neutral
            case "title":
                let parts = rest.split(separator: " ", maxSplits: 1).map(String.init)
                guard parts.count == 2 else { return nil }
                if let kind = EventKind(rawValue: parts[0]) {
                    custom[kind] = parts[1]
                } else if parts[0] == Titles.expectedPeriod {
                    expected = parts[1]
                } else {
                    return nil
                }
                options.titles = .custom(custom, expectedPeriod: expected)
            case "no" where rest == "alarms": options.hasAlarms = false
            case "dates" where rest == "only": options.datesOnly = true
            case "cheerful": options.cheerful = true
            case "hide" where rest == "fertility": options.hidesFertility = true
            case "names" where !rest.isEmpty: options.ownNames = rest
            case "with" where rest == "address": options.tellsAddress = true
            case "blank": options.isBlank = true
            case "page": options.hasPage = true
            case "says" where rest == "name": options.saysName = true
            case "language":
                guard let language = Language(rawValue: rest) else { return nil }
                options.language = language
            default: return nil
            }
        }
        self = options
    }
}
