import CivilDate
import CommandLineInterface
import CycleJSON
import CycleModel
import CyclePipeline
import CycleViews
import Household
import Messages
import WebPages

/// `history`: the journal → the cycles so far, the temperatures of one of them, or every change.
struct HistoryCommand: Action {
    private static let journal = Flag(
        "--journal", "List every change instead, with its time and source")
    private static let chart = Flag(
        "--chart", "Draw the waking temperatures of one cycle, with the other signs beneath")
    private static let svg = Flag(
        "--svg",
        "Write a drawing to standard output: the lengths of the cycles, or with --chart that chart")
    private static let date = Option(
        "--date", .days(after: "--date"),
        "With --chart: a day of the cycle to show; without it, the running cycle")

    static var command: Command<Verb> {
        Command(
            "history", Self.self, summary: "Show the periods and cycles so far",
            parameters: [journal, chart, svg, date],
            examples: [
                Example("eve-ics history", "Each cycle: its start, its length, its period."),
                Example("eve-ics history --chart", "The temperatures of this cycle."),
                Example(
                    "eve-ics history --chart --date 2026-09-30",
                    "The temperatures of an earlier cycle."),
                Example(
                    "eve-ics history --svg > cycles.svg", "The lengths of the cycles, drawn."),
                Example("eve-ics history --journal", "Every change, with its time."),
            ])
    }

    private enum View {
        case cycles, journal
        /// Of the cycle that a day is in, else of the running one.
        case chart(TypedDays?)
    }

    private let view: View
    private let isDrawn: Bool

    init(_ words: ParsedCommand) throws {
        let date = words[Self.date]
        isDrawn = words[Self.svg]
        if isDrawn, words[Self.journal] {
            throw ToolError.usage("history: give either --svg or --journal")
        }
        switch (words[Self.chart], words[Self.journal]) {
        case (true, true): throw ToolError.usage("history: give either --chart or --journal")
        case (true, false): view = .chart(date)
        case (false, _) where date != nil:
            throw ToolError.usage(
                "history: --date chooses the cycle of a chart; give --chart as well")
        case (false, let isJournal): view = isJournal ? .journal : .cycles
        }
    }

    func run(in context: Context) throws -> Outcome {
        if isDrawn, context.printsJSON {
            throw ToolError.usage("history: give either --svg or --json")
        }
        switch view {
        case .cycles:
            let person = try context.subject()
            if isDrawn {
                let days = InsightSpan.all.days(of: person)
                return try drawn(CycleLengthsChart(CycleLengths(person, in: days)))
            }
            let history = CycleHistory(person)
            return context.outcome(history.text, json: history.json)
        case .journal: return try journal(context)
        case .chart(let day): return try chart(ofCycleWith: day, context)
        }
    }

    // MARK: The chart

    private func chart(ofCycleWith typed: TypedDays?, _ context: Context) throws -> Outcome {
        let person = try context.subject()
        let day = try typed?.day(.latest, today: person.today, in: person.language)
        guard let cycle = try cycle(with: day, of: person) else {
            return context.outcome(
                person.language.history.nothingLogged + "\n",
                json: ["today": person.today, "cycle": JSON.null])
        }
        let chart = TemperatureChart(person, of: cycle)
        if isDrawn { return try drawn(TemperatureDrawing(chart, number: 1)) }
        return context.outcome(
            chart.text(width: Terminal.columns, usesColor: context.usesColor), json: chart.json)
    }

    private func drawn(_ chart: some Chart) throws -> Outcome {
        guard let file = ChartFile(chart) else {
            throw ToolError.refused(
                "history --svg: there is nothing to draw",
                advice: "'eve-ics history' says what is logged")
        }
        return Outcome(String(decoding: file.bytes, as: UTF8.self), isDocument: true)
    }

    /// `nil` where no period is logged.
    private func cycle(with day: Day?, of person: PersonState) throws -> Cycle? {
        guard let day else { return person.cycles.last }
        guard day <= person.today else {
            throw ToolError.refused("--date \(day): the date is in the future")
        }
        guard let first = person.cycles.first else { return nil }
        guard let cycle = person.cycles.last(where: { $0.start <= day }) else {
            throw ToolError.refused(
                "--date \(day): the log begins later",
                advice: "the first cycle began on \(first.start); 'eve-ics history' lists them all")
        }
        return cycle
    }

    // MARK: The journal

    private func journal(_ context: Context) throws -> Outcome {
        guard let member = try context.member(of: try context.household()) else {
            return context.outcome(
                context.language.history.noChanges + "\n", json: ["entries": [JSON]()])
        }
        let changes = try member.changes()
        return try context.outcome(
            text(changes, of: member, context), json: ["entries": changes])
    }

    private func text(
        _ changes: [RecordedChange], of member: Member, _ context: Context
    ) throws -> String {
        let person = try context.state(of: member)
        let messages = person.language.history
        guard !changes.isEmpty else { return messages.noChanges + "\n" }
        let history = UndoHistory(changes.map(\.change))
        var table = TextTable([
            messages.entry, messages.recorded, messages.origin, messages.change,
        ])
        for recorded in changes {
            let change = recorded.change
            let text = ChangeText(change, in: history, for: person).words
            table.add([
                String(change.number), person.time.text(at: recorded.recorded),
                messages.name(of: recorded.origin),
                (history.isUndone(change.number) ? messages.undone(text) : text).terminalSafe,
            ])
        }
        return table.text
    }
}
