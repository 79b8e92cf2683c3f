package import CivilDate
package import CycleModel
package import CyclePipeline
package import Messages

/// One cycle's waking temperatures and the other signs of ovulation: what a chart of it shows.
package struct TemperatureChart: Sendable {
    package let cycle: Cycle
    /// The days across: all of a whole cycle, else as far as something is logged, and four weeks at least.
    package let days: ClosedRange<Day>
    package let today: Day
    package let unit: TemperatureUnit
    package let language: Language
    /// The days that have something to draw, in order.
    package let entries: [DayLog.Entry]
    package let records: [Day: DayRecord]
    /// Readings that do not count, and why.
    package let excluded: [TemperatureReading]
    /// Empty where nothing of ovulation is to be shown.
    package let shifts: [TemperatureShift]
    /// The cycle's; `nil` where nothing of it is to be shown.
    package let ovulation: Ovulation?
    package let hidesFertility: Bool
    private let exclusions: [Day: TemperatureReading.Exclusion]

    /// - Parameter forecast: As of today; made where it is missing.
    package init(_ person: PersonState, of cycle: Cycle, _ forecast: Forecast? = nil) {
        self.cycle = cycle
        today = person.today
        unit = person.temperatureUnit
        language = person.language
        hidesFertility = person.settings.hidesFertility
        let end = cycle.nextStart ?? today + 1
        entries = person.log.entries.filter { $0.day >= cycle.start && $0.day < end }
            .map { DayLog.Entry(day: $0.day, record: person.settings.shown($0.record)) }
            .filter(\.record.isCharted)
        records = Dictionary(
            entries.map { ($0.day, $0.record) }, uniquingKeysWith: { first, _ in first })
        let last = max(entries.last?.day ?? cycle.start, cycle.start + 27)
        if let next = cycle.nextStart {
            days = cycle.start...(cycle.isGap ? last : next - 1)
        } else {
            days = cycle.start...last
        }
        let evidence = OvulationEvidence(person.log, of: cycle, today: today)
        excluded = evidence.excluded
        var exclusions: [Day: TemperatureReading.Exclusion] = [:]
        for reading in excluded { exclusions[reading.day] = reading.exclusion }
        self.exclusions = exclusions
        shifts = hidesFertility ? [] : evidence.shifts
        ovulation = person.ovulation(of: cycle, forecast ?? person.forecast(months: 1))
    }

    /// The mark of the ovulation on its day; `nil` on every other one.
    package func ovulationMark(on day: Day) -> DayMark? {
        guard let ovulation, ovulation.date == day, ovulation.isShown(on: today) else { return nil }
        return switch ovulation.state {
        case .signs: .ovulationBySigns
        case .confirmed: .confirmedOvulation
        case .expected, .unknown, .none: .ovulation
        }
    }

    /// The mark of the ovulation, where its day is among those across.
    package var shownOvulation: DayMark? {
        ovulation?.date.flatMap { days.contains($0) ? ovulationMark(on: $0) : nil }
    }

    /// Whether there is more to draw than periods.
    package var hasSigns: Bool {
        records.values.contains {
            $0.temperature != nil || $0.lh != nil || $0.mucus != nil || $0.ovulationObserved
        }
    }

    /// Readings that count.
    package var usableCount: Int {
        entries.count { $0.record.temperature != nil } - excluded.count
    }

    /// Why a day's reading does not count.
    package func exclusion(on day: Day) -> TemperatureReading.Exclusion? { exclusions[day] }

    /// The cover line in force on a day; of several rises each has its own.
    package func coverLine(on day: Day) -> Temperature? {
        (shifts.first { day <= $0.confirmed } ?? shifts.last)?.coverLine
    }

    /// The rows of the readings that count; without any, of those that were left out.
    package var scale: ChartScale? {
        let all = entries.compactMap { entry in
            entry.record.temperature.map { (day: entry.day, temperature: $0) }
        }
        let usable = all.filter { exclusions[$0.day] == nil }
        return ChartScale(
            (usable.isEmpty ? all : usable).map(\.temperature), line: shifts.last?.coverLine,
            unit: unit)
    }

    /// So many days side by side, the rest on pages beneath; none without a record but the first.
    package func pages(of count: Int) -> [ClosedRange<Day>] {
        stride(from: 0, to: days.count, by: count).map { offset in
            let first = days.lowerBound + offset
            return first...min(first + (count - 1), days.upperBound)
        }.filter { page in
            page.lowerBound == days.lowerBound || entries.contains { page.contains($0.day) }
        }
    }
}

extension DayRecord {
    /// Whether a chart has something to draw for the day.
    fileprivate var isCharted: Bool {
        temperature != nil || lh != nil || mucus != nil || (flow ?? .none) != .none
            || ovulationObserved
    }
}
