import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews
import Messages

/// The chart on a terminal: a column for each day, the temperature going up.
extension TemperatureChart {
    private var messages: ChartMessages { language.chart }

    /// The chart with its title and what its signs mean, no line wider than `width`.
    func text(width: Int, usesColor: Bool) -> String {
        guard hasSigns else {
            let none = messages.noTemperature(since: cycle.start, near: today)
            return Self.wrapped("\(none) \(howToLog)", width: width) + "\n"
        }
        let margin = ChartPage.margin(in: language)
        let room = max(width - margin, 20)
        let columns = days.count * 2 <= room ? 2 : 1
        let pages = pages(of: room / columns)
        let drawing = pages.map { page in
            ChartPage(
                chart: self, scale: scale, days: page, columns: columns, margin: margin,
                usesColor: usesColor
            ).lines.map { $0 + "\n" }.joined()
        }.joined(separator: "\n")
        let beneath = legend + remarks
        return "\(Self.wrapped(title, width: width))\n\n\(drawing)\n"
            + beneath.map { Self.wrapped($0, width: width) + "\n" }.joined()
    }

    private var title: String {
        guard let next = cycle.nextStart else {
            let number = today - cycle.start + 1
            return messages.title(cycle.start, today: number, unit: unit.symbol, near: today)
        }
        return messages.title(cycle.start...(next - 1), unit: unit.symbol, near: today)
    }

    /// What the signs in use mean, a line for each kind.
    private var legend: [String] {
        let records = entries.map(\.record)
        var signs: [String] = []
        if usableCount > 0 { signs.append("● \(messages.temperature)") }
        if !excluded.isEmpty { signs.append("○ \(messages.leftOut)") }
        if !shifts.isEmpty { signs += ["─ \(messages.coverLine)", "▲ \(messages.rise)"] }
        var ovulation: [String] = []
        if records.contains(where: \.ovulationObserved) { ovulation = ["✓ \(messages.noticed)"] }
        if let mark = shownOvulation {
            ovulation.append("\(mark.sign) \(mark.meaning(in: language))")
        }
        let lines = [signs, ovulation].filter { !$0.isEmpty }
        return lines.map { $0.joined(separator: "   ") } + letters()
    }

    // MARK: What stands beneath it

    /// Sentences on what was left out, and on what the temperatures show or still lack.
    private var remarks: [String] {
        let leftOut = [exclusionSentence?.terminalSafe].compactMap(\.self)
        guard usableCount == 0 else { return leftOut + findings }
        let none = excluded.isEmpty ? messages.noTemperature : messages.noOtherTemperature
        return leftOut + ["\(none) \(howToLog)"]
    }

    private var howToLog: String { messages.howToLog(unit == .celsius ? "36.55" : "97.8F") }

    /// Broken at spaces; runs of spaces inside a line stay.
    private static func wrapped(_ text: String, width: Int) -> String {
        let pieces = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
        return TextLayout.lines(of: pieces, width: width).map(\.trimmingSpacesAtEnd)
            .joined(separator: "\n")
    }
}
