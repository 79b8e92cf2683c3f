import CivilDate
import CycleModel
import CyclePipeline
package import CycleViews
import HTML
package import Messages

/// A bar for each period, with a block for each of its days, the strongest bleeding at the bottom.
package struct PeriodChart: Chart {
    package let periods: [PeriodFlow]
    package let history: CycleHistory
    package let language: Language
    package let id = "periods"

    private let summary: [String]

    package init(_ insights: Insights) {
        let history = insights.history
        periods = insights.periods
        summary = history.summary(in: insights.days)
        self.history = history
        language = history.person.language
    }

    private var words: InsightMessages { language.insights }

    package var title: String { words.periodsTitle }

    package var findings: [String] {
        guard !periods.isEmpty else { return [words.noPeriods] }
        return Array(summary.suffix(1))
    }

    private static let stack: [(flow: Flow, shape: StaticString)] = [
        (.heavy, "heavy"), (.medium, "medium"), (.light, "light"), (.unknown, "unknown"),
        (.spotting, "spotting"), (.none, "none"),
    ]

    private var used: [(flow: Flow, shape: StaticString)] {
        Self.stack.filter { part in periods.contains { $0.days[part.flow, default: 0] > 0 } }
    }

    package var drawing: ChartDrawing? {
        guard let highest = periods.map(\.length).max() else { return nil }
        let field = ChartField(
            columns: periods.count, highest: Double(highest),
            height: min(Double(highest) * 16, 160))
        return ChartDrawing(height: field.bottom + 20, places: field.middles) {
            field.lines(
                ChartField.steps(to: Double(highest), most: 6).map { ($0, String(Int($0))) })
            for part in used { blocks(part.flow, part.shape, field) }
            field.labels(periods.map { language.date($0.cycle.start, near: $0.cycle.start) })
        }
    }

    @HTMLBuilder private func blocks(
        _ flow: Flow, _ shape: StaticString, _ field: ChartField
    ) -> HTML {
        let width = min(field.columnWidth * 0.7, 26)
        let (path, hatch) = periods.indices.reduce(
            into: (SVG.PathData(), SVG.PathData())
        ) { paths, index in
            let period = periods[index]
            let below = Self.stack.prefix { $0.flow != flow }
                .reduce(0) { $0 + period.days[$1.flow, default: 0] }
            for number in 0..<period.days[flow, default: 0] {
                let top = field.y(Double(below + number + 1))
                let block = field.y(Double(below + number)) - top
                let x = field.middle(index) - width / 2
                paths.0.rectangle(x, top + 0.5, width, block - 1)
                if flow == .unknown { paths.1.hatch(x, top + 0.5, width, block - 1) }
            }
        }
        SVG.path(path, .class("flow", shape))
        if flow == .unknown { SVG.path(hatch, .class("hatch")) }
    }

    package var legend: [ChartSign] {
        used.map { part in
            ChartSign(name(part.flow)) {
                SVG.rectangle(x: 2, y: 3, width: 12, height: 11, .class("flow", part.shape))
                if part.flow == .unknown {
                    SVG.path(SVG.PathData(hatchIn: (2, 3, 12, 11), every: 5), .class("hatch"))
                }
            }
        }
    }

    private func name(_ flow: Flow) -> String {
        flow == .none ? words.noBleeding : language.chart.word(flow)
    }

    package var table: ChartTable? {
        guard !periods.isEmpty else { return nil }
        let today = history.person.today
        return ChartTable(
            columns: [language.review.start, language.history.days] + used.map { name($0.flow) },
            rows: periods.map { period in
                [
                    language.date(period.cycle.start, near: today),
                    period.cycle.isPeriodEndUnknown ? "?" : String(period.length),
                ] + used.map { String(period.days[$0.flow, default: 0]) }
            })
    }
}
