import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import HTML
import Messages
import Testing
import WebPages

/// Charts: what they draw, what they say, and the numbers beneath them.
@Suite struct ChartTests {
    private func insights(
        _ settings: [String: String] = [:], language: Language = .english
    ) throws -> Insights {
        let person = try ChartedPerson.state(settings, language: language, pill: true)
        return Insights(person, in: InsightSpan.all.days(of: person))
    }

    private func text(_ html: HTML?) -> String {
        String(decoding: html?.bytes ?? [], as: UTF8.self)
    }

    /// How many shapes a path with this class has.
    private func shapes(_ name: String, in svg: String) -> Int {
        guard let end = svg.ranges(of: "class=\"\(name)\"").first else { return 0 }
        let path = svg[..<end.lowerBound].ranges(of: "<path d=\"").last
        return path.map { svg[$0.upperBound..<end.lowerBound].count { $0 == "m" } } ?? 0
    }

    @Test func `there is a chart for all that is logged`() throws {
        let charts = ChartList(try insights()).all.map(\.id)
        #expect(
            charts == [
                "lengths", "coming", "periods", "symptoms", "symptom-days", "moods",
                "temperature-1", "temperatures", "weight", "doses",
            ])
    }

    @Test func `each says in words what it shows, and has its numbers in a table`() throws {
        for chart in ChartList(try insights()).all {
            let image = text(chart.image)
            #expect(image.contains(" role=\"img\""), "\(chart.id)")
            #expect(image.contains("<title>"), "\(chart.id)")
            let finding = try #require(chart.findings.first)
            #expect(image.contains("<desc>\(text(HTML(finding)))"), "\(chart.id)")
            let table = try #require(chart.table)
            // The cells of a heat map hold their numbers.
            #expect(!table.rows.isEmpty, "\(chart.id)")
            #expect(!chart.legend.isEmpty || chart is PhaseChart, "\(chart.id)")
            #expect(table.rows.allSatisfy { $0.count == table.columns.count }, "\(chart.id)")
            let figure = text(chart.figure())
            #expect(figure.contains("<summary>Numbers</summary>"), "\(chart.id)")
            for cell in table.rows.joined() {
                #expect(figure.contains(">\(text(HTML(cell)))</t"), "\(chart.id): \(cell)")
            }
        }
    }

    @Test func `no chart has a style of its own, and none is large`() throws {
        for chart in ChartList(try insights()).all {
            let image = text(chart.image)
            #expect(!image.contains("style="), "\(chart.id)")
            #expect(!image.contains("NaN") && !image.contains("inf"), "\(chart.id)")
            #expect(image.utf8.count < 9_000, "\(chart.id): \(image.utf8.count)")
        }
    }

    @Test func `lengths are those of the history, and so is what had been predicted`() throws {
        let insights = try insights()
        let chart = try #require(ChartList(insights).lengths.table)
        let rows = ForecastExplanation(insights.person).rows
        #expect(chart.rows.count == rows.count)
        for (cells, row) in zip(chart.rows, rows) {
            #expect(cells[1] == row.cycle.length.map { "\($0) days" })
            let comparison = try #require(row.comparison)
            #expect(
                cells[2].contains(
                    Language.english.date(comparison.predicted, near: insights.person.today)))
        }
        let image = text(ChartList(insights).lengths.image)
        #expect(shapes("cycle", in: image) == rows.count)
        // A bracket is one line up and one at each end.
        #expect(shapes("range", in: image) == 3 * rows.count)
    }

    @Test func `the chances are those of the forecast`() throws {
        let insights = try insights(["hide-fertility": "no"])
        let coming = try #require(insights.coming)
        let chart = try #require(ChartList(insights).coming.first)
        let rows = try #require(chart.table).rows
        #expect(rows.map { $0[1] } == coming.days.map { Language.english.percent($0.probability) })
        let image = text(chart.image)
        let inside = coming.days.count { coming.next.range.contains($0.day) }
        #expect(shapes("inside", in: image) == inside)
        #expect(shapes("outside", in: image) == coming.days.count - inside)
    }

    @Test func `a block stands for each day of a period`() throws {
        let insights = try insights()
        let image = text(ChartList(insights).periods.image)
        #expect(shapes("flow heavy", in: image) == 9)
        #expect(shapes("flow medium", in: image) == 18)
        #expect(shapes("flow light", in: image) == 18)
    }

    @Test func `a cell of symptoms says on how many of the logged days`() throws {
        let insights = try insights()
        let chart = try #require(ChartList(insights).phases.first)
        let rows = try #require(chart.table).rows
        #expect(rows.first?.prefix(2) == ["cramps", "18 of 45"])
        #expect(
            chart.findings == ["“cramps” is most frequent in the period: on 18 of 45 logged days."])
        #expect(chart.remarks.contains("A forecast, not a contraceptive."))
        #expect(text(chart.image).contains(">40%</text>"))
    }

    @Test func `a bar of symptoms stands for each day around a start`() throws {
        let chart = try #require(ChartList(try insights()).all.first { $0.id == "symptom-days" })
        let table = try #require(chart.table)
        #expect(table.columns == ["Day", "cramps", "<b>ache</b> & \"more\""])
        #expect(table.rows.map { $0[0] }.first == "−14" && table.rows.map { $0[0] }.last == "14")
        #expect(table.rows.count == 28)
        // Seven cycles were over before the one in which the pill began.
        #expect(table.rows[14] == ["1", "7 of 7", "0 of 7"])
        #expect(table.rows[16] == ["3", "0 of 7", "0 of 7"])
        #expect(table.rows[22] == ["9", "0 of 2", "2 of 2"])
        #expect(table.rows[13] == ["−1", "nothing logged", "nothing logged"])
        #expect(
            chart.findings == [
                "“cramps” is most frequent from day 1 to day 2: on 14 of 14 logged days.",
                "Day 1 is the first day of the period, and day −1 is the day before it.",
            ])
        let image = text(chart.image)
        #expect(shapes("inside", in: image) == 2)
        // What two cycles have is too little, and an outline only.
        #expect(shapes("outside", in: image) == 1)
        #expect(chart.drawing?.places.count == table.rows.count)
    }

    @Test func `many symptoms around each start are a small drawing, too`() throws {
        let starts = ChartedPerson.starts
        let log = (0..<226).map { day in
            ChartedPerson.entry(starts[0] + day) {
                $0.flow = starts.contains(starts[0] + day) ? .medium : nil
                $0.symptoms = (0..<12).filter { day * day % ($0 + 2) < 2 }.map {
                    "symptom no. \($0)"
                }
            }
        }
        let person = try ChartedPerson.state(log: log)
        let table = Insights(person, in: InsightSpan.all.days(of: person)).symptomsAroundStart
        let chart = AroundStartChart(table, in: .english)
        #expect(table.rows.count == Insights.mostRows && table.leftOutRows == 2)
        #expect(shapes("inside", in: text(chart.image)) > 200)
        #expect(text(chart.image).utf8.count < 9_000)
    }

    @Test func `the cover line lies over the low readings and under the high ones`() throws {
        let insights = try insights()
        let chart = try #require(insights.temperatures.last)
        let drawing = try #require(
            ChartList(insights).all.first { $0.id == "temperature-1" })
        let lines = chart.days.compactMap(chart.coverLine(on:))
        let cover = try #require(lines.first)
        #expect(lines.allSatisfy { $0 == cover })
        let readings = chart.entries.compactMap(\.record.temperature)
        #expect(readings.count { $0 > cover } == 3 && readings.contains { $0 <= cover })
        let image = text(drawing.image)
        let path = try #require(image.firstMatch(of: /<path d="([^"]*)" class="cover"/))
        // It is drawn once, over as many columns as it holds for.
        #expect(path.1.count { $0 == "h" } == 1)
        let unit = chart.unit
        let table = try #require(drawing.table)
        for entry in chart.entries {
            guard let reading = entry.record.temperature else { continue }
            let number = String(entry.day - chart.cycle.start + 1)
            let row = try #require(table.rows.first { $0.contains(number) })
            #expect(row.contains { $0.hasPrefix(unit.text(reading, in: .english)) }, "\(row)")
        }
    }

    @Test func `a sign stands for each dose`() throws {
        let insights = try insights()
        let strip = try #require(insights.doses)
        let image = text(ChartList(insights).doses.first?.image)
        #expect(shapes("dose taken", in: image) == strip.adherence.taken)
        #expect(shapes("dose skipped", in: image) == 2 * strip.adherence.skipped)
        #expect(strip.adherence.skipped == 1 && strip.adherence.late == 1)
    }

    @Test func `what a person wrote is text`() throws {
        let chart = try #require(ChartList(try insights()).phases.first)
        let figure = text(chart.figure())
        #expect(figure.contains("&lt;b&gt;ache&lt;/b&gt; &amp; &quot;more&quot;"))
        #expect(!figure.contains("<b>"))
    }

    @Test(arguments: Language.offered)
    func `where fertility is hidden no chart has a word of it`(_ language: Language) throws {
        let insights = try insights(["hide-fertility": "yes"], language: language)
        for chart in ChartList(insights).all {
            let figure = text(chart.figure()).lowercased()
            for word in [
                language.insights.fertile, language.insights.partsWithFertile,
                language.chart.rise, language.chart.noticed, language.chart.coverLine,
                language.calendar.notContraception,
            ] {
                #expect(!figure.contains(">\(word.lowercased())<"), "\(chart.id): \(word)")
            }
            #expect(!figure.contains(">lh<"), "\(chart.id)")
        }
    }
}
