import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import ICalendar
import LogStore

/// `remind` and `settings`: what is kept in the journal beside the log.
extension Context {
    // MARK: Reminders

    func remind() throws -> String {
        guard let kind = try argument(RemindOptions.kind) else {
            try refuseOptionsWithoutKind()
            return try listReminders()
        }
        let changesAnything =
            command.isGiven(RemindOptions.time) || command.isGiven(RemindOptions.daysBefore)
            || command.isGiven(RemindOptions.repetitions) || command.isGiven(RemindOptions.spacing)
            || command.isGiven(RemindOptions.sound) || command[RemindOptions.off]
        guard changesAnything else {
            let reminder = try subject().settings.reminder(kind)
            guard printsJSON else { return Self.line(kind, reminder) + "\n" }
            return JSON.object([("schema", 1), (kind.rawValue, Self.json(reminder))]).text
        }
        guard Set(command[RemindOptions.daysBefore]).count <= Reminder.mostAlarms else {
            throw ToolError.usage("remind: an event has at most \(Reminder.mostAlarms) alarms")
        }
        let store = try openStore(.readWriteCreate)
        let person = try personToWrite(in: store)
        var now = Reminder.standard(for: kind)
        try record(in: store, for: person) { (state, _) in
            let before = Settings(state.settings).reminder(kind)
            now = changed(before)
            let key = Settings.reminderKey(kind)
            return now == before ? [] : [.setting(key: key, value: now.description)]
        }
        return "\(Self.line(kind, now))\nExport again to bring this into your calendar.\n"
    }

    private func refuseOptionsWithoutKind() throws {
        let given = [
            command.isGiven(RemindOptions.time), command.isGiven(RemindOptions.daysBefore),
            command.isGiven(RemindOptions.repetitions), command.isGiven(RemindOptions.spacing),
            command.isGiven(RemindOptions.sound), command[RemindOptions.off],
        ]
        guard given.contains(true) else { return }
        throw ToolError.usage("remind: say which reminder to change, such as 'remind period'")
    }

    /// With `--off` only the switch changes, so that the times are there when it is on again.
    private func changed(_ reminder: Reminder) -> Reminder {
        var reminder = reminder
        reminder.isOn = !command[RemindOptions.off]
        if let time = command[RemindOptions.time] { reminder.minuteOfDay = time.minuteOfDay }
        let days = Set(command[RemindOptions.daysBefore]).sorted(by: >)
        if !days.isEmpty { reminder.daysBefore = days }
        if let repetitions = command[RemindOptions.repetitions] { reminder.repeats = repetitions }
        if let spacing = command[RemindOptions.spacing] { reminder.spacing = spacing }
        if let sound = command[RemindOptions.sound] {
            reminder.action = sound == .on ? .audio : .display
        }
        return reminder
    }

    private func listReminders() throws -> String {
        let settings = try subject().settings
        let kinds = EventKind.allCases.filter { !settings.hidesFertility || !$0.tellsFertility }
        if printsJSON {
            let reminders = kinds.map { ($0.rawValue, Self.json(settings.reminder($0))) }
            return JSON.object([("schema", 1), ("reminders", .object(reminders))]).text
        }
        return kinds.map { Self.line($0, settings.reminder($0)) + "\n" }.joined()
    }

    private static func json(_ reminder: Reminder) -> JSON {
        .object([
            ("on", .bool(reminder.isOn)), ("at", .string(reminder.clockText)),
            ("daysBefore", .array(reminder.daysBefore.map(JSON.number))),
            ("repeat", .number(reminder.repeats)), ("everyMinutes", .number(reminder.spacing)),
            ("action", .string(reminder.action.rawValue)),
        ])
    }

