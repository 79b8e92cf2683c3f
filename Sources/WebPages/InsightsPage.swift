package import CyclePipeline
package import CycleViews
package import HTML
import Messages

/// `/insights`: charts of what was logged and of what was predicted.
package struct InsightsPage: Page {
    package let insights: Insights
    package let span: InsightSpan

    package init(_ person: PersonState, _ span: InsightSpan) {
        insights = Insights(person, in: span.days(of: person))
        self.span = span
    }

    private var words: InsightMessages { insights.person.language.insights }

    package var title: String { words.title }
    package var place: PageFrame.Place? { .insights }
    package var styles: [Asset.Name] { [.charts] }

    package var body: HTML {
        if insights.isEmpty {
            p { words.empty }
            p { a(.class("button", "primary"), .href(WebRoute.calendar.path)) { words.logPeriod } }
        } else {
            spans
            div(.class("charts")) {
                for chart in ChartList(insights).all { chart.figure() }
            }
            p { a(.class("button"), .href(WebRoute.report.path)) { words.toReport } }
        }
    }

    private var spans: HTML {
        nav(.class("spans"), .ariaLabel(words.span)) {
            ul(.class("row")) {
                for other in InsightSpan.allCases {
                    li {
                        a(
                            .class("button"),
                            .href(WebRoute.insights.path(["span": other.rawValue])),
                            .ariaCurrent(other == span ? "true" : nil)
                        ) { name(other) }
                    }
                }
            }
        }
    }

    private func name(_ span: InsightSpan) -> String {
        switch span {
        case .halfYear: words.halfYear
        case .year: words.year
        case .twoYears: words.twoYears
        case .all: words.all
        }
    }
}
