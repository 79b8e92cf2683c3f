package import CalendarModel
package import CycleModel
package import Messages

/// A person's settings, each with its default.
package struct Settings: Equatable, Sendable {
    /// The settings that a person gives a value by name; reminders have keys of their own.
    package enum Key: String, CaseIterable, Sendable {
        case language
        case timezone
        case weekStart = "week-start"
        case temperature, weight
        case fertileWindow = "fertile-window"
        case hideFertility = "hide-fertility"
        case calendarName = "calendar-name"
        case periodWords = "period-words"
        case teenager
        case usualLength = "usual-length"
        case healthNotes = "health-notes"
        case keep
        case theme, home
        case cheerfulPictures = "cheerful-pictures"
        case shortcuts
        case discreet
        case ownSymptoms = "own-symptoms"
        case hiddenSymptoms = "hidden-symptoms"
        case birthYear = "birth-year"
    }

    private let values: [String: String]
    /// Whether fertile windows and ovulation are left out wherever they would stand.
    package var hidesFertility: Bool

    package init(_ values: [String: String]) {
        self.values = values
        hidesFertility = values[Key.hideFertility.rawValue] == "yes"
    }

    package subscript(key: Key) -> String? { values[key.rawValue] }

    /// Settings whose names begin so, in no order.
    package func stored(withPrefix prefix: String) -> [(key: String, value: String)] {
        values.filter { $0.key.hasPrefix(prefix) }.map { ($0.key, $0.value) }
    }

    /// The day with which weeks begin; without a choice it is the language's.
    package func weekStart(in language: Language) -> WeekStart {
        self[.weekStart].flatMap(WeekStart.init)
            ?? WeekStart.allCases.first { $0.weekday == language.firstWeekday } ?? .monday
    }

    /// The same as a number, 1 for Monday to 7 for Sunday.
    package func firstWeekday(in language: Language) -> Int { weekStart(in: language).weekday }

    /// Cycles vary more then, so that fewer of them are unusual.
    package var isTeenager: Bool { self[.teenager] == "yes" }

    /// The lengths in days that a person may call the usual one.
    package static let usualLengths = 15...130

    /// How long the person says that a cycle usually is; `nil` where nothing sensible is said.
    package var usualLength: Int? {
        self[.usualLength].flatMap { Int($0) }.flatMap { Self.usualLengths.contains($0) ? $0 : nil }
    }

    /// Whether the person wants to be told what in the log to ask a doctor about.
    package var tellsHealthNotes: Bool { self[.healthNotes] != "no" }

    /// How much history stays; `nil` where all does.
    package var kept: KeptHistory? { self[.keep].flatMap { try? KeptHistory($0) } }

    /// How much of the fertile days that are to be expected a window holds.
    package var fertileShare: Double { self[.fertileWindow] == "cautious" ? 0.92 : 0.87 }

    /// A day's record without what the settings hide: the signs of ovulation.
    package func shown(_ record: DayRecord) -> DayRecord {
        guard hidesFertility else { return record }
        var shown = record
        shown.lh = nil
        shown.mucus = nil
        shown.ovulationObserved = false
        return shown
    }

    /// `nil` where the person chose none.
    package var language: Language? { self[.language].flatMap(Language.init(rawValue:)) }

    package func calendarName(neutral: Bool, in language: Language) -> String {
        neutral ? language.titles.neutralCalendar : self[.calendarName] ?? language.titles.calendar
    }

    /// What says neither what a calendar is about nor whose it is.
    package static let neutralCalendarName = "Planner"

    package func reminder(_ kind: EventKind) -> Reminder {
        values[Self.reminderKey(kind)].flatMap(Reminder.init) ?? .standard(for: kind)
    }

    /// Whether the person said when this rings, or that it does not.
    package func hasOwnReminder(_ kind: EventKind) -> Bool { values[Self.reminderKey(kind)] != nil }

    package var reminders: Reminders {
        var reminders = Reminders()
        for kind in EventKind.allCases { reminders[kind] = reminder(kind) }
        return reminders
    }

    /// What the person calls a period, beside the words that everybody uses.
    package var periodWords: PeriodWords {
        PeriodWords(own: (self[.periodWords] ?? "").split(separator: ",").map(String.init))
    }

    package static func reminderKey(_ kind: EventKind) -> String { "remind.\(kind.rawValue)" }
}

extension Settings {
    /// What the person chose; `nil` for the default.
    package func chosen(_ key: Settings.Key) -> String? {
        switch key {
        case .ownSymptoms: self[key].map { _ in ownSymptoms.joined(separator: ", ") }
        case .hiddenSymptoms: self[key].map { _ in hiddenSymptoms.joined(separator: ", ") }
        default: self[key]
        }
    }

    /// The value in force, the person's own or the default.
    package func shown(_ key: Settings.Key) -> String {
        chosen(key)
            ?? {
                switch key {
                case .language, .timezone: "the system's"
                case .weekStart: weekStart(in: language ?? .english).rawValue
                case .temperature: "celsius"
                case .weight: "kilograms"
                case .fertileWindow: "standard"
                case .hideFertility, .teenager, .cheerfulPictures, .discreet: "no"
                case .healthNotes, .shortcuts: "yes"
                case .calendarName: "Cycle"
                case .periodWords: "the usual ones"
                case .usualLength, .ownSymptoms, .hiddenSymptoms, .birthYear: "none"
                case .keep: "forever"
                case .theme: Theme.system.rawValue
                case .home: HomePage.today.rawValue
                }
            }()
    }
}
