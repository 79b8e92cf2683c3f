import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import Messages

/// The chart on a terminal: a column for each day, the temperature going up.
extension TemperatureChart {
    /// The chart with its title and what its signs mean, no line wider than `width`.
    func text(width: Int, usesColor: Bool) -> String {
        guard hasSigns else {
            let start = cycle.start.text(near: today)
            let text = "No temperature is logged in the cycle that began on \(start). "
            return Self.wrapped(text + Self.howToLog(unit), width: width) + "\n"
        }
        let room = max(width - ChartPage.margin, 20)
        let columns = days.count * 2 <= room ? 2 : 1
        let pages = pages(of: room / columns)
        let drawing = pages.map { page in
            ChartPage(
                chart: self, scale: scale, days: page, columns: columns, usesColor: usesColor
            ).lines.map { $0 + "\n" }.joined()
        }.joined(separator: "\n")
        let beneath = legend + remarks
        return "\(Self.wrapped(title, width: width))\n\n\(drawing)\n"
            + beneath.map { Self.wrapped($0, width: width) + "\n" }.joined()
    }

    private var title: String {
        let start = cycle.start.text(near: today)
        guard let length = cycle.length, let next = cycle.nextStart else {
            let day = today - cycle.start + 1
            return
                "The cycle that began on \(start), on its day \(day). Temperatures in \(unit.symbol)."
        }
        let end = (next - 1).text(near: today)
        return "The cycle from \(start) to \(end), \(Phrases.count(length, "day")). "
            + "Temperatures in \(unit.symbol)."
    }

    /// What the signs in use mean, a line for each kind.
    private var legend: [String] {
        let records = entries.map(\.record)
        var signs: [String] = []
        if usableCount > 0 { signs.append("● temperature") }
        if !excluded.isEmpty { signs.append("○ left out") }
        if !shifts.isEmpty { signs += ["─ cover line", "▲ rise"] }
        if records.contains(where: \.ovulationObserved) { signs.append("◇ ovulation observed") }
        var lines = signs.isEmpty ? [] : [signs.joined(separator: "   ")]
        func add<Value: Equatable>(
            _ name: String, _ values: [Value], of all: [Value], _ text: (Value) -> String
        ) {
            let used = all.filter(values.contains).map(text)
            if !used.isEmpty { lines.append("\(name): \(used.joined(separator: ", "))") }
        }
        add("LH", records.compactMap(\.lh), of: LHTest.allCases) {
            "\($0.chartSign) \($0.rawValue)"
        }
        add("Mucus", records.compactMap(\.mucus), of: Mucus.allCases) {
            "\($0.chartSign) \($0.rawValue)"
        }
        add("Period", records.compactMap(\.flow), of: Flow.allCases.filter { $0 != .none }) {
            "\($0.chartSign ?? "") \($0 == .unknown ? "bleeding" : $0.rawValue)"
        }
        return lines
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
                    + "(\(Language.english.calendar.chance(ovulation.range, near: today))). "
                    + Language.english.calendar.notContraception)
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

    /// Broken at spaces; runs of spaces inside a line stay.
    private static func wrapped(_ text: String, width: Int) -> String {
        let pieces = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        return TextLayout.lines(of: pieces, width: width).map(\.trimmingSpacesAtEnd)
            .joined(separator: "\n")
    }
}
