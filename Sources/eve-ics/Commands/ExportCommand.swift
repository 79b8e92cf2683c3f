import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleServer
import ICSExport
import ICalendar
import LogStore
import Secrets
import TrackerImport

/// `export`: log → cycles → forecast → events → bytes → file.
extension Context {
    func export() throws -> String {
        let (subject, source) = try subjectAndSource()
        let output = command[ExportOptions.output] ?? "-"
        switch command[ExportOptions.format] {
        case .ics: return try exportCalendar(subject, source, to: output)
        case .log: return try exportLog(subject, to: output)
        case .drip: return try exportDrip(subject, to: output)
        case .ovumcy: return try exportOvumcy(subject, to: output)
        }
    }

    private func exportCalendar(
        _ subject: PersonState, _ source: Source, to output: String
    ) throws -> String {
        let contents = try CalendarWords(command).contents()
        guard !subject.cycles.isEmpty || !subject.circumstances.contraception.courses.isEmpty else {
            throw ToolError.refused(
                "export: nothing is logged yet, so there is nothing to put into a calendar",
                advice: "log the first day of your last period with 'eve-ics log DATE'")
        }
        let snapshot = Forward.snapshot(of: subject, contents, as: Self.exportName)
        guard !snapshot.publishing.kinds.isEmpty else {
            throw ToolError.refused(
                "export: what --include asks for is hidden",
                advice: "leave --hide-fertility out, or see 'eve-ics settings hide-fertility'")
        }
        let (events, forecast) = (snapshot.events, snapshot.forecast)
        guard !events.isEmpty else {
            throw ToolError.refused(
                "export: no event falls into the months and kinds asked for",
                advice: forecast.explanation ?? "ask for more with --past, --months or --include")
        }
        let bytes = Forward.bytes(snapshot, versions: try versions(of: snapshot, source))
        try OutputFile.replace(output, with: bytes) { try Self.readAgain($0, output) }
        if !events.contains(where: { $0.days.upperBound >= subject.today }),
            let explanation = forecast.explanation
        {
            StandardError.write("\(explanation)\n")
        }
        guard output != "-" else { return "" }
        return summary(of: events, output: output, forecast)
    }

    /// libical reads what was written, too.
    private static func readAgain(_ written: [UInt8], _ output: String) throws {
        var second = SecondReader()
        do {
            try second.check(written)
        } catch {
            throw ToolError.io("\(output):\(error)", advice: "please report this")
        }
    }

    /// What an exported calendar's UID is made from, whatever its file is called.
    private static let exportName = "file"

    /// Everything she recorded, as a plain log, which holds only what has happened.
    private func exportLog(_ subject: PersonState, to output: String) throws -> String {
        let log = subject.log.through(subject.today)
        try OutputFile.replace(output, with: PlainLog.write(log))
        guard output != "-" else { return "" }
        return "Wrote \(output.terminalSafe): \(Phrases.count(log.entries.count, "day")).\n"
    }

    /// Everything that drip can hold, saying what it cannot.
    private func exportDrip(_ subject: PersonState, to output: String) throws -> String {
        let (bytes, loss) = DripWriter.write(subject.log, today: subject.today)
        try OutputFile.replace(output, with: bytes)
        if loss.unknownFlows > 0 {
            StandardError.write(
                "\(Phrases.count(loss.unknownFlows, "day")) of unknown strength: written as medium, "
                    + "for drip knows no other way.\n")
        }
        let left = [
            (loss.ovulationTests, "ovulation test"), (loss.ovulations, "observed ovulation"),
            (loss.doses, "dose"),
        ].filter { $0.0 > 0 }.map { Phrases.count($0.0, $0.1) }
        if !left.isEmpty {
            StandardError.write("drip has no place for: \(left.joined(separator: ", ")).\n")
        }
        return written(subject, to: output)
    }

    private func exportOvumcy(_ subject: PersonState, to output: String) throws -> String {
        let moment = subject.moment.seconds
        guard
            let bytes = OvumcyWriter.write(subject.log, today: subject.today, moment: moment)
        else {
            throw ToolError.refused(
                "export: Ovumcy takes \(OvumcyWriter.mostEntries) days and "
                    + "\(OvumcyWriter.largestFile >> 20) MB at most",
                advice: "export a plain log with --format log, and divide it")
        }
        try OutputFile.replace(output, with: bytes)
        return written(subject, to: output)
    }

    /// Days still to come stay here: both programs hold only what has happened.
    private func written(_ subject: PersonState, to output: String) -> String {
        guard output != "-" else { return "" }
        let count = subject.log.through(subject.today).entries.count
        return "Wrote \(output.terminalSafe): \(Phrases.count(count, "day")).\n"
    }

    private func summary(
        of events: [CalendarEvent], output: String, _ forecast: Forecast
    ) -> String {
        if printsJSON {
            return JSON.object([
                ("schema", 1), ("file", .string(output)), ("events", .number(events.count)),
            ]).text
        }
        let first = events.map(\.days.lowerBound).min() ?? forecast.today
        let last = events.map(\.days.upperBound).max() ?? forecast.today
        let span = Phrases.days(first...last, today: forecast.today)
        let headline = forecast.next == nil ? "" : forecast.headline + "\n"
        let wrote =
            "Wrote \(output.terminalSafe): \(Phrases.count(events.count, "event")), \(span).\n"
        return wrote + headline
    }

    /// From the store, which remembers what each event looked like; without one, all are new.
    private func versions(
        of snapshot: CalendarSnapshot, _ source: Source
    ) throws -> [CalendarModel.EventVersion] {
        guard case .store(let store, let person) = source else {
            let version = CalendarModel.EventVersion(
                sequence: 0, modified: snapshot.person.moment.seconds)
            return Array(repeating: version, count: snapshot.events.count)
        }
        return try household(store).versions(ofFile: snapshot, for: person)
    }
}
