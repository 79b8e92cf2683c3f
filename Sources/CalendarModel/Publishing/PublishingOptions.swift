package import CivilDate
import CycleModel
package import Messages

/// What goes into a calendar and how it is said.
package struct PublishingOptions: Equatable, Sendable {
    /// Prompts are in it only where the person asks for them.
    package var kinds = EventKind.allCases.filter { $0 != .prompt }
    /// What ended before this day is left out.
    package var since: Day
    /// The first day with alarms of doses that are not recorded; `nil` is today.
    package var ringingFrom: Day?
    package var titles = Titles.plain
    package var language = Language.english
    package var client = ClientProfile.generic
    /// `nil` when alarms are not wanted.
    package var reminders: Reminders? = Reminders()
    /// Titles and days and nothing else, for a partner: no sentences, no alarms, no mark of a kind.
    package var datesOnly = false
    /// A light line of text with each fertile window, where the calendar says anything in words.
    package var cheerful = false
    /// Whether bleeding that is no period is in it, where periods are.
    package var hasBleedsBetween = true

    /// The zone of timed doses, as a name of the tz database; `nil` is wherever the person is.
    package var timeZone: String?

    package init(since: Day) {
        self.since = since
    }

    func title(_ kind: EventKind) -> String { titles.title(kind, in: language) }

    /// What a period that is not logged yet is called.
    var expectedPeriodTitle: String { titles.expectedPeriod(in: language) }

    /// The same on the days on which it may start any day.
    var anyDayPeriodTitle: String {
        let title = expectedPeriodTitle
        return title == language.titles.expectedPeriod ? language.titles.anyDayPeriod : title
    }

    /// What an ovulation in a state is called.
    func title(of state: Ovulation.State) -> String {
        let title = title(.ovulation)
        guard title == language.titles.ovulation else { return title }
        return switch state {
        case .expected: language.titles.expectedOvulation
        case .signs: language.titles.ovulationBySigns
        case .confirmed, .unknown, .none: title
        }
    }

    /// `nil` where its kind's title is all that may be said.
    var titleOfBleedBetween: String? {
        titles == .plain ? language.titles.betweenPeriods : nil
    }

    func title(of prompt: Prompt) -> String {
        guard titles == .plain else { return title(.prompt) }
        return switch prompt {
        case .late: language.titles.isLate
        case .started: language.titles.started
        case .ended: language.titles.ended
        }
    }

    /// Whether an event says more than its title and its days.
    var saysMore: Bool { !titles.isNeutral && !datesOnly }
}

extension PublishingOptions {
    /// How events are rendered, without which of them there are: two calendars of the same rendition show
    /// an event in the same words.
    package var rendition: String {
        var lines = ["for \(client.rawValue)"]
        lines += titles.lines
        if let reminders, !datesOnly {
            for kind in EventKind.allCases {
                lines.append("remind \(kind.rawValue) \(reminders[kind])")
            }
        } else {
            lines.append("no alarms")
        }
        if datesOnly { lines.append("dates only") }
        if cheerful { lines.append("cheerful") }
        if language != .english { lines.append("language \(language)") }
        return lines.joined(by: "\n")
    }
}
