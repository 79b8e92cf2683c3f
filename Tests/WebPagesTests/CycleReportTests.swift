import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import HTML
import Messages
import Testing
import WebPages

/// The report for a doctor, and the page with the charts.
@Suite struct CycleReportTests {
    private func report(
        notes: Bool = false, _ settings: [String: String] = [:], pill: Bool = false,
        days: ClosedRange<Day>? = nil
    ) throws -> CycleReport {
        let person = try ChartedPerson.state(settings, pill: pill)
        return CycleReport(
            person, name: "Mia", in: days ?? CycleReport.usualDays(person), showsNotes: notes)
    }

    private func text(_ html: HTML) -> String { String(decoding: html.bytes, as: UTF8.self) }

    @Test func `notes are in it only where they are wanted`() throws {
        #expect(!text(try report().sections).contains("Only for"))
        #expect(text(try report(notes: true).sections).contains("Only for &lt;me&gt;."))
    }

    @Test func `the year of birth is in it only where it is said`() throws {
        #expect(!text(try report().sections).contains("Year of birth"))
        let told = text(try report(["birth-year": "1990"]).sections)
        #expect(told.contains("Year of birth</strong>: 1990"))
    }

    @Test func `twelve lines say it all`() throws {
        for report in [try report(), try report(pill: true), try report(["hide-fertility": "yes"])]
        {
            let lines = report.lines
            #expect(lines.count <= CycleReport.mostLines && lines.count >= 8)
            #expect(lines.allSatisfy { !$0.contains("\n") && !$0.isEmpty })
            #expect(lines.first?.hasPrefix("Cycle report: Mia, ") == true)
        }
    }

    @Test func `what it says is what the command line says`() throws {
        let report = try report()
        let lines = report.lines
        let person = try ChartedPerson.state()
        #expect(lines.contains(ForecastText(person.forecast(months: 2), .english).headline))
        for sentence in CycleHistory(person).summary { #expect(lines.contains(sentence)) }
        #expect(lines.contains(ForecastExplanation(person).outcome))
    }

    @Test func `a file of its own needs no other`() throws {
        let document = String(decoding: try report().document.bytes, as: UTF8.self)
        #expect(document.contains("<style>") && document.contains(".legend"))
        #expect(!document.contains("<link") && !document.contains("<script"))
        #expect(!document.contains("src=") && !document.contains("url("))
        #expect(document.contains("<title>Cycle report: Mia</title>"))
    }

    @Test func `page and file show the same`() throws {
        let report = try report()
        let sections = text(report.sections)
        #expect(text(ReportPage(report).body).contains(sections))
        #expect(String(decoding: report.document.bytes, as: UTF8.self).contains(sections))
    }

    @Test func `the button that copies the text is there only where scripts run`() throws {
        let page = text(ReportPage(try report()).body)
        #expect(page.contains("class=\"script\" data-copy=\"report-text\""))
    }

    @Test func `days of which nothing is logged make a report without charts`() throws {
        let days = (ChartedPerson.today - 900)...(ChartedPerson.today - 800)
        let report = try report(days: days)
        #expect(!text(report.sections).contains("class=\"cycle\""))
        #expect(report.lines.last == "Something is logged on 0 of 101 days.")
    }

    @Test func `with hidden fertility the report has no word of it`() throws {
        let page = text(try report(["hide-fertility": "yes"], pill: true).sections).lowercased()
        for word in ["fertile", "ovulation", "contraceptive.", "cover line", "mucus"] {
            #expect(!page.contains(word), "\(word)")
        }
    }

    // MARK: The page with the charts

    @Test func `fewer than two periods make no chart, but say what to do`() throws {
        let log = [ChartedPerson.entry(ChartedPerson.today - 3) { $0.flow = .light }]
        let body = text(InsightsPage(try ChartedPerson.state(log: log), .year).body)
        #expect(body.contains("Charts need two periods"))
        #expect(body.contains("href=\"/calendar\"") && !body.contains("<svg"))
    }

    @Test func `each span is a link, and the one that is shown says so`() throws {
        let page = InsightsPage(try ChartedPerson.state(), .twoYears)
        let body = text(page.body)
        for span in InsightSpan.allCases {
            #expect(body.contains("href=\"/insights?span=\(span.rawValue)\""))
        }
        #expect(body.contains("href=\"/insights?span=2-years\" aria-current=\"true\""))
        #expect(body.ranges(of: "aria-current").count == 1)
        #expect(page.styles == [.charts] && page.place == .insights)
    }
}
