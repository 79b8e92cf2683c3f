package import CycleModel
package import CyclePipeline

/// The stretch of a cycle that a day lies in, in one word, for prompts and for other programs.
package enum CyclePhase: String, CaseIterable, Sendable {
    case period
    /// From the period to the fertile window.
    case follicular
    case fertile
    /// The day around which ovulation is expected.
    case ovulation
    /// From the fertile window to the day on which the next period is expected.
    case luteal
    case late

    /// The phase of today; `nil` where nothing is forecast, and where fertile days are hidden or unknown.
    package init?(_ person: PersonState, _ forecast: Forecast) {
        let today = person.today
        if forecast.runningPeriod != nil || person.log[today].isPeriodDay {
            self = .period
            return
        }
        guard forecast.next != nil else { return nil }
        if forecast.isLate {
            self = .late
            return
        }
        let windows = forecast.meaningfulWindows
        if let window = windows.first(where: { $0.days.contains(today) }) {
            self = today == window.ovulation ? .ovulation : .fertile
            return
        }
        guard forecast.fertility(of: today) == .unmarked, let window = windows.first,
            window.number == 0
        else { return nil }
        self = today < window.days.lowerBound ? .follicular : .luteal
    }
}

extension PersonState {
    /// The word for the phase of today: of life where that leaves no forecast, else of the cycle.
    package func phaseWord(_ forecast: Forecast) -> String? {
        if let phase = CyclePhase(self, forecast) { return phase.rawValue }
        guard forecast.next == nil, let kind = circumstances.life.span(on: today)?.phase.kind,
            kind != .cycling
        else { return nil }
        return kind.rawValue
    }
}
