import CivilDate
import CycleModel
import CyclePipeline
package import CycleViews
import HTML
package import Messages

/// The temperatures of several cycles laid over each other, from the first day of each on.
package struct TemperatureOverlay: Chart {
    /// The newest first.
    package let charts: [TemperatureChart]
    package let language: Language
    package let id = "temperatures"

    /// `nil` where there are fewer than two cycles to compare.
    package init?(_ charts: [TemperatureChart]) {
        guard let first = charts.first, charts.count > 1 else { return nil }
        self.charts = Array(charts.prefix(Self.looks.count))
        language = first.language
    }

    private var words: InsightMessages { language.insights }

    package var title: String { language.report.temperatures }

    /// Of each cycle when its temperature rose, which says of what cycle it speaks.
    package var findings: [String] { charts.compactMap(\.findings.first) }

    // MARK: Drawing

    /// Each cycle has a line and a shape of its own, so that no color is needed.
    private static let looks: [StaticString] = ["first", "second", "third"]
    private static let mostDays = 45
    private static let height = 150.0

    private var lastDay: Int {
        let days = charts.flatMap { chart in
            chart.entries.lazy.filter { $0.record.temperature != nil }
                .map { $0.day - chart.cycle.start + 1 }
        }
        return min(max(days.max() ?? 1, 28), Self.mostDays)
    }

    private var scale: ChartScale? {
        ChartScale(
            charts.flatMap { Self.readings(of: $0).map(\.temperature) }, line: nil,
            unit: charts.first?.unit ?? .celsius)
    }

    /// Those that count.
    private static func readings(
        of chart: TemperatureChart
    ) -> [(column: Int, day: Day, temperature: Temperature)] {
        chart.entries.compactMap { entry in
            guard let temperature = entry.record.temperature,
                chart.exclusion(on: entry.day) == nil
            else { return nil }
            let column = entry.day - chart.cycle.start
            return column < mostDays ? (column, entry.day, temperature) : nil
        }
    }

    package var drawing: ChartDrawing? {
        guard let scale else { return nil }
        let field = ChartField(
            columns: lastDay, highest: Double(scale.rows.count), height: Self.height, left: 44)
        let places = rowDays.map { field.middle($0 - 1) }
        let days = [1] + Array(stride(from: 5, through: lastDay, by: 5))
        return ChartDrawing(height: field.bottom + 20, places: places) {
            field.lines(Self.lines(scale, language))
            for (look, chart) in zip(Self.looks, charts) { course(of: chart, look, field, scale) }
            SVG.path(rises(field, scale), .class("middle"))
            for number in days {
                SVG.text(
                    x: field.middle(number - 1).rounded(), y: (field.bottom + 14).rounded(),
                    anchor: .middle, String(number))
            }
        }
    }

    /// Every fourth row of the scale, and its lower edge.
    private static func lines(
        _ scale: ChartScale, _ language: Language
    ) -> [(value: Double, label: String)] {
        let rows = stride(from: scale.rows.lowerBound + 1, through: scale.rows.upperBound, by: 4)
        return [(0, "")]
            + rows.map { row in
                (Double(row - scale.rows.lowerBound + 1), language.decimal(scale.label(row)))
            }
    }

    private func y(_ temperature: Temperature, _ field: ChartField, _ scale: ChartScale) -> Double {
        field.y(Double(scale.nearestRow(of: temperature) - scale.rows.lowerBound) + 0.5)
    }

    @HTMLBuilder private func course(
        of chart: TemperatureChart, _ look: StaticString, _ field: ChartField, _ scale: ChartScale
    ) -> HTML {
        let (line, marks) = Self.readings(of: chart).enumerated().reduce(
            into: (SVG.PathData(), SVG.PathData())
        ) { paths, reading in
            let x = field.middle(reading.element.column)
            let y = y(reading.element.temperature, field, scale)
            if reading.offset == 0 { paths.0.move(to: x, y) } else { paths.0.line(to: x, y) }
            Self.mark(look, x, y, into: &paths.1)
        }
        SVG.path(line, .class("course", look))
        SVG.path(marks, .class("mark", look))
    }

    private static func mark(
        _ look: StaticString, _ x: Double, _ y: Double, into path: inout SVG.PathData
    ) {
        switch look.description {
        case "first": path.dot(x, y)
        case "second": path.diamond(x, y, 3)
        default: path.cross(x, y, 2.5)
        }
    }

    /// A triangle below the first higher reading of each cycle, as far as that is to be shown.
    private func rises(_ field: ChartField, _ scale: ChartScale) -> SVG.PathData {
        var path = SVG.PathData()
        for chart in charts {
            for shift in chart.shifts {
                guard let temperature = chart.records[shift.day]?.temperature else { continue }
                let column = shift.day - chart.cycle.start
                guard column < lastDay else { continue }
                path.triangle(field.middle(column), y(temperature, field, scale) + 5, 7)
            }
        }
        return path
    }

    // MARK: Words

    private func name(_ chart: TemperatureChart) -> String {
        guard let next = chart.cycle.nextStart else {
            return words.runningTemperatureTitle(chart.cycle.start, near: chart.today)
        }
        return language.dates(chart.cycle.start...(next - 1), near: chart.today)
    }

    package var legend: [ChartSign] {
        let cycles = zip(Self.looks, charts).map { look, chart in
            var mark = SVG.PathData()
            Self.mark(look, 8, 8, into: &mark)
            return ChartSign(name(chart)) {
                SVG.path(SVG.PathData(lines: [(0, 8, 16, 8)]), .class("course", look))
                SVG.path(mark, .class("mark", look))
            }
        }
        guard charts.contains(where: { !$0.shifts.isEmpty }) else { return cycles }
        return cycles + [
            ChartSign(language.chart.rise) {
                SVG.path(SVG.PathData(triangleAt: (8, 4), size: 8), .class("middle"))
            }
        ]
    }

    /// The numbers of the days on which any of the cycles has an entry.
    private var rowDays: [Int] {
        let days = charts.flatMap { chart in
            chart.entries.lazy.filter { chart.days.contains($0.day) }
                .map { $0.day - chart.cycle.start + 1 }
        }
        return Set(days).filter { $0 <= lastDay }.sorted()
    }

    package var table: ChartTable? {
        let drawings = charts.map { TemperatureDrawing($0, number: 0) }
        let entries = charts.map { chart in
            Dictionary(
                chart.entries.map { ($0.day - chart.cycle.start + 1, $0) },
                uniquingKeysWith: { first, _ in first })
        }
        return ChartTable(
            columns: [words.cycleDay] + charts.map(name),
            rows: rowDays.map { number in
                [String(number)]
                    + zip(drawings, entries).map { drawing, entries in
                        guard let entry = entries[number] else { return "–" }
                        return
                            ([drawing.reading(of: entry)].compactMap(\.self)
                            + drawing.otherSigns(entry)).joined(separator: ", ")
                    }
            })
    }
}
