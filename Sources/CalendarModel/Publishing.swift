package import CycleModel

/// What goes into a calendar and how it is said.
package struct PublishingOptions: Equatable, Sendable {
    /// Prompts only where she asks for them.
    package var kinds = EventKind.allCases.filter { $0 != .prompt }
    /// Logged periods that ended before this day are left out.
    package var since: Day
    package var titles = Titles.plain
    package var client = ClientProfile.generic
    /// `nil` when alarms are not wanted.
    package var reminders: Reminders? = Reminders()

    package init(since: Day) {
        self.since = since
    }
}

/// Forecast → events.
package struct Publishing {
    package let options: PublishingOptions
    package let naming: EventNaming

    package init(options: PublishingOptions, naming: EventNaming) {
        self.options = options
        self.naming = naming
    }

    /// The events of a calendar in the order of their days.
    ///
    /// - Parameters:
    ///   - cycles: As logged, up to the forecast's day.
    ///   - identities: The names of those cycles and of the ones to come.
    /// - Complexity: O(*n*) in the number of cycles.
    package func events(
        cycles: [Cycle], identities: CycleIdentities, forecast: Forecast
    ) -> [CalendarEvent] {
        var events: [CalendarEvent] = []
        let today = forecast.today
        if options.kinds.contains(.period) {
            for cycle in cycles where cycle.period.upperBound >= options.since {
                guard let identity = identities[cycle.start] else { continue }
                events.append(logged(cycle, identity))
            }
            for period in forecast.periods {
                guard let identity = identities.ahead(period.number, asOf: today) else { continue }
                events.append(predicted(period, identity, forecast))
            }
        }
        for window in forecast.comingWindows {
            guard let identity = identities.ahead(window.number, asOf: today) else { continue }
            let period = forecast.periods.first { $0.number == window.number }
            if options.kinds.contains(.fertile) {
                events.append(fertile(window, after: period, identity))
            }
            if options.kinds.contains(.ovulation) {
                events.append(ovulation(window, after: period, identity))
            }
        }
        return inOrder(events)
    }

    /// Sorts places instead of events, which are large.
    private func inOrder(_ events: [CalendarEvent]) -> [CalendarEvent] {
        var places = Array(events.indices)
        places.sort { left, right in
            let (first, second) = (events[left].days.lowerBound, events[right].days.lowerBound)
            if first != second { return first < second }
            return events[left].identity.kind.order < events[right].identity.kind.order
        }
        return places.map { events[$0] }
    }

    private func logged(_ cycle: Cycle, _ identity: CycleIdentity) -> CalendarEvent {
        event(
            .period, identity, .confirmed, cycle.period, Wording.logged(cycle))
    }

    private func predicted(
        _ period: Forecast.PredictedPeriod, _ identity: CycleIdentity, _ forecast: Forecast
    ) -> CalendarEvent {
        event(
            .period, identity, .tentative, period.days,
            Wording.predicted(period, cyclesUsed: forecast.cyclesUsed))
    }

    private func fertile(
        _ window: Forecast.FertileWindow, after period: Forecast.PredictedPeriod?,
        _ identity: CycleIdentity
    ) -> CalendarEvent {
        event(
            .fertile, identity, .tentative, window.days, Wording.fertile(window, after: period))
    }

    private func ovulation(
        _ window: Forecast.FertileWindow, after period: Forecast.PredictedPeriod?,
        _ identity: CycleIdentity
    ) -> CalendarEvent {
        event(
            .ovulation, identity, .tentative, window.ovulation...window.ovulation,
            Wording.ovulation(window, after: period))
    }

    private func event(
        _ kind: EventKind, _ cycle: CycleIdentity, _ status: CalendarEvent.Status,
        _ days: ClosedRange<Day>, _ text: [String]
    ) -> CalendarEvent {
        let identity = EventIdentity(kind: kind, cycle: cycle)
        let token = naming.token(of: identity)
        let title = options.titles[kind]
        let isNeutral = options.titles.isNeutral
        return CalendarEvent(
            identity: identity, uid: naming.uid(of: identity), token: token, status: status,
            days: days, time: nil, title: title,
            category: String(title.filter { $0 != "," && $0 != ";" }),
            descriptionLines: (isNeutral ? [] : text) + ["ref \(token)"], showsKind: !isNeutral,
            marksFree: options.client.wantsBusyStatus,
            alarms: status == .tentative ? alarms(for: identity) : [])
    }
}

extension EventKind {
    /// Of events that begin on the same day, which one stands first.
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

extension PublishingOptions {
    /// How events are rendered, without which of them there are: two calendars of the same rendition show
    /// an event in the same words.
    package var rendition: String {
        var lines = ["for \(client.rawValue)"]
        switch titles {
        case .plain: lines.append("titles plain")
        case .neutral: lines.append("titles neutral")
        case .custom(let titles):
            for kind in EventKind.allCases {
                if let title = titles[kind] { lines.append("title \(kind.rawValue) \(title)") }
            }
        }
        if let reminders {
            for kind in EventKind.allCases {
                lines.append("remind \(kind.rawValue) \(reminders[kind])")
            }
        } else {
            lines.append("no alarms")
        }
        return lines.joined(separator: "\n")
    }
}

/// The form in which the options of an export are remembered: a line each.
extension PublishingOptions: CustomStringConvertible {
    package var description: String {
        let kinds = EventKind.allCases.filter(kinds.contains).map(\.rawValue)
        return "since \(since)\ninclude \(kinds.joined(separator: ","))\n\(rendition)"
    }
}
