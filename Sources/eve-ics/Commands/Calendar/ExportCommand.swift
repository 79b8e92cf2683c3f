import CalendarModel
import CivilDate
package import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews
import Household
import ICSExport
import Messages
import TrackerImport

/// `export`: log → cycles → forecast → events → bytes → file.
package struct ExportCommand: Action {
    package enum Format: String, CaseIterable, Sendable { case ics, log, drip, ovumcy, table }

    private static let output = Option(
        "--output", short: "o", .file, "Write to this file; - or nothing means standard output")
    private static let format = Option(
        "--format", .choice(of: Format.allCases, "FORMAT"), default: .ics,
        "A calendar, a plain log of all your records, a file for drip or Ovumcy, or a table")

    package static var command: Command<Verb> {
        Command(
            "export", Self.self,
            summary: "Write your periods and the forecast as a calendar file",
            discussion: """
                Export again whenever you have logged something: a calendar program that imports \
                the new file moves the old entries instead of doubling them.

                Doses with a time of day use the zone of 'eve-ics settings timezone' or, without \
                one, local time wherever you are. 'prompts' are questions: is your period late, \
                did it start, did it end? Deleting one in your calendar does not change your log.

                Fertile days are a forecast, not a contraceptive: do not rely on them to prevent a \
                pregnancy.

                The table can be opened in a spreadsheet: a text that would begin a formula there \
                has an apostrophe before it. The files of the other formats are for programs and \
                keep each character as you wrote it.
                """,
            parameters: [
                output, CalendarWords.months, CalendarWords.past, CalendarWords.include,
                CalendarWords.titles, CalendarWords.client, CalendarWords.noAlarms,
                CalendarWords.datesOnly, CalendarWords.cheerful, CalendarWords.hideFertility,
                format,
            ],
            examples: [
                Example("eve-ics export -o year.ics", "A year, for any calendar program."),
                Example(
                    "eve-ics export -o work.ics --include periods --titles neutral --no-alarms",
                    "For a calendar that others can see."),
                Example(
                    "eve-ics export --format log -o my.log",
                    "All your records, as plain text."),
                Example("eve-ics export --format drip -o drip.csv", "A file for drip."),
                Example("eve-ics export --format table -o days.csv", "For a spreadsheet."),
            ])
    }

    package let calendar: CalendarWords
    package let format: Format
    package let output: String

    package init(_ words: ParsedCommand) {
        calendar = CalendarWords(words)
        format = words[Self.format]
        output = words[Self.output] ?? "-"
    }

    package func run(in context: Context) throws -> Outcome {
        let (person, source) = try context.personAndSource()
        let written =
            switch format {
            case .ics: try exportCalendar(of: person, source, context)
            case .log: try export(person, PlainLog.write(person.log.through(person.today)))
            case .drip: try exportDrip(person)
            case .ovumcy: try exportOvumcy(person)
            case .table: try export(person, SpreadsheetTable.write(person))
            }
        if output == "-" || !context.printsJSON {
            for remark in written.remarks { context.note(remark.why) }
        }
        guard output != "-" else { return Outcome("", isDocument: context.printsJSON) }
        let remarks = written.remarks.map { remark -> JSON in
            ["kind": remark.kind, "count": remark.count, "why": remark.why]
        }
        return context.outcome(
            written.text,
            json: ["file": output, written.noun: written.count, "remarks": remarks])
    }

    /// What went into the file, and what the person should know of it.
    private struct Written {
        let text: String
        /// What is counted, `events` or `days`.
        let noun: String
        let count: Int
        var remarks: [(kind: String, count: Int?, why: String)] = []
    }

    // MARK: A calendar

    /// What an exported calendar's UID is made from, whatever its file is called.
    private static let name = "file"

    private func exportCalendar(
        of person: PersonState, _ source: Context.Source, _ context: Context
    ) throws -> Written {
        var options = try calendar.options()
        options.language = person.language
        guard !person.cycles.isEmpty || !person.circumstances.contraception.courses.isEmpty else {
            throw ToolError.refused(
                "export: nothing is logged yet, so there is nothing to put into a calendar",
                advice: "log the first day of your last period with 'eve-ics log DATE'")
        }
        let snapshot = Forward.snapshot(of: person, options, as: Self.name)
        try calendar.refuseNothingToShow(options, person)
        guard !snapshot.events.isEmpty else {
            throw ToolError.refused(
                "export: no event falls into the months and kinds asked for",
                advice: advice(snapshot.forecast))
        }
        let versions = try versions(of: snapshot, source)
        let isReplaced = OutputFile.exists(output)
        try OutputFile.replace(output, with: Forward.bytes(snapshot, versions: versions)) {
            try readAgain($0)
        }
        if case .store(let member) = source { try context.keepLanguage(of: member, person) }
        let isOver = !snapshot.events.contains { $0.days.upperBound >= person.today }
        let explanation =
            isOver ? ForecastText(snapshot.forecast, person.language).explanation : nil
        return Written(
            text: prose(snapshot, isReplaced: isReplaced), noun: "events",
            count: snapshot.events.count,
            remarks: explanation.map { [("noForecast", nil, $0)] } ?? [])
    }

    /// Why a calendar is empty, and what to do about it.
    private func advice(_ forecast: Forecast) -> String {
        if let explanation = ForecastText(forecast, .english).explanation { return explanation }
        guard let unplaced = Wording(.english).unplaced(in: forecast) else {
            return "ask for more with --past, --months or --include"
        }
        return "\(unplaced) Log the first day of your last period if it is not logged yet, or add "
            + "periods to --include."
    }

    /// From the store, which remembers what each event looked like; without one, all are new.
    private func versions(
        of snapshot: CalendarSnapshot, _ source: Context.Source
    ) throws -> [EventVersion] {
        if case .store(let member) = source { return try member.versions(ofFile: snapshot) }
        let version = EventVersion(sequence: 0, modified: snapshot.person.moment.seconds)
        return Array(repeating: version, count: snapshot.events.count)
    }

    /// Lets libical read what was written, too.
    private func readAgain(_ written: [UInt8]) throws {
        do {
            try SecondReader.check(written)
        } catch {
            throw ToolError.io("\(output):\(error)", advice: "please report this")
        }
    }

    private func prose(_ snapshot: CalendarSnapshot, isReplaced: Bool) -> String {
        let (events, forecast) = (snapshot.events, snapshot.forecast)
        let first = events.map(\.days.lowerBound).min() ?? forecast.today
        let last = events.map(\.days.upperBound).max() ?? forecast.today
        let language = snapshot.person.language
        let written = language.exports.wrote(
            output.terminalSafe, isReplaced: isReplaced, events: events.count, first...last,
            near: forecast.today)
        let headline =
            forecast.next == nil && forecast.lapse == nil
            ? "" : ForecastText(forecast, language).headline + "\n"
        return written + "\n" + headline
    }

    // MARK: A log

    /// - Parameter bytes: The days up to today: no log holds days to come.
    private func export(_ person: PersonState, _ bytes: [UInt8]) throws -> Written {
        let exports = person.language.exports
        let isReplaced = OutputFile.exists(output)
        try OutputFile.replace(output, with: bytes)
        let count = person.log.through(person.today).entries.count
        let text = exports.wrote(output.terminalSafe, isReplaced: isReplaced, days: count)
        var written = Written(text: text + "\n", noun: "days", count: count)
        let later = person.log.entries.count { $0.day > person.today }
        if later > 0 {
            written.remarks.append(("daysToCome", later, exports.daysToCome(later)))
        }
        return written
    }

    /// Writes everything that drip can hold, and says what it cannot.
    private func exportDrip(_ person: PersonState) throws -> Written {
        let exports = person.language.exports
        let (bytes, loss) = DripWriter.write(person.log, today: person.today)
        var written = try export(person, bytes)
        if loss.unknownFlows > 0 {
            let why = exports.unknownFlow(loss.unknownFlows)
            written.remarks.append(("unknownFlow", loss.unknownFlows, why))
        }
        let imports = person.language.imports
        let signs = loss.ovulationTests + loss.ovulations
        let left =
            [(loss.weights, imports.weights(loss.weights))]
            + (person.settings.hidesFertility
                ? [(signs, imports.otherValues(signs))]
                : [
                    (loss.ovulationTests, imports.ovulationTests(loss.ovulationTests)),
                    (loss.ovulations, imports.ovulations(loss.ovulations)),
                ]) + [(loss.doses, imports.doses(loss.doses))]
        let count = left.reduce(0) { $0 + $1.0 }
        if count > 0 {
            let items = left.filter { $0.0 > 0 }.map(\.1)
            written.remarks.append(("noPlace", count, exports.noPlace(for: items)))
        }
        return written
    }

    private func exportOvumcy(_ person: PersonState) throws -> Written {
        let (log, today) = (person.log, person.today)
        guard let bytes = OvumcyWriter.write(log, today: today, moment: person.moment.seconds)
        else {
            throw ToolError.refused(
                "export: Ovumcy takes \(OvumcyWriter.mostEntries) days and "
                    + "\(OvumcyWriter.largestFile >> 20) MB at most",
                advice: "export a plain log with --format log, and divide it")
        }
        return try export(person, bytes)
    }
}
