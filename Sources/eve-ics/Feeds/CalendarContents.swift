import CalendarModel
import CivilDate
import CycleModel

/// What a calendar is to hold and how it says it, whoever it is made for and whenever.
///
/// An export takes it from its command line; a feed keeps it as text.
struct CalendarContents: Equatable {
    var include = ExportOptions.Content.usual
    var months = 12
    var past = 6
    var titles = Titles.plain
    var client = ClientProfile.generic
    var hasAlarms = true
    var datesOnly = false
    var cheerful = false
    /// Beside what her settings say.
    var hidesFertility = false

    /// With the reminders that she has now; the calendar's zone is not decided here.
    func options(for subject: Subject) -> PublishingOptions {
        var options = PublishingOptions(since: subject.today.advanced(byMonths: -past))
        options.kinds = include.flatMap(\.kinds)
        if subject.settings.hidesFertility { options.kinds.removeAll { $0.tellsFertility } }
        options.titles = titles
        options.client = client
        options.reminders = hasAlarms && !datesOnly ? subject.settings.reminders : nil
        options.datesOnly = datesOnly
        options.cheerful = cheerful
        return options
    }
}

/// The form in which a feed's contents are kept: a line each.
extension CalendarContents: CustomStringConvertible {
    var description: String {
        var lines = [
            "include \(include.map(\.rawValue).joined(separator: ","))",
            "months \(months)", "past \(past)", "for \(client.rawValue)",
        ]
        switch titles {
        case .plain: lines.append("titles plain")
        case .neutral: lines.append("titles neutral")
        case .custom(let titles):
            for kind in EventKind.allCases {
                if let title = titles[kind] { lines.append("title \(kind.rawValue) \(title)") }
            }
        }
        if !hasAlarms { lines.append("no alarms") }
        if datesOnly { lines.append("dates only") }
        if cheerful { lines.append("cheerful") }
        if hidesFertility { lines.append("hide fertility") }
        return lines.joined(separator: "\n")
    }

    /// Reads what `description` wrote; `nil` for lines that it never writes, as a newer version might.
    init?(_ description: String) {
        var contents = CalendarContents()
        var custom: [EventKind: String] = [:]
        for line in description.split(separator: "\n") {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            let rest = words.count > 1 ? words[1] : ""
            switch words.first {
            case "include":
                let read = rest.split(separator: ",").map {
                    ExportOptions.Content(rawValue: String($0))
                }
                guard !read.contains(nil) else { return nil }
                contents.include = read.compactMap(\.self)
            case "months":
                guard let months = Int(rest), (1...120).contains(months) else { return nil }
                contents.months = months
            case "past":
                guard let past = Int(rest), (0...1200).contains(past) else { return nil }
                contents.past = past
            case "for":
                guard let client = ClientProfile(rawValue: rest) else { return nil }
                contents.client = client
            case "titles" where rest == "plain": contents.titles = .plain
            case "titles" where rest == "neutral": contents.titles = .neutral
            case "title":
                let parts = rest.split(separator: " ", maxSplits: 1).map(String.init)
                guard parts.count == 2, let kind = EventKind(rawValue: parts[0]) else { return nil }
                custom[kind] = parts[1]
                contents.titles = .custom(custom)
            case "no" where rest == "alarms": contents.hasAlarms = false
            case "dates" where rest == "only": contents.datesOnly = true
            case "cheerful": contents.cheerful = true
            case "hide" where rest == "fertility": contents.hidesFertility = true
            default: return nil
            }
        }
        self = contents
    }
}
