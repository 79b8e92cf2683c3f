import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel

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

    /// Without readings that count there are those that were left out.
    private var scale: ChartScale? {
        let all = entries.compactMap { entry in
            entry.record.temperature.map { (day: entry.day, temperature: $0) }
        }
        let usable = all.filter { !isExcluded($0.day) }
        return ChartScale(
            (usable.isEmpty ? all : usable).map(\.temperature), line: shifts.last?.coverLine,
            unit: unit)
    }

    /// Days side by side as far as they fit, the rest on pages beneath; none without a record.
    private func pages(of count: Int) -> [ClosedRange<Day>] {
        stride(from: 0, to: days.count, by: count).map { offset in
            let first = days.lowerBound + offset
            return first...min(first + (count - 1), days.upperBound)
        }.filter { page in
            page.lowerBound == days.lowerBound || entries.contains { page.contains($0.day) }
        }
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

    /// Broken at spaces; runs of spaces inside a line stay.
    private static func wrapped(_ text: String, width: Int) -> String {
        let pieces = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        return TextLayout.lines(of: pieces, width: width).map(\.trimmingSpacesAtEnd)
            .joined(separator: "\n")
    }
}
