import CalendarModel
import CivilDate
import CycleModel
import Testing

/// Calendars as they were served in November 2026, and what a program sends back of them.
protocol ReturnedExamples {}

extension ReturnedExamples {
    func day(_ text: String) throws -> Day { try #require(Day(text)) }

    func days(_ first: String, _ last: String) throws -> ClosedRange<Day> {
        try day(first)...day(last)
    }

    /// Five days every 28 days, the last on 25 October, as it was served on 20 November.
    func served(
        on today: String = "2026-11-20", reminders: Reminders = Reminders()
    ) throws -> ServedCalendar {
        let last = try day("2026-10-25")
        let log = DayLog(
            periodDays: (0..<6).flatMap { cycle in (0..<5).map { last - 28 * cycle + $0 } })
        return try served(log, on: today, reminders: reminders)
    }

    func served(
        _ log: DayLog, _ circumstances: Circumstances = Circumstances(), on today: String,
        reminders: Reminders = Reminders()
    ) throws -> ServedCalendar {
        let today = try day(today)
        var options = PublishingOptions(since: today - 180)
        options.reminders = reminders
        let events = Publishing(options: options, naming: .example).events(
            cycles: log.cycles, identities: CycleIdentities(firstDaysOf: log.cycles),
            forecast: Forecast(
                log: log, today: today, through: today + 90, circumstances: circumstances),
            past: PastForecasts(log, circumstances), through: today + 90)
        return ServedCalendar(
            uid: EventNaming.example.calendarUID("file"), log: log, events: events,
            reminders: options.reminders)
    }

    func returned(_ served: ServedCalendar) -> ReturnedCalendar {
        var calendar = ReturnedCalendar()
        calendar.uid = served.uid
        calendar.events = served.events.map { event in
            var returned = ReturnedEvent(uid: event.uid, days: event.days)
            returned.tokens = [event.token]
            returned.status = event.status == .confirmed ? .confirmed : .tentative
            returned.title = event.title
            returned.categories = [event.category]
            returned.description = event.descriptionLines.joined(separator: "\n")
            returned.alarms = event.ringMinutes
            return returned
        }
        return calendar
    }

    /// The index of the `number`-th event of a kind that is logged or forecast.
    func index(
        _ served: ServedCalendar, _ kind: EventKind, _ status: CalendarEvent.Status,
        _ number: Int = 0
    ) throws -> Int {
        let indexes = served.events.indices.filter {
            served.events[$0].identity.kind == kind && served.events[$0].status == status
        }
        return try #require(indexes.dropFirst(number).first)
    }

    func plan(
        _ served: ServedCalendar, log: DayLog? = nil, on today: String = "2026-11-20",
        _ change: (inout Reconciling) -> Void = { _ in },
        edit: (inout ReturnedCalendar) throws -> Void
    ) throws -> ReconciliationPlan {
        var calendar = returned(served)
        try edit(&calendar)
        var reconciling = Reconciling(log: log ?? served.log, today: try day(today))
        change(&reconciling)
        return reconciling.plan(calendar, served: [served])
    }

    /// The calendar of `served()` with a pill at 21:00 each day from 1 November on.
    func servedWithPills() throws -> ServedCalendar {
        var circumstances = Circumstances()
        try circumstances.contraception.add(
            Contraceptive(text: "pill 28+0"), on: day("2026-11-01"), minuteOfDay: 21 * 60)
        return try served(try served().log, circumstances, on: "2026-11-20")
    }
}

extension ReturnedCalendar {
    /// Puts the timed events of `served` off, as a program by another clock does.
    mutating func putOff(_ served: ServedCalendar, by minutes: (Day) -> Int) {
        for (index, event) in served.events.enumerated() {
            guard let time = event.time else { continue }
            let day = event.days.lowerBound
            let total = time.minuteOfDay + minutes(day)
            events[index].days = (day + total / 1_440)...(day + total / 1_440)
            events[index].minuteOfDay = total % 1_440
        }
    }
}