    /// `period     09:00, 1 day before and on the day`.
    private static func line(_ kind: EventKind, _ reminder: Reminder) -> String {
        let name = kind.rawValue + String(repeating: " ", count: 11 - kind.rawValue.count)
        guard reminder.isOn else { return name + "off" }
        let days = reminder.daysBefore.map {
            $0 == 0 ? "on the day" : "\(Phrases.count($0, "day")) before"
        }
        let last = days.last ?? ""
        let when =
            days.count > 1 ? "\(days.dropLast().joined(separator: ", ")) and \(last)" : last
        let again =
            switch reminder.repeats {
            case 0: ""
            case 1: ", and once more after \(Phrases.count(reminder.spacing, "minute"))"
            default:
                ", and \(reminder.repeats) times more, \(Phrases.count(reminder.spacing, "minute")) apart"
            }
        let sound = reminder.action == .audio ? ", with a sound" : ""
        let clock = reminder.minuteOfDay == nil ? "at its own time" : reminder.clockText
        return "\(name)\(clock), \(when)\(again)\(sound)"
    }

    // MARK: Settings

    func settings() throws -> String {
        guard let key = try argument(SettingsOptions.key) else {
            guard !command[SettingsOptions.isDefault] else {
                throw ToolError.usage(
                    "settings: --default goes with a KEY",
                    advice: "for example 'eve-ics settings timezone --default'")
            }
            let settings = try subject().settings
            if printsJSON {
                let members = Settings.Key.allCases.map {
                    ($0.rawValue, JSON.string(settings.shown($0)))
                }
                return JSON.object([("schema", 1), ("settings", .object(members))]).text
            }
            var table = TextTable([])
            for key in Settings.Key.allCases {
                table.add([key.rawValue, settings.shown(key).terminalSafe])
            }
            return String(table.text.drop { $0 == "\n" })
        }
        let value = try argument(SettingsOptions.value)
        if command[SettingsOptions.isDefault] {
            guard value == nil else {
                throw ToolError.usage(
                    "settings \(key.rawValue): VALUE and --default exclude each other")
            }
            try keep(nil, for: key)
            return "\(key.rawValue) is \(Settings([:]).shown(key)) again.\n"
        }
        guard let value else {
            let shown = try subject().settings.shown(key)
            return printsJSON
                ? JSON.object([("schema", 1), (key.rawValue, .string(shown))]).text
                : shown.terminalSafe + "\n"
        }
        let kept = try checked(value, for: key)
        try keep(kept, for: key)
        return "\(key.rawValue) is \(kept.terminalSafe) now.\n"
    }

    /// - Parameter value: `nil` for the default.
    private func keep(_ value: String?, for key: Settings.Key) throws {
        let store = try openStore(.readWriteCreate)
        let person = try personToWrite(in: store)
        try record(in: store, for: person) { (state, _) in
            state.settings[key.rawValue] == value
                ? [] : [.setting(key: key.rawValue, value: value)]
        }
    }

    private func checked(
        _ value: String, for key: Settings.Key
    ) throws -> String {
        let place = "settings \(key.rawValue)"
        switch key {
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
        case .hideFertility: return try word(value, of: ["yes", "no"], place)
        case .calendarName:
            let isPlain = value.unicodeScalars.allSatisfy {
                $0.properties.generalCategory != .control
            }
            guard isPlain, (1...100).contains(value.count) else {
                throw ToolError.refused(
                    "\(place): a name has 1 to 100 characters and no control characters")
            }
            return value
        case .periodWords:
            let isPlain = value.unicodeScalars.allSatisfy {
                $0.properties.generalCategory != .control
            }
            let words = value.split(separator: ",")
            guard isPlain, value.count <= 500,
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

extension Settings {
    /// The value in force, be it hers or the default.
    fileprivate func shown(_ key: Settings.Key) -> String {
        self[key]
            ?? {
                switch key {
                case .timezone: "the system's"
                case .weekStart: "monday"
                case .temperature: "celsius"
                case .fertileWindow: "standard"
                case .hideFertility: "no"
                case .calendarName: "Cycle"
                case .periodWords: "the usual ones"
                }
            }()
    }
}
