import CivilDate
import CycleModel
import CyclePipeline
package import CycleViews
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
            + (signsTold.isEmpty ? [] : [language.series(signsTold)])
    }

    private var signsTold: [String] { chart.letters(isDrawn: true) }

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
        let places = shownEntries.map { field.middle($0.day - chart.days.lowerBound) }
        return ChartDrawing(height: numbers + 6, places: places) {
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
        let heights = chart.days.map { day in
            chart.coverLine(on: day).map {
                field.y(Double(scale.nearestRow(of: $0) - scale.rows.lowerBound) + 1)
            }
        }
        var path = SVG.PathData()
        for (column, height) in heights.enumerated() {
            guard let height, column == 0 || heights[column - 1] != height else { continue }
            let days = heights[column...].prefix { $0 == height }.count
            path.move(to: field.x(column), height)
            path.horizontal(by: Double(days) * field.columnWidth)
        }
        return SVG.path(path, .class("cover"))
    }

    @HTMLBuilder private func points(_ field: ChartField, _ scale: ChartScale) -> HTML {
        let counted = readings.filter { chart.exclusion(on: $0.day) == nil }
        let (line, dots) = counted.enumerated().reduce(
            into: (SVG.PathData(), SVG.PathData())
        ) { paths, reading in
            let x = field.middle(reading.element.column)
            let y = y(reading.element.temperature, field, scale)
            if reading.offset == 0 { paths.0.move(to: x, y) } else { paths.0.line(to: x, y) }
            paths.1.dot(x, y)
        }
        SVG.path(line, .class("course"))
        SVG.path(dots, .class("reading"))
        for reading in readings where chart.exclusion(on: reading.day) != nil {
            SVG.circle(
                x: field.middle(reading.column), y: y(reading.temperature, field, scale), radius: 3,
                .class("excluded"))
        }
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
            rows.append(Row(name: signs.mucusRow) { chart.records[$0]?.mucus?.drawnSign })
        }
        if records.contains(where: \.ovulationObserved) {
            rows.append(
                Row(name: signs.noticedRow) { day in
                    chart.records[day]?.ovulationObserved == true ? "✓" : nil
                })
        }
        if chart.shownOvulation != nil {
            rows.append(Row(name: signs.ovulationRow) { chart.ovulationMark(on: $0)?.sign })
        }
        if records.contains(where: { ($0.flow ?? .none) != .none }) {
            rows.append(Row(name: signs.periodRow) { chart.records[$0]?.flow?.drawnSign })
        }
        return rows
    }

    @HTMLBuilder private func row(_ row: Row, _ field: ChartField, y: Double) -> HTML {
        SVG.text(x: 0, y: y, row.name, .class("name"))
        SVG.signs(
            chart.days.enumerated().compactMap { column, day in
                row.sign(day)?.first.map { (field.middle(column), $0) }
            }, y: y, .class("letter"))
    }

    @HTMLBuilder private func dayLabels(_ field: ChartField, y: Double) -> HTML {
        for (column, _) in chart.days.enumerated()
        where column == 0 || (column + 1).isMultiple(of: 5) {
            SVG.text(
                x: field.middle(column).rounded(), y: y.rounded(), anchor: .middle,
                String(column + 1))
        }
    }

    package var legend: [ChartSign] {
        var found: [ChartSign] = [
            ChartSign(signs.temperature) {
                SVG.path(SVG.PathData(dotAt: (8, 8)), .class("reading"))
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
            rows: shownEntries.map { entry in
                [
                    String(entry.day - chart.cycle.start + 1),
                    language.date(entry.day, near: chart.today), reading(of: entry) ?? "–",
                    otherSigns(entry).joined(separator: ", "),
                ]
            })
    }

    private var shownEntries: [DayLog.Entry] {
        chart.entries.filter { chart.days.contains($0.day) }
    }

    /// The temperature of a day, and why it does not count.
    func reading(of entry: DayLog.Entry) -> String? {
        guard let temperature = entry.record.temperature else { return nil }
        let text = chart.unit.text(temperature, in: language)
        let reason = chart.exclusion(on: entry.day)?.words(in: language)
        return reason.map { words.leftOut(text, because: $0) } ?? text
    }

    /// What else was noted on a day, in words.
    func otherSigns(_ entry: DayLog.Entry) -> [String] {
        let record = entry.record
        let names = language.records
        let isRise = chart.shifts.contains { $0.day == entry.day }
        let flow = record.flow.flatMap { $0 == .none ? nil : names.flow($0.rawValue) }
        return [
            isRise ? signs.rise : nil, flow, record.lh.map { names.ovulationTest($0.rawValue) },
            record.mucus.map { names.mucus($0.rawValue) },
            record.ovulationObserved ? signs.noticed : nil,
        ].compactMap(\.self)
    }
}
