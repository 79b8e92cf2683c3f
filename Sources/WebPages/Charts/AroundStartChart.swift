import CyclePipeline
package import CycleViews
import HTML
package import Messages

/// A row of bars for each symptom, one bar for each day around the first day of a period, as high as it was frequent.
package struct AroundStartChart: Chart {
    package let days: AroundStartTable
    package let language: Language
    package let id = "symptom-days"

    package init(_ table: AroundStartTable, in language: Language) {
        days = table
        self.language = language
    }

    private var words: InsightMessages { language.insights }

    package var title: String { words.aroundStartTitle }

    /// The drawing has the days as numbers, so its description says what they are, too.
    package var findings: [String] {
        let sentences = days.rows.compactMap { row in
            days.peak(of: row).map { sentence(row.name, $0) }
        }
        return (sentences.isEmpty ? [words.tooFew] : Array(sentences.prefix(2))) + [words.dayOne]
    }

    private func sentence(_ name: String, _ peak: AroundStartTable.Peak) -> String {
        let (first, last) = (Self.label(peak.first), Self.label(peak.last))
        if first == last {
            return words.oftenAroundStart(name, on: first, days: peak.days, of: peak.logged)
        }
        return words.oftenAroundStart(
            name, from: first, to: last, days: peak.days, of: peak.logged)
    }

    package var remarks: [String] {
        let isBroken = cells { $0.logged == 0 }
        let remarks: [String?] = [
            words.shareOfDay(language.percent(whole: 100)), isBroken ? words.emptyDays : nil,
            words.wholeCyclesCount, days.leftOutRows > 0 ? words.fewer(days.leftOutRows) : nil,
        ]
        return remarks.compactMap(\.self)
    }

    private func cells(_ isWanted: (AroundStartTable.Cell) -> Bool) -> Bool {
        days.rows.contains { $0.cells.contains(where: isWanted) }
    }

    /// With a minus sign, which is as wide as a plus sign, where the number has one.
    private static func label(_ number: Int) -> String {
        number < 0 ? "−\(-number)" : String(number)
    }

    // MARK: Drawing

    private static let rowHeight = 24.0
    /// The height of a bar that is 100%.
    private static let highest = rowHeight - 3
    private static let width = 9.0
    /// The column of the first day of the period.
    private static let startColumn = AroundStartTable.numbers.firstIndex(of: 1) ?? 0
    private static let labeled = [-14, -7, 1, 7, 14]

    package var drawing: ChartDrawing? {
        guard !days.isEmpty else { return nil }
        let bottom = y(days.rows.count - 1) + 4
        return ChartDrawing(
            height: bottom + 16, places: AroundStartTable.numbers.indices.map(Self.middle)
        ) {
            SVG.path(ground, .class("grid"))
            SVG.path(start(bottom), .class("axis"))
            SVG.path(bars(thin: false), .class("inside"))
            SVG.path(bars(thin: true), .class("outside"))
            for (row, found) in days.rows.enumerated() {
                SVG.text(x: 0, y: y(row) - 4, PhaseChart.shortened(found.name), .class("name"))
            }
            for (column, number) in AroundStartTable.numbers.enumerated()
            where Self.labeled.contains(number) {
                SVG.text(
                    x: Self.middle(column), y: bottom + 12, anchor: .middle, Self.label(number))
            }
        }
    }

    private static func x(_ column: Int) -> Double { PhaseChart.names + width * Double(column) }

    private static func middle(_ column: Int) -> Double { x(column) + width / 2 }

    /// The ground that the bars of a row stand on.
    private func y(_ row: Int) -> Double { Self.rowHeight * Double(row + 1) - 1 }

    /// The ground of each row where anything was logged: no bar above it means that it was not noted.
    private var ground: SVG.PathData {
        var path = SVG.PathData()
        for (row, found) in days.rows.enumerated() {
            for (column, cell) in found.cells.enumerated() where cell.logged > 0 {
                if column == 0 || found.cells[column - 1].logged == 0 {
                    path.move(to: Self.x(column), y(row))
                }
                path.horizontal(by: Self.width)
            }
        }
        return path
    }

    private func start(_ bottom: Double) -> SVG.PathData {
        var path = SVG.PathData()
        path.move(to: Self.x(Self.startColumn), 0)
        path.vertical(by: bottom)
        return path
    }

    private func bars(thin: Bool) -> SVG.PathData {
        var path = SVG.PathData()
        for (row, found) in days.rows.enumerated() {
            for (column, cell) in found.cells.enumerated() where cell.isThin == thin {
                let height = (Self.highest * (cell.share ?? 0)).rounded()
                if cell.days > 0 {
                    path.rectangle(
                        Self.x(column) + 1, y(row) - height, Self.width - 2, height)
                }
            }
        }
        return path
    }

    package var legend: [ChartSign] {
        let outline = ChartSign(words.thinDaySign(cycles: PhaseTable.fewestCycles)) {
            SVG.rectangle(x: 4, y: 2, width: 7, height: 13, .class("outside"))
        }
        return [
            ChartSign(words.shareSign) {
                SVG.rectangle(x: 4, y: 2, width: 7, height: 13, .class("inside"))
            }
        ] + (cells { $0.isThin && $0.days > 0 } ? [outline] : []) + [
            ChartSign(words.startSign) {
                SVG.line(from: (8, 1), to: (8, 15), .class("axis"))
            }
        ]
    }

    /// A row for each day, so that the chart reads out day by day.
    package var table: ChartTable? {
        guard !days.isEmpty else { return nil }
        return ChartTable(
            columns: [words.day] + days.rows.map(\.name),
            rows: AroundStartTable.numbers.enumerated().map { column, number in
                [Self.label(number)]
                    + days.rows.map { row in
                        let cell = row.cells[column]
                        return cell.logged == 0
                            ? words.nothing : words.days(cell.days, of: cell.logged)
                    }
            })
    }
}
