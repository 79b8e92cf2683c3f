import CivilDate
import CyclePipeline
import CycleViews
package import HTML
import Messages

/// `/report`: the report, and above it what it shows.
package struct ReportPage: Page {
    package let report: CycleReport
    /// What is wrong with the days that were asked for; the report then has the usual ones.
    package let problem: String?

    package init(_ report: CycleReport, problem: String? = nil) {
        self.report = report
        self.problem = problem
    }

    private var words: ReportMessages { report.words }

    package var title: String { report.title }
    package var place: PageFrame.Place? { .insights }
    package var styles: [Asset.Name] { [.charts] }

    package var body: HTML {
        div(.class("controls", "stack")) {
            choice
            p(.class("muted")) { words.howToPrint }
            details {
                summary { words.asText }
                p(.class("muted")) { words.asTextHint }
                pre(.id("report-text"), .tabindex(0), .role("region"), .ariaLabel(words.asText)) {
                    report.lines.joined(separator: "\n")
                }
                button(
                    .type("button"), .class("script"),
                    .data(DataName("data-copy"), "report-text"),
                    .data(DataName("data-done"), words.copied)
                ) { words.copy }
            }
        }
        div(.class("report")) { report.sections }
    }

    private var choice: HTML {
        form(.method("get"), .action(WebRoute.report.path), .class("card")) {
            h2 { words.choose }
            div(.class("row")) {
                field("from", words.from, report.insights.days.lowerBound)
                field("to", words.through, report.insights.days.upperBound)
                label(.class("chip")) {
                    input(
                        .type("checkbox"), .name("notes"), .value("yes"),
                        .checked(report.showsNotes))
                    span { words.withNotes }
                }
                button(.type("submit")) { words.show }
            }
            if let problem { p(.class("error"), .id("days-error")) { problem } }
        }
    }

    @HTMLBuilder private func field(_ name: String, _ text: String, _ day: Day) -> HTML {
        div(.class("field")) {
            label(.for("report-\(name)")) { text }
            input(
                .type("date"), .id("report-\(name)"), .name(name), .value(day.description),
                .max(report.person.today.description), .required(),
                .ariaInvalid(problem != nil),
                .ariaDescribedby(problem == nil ? nil : "days-error"))
        }
    }
}
