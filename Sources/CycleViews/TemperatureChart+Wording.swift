import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline
import Messages

extension TemperatureChart {
    private var messages: ChartMessages { language.chart }

    /// Which readings were left out and why; `nil` where all count.
    package var exclusionSentence: String? {
        guard !excluded.isEmpty else { return nil }
        return messages.excluded(
            excluded.map { reading in
                language.signs.reading(
                    unit.text(reading.temperature, in: language), reading.day,
                    reading.exclusion?.words(in: language) ?? "", near: today)
            })
    }

    /// What the temperatures show of ovulation, or still lack; empty where nothing of it is to be shown and where no
    /// reading counts.
    package var findings: [String] {
        guard usableCount > 0, !hidesFertility else { return [] }
        guard !shifts.isEmpty else {
            return [
                usableCount < 9
                    ? "\(messages.readings(usableCount)) \(messages.fewReadings)" : messages.noRise
            ] + ovulationSentences
        }
        let rises = shifts.map { shift in
            messages.rose(
                shift.day, number: shift.day - cycle.start + 1,
                above: unit.text(shift.coverLine, in: language), since: shift.confirmed, near: today
            )
        }
        return rises + ovulationSentences
    }

    /// What is known of the cycle's ovulation; empty where signs do not place it.
    private var ovulationSentences: [String] {
        guard let ovulation, ovulation.isPlaced,
            let sentence = Wording(language).sentence(ovulation, near: today)
        else { return [] }
        return [sentence, language.calendar.notContraception]
    }
}
