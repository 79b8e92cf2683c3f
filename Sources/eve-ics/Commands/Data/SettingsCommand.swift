import CommandLineInterface
import CycleJSON
import CycleModel
import CyclePipeline
import ICalendar
import Messages

/// `settings`: a key and its value → the journal, or what is in force.
struct SettingsCommand: Action {
    private static let key = Argument(
        optional: "KEY", .choice(of: Settings.Key.allCases, "KEY"), "The setting")
    private static let value = Argument(
        optional: "VALUE",
        .text(
            "VALUE",
            completion: .words([
                "monday", "sunday", "celsius", "fahrenheit", "standard", "cautious",
                "yes", "no", "none",
            ])),
        "The new value")
    private static let isDefault = Flag(
        "--default", "Go back to the default")

    static var command: Command<Verb> {
        Command(
            "settings", Self.self, summary: "Show or change your settings",
            discussion: """
                language is what new calendars are written in: de, en, \
                en-US, es, fr, pl or pt-BR. timezone is your time zone, such as Europe/Berlin; it decides what today is. \
                week-start is monday or sunday. temperature is celsius or fahrenheit. \
                fertile-window is standard or cautious, which is wider. hide-fertility is yes or \
                no; with yes, fertile days and ovulation are shown nowhere. calendar-name is the \
                name of your calendar. period-words are your own words for a period, separated by \
                commas: an event with such a title is a period. teenager is yes or no; with yes, \
                cycles of 21 to 45 days are usual. usual-length is the usual number of days of \
                your cycle, from 15 to 130, or none; it counts as one cycle beside those that you \
                log. health-notes is yes or no; with no, you get no notes about periods and cycles \
                to ask a doctor about.

                Without KEY, all settings are shown; without VALUE, that one.
                """,
            parameters: [key, value, isDefault],
            examples: [
                Example("eve-ics settings", "Show all settings."),
                Example("eve-ics settings language de", "Have new calendars in German."),
                Example("eve-ics settings timezone Europe/Berlin", "Set your time zone."),
                Example("eve-ics settings week-start sunday", "Begin the week on Sunday."),
                Example("eve-ics settings hide-fertility yes", "Show periods only."),
                Example("eve-ics settings usual-length 30", "Set the usual length of your cycle."),
                Example(
                    "eve-ics settings timezone --default", "Follow the system's time zone again."),
            ])
    }

    private enum Request {
        case showAll
        case show(Settings.Key)
        case set(Settings.Key, String)
        case setDefault(Settings.Key)
    }

    private let request: Request

    init(_ words: ParsedCommand) throws {
        let isDefault = words[Self.isDefault]
        switch (try words[Self.key], try words[Self.value]) {
        case (nil, _) where isDefault:
            throw ToolError.usage(
                "settings: --default goes with a KEY",
                advice: "for example 'eve-ics settings timezone --default'")
        case (let key?, _?) where isDefault:
            throw ToolError.usage(
                "settings \(key.rawValue): VALUE and --default exclude each other")
        case (nil, _): request = .showAll
        case (let key?, let value?): request = .set(key, value)
        case (let key?, nil): request = isDefault ? .setDefault(key) : .show(key)
        }
    }

    func run(in context: Context) throws -> Outcome {
        switch request {
        case .showAll:
            let settings = try context.subject().settings
            return context.outcome(text(settings), json: settings.json())
        case .show(let key):
            let settings = try context.subject().settings
            let shown = settings.shown(key)
            return context.outcome(
                shown.terminalSafe + "\n",
                json: ([key.rawValue: shown] as JSON).adding(settings.json([key])))
        case .set(let key, let value):
            let value = try checked(value, for: key)
            return try set(
                key, to: value, in: context,
                saying: "\(key.rawValue) is \((value ?? "none").terminalSafe) now.\n")
        case .setDefault(let key):
            return try set(
                key, to: nil, in: context,
                saying: "\(key.rawValue) is \(Settings([:]).shown(key)) again.\n")
        }
    }

    private func text(_ settings: Settings) -> String {
        var table = TextTable([])
        for key in Settings.Key.allCases {
            table.add([key.rawValue, settings.shown(key).terminalSafe])
        }
        return String(table.text.drop { $0 == "\n" })
    }

    /// Says how the forecast moved, too, where the setting is a part of it.
    ///
    /// - Parameter value: `nil` for the default.
    private func set(
        _ key: Settings.Key, to value: String?, in context: Context, saying text: String
    ) throws -> Outcome {
        let change = try context.change { person in
            person.settings[key] == value ? [] : [.setting(key: key.rawValue, value: value)]
        }
        let tellsMove = key == .usualLength && !change.after.cycles.isEmpty
        return context.outcome(
            text + (tellsMove ? change.forecastMove(mentionsRunning: true) : ""), of: change)
    }

    /// - Returns: As it is kept; `nil` where the default is asked for.
    private func checked(
        _ value: String, for key: Settings.Key
    ) throws -> String? {
        let place = "settings \(key.rawValue)"
        switch key {
        case .language:
            guard let language = Language(tag: value) else {
                let tags = Language.offered.map(\.rawValue).joined(separator: ", ")
                throw ToolError.refused("\(place): write one of \(tags)")
            }
            return language.rawValue
        case .timezone:
            guard let zone = Clock.zones.zone(value) else {
                throw ToolError.refused(
                    "\(place): this system knows no such time zone",
                    advice:
                        "write it as in Europe/Amsterdam; 'timedatectl list-timezones' lists all")
            }
            return zone.id
        case .weekStart: return try word(value, of: ["monday", "sunday"], place)
        case .temperature: return try word(value, of: ["celsius", "fahrenheit"], place)
        case .fertileWindow: return try word(value, of: ["standard", "cautious"], place)
        case .hideFertility, .teenager, .healthNotes:
            return try word(value, of: ["yes", "no"], place)
        case .usualLength:
            if value.lowercased() == "none" { return nil }
            let days = Settings.usualLengths
            guard let length = Int(value), days.contains(length) else {
                throw ToolError.refused(
                    "\(place): write a number of days from \(days.lowerBound) to \(days.upperBound), or none"
                )
            }
            return String(length)
        case .calendarName:
            guard !value.hasControlCharacters, (1...100).contains(value.count) else {
                throw ToolError.refused(
                    "\(place): a name has 1 to 100 characters and no control characters")
            }
            return value
        case .periodWords:
            let words = value.split(separator: ",")
            guard !value.hasControlCharacters, value.count <= 500,
                words.allSatisfy({ $0.contains(where: \.isLetter) }), !words.isEmpty
            else {
                throw ToolError.refused("\(place): write words with letters, separated by commas")
            }
            return value
        }
    }

    private func word(
        _ value: String, of words: [String], _ place: String
    ) throws -> String {
        let lower = value.lowercased()
        guard words.contains(lower) else {
            throw ToolError.refused("\(place): write \(words.joined(separator: " or "))")
        }
        return lower
    }
}
