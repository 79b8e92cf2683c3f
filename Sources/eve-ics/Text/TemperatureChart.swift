import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline

/// One cycle's waking temperatures and the other signs of ovulation beneath them.
struct TemperatureChart {
    let cycle: Cycle
    /// The days across: all of a whole cycle, else as far as something is logged, and four weeks at least.
    let days: ClosedRange<Day>
    let today: Day
    let unit: TemperatureUnit
    /// The days that have something to draw, in order.
    let entries: [DayLog.Entry]
    let records: [Day: DayRecord]
    /// Readings that do not count, and why.
    let excluded: [TemperatureReading]
    /// Empty where nothing of ovulation is to be shown.
    let shifts: [TemperatureShift]
    let hidesFertility: Bool
    private let exclusions: [Day: TemperatureReading.Exclusion]
    private let ovulation: (likeliest: Day, range: ClosedRange<Day>)?

    init(_ subject: PersonState, of cycle: Cycle) {
        self.cycle = cycle
        today = subject.today
        unit = subject.settings.temperatureUnit
        hidesFertility = subject.settings.hidesFertility
        let end = cycle.nextStart ?? today + 1
        entries = subject.log.entries.filter { $0.day >= cycle.start && $0.day < end }
            .map { DayLog.Entry(day: $0.day, record: subject.settings.shown($0.record)) }
            .filter(\.record.isCharted)
        records = Dictionary(
            entries.map { ($0.day, $0.record) }, uniquingKeysWith: { first, _ in first })
        let last = max(entries.last?.day ?? cycle.start, cycle.start + 27)
        if let next = cycle.nextStart {
            days = cycle.start...(cycle.isGap ? last : next - 1)
        } else {
            days = cycle.start...last
        }
        let evidence = OvulationEvidence(subject.log, of: cycle, today: today)
        excluded = evidence.excluded
        var exclusions: [Day: TemperatureReading.Exclusion] = [:]
        for reading in excluded { exclusions[reading.day] = reading.exclusion }
        self.exclusions = exclusions
        shifts = hidesFertility ? [] : evidence.shifts
        ovulation =
            hidesFertility
            ? nil : evidence.findings.first { $0.kind == .temperature }?.ovulation
    }

    /// Whether there is more to draw than periods.
    var hasSigns: Bool {
        records.values.contains {
            $0.temperature != nil || $0.lh != nil || $0.mucus != nil || $0.ovulationObserved
        }
    }

    /// Readings that count.
    var usableCount: Int { entries.count { $0.record.temperature != nil } - excluded.count }

    func isExcluded(_ day: Day) -> Bool { exclusions[day] != nil }

    /// The cover line in force on a day; of several rises each has its own.
    func coverLine(on day: Day) -> Temperature? {
        (shifts.first { day <= $0.confirmed } ?? shifts.last)?.coverLine
    }

    // MARK: What stands beneath it

    /// Sentences on what was left out, and on what the temperatures show or still lack.
    var remarks: [String] {
        var remarks: [String] = []
        if !excluded.isEmpty {
            let list = excluded.map { reading in
                let value = "\(unit.text(reading.temperature)) on \(near(reading.day))"
                return "\(value) (\(reading.exclusion?.words.terminalSafe ?? ""))"
            }
            remarks.append("Left out: \(list.joined(separator: ", ")).")
        }
        if usableCount == 0 {
            remarks.append(
                "\(excluded.isEmpty ? "No" : "No other") temperature is logged in this cycle. "
                    + Self.howToLog(unit))
        } else if !hidesFertility {
            remarks += shifts.isEmpty ? [noRise] : rises
        }
        return remarks
    }

    private var rises: [String] {
        var lines = shifts.map { shift in
            "The temperature rose on \(near(shift.day)) (day \(shift.day - cycle.start + 1)), above "
                + "\(unit.text(shift.coverLine)); sure since \(near(shift.confirmed))."
        }
        if let ovulation {
            lines.append(
                "By that, ovulation was most likely on \(near(ovulation.likeliest)) "
                    + "(\(Wording.chance(ovulation.range, near: today))). "
                    + Wording.notContraception)
        }
        return lines
    }

    private var noRise: String {
        guard usableCount >= 9 else {
            return "\(Phrases.count(usableCount, "reading")) so far. A rise shows once six lower "
                + "readings and three higher ones are there."
        }
        return "No rise so far: that takes three readings in a row above the six before them."
    }

    static func howToLog(_ unit: TemperatureUnit) -> String {
        let example = unit == .celsius ? "36.55" : "97.8F"
        return "Measure on waking, before you get up, and log it: "
            + "eve-ics log today --temperature \(example)"
    }

    private func near(_ day: Day) -> String { day.text(near: today) }
}

extension DayRecord {
    /// Whether a chart has something to draw for the day.
    fileprivate var isCharted: Bool {
        temperature != nil || lh != nil || mucus != nil || (flow ?? .none) != .none
            || ovulationObserved
    }
}

/// The chart for other programs. Temperatures are in °C whatever the setting says.
extension TemperatureChart {
    var json: JSON {
        [
            "today": today, "cycle": ForecastJSON.cycle(cycle), "unit": "celsius",
            "days": entries.map(json),
            "rises": shifts.map { shift -> JSON in
                [
                    "date": shift.day, "confirmed": shift.confirmed, "coverLine": shift.coverLine,
                ]
            },
        ]
    }

    private func json(_ entry: DayLog.Entry) -> JSON {
        let record = entry.record
        let json: JSON = [
            "date": entry.day, "cycleDay": entry.day - cycle.start + 1,
            "flow": record.flow?.rawValue, "temperature": record.temperature,
            "leftOut": exclusions[entry.day]?.words, "lh": record.lh?.rawValue,
            "mucus": record.mucus?.rawValue,
            "ovulation": record.ovulationObserved ? "observed" : nil,
        ]
        return json.withoutNulls
    }
}
