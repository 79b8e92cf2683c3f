import CalendarModel
import CycleModel
import LogStore
import Secrets

/// The person whose cycles are looked at, as of one moment.
struct Subject {
    enum Source {
        case store(LogStore, Person)
        case logFile
        /// No store yet, or nobody in it.
        case nowhere
    }

    let log: DayLog
    let circumstances: Circumstances
    let settings: Settings
    let identities: CycleIdentities
    /// The last entry of her journal that all this rests on.
    let lastEntry: Int64
    let source: Source
    let seed: [UInt8]
    let moment: Moment
    /// What she logged up to today, as cycles.
    let cycles: [Cycle]

    /// What identifiers are made from without a store and without `--seed`: anyone's, and so not secret.
    static let seedWithoutStore = Array("eve-ics reads a log with no seed".utf8)

    init(state: JournalState, source: Source, moment: Moment) {
        log = state.log
        circumstances = state.circumstances
        settings = Settings(state.settings)
        identities = state.identities
        lastEntry = state.lastEntry
        self.source = source
        if case .store(_, let person) = source { seed = person.seed } else { seed = [] }
        self.moment = moment
        cycles = log.through(moment.day).cycles
    }

    /// A log without a store has no memory: it was "changed" at the first moment of its day.
    init(log: DayLog, seed: [UInt8], day: Day) {
        self.log = log
        circumstances = Circumstances()
        settings = Settings([:])
        cycles = log.through(day).cycles
        identities = CycleIdentities(firstDaysOf: cycles)
        lastEntry = 0
        source = .logFile
        self.seed = seed
        moment = Moment(seconds: Int64(day.number) * 86_400, day: day)
    }

    /// The same person at the same moment, had she imported this.
    init(_ subject: Subject, importing gathered: GatheredDays) {
        self.init(subject, withLog: gathered.log, gathered.circumstances)
    }

    /// The same person at the same moment, had she logged this.
    init(_ subject: Subject, withLog log: DayLog, _ circumstances: Circumstances? = nil) {
        self.log = log
        self.circumstances = circumstances ?? subject.circumstances
        settings = subject.settings
        identities = subject.identities
        lastEntry = subject.lastEntry
        source = subject.source
        seed = subject.seed
        moment = subject.moment
        cycles = log.through(subject.moment.day).cycles
    }

    var today: Day { moment.day }

    func forecast(months: Int) -> Forecast {
        Forecast(
            log: log, today: today, through: today.advanced(byMonths: months),
            fertileThreshold: settings.fertileThreshold, circumstances: circumstances)
    }

    var naming: EventNaming {
        let hash = Seed(seed).map(KeyedHash.init)
        return EventNaming { message in hash?.digest(of: message) ?? message }
    }
}

/// Her settings, each with its default.
struct Settings {
    private let values: [String: String]

    init(_ values: [String: String]) {
        self.values = values
    }

    subscript(key: SettingsOptions.Key) -> String? { values[key.rawValue] }

    var timeZone: TimeZoneName? { self[.timezone].flatMap(TimeZoneName.init) }

    var weekStartsOnSunday: Bool { self[.weekStart] == "sunday" }

    var usesFahrenheit: Bool { self[.temperature] == "fahrenheit" }

    /// How likely a day must be fertile to be shown so.
    var fertileThreshold: Double { self[.fertileWindow] == "cautious" ? 0.15 : 0.20 }

    func calendarName(neutral: Bool) -> String {
        neutral ? "Planner" : self[.calendarName] ?? "Cycle"
    }

    func reminder(_ kind: EventKind) -> Reminder {
        values[Self.reminderKey(kind)].flatMap(Reminder.init) ?? .standard(for: kind)
    }

    var reminders: Reminders {
        var reminders = Reminders()
        for kind in EventKind.allCases { reminders[kind] = reminder(kind) }
        return reminders
    }

    static func reminderKey(_ kind: EventKind) -> String { "remind.\(kind.rawValue)" }
}
