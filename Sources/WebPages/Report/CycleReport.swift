import CalendarModel
package import CivilDate
import CycleModel
package import CyclePipeline
package import CycleViews
import HTML
import Messages

/// What a doctor asks for: the cycles, the bleeding, the symptoms and what all of it rests on, of some days.
///
/// The page on the server and the file that `eve-ics report` writes show the same value.
package struct CycleReport: Sendable {
    package let insights: Insights
    /// `nil` for somebody who has no name here.
    package let name: String?
    package let showsNotes: Bool

    package init(
        _ person: PersonState, name: String?, in days: ClosedRange<Day>, showsNotes: Bool
    ) {
        insights = Insights(person, in: days)
        self.name = name
        self.showsNotes = showsNotes
    }

    /// The last twelve months.
    package static func usualDays(_ person: PersonState) -> ClosedRange<Day> {
        InsightSpan.year.days(of: person)
    }

    var person: PersonState { insights.person }
    var language: Language { person.language }
    var words: ReportMessages { language.report }

    package var title: String { name.map(words.title(of:)) ?? words.title }

    // MARK: Sentences that both the sections and the text have

    var bleedingSentences: [String] {
        let last = person.cycles.last { insights.days.contains($0.start) }
        let flows = flowSentence
        return [last.map { words.lastPeriod($0.period, near: person.today) }].compactMap(\.self)
            + [flows].compactMap(\.self) + [betweenSentence]
    }

    private var flowSentence: String? {
        let items = PeriodFlow.order.reversed().compactMap { flow -> String? in
            let days = insights.periods.reduce(0) { $0 + $1.days[flow, default: 0] }
            guard days > 0 else { return nil }
            let name = flow == .none ? language.insights.noBleeding : language.chart.word(flow)
            return words.flow(name, days: days)
        }
        return items.isEmpty ? nil : words.flows(items.joined(separator: ", "))
    }

    private var betweenSentence: String {
        let bleeds = person.cycles.flatMap(\.bleedsBetween)
            .filter { insights.days.contains($0.start) }
        guard !bleeds.isEmpty else { return words.nothingBetween }
        return words.between(
            language.series(bleeds.map { language.dates($0.days, near: person.today) }))
    }

    var summary: [String] { insights.history.summary(in: insights.days) }

    /// `nil` where there are some, of which the charts speak.
    var lackOfSymptoms: String? {
        insights.symptoms.isEmpty && insights.moods.isEmpty ? words.noSymptoms : nil
    }

    private var symptomLine: String {
        insights.symptoms.isEmpty
            ? words.noSymptoms
            : insights.symptoms.findings(in: language).joined(separator: " ")
    }

    var temperatureSentence: String {
        let charts = insights.temperatures
        guard !charts.isEmpty else { return words.noTemperatures }
        guard !person.settings.hidesFertility else {
            return language.chart.readings(charts.reduce(0) { $0 + $1.usableCount })
        }
        return words.rises(charts.count { !$0.shifts.isEmpty }, of: charts.count)
    }

    var methodSentence: String {
        let items = person.circumstances.contraception.courses.compactMap { course -> String? in
            guard course.start <= insights.days.upperBound,
                course.end ?? insights.days.upperBound >= insights.days.lowerBound
            else { return nil }
            let label = course.method.label(in: language)
            guard let end = course.end else {
                return words.method(label, since: course.start, near: person.today)
            }
            return words.method(label, course.start...max(end, course.start), near: person.today)
        }
        return items.isEmpty ? words.noMethod : words.methods(language.series(items))
    }

    var phaseSentence: String? {
        let turns = person.circumstances.life.turns.filter { $0.day <= insights.days.upperBound }
        guard !turns.isEmpty else { return nil }
        return words.phases(LifeText.list(turns, in: language, near: person.today))
    }

    private var loggedEntries: [DayLog.Entry] {
        person.log.entries.filter { insights.days.contains($0.day) }
    }

    var basisSentences: [String] {
        let entries = loggedEntries
        let sources = Set(entries.compactMap(\.record.source)).sorted()
        let explanation = insights.lengths.explanation
        return [words.logged(entries.count, of: insights.days.count)]
            + (sources.isEmpty ? [] : [words.sources(language.list(sources))])
            + [explanation.basisSentence]
            + explanation.leftOutSentences(insights.lengths.rows)
            + [words.ownWords]
    }

    var notes: [(day: Day, text: String)] {
        guard showsNotes else { return [] }
        return loggedEntries.compactMap { entry in entry.record.note.map { (entry.day, $0) } }
    }

    /// For an e-mail or a form: twelve lines at most.
    package var lines: [String] {
        let head = [
            "\(title), \(words.days(insights.days, near: person.today))",
            ForecastText(insights.lengths.explanation.forecast, language).headline,
        ]
        let life = [methodSentence] + [phaseSentence].compactMap(\.self)
        let more =
            Array(summary.prefix(2)) + [insights.lengths.explanation.outcome]
            + bleedingSentences + [symptomLine, temperatureSentence, life.joined(separator: " ")]
            + [words.logged(loggedEntries.count, of: insights.days.count)]
        return Array((head + more).prefix(Self.mostLines))
    }

    package static let mostLines = 12
}
