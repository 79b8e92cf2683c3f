import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import HTML
import Messages
import Testing
import WebPages

/// What the charts say where there is little to draw, or something else than usual.
@Suite struct InsightStateTests {
    private func text(_ html: HTML?) -> String {
        String(decoding: html?.bytes ?? [], as: UTF8.self)
    }

    private func page(_ person: PersonState) -> String {
        text(InsightsPage(person, .all).body)
    }

    private func periods(_ starts: [Day]) -> [DayLog.Entry] {
        starts.flatMap { start in
            (0..<4).map { day in ChartedPerson.entry(start + day) { $0.flow = .medium } }
        }
    }

    @Test(arguments: Language.offered)
    func `with a pill the next bleed is no period`(_ language: Language) throws {
        let person = try ChartedPerson.state(language: language, pill: true)
        let coming = try #require(
            ChartList(Insights(person, in: InsightSpan.all.days(of: person))).coming.first)
        let words = language.insights
        #expect(coming.title == words.comingBleedTitle)
        #expect(coming.remarks == [words.whyBleedRange(language.percent(whole: 80))])
        #expect(!page(person).contains(text(HTML(words.comingTitle))))
    }

    @Test func `without a pill the next period is named`() throws {
        let page = page(try ChartedPerson.state())
        #expect(page.contains("When your next period may begin"))
        #expect(!page.contains("withdrawal"))
    }

    @Test(arguments: 0...1)
    func `below two periods the page says what to do`(_ count: Int) throws {
        let log = periods(Array([ChartedPerson.today - 10].prefix(count)))
        let page = page(try ChartedPerson.state(log: log))
        #expect(page.contains("Charts need two periods"))
        #expect(!page.contains("role=\"img\""))
    }

    @Test func `a gap stands in the table, and is no bar`() throws {
        let today = ChartedPerson.today
        let log = periods([today - 360, today - 332, today - 304, today - 48, today - 20])
        let person = try ChartedPerson.state(log: log)
        let chart = ChartList(Insights(person, in: InsightSpan.all.days(of: person))).lengths
        let rows = try #require(chart.table).rows
        #expect(rows.map { $0[1] } == ["28 days", "28 days", "256 days", "28 days"])
        let image = text(chart.image)
        let bars = try #require(
            image.split(separator: "<path ").first { $0.contains("class=\"cycle\"") })
        #expect(bars.count { $0 == "m" } == 3)
        // One place for each row, and the gap lies between the two bars around it.
        let places = try #require(image.ranges(of: "data-x=\"").first)
        let list = image[places.upperBound...].prefix { $0 != "\"" }.split(separator: " ")
            .compactMap { Int($0) }
        #expect(list.count == 4)
        #expect(list == list.sorted())
    }

    @Test func `cycles with temperatures are laid over each other`() throws {
        let person = try ChartedPerson.state()
        let insights = Insights(person, in: InsightSpan.all.days(of: person))
        let overlay = try #require(TemperatureOverlay(insights.temperatures))
        let table = try #require(overlay.table)
        #expect(table.columns.count == 1 + insights.temperatures.count)
        for (column, chart) in insights.temperatures.enumerated() {
            for entry in chart.entries where chart.days.contains(entry.day) {
                let number = String(entry.day - chart.cycle.start + 1)
                let row = try #require(table.rows.first { $0[0] == number })
                if let temperature = entry.record.temperature {
                    #expect(
                        row[column + 1].hasPrefix(chart.unit.text(temperature, in: .english)))
                }
            }
        }
        let image = text(overlay.image)
        for look in ["first", "second", "third"] {
            #expect(image.contains("class=\"course \(look)\""))
            #expect(image.contains("class=\"mark \(look)\""))
        }
        // One cycle alone has nothing beside it.
        #expect(TemperatureOverlay(Array(insights.temperatures.prefix(1))) == nil)
    }

    @Test func `where fertility is hidden the overlay shows no rise`() throws {
        let person = try ChartedPerson.state(["hide-fertility": "yes"])
        let insights = Insights(person, in: InsightSpan.all.days(of: person))
        let overlay = try #require(TemperatureOverlay(insights.temperatures))
        #expect(!text(overlay.figure()).contains("class=\"middle\""))
        #expect(overlay.findings.allSatisfy { !$0.contains("rose") })
    }

    @Test func `a file of a drawing holds its shapes and its look`() throws {
        let person = try ChartedPerson.state()
        let days = InsightSpan.all.days(of: person)
        let chart = CycleLengthsChart(CycleLengths(person, in: days))
        let file = String(decoding: try #require(ChartFile(chart)).bytes, as: UTF8.self)
        let shapes = text(try #require(chart.drawing).shapes)
        #expect(file.hasPrefix("<svg "))
        #expect(file.contains(shapes))
        #expect(file.contains("<style>.chart{"))
        #expect(!file.contains("var("))
        #expect(
            ChartFile(CycleLengthsChart(CycleLengths(person, in: person.today...person.today)))
                == nil)
    }
}
