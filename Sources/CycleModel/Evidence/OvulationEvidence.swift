package import CivilDate

/// What one cycle's records say about its day of ovulation, sign by sign and together.
package struct OvulationEvidence: Equatable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        /// Ovulation was recorded as observed.
        case observed
        case lhTest, temperature, mucus
    }

    /// What one kind of sign says.
    package struct Finding: Equatable, Sendable {
        package var kind: Kind
        /// The days of the sign: of ovulation as observed, of each surge's first positive test, of each first
        /// high reading, of each peak. More than one means that the sign came again and either may be true.
        /// Empty where no surge was found yet.
        package var seen: [Day]
        /// The last negative test, where all were.
        package var noSurgeThrough: Day?
        /// The likeliest day of ovulation by this sign alone, and the 10th to the 90th percentile;
        /// `nil` if the sign only rules days out.
        package var ovulation: (likeliest: Day, range: ClosedRange<Day>)? {
            estimate.map { ($0.likeliest, $0.range) }
        }

        private var estimate: Estimate?
        let days: CycleDays?
        let likelihood: OvulationLikelihood

        private struct Estimate: Equatable {
            var likeliest: Day
            var range: ClosedRange<Day>
        }

        /// - Parameter all: What each sign says, one of which is of ovulation; `nil` for none.
        init?(_ kind: Kind, seen: [Day], anyOf all: [CycleDays], in records: CycleRecords) {
            guard let days = CycleDays(anyOf: all) else { return nil }
            self.kind = kind
            self.seen = seen
            self.days = days
            likelihood = OvulationLikelihood(days, mistaken: mistaken(kind))
            estimate = likelihood.likeliest.map { likeliest in
                Estimate(
                    likeliest: records.day(likeliest),
                    range: records.day(days.quantile(0.1))...records.day(days.quantile(0.9)))
            }
        }

        init(noSurgeThrough day: Day, _ likelihood: OvulationLikelihood) {
            kind = .lhTest
            seen = []
            noSurgeThrough = day
            days = nil
            self.likelihood = likelihood
        }
    }

    /// The findings, at most one for each kind, in the order of `Kind`.
    package private(set) var findings: [Finding] = []
    /// Pairs of kinds that can hardly both be right.
    package private(set) var contradictions: [Contradiction] = []
    /// Each rise of the temperature.
    package private(set) var shifts: [TemperatureShift] = []
    /// Temperatures that were left out, and why.
    package private(set) var excluded: [TemperatureReading] = []
    /// How well each cycle day fits all of it.
    package private(set) var likelihood = OvulationLikelihood.flat
    /// The cycle day on which ovulation was observed, when no other sign contradicts it.
    package private(set) var certainDay: Int?

    package struct Contradiction: Equatable, Sendable {
        package var first: Kind
        package var second: Kind

        package init(first: Kind, second: Kind) {
            self.first = first
            self.second = second
        }
    }

    /// Signs with less than this in common contradict each other.
    private static let leastOverlap = 0.1

    /// - Parameters:
    ///   - log: All that was recorded; what lies outside the cycle doesn't count, nor what came later than the longest
    ///     cycle lasts.
    ///   - today: The last day that counts in a cycle that is still running.
    package init(_ log: DayLog, of cycle: Cycle, today: Day) {
        let end = min(cycle.nextStart ?? today + 1, cycle.start + Cycle.longest)
        self.init(CycleRecords(log, from: cycle.start, before: end))
    }

    init(_ records: CycleRecords) {
        guard records.entries.contains(where: \.record.hasOvulationSign) else { return }
        let readings = TemperatureShift.readings(in: records)
        excluded = readings.filter { $0.exclusion != nil }
        shifts = TemperatureShift.all(in: readings)
        findings = [
            Self.observed(in: records), LHSurge.finding(in: records),
            TemperatureShift.finding(shifts, in: records), MucusPeak.finding(in: records),
        ].compactMap { $0 }
        combine(in: records)
    }

    private mutating func combine(in records: CycleRecords) {
        for (index, finding) in findings.enumerated() {
            likelihood = likelihood * finding.likelihood
            guard let days = finding.days else { continue }
            for other in findings[(index + 1)...] {
                if let others = other.days, days.overlap(others) < Self.leastOverlap {
                    contradictions.append(
                        Contradiction(first: finding.kind, second: other.kind))
                }
            }
        }
        guard let observed = findings.first, observed.kind == .observed,
            !contradictions.contains(where: { $0.first == .observed })
        else { return }
        certainDay = observed.seen.first.map(records.cycleDay)
        if let certainDay { likelihood = OvulationLikelihood(certain: certainDay) }
    }

    /// The last observed ovulation of the cycle.
    private static func observed(in records: CycleRecords) -> Finding? {
        guard let entry = records.entries.last(where: \.record.ovulationObserved) else {
            return nil
        }
        return Finding(
            .observed, seen: [entry.day],
            anyOf: [CycleDays([1], from: 0, of: records.cycleDay(entry.day))], in: records)
    }

    package var isEmpty: Bool { findings.isEmpty }

    /// Whether any sign says when ovulation was, and not only when it wasn't.
    package var placesOvulation: Bool { findings.contains { !$0.seen.isEmpty } }
}

/// How likely a sign is not of ovulation at all. One figure for the three, so that where two of them
/// contradict each other neither wins by being of its kind.
private func mistaken(_ kind: OvulationEvidence.Kind) -> Double {
    switch kind {
    case .observed: 0.005
    case .lhTest, .temperature, .mucus: 0.1
    }
}

extension DayRecord {
    fileprivate var hasOvulationSign: Bool {
        ovulationObserved || lh != nil || temperature != nil || mucus != nil
    }
}
