import CivilDate
import CycleModel
package import CyclePipeline
package import CycleViews
import HTML
package import Messages

/// A point for each weight, a line through the middle of each seven days, and the periods behind them.
package struct WeightChart: Chart {
    package let line: WeightLine
    package let unit: WeightUnit
    package let language: Language
    package let id = "weight"
    private let today: Day

    package init(_ line: WeightLine, of person: PersonState) {
        self.line = line
        unit = person.weightUnit
        language = person.language
        today = person.today
    }

    private var words: InsightMessages { language.insights }

    package var title: String { words.weightTitle }

    package var findings: [String] {
        guard let first = line.medians.first, let last = line.medians.last else { return [] }
        let texts = [first, last].map { unit.text($0.weight, in: language) }
        return [
            texts[0] == texts[1]
                ? words.weight(steady: texts[0]) : words.weight(from: texts[0], to: texts[1])
        ]
    }

    // MARK: Drawing

    private var days: ClosedRange<Day> {
        guard let first = line.readings.first?.day, let last = line.readings.last?.day else {
            return today...today
        }
        return first...last
    }

    /// Whole kilograms or pounds around the readings; their lowest value is the bottom of the drawing.
    private var range: ClosedRange<Int> {
        let values = line.readings.map { value($0.weight) }
        let low = Int((values.min() ?? 0).rounded(.down))
        let high = Int((values.max() ?? 0).rounded(.up))
        let missing = max(4 - (high - low), 0)
        return (low - missing / 2)...(high + missing - missing / 2)
    }

    private func value(_ weight: Weight) -> Double {
        unit == .kilograms ? Double(weight.grams) / 1_000 : Double(weight.tenthsOfAPound) / 10
    }

    package var drawing: ChartDrawing? {
        let range = range
        let field = ChartField(
            columns: days.count, highest: Double(range.upperBound - range.lowerBound), height: 130)
        func x(_ day: Day) -> Double { field.middle(day - days.lowerBound) }
        func y(_ weight: Weight) -> Double { field.y(value(weight) - Double(range.lowerBound)) }
        var shading = SVG.PathData()
        for period in line.periods {
            let first = field.x(period.lowerBound - days.lowerBound)
            shading.rectangle(
                first, ChartField.top, Double(period.count) * field.columnWidth, field.height)
        }
        var course = SVG.PathData()
        for (index, median) in line.medians.enumerated() {
            if index == 0 {
                course.move(to: x(median.day), y(median.weight))
            } else {
                course.line(to: x(median.day), y(median.weight))
            }
        }
        var points = SVG.PathData()
        for reading in line.readings {
            points.dot(x(reading.day), y(reading.weight))
        }
        let steps = ChartField.steps(to: field.highest, most: 5)
        return ChartDrawing(
            height: field.bottom + 20, places: line.readings.map { x($0.day) }
        ) {
            SVG.path(shading, .class("span"))
            field.lines(steps.map { ($0, String(range.lowerBound + Int($0))) })
            SVG.path(points, .class("weighed"))
            SVG.path(course, .class("weight"))
            field.labels(days.map { language.date($0, near: $0) })
        }
    }

    package var legend: [ChartSign] {
        [
            ChartSign(words.median) {
                SVG.line(from: (0, 8), to: (16, 8), .class("weight"))
            },
            ChartSign(words.reading) {
                SVG.path(SVG.PathData(dotAt: (8, 8)), .class("weighed"))
            },
            ChartSign(words.period) {
                SVG.rectangle(x: 2, y: 2, width: 12, height: 12, .class("span"))
            },
        ]
    }

    package var table: ChartTable? {
        ChartTable(
            columns: [words.day, words.weightTitle, words.median],
            rows: zip(line.readings, line.medians).map { reading, median in
                [
                    language.date(reading.day, near: today),
                    unit.text(reading.weight, in: language),
                    unit.text(median.weight, in: language),
                ]
            })
    }
}
