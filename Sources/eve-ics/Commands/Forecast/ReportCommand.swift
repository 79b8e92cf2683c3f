import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews
import HTML
import Household
import Messages
import WebPages

/// `report`: the journal → one HTML file for a doctor.
struct ReportCommand: Action {
    private static let days = Argument(
        optionalRepeating: "DATE", .days,
        "A range of days, a month or a year; without it, the last twelve months")
    private static let output = Option(
        "--output", short: "o", .file, "Write to this file; - or nothing means standard output")
    private static let notes = Flag("--notes", "With your notes")

    static var command: Command<Verb> {
        Command(
            "report", Self.self, summary: "Write a report for a doctor, as one file to print",
            discussion: """
                The file is a web page with everything in it. Open it in any browser, and print it \
                or save it as a PDF. It shows your cycles and what had been forecast, the \
                bleeding, symptoms by part of the cycle, temperatures, contraception, and what \
                the numbers rest on. Notes are in it only with --notes.

                Fertile days are a forecast, not a contraceptive: do not rely on them to prevent a \
                pregnancy.
                """,
            parameters: [days, output, notes, ForecastOptions.hideFertility],
            examples: [
                Example("eve-ics report -o report.html", "The last twelve months."),
                Example("eve-ics report 2026 -o 2026.html", "One year."),
                Example(
                    "eve-ics report 1 Mar.. --notes -o report.html", "Since March, with your notes."
                ),
            ])
    }

    private let days: [TypedDays]
    private let output: String
    private let showsNotes: Bool
    private let hidesFertility: Bool

    init(_ words: ParsedCommand) throws {
        days = try words[Self.days]
        output = words[Self.output] ?? "-"
        showsNotes = words[Self.notes]
        hidesFertility = words[ForecastOptions.hideFertility]
    }

    func run(in context: Context) throws -> Outcome {
        guard output != "-" || !Terminal.isOutput else {
            throw ToolError.refused(
                "report: it is a web page, which a terminal cannot show",
                advice: "write it to a file with 'eve-ics report -o report.html'")
        }
        var (person, source) = try context.personAndSource()
        if hidesFertility { person.settings.hidesFertility = true }
        var name: String?
        if case .store(let member) = source { name = member.givenName }
        let report = CycleReport(
            person, name: name, in: try span(today: person.today, of: person),
            showsNotes: showsNotes)
        try OutputFile.replace(output, with: report.document.bytes)
        guard output != "-" else { return Outcome("", isDocument: context.printsJSON) }
        let days = report.insights.days
        return context.outcome(
            person.language.report.written(output.terminalSafe, days, near: person.today) + "\n",
            json: ["file": output, "from": days.lowerBound, "through": days.upperBound])
    }

    private func span(today: Day, of person: PersonState) throws -> ClosedRange<Day> {
        guard !days.isEmpty else { return CycleReport.usualDays(person) }
        let span = try days.span(today: today, in: person.language)
        guard span.lowerBound <= today else {
            throw ToolError.refused(
                "report: \(span.lowerBound) is in the future",
                advice: "a report shows what was; choose a day that has come")
        }
        return span.lowerBound...min(span.upperBound, today)
    }
}
