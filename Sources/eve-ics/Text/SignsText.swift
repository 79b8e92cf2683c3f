import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline
import Messages

/// The running cycle's signs of ovulation in words: what was found, what was left out, what contradicts
/// what, and what all of it changes.
struct SignsText {
    private let evidence: OvulationEvidence
    private let effect: SignsEffect?
    private let forecast: Forecast
    private let person: PersonState

    init(_ evidence: OvulationEvidence, _ explanation: ForecastExplanation) {
        self.evidence = evidence
        effect = explanation.signs
        forecast = explanation.forecast
        person = explanation.person
    }

    private var today: Day { forecast.today }

    /// Empty where nothing was recorded.
    var sentences: [String] {
        evidence.findings.map(sentence) + [excluded].compactMap(\.self) + contradictions + changes
    }

    // MARK: What was found

    private func sentence(_ finding: OvulationEvidence.Finding) -> String {
        let days = finding.seen.map { $0.text(near: today) }
        let seen = days.joined(separator: " and again ")
        let placed = finding.ovulation.map {
            "which puts ovulation around \($0.likeliest.text(near: today)) "
                + "(\(Language.english.calendar.chance($0.range, near: today)))"
        }
        let either = days.count > 1 ? " (each may be the one)" : ""
        return switch finding.kind {
        case .observed: "You noticed your ovulation on \(seen)."
        case .lhTest:
            if let placed {
                "LH test: first positive on \(seen)\(either), \(placed)."
            } else {
                """
                LH test: only negative, through \
                \(finding.noSurgeThrough?.text(near: today) ?? ""); ovulation in the next two \
                days is less likely.
                """
            }
        case .temperature: "Temperature: \(rises(finding))\(either), \(placed ?? "")."
        case .mucus: "Mucus: most fertile on \(seen)\(either), \(placed ?? "")."
        }
    }

    private func rises(_ finding: OvulationEvidence.Finding) -> String {
        let shifts = evidence.shifts.map { shift in
            """
            \(shift.day.text(near: today)) (above \(text(shift.coverLine)), certain since \
            \(shift.confirmed.text(near: today)))
            """
        }
        return "higher from " + shifts.joined(separator: " and again from ")
    }

    private var excluded: String? {
        guard !evidence.excluded.isEmpty else { return nil }
        let readings = evidence.excluded.map { reading in
            """
            \(text(reading.temperature)) on \(reading.day.text(near: today)) \
            (\(reading.exclusion?.words ?? ""))
            """
        }
        return "Temperatures left out: \(Phrases.list(readings))."
    }

    private func text(_ temperature: Temperature) -> String {
        person.settings.temperatureUnit.text(temperature)
    }

    // MARK: What contradicts what

    private var contradictions: [String] {
        evidence.contradictions.map { pair in
            """
            \(pair.first.name.capitalizedFirst) and \(pair.second.name) can hardly both be right. \
            Either may be, so both days stay possible.
            """
        }
    }

    // MARK: What it changes

    private var changes: [String] {
        guard let effect, let next = forecast.next else { return [] }
        var lines: [String] = []
        if !evidence.contradictions.isEmpty {
            lines += effect.alone.map { alone in
                "By the \(alone.kind.bareName) alone, the next period is expected on "
                    + "\(expected(alone.next))."
            }
        }
        let without = "Without such signs it would be expected on \(expected(effect.without))."
        let all = evidence.findings.count > 1 ? "With all of them" : "With them"
        return lines + [
            without, "\(all) it is \(expected(next))\(comparison(next, effect)).",
        ]
    }

    private func expected(_ next: Forecast.NextStart) -> String {
        "\(next.start.text(near: today)) (\(Language.english.calendar.chance(next.range, near: today)))"
    }

    private func comparison(_ next: Forecast.NextStart, _ effect: SignsEffect) -> String {
        let width = next.range.count
        if !evidence.contradictions.isEmpty,
            let widest = effect.alone.map(\.next.range.count).max(), width > widest
        {
            return ": \(width) days, wider than by any one of them"
        }
        let before = effect.without.range.count
        if width < before { return ": \(width) days instead of \(before)" }
        return width > before ? ": \(width) days, wider than the \(before) without them" : ""
    }
}

extension OvulationEvidence.Kind {
    fileprivate var name: String { "the \(bareName)" }

    fileprivate var bareName: String {
        switch self {
        case .observed: "ovulation you noticed"
        case .lhTest: "LH test"
        case .temperature: "temperature"
        case .mucus: "mucus"
        }
    }
}
