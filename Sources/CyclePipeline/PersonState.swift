package import CalendarModel
package import CivilDate
package import CycleModel
package import ICalendar
package import Messages

/// All that a person's calendar follows from, as of one moment: a plain value.
///
/// Everything that is shown, served or planned is a pure function of one of these.
package struct PersonState: Sendable {
    package private(set) var log: DayLog
    package private(set) var circumstances: Circumstances
    package var settings: Settings
    /// What the person reads and is told in: the settings', unless the command line or the computer says another.
    package var language: Language
    package let identities: CycleIdentities
    /// Days whose bleeding was changed last by a calendar that came back, with the entry of the journal that did it.
    package let returnedDays: [Day: Int64]
    /// The last entry of the journal that all this rests on.
    package let lastEntry: Int64
    /// When that from which reminders follow was last changed.
    package let lastChanges: LastChanges
    package private(set) var moment: Moment
    /// What is logged up to today, as cycles.
    package private(set) var cycles: [Cycle]
    /// How the person's events are named, by a hash that only this person's seed gives.
    package let naming: EventNaming
    package let zones: ZoneDatabase
    /// What was expected on past days.
    package private(set) var past: PastForecasts

    /// - Parameter now: The moment, on the clock that the person chose in the settings.
    package init(
        _ state: JournalState, naming: EventNaming, at now: Now, zones: ZoneDatabase
    ) {
        let zone = Settings(state.settings)[.timezone].flatMap(zones.zone)
        let moment = now.moment(by: zones.time(in: zone))
        self.init(state, naming: naming, moment: moment, zones: zones)
    }

    package init(
        _ state: JournalState, naming: EventNaming, moment: Moment, zones: ZoneDatabase
    ) {
        log = state.log
        settings = Settings(state.settings)
        language = settings.language ?? .english
        var circumstances = state.circumstances
        circumstances.usualLength = settings.usualLength
        circumstances.isTeenager = settings.isTeenager
        circumstances.birthYear = settings.birthYear
        self.circumstances = circumstances
        identities = state.identities
        returnedDays = state.returnedDays
        lastEntry = state.lastEntry
        lastChanges = state.lastChanges
        self.moment = moment
        cycles = state.cycles(through: moment.day)
        self.naming = naming
        self.zones = zones
        past = PastForecasts(log, self.circumstances)
    }

    /// A log without a store has no memory: it was "changed" at the first moment of its day.
    package init(log: DayLog, naming: EventNaming, day: Day, zones: ZoneDatabase) {
        self.log = log
        circumstances = Circumstances()
        settings = Settings([:])
        language = .english
        cycles = log.through(day).cycles
        identities = CycleIdentities(firstDaysOf: cycles)
        returnedDays = [:]
        lastEntry = 0
        lastChanges = LastChanges()
        moment = Moment(startOf: day)
        self.naming = naming
        self.zones = zones
        past = PastForecasts(log, circumstances)
    }

    /// The same person at the same moment, had this been logged.
    package func with(_ log: DayLog, _ circumstances: Circumstances? = nil) -> PersonState {
        changed { ($0.log, $0.circumstances) = (log, circumstances ?? $0.circumstances) }
    }

    /// The same log, looked at on another day.
    package func on(_ day: Day) -> PersonState { changed { $0.moment = Moment(startOf: day) } }

    private func changed(_ change: (inout PersonState) -> Void) -> PersonState {
        var person = self
        change(&person)
        let (log, circumstances) = (person.log, person.circumstances)
        person.cycles = log.through(person.today)
            .cycles(circumstances.answers, circumstances.contraception)
        person.past = PastForecasts(log, circumstances, after: past)
        return person
    }

    /// Takes over what was expected on past days from an earlier state of the same person.
    package mutating func remember(_ former: PastForecasts) {
        past = PastForecasts(log, circumstances, after: former)
    }

    package var today: Day { moment.day }

    /// The zone that the person chose; `nil` without a choice, or where the system does not know it.
    package var zone: ZoneHistory? { settings[.timezone].flatMap(zones.zone) }

    /// The clock by which the person's days begin.
    package var time: LocalTime { zones.time(in: zone) }

    package func forecast(months: Int) -> Forecast {
        var forecast = forecast(on: today, through: today.advanced(byMonths: months))
        forecast.runThroughRecordedDays(of: log, in: cycles.last)
        return forecast
    }

    /// The forecast as of `day`, from what had been logged up to then as it is logged now.
    package func forecast(on day: Day, through last: Day) -> Forecast {
        Forecast(
            log: log, today: day, through: last,
            fertileShare: settings.fertileShare,
            showsFertility: !settings.hidesFertility, circumstances: circumstances)
    }
}
