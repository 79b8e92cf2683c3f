import CivilDate
import CycleModel
import CyclePipeline
package import CycleViews
import HTML
package import Messages

/// A bar for each cycle, the range that had been predicted on it, and a sign where the next period came.
package struct CycleLengthsChart: Chart {
    package let lengths: CycleLengths
    package let language: Language
    package let id = "lengths"
    private let measured: [(row: ForecastExplanation.Row, length: Int)]

    package init(_ lengths: CycleLengths) {
        self.lengths = lengths
        language = lengths.explanation.person.language
        measured = lengths.measured
    }

    private var words: InsightMessages { language.insights }

    package var title: String { words.lengthsTitle }

    package var findings: [String] {
        measured.isEmpty ? [words.noLengths] : [lengths.explanation.outcome]
    }

    package var remarks: [String] {
        lengths.explanation.leftOutSentences(lengths.rows)
            + (lengths.olderCount > 0 ? [words.older(lengths.olderCount)] : [])
    }

    package var drawing: ChartDrawing? {
        guard !measured.isEmpty else { return nil }
        let highest =
            measured.map { max($0.length, $0.row.predictedLengths?.upperBound ?? 0) }
            .max() ?? 0
        let field = ChartField(columns: measured.count, highest: Double(highest), height: 150)
        return ChartDrawing(height: field.bottom + 20, places: places(field)) {
            field.lines(
                ChartField.steps(to: Double(highest), most: 5).map { ($0, String(Int($0))) })
            bars(field)
            marks(field)
            field.labels(
                measured.map { language.date($0.row.cycle.start, near: $0.row.cycle.start) })
        }
    }

    /// A gap stands in the table alone, and is read where it lies.
    private func places(_ field: ChartField) -> [Double] {
        var column = 0
        return lengths.rows.map { row in
            guard row.cycle.length != nil, !row.cycle.isGap else { return field.x(column) }
            defer { column += 1 }
            return field.middle(column)
        }
    }

    private func isHatched(_ row: ForecastExplanation.Row) -> Bool {
        row.isDoubtful || row.comparison?.isCounted == false
    }

    @HTMLBuilder private func bars(_ field: ChartField) -> HTML {
        let width = min(field.columnWidth * 0.7, 26)
        let (all, hatched) = measured.indices.reduce(
            into: (SVG.PathData(), SVG.PathData())
        ) { paths, index in
            let (row, length) = measured[index]
            let x = field.middle(index) - width / 2
            let y = field.y(Double(length))
            paths.0.rectangle(x, y, width, field.bottom - y)
            if isHatched(row) { paths.1.hatch(x, y, width, field.bottom - y, every: 7) }
        }
        SVG.path(all, .class("cycle"))
        SVG.path(hatched, .class("hatch"))
    }

    @HTMLBuilder private func marks(_ field: ChartField) -> HTML {
        let marks = measured.enumerated().reduce(into: Marks(field)) { marks, found in
            marks.add(found.element.row, found.element.length, at: found.offset)
        }
        SVG.path(marks.ranges, .class("range"))
        SVG.path(marks.inside, .class("came"))
        SVG.path(marks.outside, .class("missed"))
    }

    /// What had been predicted of the cycles, and where the next period came.
    private struct Marks {
        let field: ChartField
        var ranges = SVG.PathData()
        var inside = SVG.PathData()
        var outside = SVG.PathData()

        init(_ field: ChartField) { self.field = field }

        mutating func add(_ row: ForecastExplanation.Row, _ length: Int, at column: Int) {
            guard let range = row.predictedLengths else { return }
            let reach = min(field.columnWidth * 0.25, 6)
            let x = field.middle(column)
            let ends = [range.upperBound, range.lowerBound].map { field.y(Double($0)) }
            ranges.move(to: x, ends[0])
            ranges.vertical(by: (ends[1] - ends[0]).toTenths)
            for end in ends {
                ranges.move(to: (x - reach).toTenths, end)
                ranges.horizontal(by: (2 * reach).toTenths)
            }
            let y = field.y(Double(length))
            if range.contains(length) {
                inside.dot(x, y)
            } else {
                outside.diamond(x, y, min(max(field.columnWidth * 0.25, 2), 4).toTenths + 1)
            }
        }
    }

    package var legend: [ChartSign] {
        var signs = [
            ChartSign(words.lengthSign) {
                SVG.rectangle(x: 4, y: 2, width: 8, height: 13, .class("cycle"))
            }
        ]
        let ranges = measured.compactMap { found in
            found.row.predictedLengths?.contains(found.length)
        }
        if !ranges.isEmpty {
            signs.append(
                ChartSign(words.rangeSign(language.percent(whole: 80))) {
                    let bracket = SVG.PathData(lines: [
                        (8, 2, 8, 14), (4, 2, 12, 2), (4, 14, 12, 14),
                    ])
                    SVG.path(bracket, .class("range"))
                })
        }
        if ranges.contains(true) {
            signs.append(
                ChartSign(words.insideSign) {
                    SVG.path(SVG.PathData(dotAt: (8, 8)), .class("came"))
                })
        }
        if ranges.contains(false) {
            signs.append(
                ChartSign(words.outsideSign) {
                    SVG.path(SVG.PathData(diamondAt: (8, 8), radius: 5), .class("missed"))
                })
        }
        if measured.contains(where: { isHatched($0.row) }) {
            signs.append(
                ChartSign(words.leftOutSign) {
                    SVG.rectangle(x: 2, y: 2, width: 12, height: 12, .class("cycle"))
                    SVG.path(SVG.PathData(hatchIn: (2, 2, 12, 12), every: 5), .class("hatch"))
                })
        }
        return signs
    }

    /// The columns that `explain` has, and the same words.
    package var table: ChartTable? {
        guard !lengths.rows.isEmpty else { return nil }
        let counting = language.review
        let today = lengths.explanation.person.today
        return ChartTable(
            columns: [counting.start, counting.length, counting.expected, counting.actual],
            rows: lengths.rows.map { row in
                [
                    language.date(row.cycle.start, near: today),
                    row.cycle.length.map(language.formats.days) ?? "",
                    row.comparison.map {
                        let range = language.dates($0.range, near: $0.predicted)
                        return "\(language.date($0.predicted, near: today)) (\(range))"
                    } ?? "–",
                    row.comparison.map {
                        $0.isCounted
                            ? counting.started($0.actual, daysLate: $0.error, near: today)
                            : counting.untested($0.actual, near: today)
                    } ?? row.cycle.nextStart.map { language.date($0, near: today) } ?? "",
                ]
            })
    }
}

extension SVG.PathData {
    /// Lines from (x, y) to (x, y).
    init(lines: [(Double, Double, Double, Double)]) {
        self.init()
        for (x, y, toX, toY) in lines {
            move(to: x, y)
            line(to: toX, toY)
        }
    }

    init(dotAt center: (x: Double, y: Double)) {
        self.init()
        dot(center.x, center.y)
    }

    init(diamondAt center: (x: Double, y: Double), radius: Double) {
        self.init()
        diamond(center.x, center.y, radius)
    }

    init(hatchIn box: (x: Double, y: Double, width: Double, height: Double), every step: Double) {
        self.init()
        hatch(box.x, box.y, box.width, box.height, every: step)
    }

    init(crossAt center: (x: Double, y: Double), radius: Double) {
        self.init()
        cross(center.x, center.y, radius)
    }

    init(triangleAt top: (x: Double, y: Double), size: Double) {
        self.init()
        triangle(top.x, top.y, size)
    }
}
