import CivilDate
package import CycleModel
import CyclePipeline
package import CycleViews
import HTML
package import Messages

/// A bar for each day on which the next period may begin.
package struct StartChancesChart: Chart {
    package let chances: StartChances
    package let forecast: Forecast
    package let language: Language
    package let id = "coming"

    package init(_ chances: StartChances, _ forecast: Forecast, in language: Language) {
        self.chances = chances
        self.forecast = forecast
        self.language = language
    }

    private var words: InsightMessages { language.insights }

    private var isPeriod: Bool { chances.next.source == .cycle }

    package var title: String { isPeriod ? words.comingTitle : words.comingBleedTitle }

    package var findings: [String] {
        let likeliest = chances.likeliest.map {
            language.review.likeliest($0.day, $0.probability, near: forecast.today)
        }
        return [ForecastText(forecast, language).headline] + [likeliest].compactMap(\.self)
    }

    package var remarks: [String] {
        let percent = language.percent(whole: 80)
        return [isPeriod ? words.whyRange(percent) : words.whyBleedRange(percent)]
    }

    package var drawing: ChartDrawing? {
        let highest = max(chances.likeliest?.probability ?? 0, 0.01)
        let field = ChartField(columns: chances.days.count, highest: highest, height: 110)
        return ChartDrawing(height: field.bottom + 20, places: field.middles) {
            field.lines(
                ChartField.steps(to: highest * 100, most: 4)
                    .map { ($0 / 100, language.percent(whole: Int($0))) })
            SVG.path(bars(field, inRange: true), .class("inside"))
            SVG.path(bars(field, inRange: false), .class("outside"))
            if let index = chances.days.firstIndex(where: { $0.day == chances.next.start }) {
                SVG.path(
                    SVG.PathData(triangleAt: (field.middle(index), field.bottom), size: 6),
                    .class("middle"))
            }
            field.labels(
                chances.days.map { language.date($0.day, near: $0.day) }, y: field.bottom + 17)
        }
    }

    private func bars(_ field: ChartField, inRange: Bool) -> SVG.PathData {
        let width = min(field.columnWidth * 0.75, 18)
        var path = SVG.PathData()
        for (index, found) in chances.days.enumerated()
        where chances.next.range.contains(found.day) == inRange {
            let y = field.y(found.probability)
            path.rectangle(field.middle(index) - width / 2, y, width, field.bottom - y)
        }
        return path
    }

    package var legend: [ChartSign] {
        [
            ChartSign(words.inRangeSign) {
                SVG.rectangle(x: 4, y: 2, width: 8, height: 13, .class("inside"))
            },
            ChartSign(words.otherDaySign) {
                SVG.rectangle(x: 4, y: 2, width: 8, height: 13, .class("outside"))
            },
            ChartSign(words.middleSign) {
                SVG.path(SVG.PathData(triangleAt: (8, 4), size: 8), .class("middle"))
            },
        ]
    }

    package var table: ChartTable? {
        ChartTable(
            columns: [words.day, words.chance],
            rows: chances.days.map {
                [
                    language.weekdayAndDate($0.day, near: forecast.today),
                    language.percent($0.probability),
                ]
            })
    }
}
