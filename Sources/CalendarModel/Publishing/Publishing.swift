package import CivilDate
package import CycleModel
import Messages

/// Forecast → events.
package struct Publishing {
    package let options: PublishingOptions
    package let naming: EventNaming

    var wording: Wording { Wording(options.language) }

    package init(options: PublishingOptions, naming: EventNaming) {
        self.options = options
        self.naming = naming
    }

    /// The events of a calendar in the order of their days.
    ///
    /// - Parameters:
    ///   - cycles: As logged, up to the forecast's day.
    ///   - identities: The names of those cycles and of the ones to come.
    ///   - past: What was forecast before, by the log and the circumstances that this forecast was made with.
    ///   - last: As far as doses go, which wait for no forecast; today where it is missing.
    /// - Complexity: O(*n*) in the number of cycles, and of days with doses.
    package func events(
        cycles: [Cycle], identities: CycleIdentities, forecast: Forecast,
        past: PastForecasts = PastForecasts(DayLog()), through last: Day? = nil
    ) -> [CalendarEvent] {
        let (log, circumstances) = (past.log, past.circumstances)
        var events: [CalendarEvent] = []
        let today = forecast.today
        if options.kinds.contains(.period) {
            let running = forecast.runningPeriod
            for cycle in cycles {
                let toCome = running?.days == cycle.period ? running?.toCome : nil
                guard (toCome ?? cycle.period).upperBound >= options.since,
                    let identity = identities[cycle.start]
                else { continue }
                events.append(logged(cycle, identity, expected: toCome))
            }
            for bleed in cycles.lazy.flatMap(\.bleedsBetween)
            where options.hasBleedsBetween && bleed.days.upperBound >= options.since {
                guard let identity = identities[bleed.start] else { continue }
                events.append(between(bleed, identity))
            }
            let delay = delay(forecast, past)
            for period in forecast.periods {
                guard let identity = identities.ahead(period.number, asOf: today) else { continue }
                events.append(
                    predicted(
                        period, identity, forecast, circumstances.contraception,
                        delay: period.number == 1 ? delay : nil))
            }
        }
        if options.kinds.contains(.ovulation) {
            for cycle in cycles where (cycle.nextStart ?? today) >= options.since {
                guard
                    let found = forecast.ovulation(of: cycle, in: log, circumstances.contraception),
                    found.isPlaced, let day = found.date, day >= options.since,
                    let identity = identities[cycle.start]
                else { continue }
                events.append(ovulation(found, on: day, [], identity))
            }
        }
        for window in forecast.comingWindows {
            guard let identity = identities.ahead(window.number, asOf: today) else { continue }
            let period = forecast.periods.first { $0.number == window.number }
            if options.kinds.contains(.fertile) {
                events.append(fertile(window, after: period, identity))
            }
            let found = forecast.ovulation(of: window)
            if options.kinds.contains(.ovulation), !found.isPlaced, found.isShown(on: today),
                let day = found.date
            {
                let basis = wording.basis(period, near: day)
                events.append(ovulation(found, on: day, basis, identity))
            }
        }
        if options.kinds.contains(where: \.isDose) {
            events += doses(
                circumstances.contraception, log, today: today, through: last ?? today)
        }
        if options.kinds.contains(.prompt) {
            events += prompts(cycles: cycles, identities: identities, forecast: forecast)
        }
        return inOrder(events)
    }

    /// Sorts indexes instead of events, which are large.
    private func inOrder(_ events: [CalendarEvent]) -> [CalendarEvent] {
        var order = Array(events.indices)
        order.sort { left, right in
            let (first, second) = (events[left].days.lowerBound, events[right].days.lowerBound)
            if first != second { return first < second }
            let (kind, other) = (events[left].identity.kind, events[right].identity.kind)
            return kind == other ? left < right : kind.order < other.order
        }
        return order.map { events[$0] }
    }

    /// A period that is running goes on to the end that is expected of it.
    private func logged(
        _ cycle: Cycle, _ cycleIdentity: CycleIdentity, expected toCome: ClosedRange<Day>?
    ) -> CalendarEvent {
        let identity = EventIdentity(kind: .period, cycle: cycleIdentity)
        guard let toCome else {
            return event(identity, .confirmed, cycle.period, wording.logged(cycle))
        }
        return event(
            identity, .confirmed, cycle.start...toCome.upperBound,
            wording.running(cycle.period, expected: toCome))
    }

    private func between(_ bleed: Bleed, _ name: CycleIdentity) -> CalendarEvent {
        event(
            EventIdentity(kind: .period, cycle: name), .confirmed, bleed.days,
            wording.between(bleed), title: options.titleOfBleedBetween)
    }

    private func predicted(
        _ period: Forecast.PredictedPeriod, _ cycle: CycleIdentity, _ forecast: Forecast,
        _ contraception: Contraception, delay: Delay?
    ) -> CalendarEvent {
        let identity = EventIdentity(kind: .period, cycle: cycle)
        var event = event(
            identity, .tentative, period.days,
            wording.predicted(period, forecast, contraception),
            title: period.number == 1 && forecast.anyDays != nil
                ? options.anyDayPeriodTitle : options.expectedPeriodTitle,
            alarms: alarms(for: identity, delay: delay))
        event.earlierTitle = options.title(.period)
        event.startRange = period.startRange
        return event
    }

    private func fertile(
        _ window: Forecast.FertileWindow, after period: Forecast.PredictedPeriod?,
        _ cycle: CycleIdentity
    ) -> CalendarEvent {
        let identity = EventIdentity(kind: .fertile, cycle: cycle)
        let cheer = options.cheerful ? [wording.cheer(of: window.days.lowerBound)] : []
        return event(
            identity, .tentative, window.days, wording.fertile(window, after: period) + cheer,
            alarms: alarms(for: identity))
    }

    /// One event a cycle, whose title and day follow the state.
    ///
    /// - Parameter basis: What it is counted from.
    private func ovulation(
        _ found: Ovulation, on day: Day, _ basis: [String], _ cycle: CycleIdentity
    ) -> CalendarEvent {
        let identity = EventIdentity(kind: .ovulation, cycle: cycle)
        let isConfirmed = found.state == .confirmed
        var event = event(
            identity, isConfirmed ? .confirmed : .tentative, day...day,
            wording.ovulation(found, on: day, basis), title: options.title(of: found.state),
            alarms: isConfirmed ? [] : alarms(for: identity))
        event.earlierTitle = options.title(.ovulation)
        event.signs = found.signs
        return event
    }

    /// - Parameters:
    ///   - title: Where it says more than the kind's title does.
    ///   - text: What a calendar that need not be neutral says of it.
    func event(
        _ identity: EventIdentity, _ status: CalendarEvent.Status, _ days: ClosedRange<Day>,
        _ text: [String], at time: EventTime? = nil, title: String? = nil,
        alarms: [CalendarEvent.Alarm] = []
    ) -> CalendarEvent {
        let token = naming.token(of: identity)
        let kindTitle = options.title(identity.kind)
        let saysMore = options.saysMore
        return CalendarEvent(
            identity: identity, uid: naming.uid(of: identity), token: token, status: status,
            days: days, time: time, title: title ?? kindTitle,
            category: Self.withoutSeparators(kindTitle),
            descriptionLines: (saysMore ? text : []) + ["ref \(token)"], showsKind: saysMore,
            marksFree: options.client.wantsBusyStatus, alarms: alarms)
    }

    private static func withoutSeparators(_ title: String) -> String {
        guard title.utf8.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") })
        else { return title }
        return title.filter { $0 != "," && $0 != ";" }
    }
}

extension EventKind {
    /// The place of the event among those that begin on the same day.
    fileprivate var order: Int {
        switch self {
        case .period: 0
        case .fertile: 1
        case .ovulation: 2
        case .pill: 3
        case .patch: 4
        case .ring: 5
        case .injection: 6
        case .renewal: 7
        case .prompt: 8
        }
    }
}
