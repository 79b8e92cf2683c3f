import CivilDate
import CycleModel
package import CyclePipeline
import HTML
package import Messages

/// The temperatures of one cycle: points, the cover line, the rise, and the other signs in rows beneath.
package struct TemperatureDrawing: Chart {
    package let chart: TemperatureChart
    package let language: Language
    package let id: String

    /// - Parameter number: Tells it from the others of a page.
    package init(_ chart: TemperatureChart, number: Int) {
        self.chart = chart
        language = chart.language
        id = "temperature-\(number)"
    }

    private var words: InsightMessages { language.insights }
    private var signs: ChartMessages { language.chart }

    package var title: String {
        guard let next = chart.cycle.nextStart else {
            return words.runningTemperatureTitle(chart.cycle.start, near: chart.today)
        }
        return words.temperatureTitle(chart.cycle.start...(next - 1), near: chart.today)
    }

    package var findings: [String] {
        chart.findings.isEmpty ? [signs.readings(readings.count)] : chart.findings
    }

    package var remarks: [String] {
        [chart.exclusionSentence].compactMap(\.self)
            + (chart.letters.isEmpty ? [] : [language.series(chart.letters)])
    }

    private var readings: [(column: Int, day: Day, temperature: Temperature)] {
        chart.days.enumerated().compactMap { column, day in
            chart.records[day]?.temperature.map { (column, day, $0) }
        }
    }

    // MARK: Drawing

    private static let usualHeight = 126.0
    private static let lowestRow = 6.0

    package var drawing: ChartDrawing? {
        guard let scale = chart.scale else { return nil }
        let (rows, count) = (rows, Double(scale.rows.count))
        let longest = rows.map(\.name.count).max() ?? 0
        let field = ChartField(
            columns: chart.days.count, highest: count,
            height: max(Self.usualHeight, count * Self.lowestRow),
            left: max(44, 6.6 * Double(longest) + 10))
        let numbers = field.bottom + 14 * Double(rows.count) + 14
        return ChartDrawing(height: numbers + 6) {
            field.lines(labels(scale))
            coverLine(field, scale)
            points(field, scale)
            for (index, row) in rows.enumerated() {
                self.row(row, field, y: field.bottom + 13 + 14 * Double(index))
            }
            dayLabels(field, y: numbers)
        }
    }

    /// Every fourth row, named by the highest temperature in it.
    private func labels(_ scale: ChartScale) -> [(value: Double, label: String)] {
        stride(from: scale.rows.lowerBound + 1, through: scale.rows.upperBound, by: 4).map { row in
            (
                Double(row - scale.rows.lowerBound + 1), language.decimal(scale.label(row))
            )
        } + [(0, "")]
    }

    private func y(_ temperature: Temperature, _ field: ChartField, _ scale: ChartScale) -> Double {
        field.y(Double(scale.nearestRow(of: temperature) - scale.rows.lowerBound) + 0.5)
    }

    /// At the upper end of its row, so that what is above it is seen above it.
    private func coverLine(_ field: ChartField, _ scale: ChartScale) -> HTML {
        var path = SVG.PathData()
        for (column, day) in chart.days.enumerated() {
            guard let line = chart.coverLine(on: day) else { continue }
            let y = field.y(Double(scale.nearestRow(of: line) - scale.rows.lowerBound) + 1)
            path.move(to: field.x(column), y)
            path.line(to: field.x(column + 1), y)
        }
        return SVG.path(path, .class("cover"))
    }

    private func points(_ field: ChartField, _ scale: ChartScale) -> HTML {
        var line = SVG.PathData()
        var previous: Int?
        var dots: [HTML] = []
        for (column, day, temperature) in readings {
            let (x, y) = (field.middle(column), y(temperature, field, scale))
            if chart.exclusion(on: day) != nil {
                dots.append(SVG.circle(x: x, y: y, radius: 3, .class("excluded")))
                continue
            }
            if previous == nil { line.move(to: x, y) } else { line.line(to: x, y) }
            previous = column
            dots.append(SVG.circle(x: x, y: y, radius: 3, .class("reading")))
        }
        return HTMLBuilder.buildArray([SVG.path(line, .class("course"))] + dots)
    }

    // MARK: Rows of signs

    private struct Row {
        let name: String
        let sign: (Day) -> String?
    }

    private var rows: [Row] {
        let records = chart.entries.map(\.record)
        var rows: [Row] = []
        if !chart.shifts.isEmpty {
            rows.append(
                Row(name: signs.riseRow) { day in
                    chart.shifts.contains { $0.day == day } ? "▲" : nil
                })
        }
        if records.contains(where: { $0.lh != nil }) {
            rows.append(Row(name: signs.lhRow) { chart.records[$0]?.lh?.chartSign })
        }
        if records.contains(where: { $0.mucus != nil }) {
            rows.append(Row(name: signs.mucusRow) { chart.records[$0]?.mucus?.chartSign })
        }
        if records.contains(where: \.ovulationObserved) {
            rows.append(
                Row(name: signs.ovulationRow) { day in
                    chart.records[day]?.ovulationObserved == true ? "◇" : nil
                })
        }
        if records.contains(where: { ($0.flow ?? .none) != .none }) {
            rows.append(Row(name: signs.periodRow) { chart.records[$0]?.flow?.chartSign })
        }
        return rows
    }

    @HTMLBuilder private func row(_ row: Row, _ field: ChartField, y: Double) -> HTML {
        SVG.text(x: 0, y: y, row.name, .class("name"))
        for (column, day) in chart.days.enumerated() {
            if let sign = row.sign(day) {
                SVG.text(
                    x: max(field.middle(column), 0), y: y, anchor: .middle, sign, .class("letter"))
            }
        }
    }

    @HTMLBuilder private func dayLabels(_ field: ChartField, y: Double) -> HTML {
        for (column, _) in chart.days.enumerated()
        where column == 0 || (column + 1).isMultiple(of: 5) {
            SVG.text(x: field.middle(column), y: y, anchor: .middle, String(column + 1))
        }
    }

    package var legend: [ChartSign] {
        var found: [ChartSign] = [
            ChartSign(signs.temperature) {
                SVG.circle(x: 8, y: 8, radius: 4, .class("reading"))
            }
        ]
        if !chart.excluded.isEmpty {
            found.append(
                ChartSign(signs.leftOut) {
                    SVG.circle(x: 8, y: 8, radius: 4, .class("excluded"))
                })
        }
        if !chart.shifts.isEmpty {
            found.append(
                ChartSign(signs.coverLine) {
                    SVG.line(from: (0, 8), to: (16, 8), .class("cover"))
                })
        }
        return found
    }

    package var table: ChartTable? {
        ChartTable(
            columns: [words.cycleDay, words.day, words.temperature, words.signs],
            rows: chart.entries.filter { chart.days.contains($0.day) }.map { entry in
                let temperature = entry.record.temperature.map {
                    chart.unit.text($0, in: language)
                }
                let reason = chart.exclusion(on: entry.day)?.words(in: language)
                let cell = temperature.map { text in
                    reason.map { words.leftOut(text, because: $0) } ?? text
                }
                return [
                    String(entry.day - chart.cycle.start + 1),
                    language.date(entry.day, near: chart.today), cell ?? "–",
                    otherSigns(entry).joined(separator: ", "),
                ]
            })
    }

    private func otherSigns(_ entry: DayLog.Entry) -> [String] {
        let record = entry.record
        let names = language.records
        let isRise = chart.shifts.contains { $0.day == entry.day }
        let flow = record.flow.flatMap { $0 == .none ? nil : names.flow($0.rawValue) }
        return [
            isRise ? signs.rise : nil, flow, record.lh.map { names.ovulationTest($0.rawValue) },
            record.mucus.map { names.mucus($0.rawValue) },
            record.ovulationObserved ? signs.ovulation : nil,
        ].compactMap(\.self)
    }
}
