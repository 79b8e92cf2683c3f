package import CivilDate

/// What the running cycle's signs of ovulation change in the forecast of the next start.
package struct SignsEffect: Equatable, Sendable {
    /// The next start by one kind of sign and no other.
    package struct Alone: Equatable, Sendable {
        package var kind: OvulationEvidence.Kind
        package var next: Forecast.NextStart
    }

    /// The next start as it would be without any signs.
    package var without: Forecast.NextStart
    /// The effect of each kind that was found, in the order of the kinds; empty if there is only
    /// one.
    package var alone: [Alone] = []

    /// `nil` where there are no signs or nothing is forecast.
    ///
    /// - Complexity: A forecast for each kind of sign, and one without any.
    package init?(_ log: DayLog, today: Day, circumstances: Circumstances = Circumstances()) {
        let known = log.through(today)
        func forecast(_ log: DayLog) -> Forecast {
            Forecast(log: log, today: today, through: today, circumstances: circumstances)
        }
        guard let evidence = forecast(known).evidence,
            let start = known.cycles(circumstances.answers, circumstances.contraception).last?
                .start,
            let without = forecast(known.keepingSigns([], from: start)).next
        else { return nil }
        self.without = without
        guard evidence.findings.count > 1 else { return }
        alone = evidence.findings.compactMap { finding in
            forecast(known.keepingSigns([finding.kind], from: start)).next.map {
                Alone(kind: finding.kind, next: $0)
            }
        }
    }
}

extension DayLog {
    /// The same log with no signs of ovulation from `start` on but of these kinds.
    fileprivate func keepingSigns(_ kinds: Set<OvulationEvidence.Kind>, from start: Day) -> DayLog {
        var log = self
        for entry in entries[firstIndex(onOrAfter: start)...] {
            var record = entry.record
            if !kinds.contains(.observed) { record.ovulationObserved = false }
            if !kinds.contains(.lhTest) { record.lh = nil }
            if !kinds.contains(.temperature) { record.temperature = nil }
            if !kinds.contains(.mucus) { record.mucus = nil }
            log[entry.day] = record
        }
        return log
    }
}
