import CommandLineInterface
import CycleJSON
import CycleModel
import CyclePipeline
import CycleViews
import Household
import ICalendar
import Machine
import Messages

/// `settings`: a key and its value → the journal, or what is in force.
struct SettingsCommand: Action {
    private static let key = Argument(
        optional: "KEY", .choice(of: Settings.Key.allCases, "KEY"), "The setting")
    private static let value = Argument(
        optionalRepeating: "VALUE",
        .text("VALUE", completion: .names(.settingValues)), "The new value")
    private static let isDefault = Flag(
        "--default", "Go back to the default")

    static var command: Command<Verb> {
        Command(
            "settings", Self.self, summary: "Show or change your settings",
            discussion: """
                language is the language of answers and of new calendars: de, en, en-US, es, fr, \
                pl or pt-BR. timezone is your time zone, such as Europe/Berlin; it decides what \
                today is. week-start is monday, saturday or sunday. temperature is celsius or fahrenheit. \
                weight is kilograms or pounds. fertile-window is standard or cautious, which is \
                wider. hide-fertility is yes or no; with yes, fertile days and ovulation are \
                shown nowhere. calendar-name is the name of your calendar. period-words are your own words for a period, separated by \
                commas: an event with such a title is a period. teenager is yes or no; with yes, \
                cycles of 21 to 45 days are usual. usual-length is the usual number of days of \
                your cycle, from 15 to 130, or none; it counts as one cycle beside those that you \
                log. health-notes is yes or no; with no, you get no notes about periods and cycles \
                to ask a doctor about.

                keep is the time for which history stays, such as 18 months or 2 years, or \
                forever. Older history is erased for good, as by 'eve-ics erase', back from the \
                first of a month: at once, with the first change in a new month, and by \
                'eve-ics serve' on its own. You see first how many days go. Older days can't be \
                logged or imported after that.

                The web page has settings of its own. theme is system, light or dark. home is the \
                page that it opens with: today, calendar or insights. cheerful-pictures is yes or \
                no; with yes, fertile days have small drawings. shortcuts is yes or no; with no, \
                single keys do nothing. discreet is yes or no; with yes, titles of windows and \
                notifications say nothing about your cycle, and the page Today shows it only when \
                you tap. own-symptoms are symptoms of your own that it offers, \
                separated by commas, and hidden-symptoms are those that it offers no longer, or \
                none; days that have them keep them. birth-year is the year in which you were \
                born, or none.

                Without KEY, all settings are shown; without VALUE, that one.
                """,
            parameters: [key, value, isDefault, Confirmation.yes],
            examples: [
                Example("eve-ics settings", "Show all settings."),
                Example(
                    "eve-ics settings language de", "Have answers and new calendars in German."),
                Example("eve-ics settings timezone Europe/Berlin", "Set your time zone."),
                Example("eve-ics settings week-start sunday", "Begin the week on Sunday."),
                Example("eve-ics settings hide-fertility yes", "Show periods only."),
                Example("eve-ics settings usual-length 30", "Set the usual length of your cycle."),
                Example("eve-ics settings theme dark", "Have a dark web page."),
                Example("eve-ics settings keep 18 months", "Let older history disappear."),
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
    private let confirmation: Confirmation

    init(_ words: ParsedCommand) throws {
        let isDefault = words[Self.isDefault]
        confirmation = Confirmation(words)
        let values = try words[Self.value]
        switch (try words[Self.key], values.isEmpty ? nil : values.joined(separator: " ")) {
        case (nil, _) where isDefault:
            throw ToolError.usage(
                "settings: --default goes with a KEY",
                advice: "for example 'eve-ics settings timezone --default'")
        case (let key?, _?) where isDefault:
            throw ToolError.usage(
                "settings \(key.rawValue): VALUE and --default exclude each other")
        case (nil, _): request = .showAll
        // Only a time has two words.
        case (let key?, _?) where key != .keep && values.count > 1:
            throw UsageError(
                "unexpected argument '\(values[1])'", hint: "try 'eve-ics settings --help'")
        case (let key?, let value?): request = .set(key, value)
        case (let key?, nil): request = isDefault ? .setDefault(key) : .show(key)
        }
    }

    func run(in context: Context) throws -> Outcome {
        switch request {
        case .showAll:
            let person = try context.subject()
            return context.outcome(text(person), json: person.settings.json())
        case .show(let key):
            let person = try context.subject()
            let settings = person.settings
            return context.outcome(
                settings.shown(key, in: person.language).terminalSafe + "\n",
                json: ([key.rawValue: settings.shown(key)] as JSON).adding(settings.json([key])))
        case .set(let key, let text):
            let value = try checked(text, for: key, in: context)
            if key == .keep, let kept = try value.map(KeptHistory.init) {
                return try keep(kept, in: context)
            }
            return try set(key, to: value, in: context)
        case .setDefault(let key): return try set(key, to: nil, in: context)
        }
    }

    private func text(_ person: PersonState) -> String {
        var table = TextTable([])
        for key in Settings.Key.allCases {
            table.add([
                key.rawValue, person.settings.shown(key, in: person.language).terminalSafe,
            ])
        }
        return String(table.text.drop { $0 == "\n" })
    }

    /// Says how the forecast moved, too, where the setting is a part of it.
    ///
    /// - Parameter value: `nil` for the default.
    private func set(
        _ key: Settings.Key, to value: String?, in context: Context
    ) throws -> Outcome {
        let change = try context.change { person in
            person.settings[key] == value ? [] : [.setting(key: key.rawValue, value: value)]
        }
        let tellsMove = key == .usualLength && !change.after.cycles.isEmpty
        return context.outcome(
            confirmation(key, change.after)
                + (tellsMove ? change.forecastMove(mentionsRunning: true) : ""), of: change)
    }

    /// The sentence, in the language that holds from now on, and its line feed.
    private func confirmation(_ key: Settings.Key, _ person: PersonState) -> String {
        person.settings.confirmation(key, in: person.language).terminalSafe + "\n"
    }

    /// Says what goes, and asks, unless more is kept than before.
    private func keep(_ kept: KeptHistory, in context: Context) throws -> Outcome {
        let (person, source) = try context.personAndSource(creating: true)
        let member: Member? = if case .store(let member) = source { member } else { nil }
        let (forgotten, isAgreed) = try context.askToKeep(
            only: kept, member, person, confirmation)
        let change = try context.change(isConfirmed: isAgreed) { person in
            person.settings.kept == kept
                ? [] : [.setting(key: Settings.Key.keep.rawValue, value: kept.description)]
        }
        let more: JSON = [
            "erasedDays": forgotten?.days ?? 0, "keptSince": change.after.firstDayLeft(kept),
        ]
        return context.outcome(
            confirmation(.keep, change.after)
                + (forgotten == nil
                    ? "" : change.after.language.settings.othersHaveOlderDays + "\n"),
            of: change, adding: more)
    }

    /// - Returns: As it is kept; `nil` where the default is asked for.
    private func checked(
        _ text: String, for key: Settings.Key, in context: Context
    ) throws -> String? {
        let today = try context.subject(creating: true).today
        do throws(Settings.Problem) {
            return try Settings.value(of: key, text, on: today) { Clock.zones.zone($0)?.id }
        } catch {
            throw ToolError(error, of: key, text)
        }
    }
}
