import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews
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
    private var language: Language { person.language }
    private var messages: SignsMessages { language.signs }

    /// Empty where nothing was recorded.
    var sentences: [String] {
        evidence.findings.map(sentence) + [excluded].compactMap(\.self) + contradictions + changes
    }

    // MARK: What was found

    private func sentence(_ finding: OvulationEvidence.Finding) -> String {
        let found: String? =
            switch finding.kind {
            case .observed: finding.seen.first.map { messages.observed($0, near: today) }
            case .lhTest:
                finding.noSurgeThrough.map { messages.negative(through: $0, near: today) }
                    ?? messages.positive(finding.seen, near: today)
            case .temperature: messages.higher(from: rises)
            case .mucus: messages.mucus(finding.seen, near: today)
            }
        let placed =
            finding.kind == .observed
            ? nil
            : finding.ovulation.map {
                messages.places($0.likeliest, chance($0.range), near: today)
            }
        return [found, placed].compactMap(\.self).joined(separator: " ")
    }

    private var rises: [String] {
        evidence.shifts.map { shift in
            messages.rise(
                shift.day, above: person.text(shift.coverLine), since: shift.confirmed, near: today)
        }
    }

    private var excluded: String? {
        guard !evidence.excluded.isEmpty else { return nil }
        return messages.leftOut(
            evidence.excluded.map { reading in
                messages.reading(
                    person.text(reading.temperature), reading.day,
                    reading.exclusion?.words(in: language).terminalSafe ?? "", near: today)
            })
    }

    private func chance(_ range: ClosedRange<Day>) -> String {
        language.calendar.chance(range, near: today)
    }

    // MARK: What contradicts what

    private var contradictions: [String] {
        evidence.contradictions.map { pair in
            messages.contradiction([messages.name(pair.first), messages.name(pair.second)])
        }
    }

    // MARK: What it changes

    private var changes: [String] {
        guard let effect, let next = forecast.next else { return [] }
        var lines: [String] = []
        if !evidence.contradictions.isEmpty {
            lines += effect.alone.map { alone in
                let (day, chance) = (alone.next.start, chance(alone.next.range))
                return switch alone.kind {
                case .observed: messages.byObservedAlone(day, chance, near: today)
                case .lhTest: messages.byLHTestAlone(day, chance, near: today)
                case .temperature: messages.byTemperatureAlone(day, chance, near: today)
                case .mucus: messages.byMucusAlone(day, chance, near: today)
                }
            }
        }
        let without = effect.without
        lines.append(messages.without(without.start, chance(without.range), near: today))
        let with =
            evidence.findings.count > 1
            ? messages.withAll(next.start, chance(next.range), near: today)
            : messages.withOne(next.start, chance(next.range), near: today)
        lines.append([with, comparison(next, effect)].compactMap(\.self).joined(separator: " "))
        return lines
    }

    /// `nil` where the range is as long as without the signs.
    private func comparison(_ next: Forecast.NextStart, _ effect: SignsEffect) -> String? {
        let width = next.range.count
        if !evidence.contradictions.isEmpty,
            let widest = effect.alone.map(\.next.range.count).max(), width > widest
        {
            return messages.widerThanAlone(width)
        }
        let before = effect.without.range.count
        if width < before { return messages.narrower(width, before: before) }
        return width > before ? messages.wider(width, before: before) : nil
    }
}

extension SignsMessages {
    fileprivate func name(_ kind: OvulationEvidence.Kind) -> String {
        switch kind {
        case .observed: observedSign
        case .lhTest: lhTestSign
        case .temperature: temperatureSign
        case .mucus: mucusSign
        }
    }
}
