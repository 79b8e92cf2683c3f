import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline

/// `history --chart`: the temperatures of one cycle.
extension Context {
    func chart() throws -> String {
        guard !command[HistoryOptions.journal] else {
            throw ToolError.usage("history: give either --chart or --journal")
        }
        let subject = try subject()
        guard let cycle = try chartedCycle(of: subject) else {
            if printsJSON {
                return JSON.object([
                    ("schema", 1), ("today", .day(subject.today)), ("cycle", .null),
                ]).text
            }
            return "No period is logged yet. Log the first day of your last period.\n"
        }
        let chart = TemperatureChart(subject, of: cycle)
        return printsJSON
            ? chart.json.text : chart.text(width: Terminal.columns, usesColor: usesColor)
    }

    /// `nil` where no period is logged.
    private func chartedCycle(of subject: PersonState) throws -> Cycle? {
        guard let day = command[HistoryOptions.date] else { return subject.cycles.last }
        guard day <= subject.today else {
            throw ToolError.refused("--date \(day): the date is in the future")
        }
        guard let first = subject.cycles.first else { return nil }
        guard let cycle = subject.cycles.last(where: { $0.start <= day }) else {
            throw ToolError.refused(
                "--date \(day): the log begins later",
                advice: "the first cycle began on \(first.start); 'eve-ics history' lists them all")
        }
        return cycle
    }
}
