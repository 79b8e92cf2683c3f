import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews
import Messages

/// The days of a chart that stand side by side.
struct ChartPage {
    let chart: TemperatureChart
    let scale: ChartScale?
    let days: ClosedRange<Day>
    /// Characters for each day.
    let columns: Int
    /// What the names of the rows and the axis take.
    let margin: Int
    let usesColor: Bool

    private var messages: ChartMessages { chart.language.chart }

    /// Room for the longest name of a row, or for a blank, a temperature and a blank, and for the axis.
    static func margin(in language: Language) -> Int {
        let names = language.chart
        let widths = [
            names.riseRow, names.lhRow, names.mucusRow, names.noticedRow, names.ovulationRow,
            names.periodRow,
            names.dayRow, names.dateRow, " 36.55 ",
        ].map(\.count)
        return (widths.max() ?? 0) + 1
    }

    var lines: [String] {
        let plot = scale.map { scale in scale.rows.reversed().map { row($0, of: scale) } } ?? []
        return plot + [axis] + signs + [numbers, dates]
    }

    private func row(_ number: Int, of scale: ChartScale) -> String {
        var hasLine = false
        let cells = days.map { day -> String in
            let line = chart.coverLine(on: day)
            let isLine = line.map { scale.nearestRow(of: $0) == number } ?? false
            hasLine = hasLine || isLine
            let filler = isLine ? painted("─", .line) : " "
            let sign = sign(on: day, in: number, of: scale) ?? filler
            return sign + (columns > 1 ? filler : "")
        }
        let label = chart.language.decimal(scale.label(number))
        return line(
            String(repeating: " ", count: max(0, margin - 2 - label.count))
                + label, hasLine ? "┼" : "│", cells)
    }

    private func sign(on day: Day, in row: Int, of scale: ChartScale) -> String? {
        guard let temperature = chart.records[day]?.temperature,
            scale.nearestRow(of: temperature) == row
        else { return nil }
        return chart.exclusion(on: day) != nil ? painted("○", .faint) : painted("●", .reading)
    }

    private var axis: String {
        String(repeating: " ", count: margin - 1) + "└"
            + String(repeating: "─", count: days.count * columns)
    }

    /// A row for each kind of sign that the chart has anywhere.
    private var signs: [String] {
        let records = chart.entries.map(\.record)
        var rows: [String] = []
        if !chart.shifts.isEmpty {
            rows.append(
                signs(messages.riseRow, .line) { day in
                    chart.shifts.contains { $0.day == day } ? "▲" : nil
                })
        }
        if records.contains(where: { $0.lh != nil }) {
            rows.append(signs(messages.lhRow, .reading) { chart.records[$0]?.lh?.chartSign })
        }
        if records.contains(where: { $0.mucus != nil }) {
            rows.append(signs(messages.mucusRow, .reading) { chart.records[$0]?.mucus?.chartSign })
        }
        if records.contains(where: \.ovulationObserved) {
            rows.append(
                signs(messages.noticedRow, .reading) {
                    chart.records[$0]?.ovulationObserved == true ? "✓" : nil
                })
        }
        if chart.shownOvulation != nil {
            rows.append(signs(messages.ovulationRow, .line) { chart.ovulationMark(on: $0)?.sign })
        }
        if records.contains(where: { ($0.flow ?? .none) != .none }) {
            rows.append(signs(messages.periodRow, .period) { chart.records[$0]?.flow?.chartSign })
        }
        return rows
    }

    private func signs(
        _ name: String, _ color: Color, _ sign: (Day) -> String?
    ) -> String {
        let cells = days.map { day in
            (sign(day).map { painted($0, color) } ?? " ") + (columns > 1 ? " " : "")
        }
        return line(name, "│", cells)
    }

    private var numbers: String {
        scattered(messages.dayRow) { day in
            let number = day - chart.cycle.start + 1
            return number == 1 || number.isMultiple(of: 5) ? "\(number)" : nil
        }
    }

    private var dates: String {
        scattered(messages.dateRow) { day in
            (day - chart.cycle.start).isMultiple(of: 7)
                ? chart.language.date(day, near: day) : nil
        }
    }

    /// Texts that begin at their days, as far as there is room.
    private func scattered(_ name: String, _ text: (Day) -> String?) -> String {
        var row = ""
        for (index, day) in days.enumerated() {
            guard let text = text(day), row.isEmpty || row.count < index * columns,
                index * columns + text.count <= days.count * columns
            else { continue }
            row += String(repeating: " ", count: index * columns - row.count) + text
        }
        return line(name, "│", [row])
    }

    private func line(_ name: String, _ axis: String, _ cells: [String]) -> String {
        let blanks = max(0, margin - 1 - name.count)
        let text = name + String(repeating: " ", count: blanks) + axis + cells.joined()
        return text.trimmingSpacesAtEnd
    }

    // MARK: Color, on which nothing depends

    private enum Color: String {
        case reading = "\u{1B}[1m"
        case faint = "\u{1B}[2m"
        case line = "\u{1B}[36m"
        case period = "\u{1B}[31m"
    }

    private func painted(_ text: String, _ color: Color) -> String {
        usesColor ? "\(color.rawValue)\(text)\u{1B}[0m" : text
    }
}
