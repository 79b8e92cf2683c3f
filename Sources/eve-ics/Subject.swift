import CalendarModel
import CivilDate
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
    var settings: Settings
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
    init(_ subject: Subject, importing gathered: GatheredChanges) {
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

    /// The same log, looked at on another day.
    init(_ subject: Subject, on day: Day) {
        log = subject.log
        circumstances = subject.circumstances
        settings = subject.settings
        cycles = subject.log.through(day).cycles
        identities = subject.identities
        lastEntry = subject.lastEntry
        source = subject.source
        seed = subject.seed
        moment = Moment(seconds: Int64(day.number) * 86_400, day: day)
    }

    var today: Day { moment.day }

    func forecast(months: Int) -> Forecast {
        forecast(on: today, through: today.advanced(byMonths: months))
    }

    /// The forecast as of `day`, from what had been logged up to then as it is logged now.
    func forecast(on day: Day, through last: Day) -> Forecast {
        Forecast(
            log: log, today: day, through: last,
            fertileThreshold: settings.fertileThreshold,
            showsFertility: !settings.hidesFertility, circumstances: circumstances)
    }

    /// The events of a calendar with these options, in the order of their days.
    func events(
        _ options: PublishingOptions, forecast: Forecast, months: Int
    ) -> [CalendarEvent] {
        Publishing(options: options, naming: naming).events(
            cycles: cycles, identities: identities, forecast: forecast, log: log,
            circumstances: circumstances, through: today.advanced(byMonths: months))
    }

    var naming: EventNaming {
        let hash = Seed(seed).map(KeyedHash.init)
        return EventNaming { message in hash?.digest(of: message) ?? message }
    }
}

/// Her settings, each with its default.
struct Settings {
    private let values: [String: String]
    /// Whether fertile windows and ovulation are left out wherever they would stand.
    var hidesFertility: Bool

    init(_ values: [String: String]) {
        self.values = values
        hidesFertility = values[SettingsOptions.Key.hideFertility.rawValue] == "yes"
    }

    subscript(key: SettingsOptions.Key) -> String? { values[key.rawValue] }

    var timeZone: TimeZoneName? { self[.timezone].flatMap(TimeZoneName.init) }

    var weekStartsOnSunday: Bool { self[.weekStart] == "sunday" }

    var temperatureUnit: TemperatureUnit {
        self[.temperature] == "fahrenheit" ? .fahrenheit : .celsius
    }

    /// How likely a day must be fertile to be shown so.
    var fertileThreshold: Double { self[.fertileWindow] == "cautious" ? 0.15 : 0.20 }

    /// A day's record without what her settings hide: the signs of ovulation.
    func shown(_ record: DayRecord) -> DayRecord {
        guard hidesFertility else { return record }
        var shown = record
        shown.lh = nil
        shown.mucus = nil
        shown.ovulationObserved = false
        return shown
    }

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

    /// What she calls a period, beside the words that everybody uses.
    var periodWords: PeriodWords {
        PeriodWords(own: (self[.periodWords] ?? "").split(separator: ",").map(String.init))
    }

    static func reminderKey(_ kind: EventKind) -> String { "remind.\(kind.rawValue)" }
}

extension EventKind {
    /// Whether an event of this kind says when a pregnancy may begin.
    var tellsFertility: Bool {
        switch self {
        case .fertile, .ovulation: true
        default: false
        }
    }
}
