import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import Messages

/// A change of what is logged about some days, as it was written.
struct DayChange {
    /// The days whose record is another one now.
    let days: [Day]
    /// Days that were the last of a period which goes on now.
    private let continued: [Day]
    let before: PersonState
    let after: PersonState
    let change: PersonChange
    private let context: Context

    /// - Parameter plan: The records that days shall have.
    init(in context: Context, _ plan: (PersonState) throws -> [DayLog.Entry]) throws {
        var changed: [DayLog.Entry] = []
        var continued: [DayLog.Entry] = []
        self.context = context
        change = try context.change { person in
            changed = try plan(person).filter { person.log[$0.day] != $0.record }
            try context.refuseOldDays(in: changed, of: person)
            continued = person.log.endsContinued(by: changed)
            let entries = (changed + continued).sorted { $0.day < $1.day }
            return entries.isEmpty ? [] : [.days(entries)]
        }
        (before, after, days) = (change.before, change.after, changed.map(\.day))
        self.continued = continued.map(\.day)
    }

    var language: Language { after.language }

    func dates(_ days: [Day]) -> String { language.dates(days, near: after.today) }

    /// What was done, what is odd about it, and how the forecast moved.
    ///
    /// - Parameters:
    ///   - done: What was recorded, in a sentence.
    ///   - unchanged: A sentence for when all that was logged already.
    func outcome(done: String, unchanged: String) -> Outcome {
        let lifted =
            continued.isEmpty
            ? ""
            : " " + language.logging.noLongerLast(dates(continued))
        let sentence = days.isEmpty ? unchanged : done + lifted
        return context.outcome(
            sentence + "\n" + change.notices + change.forecastMove(), of: change)
    }
}

extension Context {
    /// What is older than the person keeps would be erased at once.
    fileprivate func refuseOldDays(in entries: [DayLog.Entry], of person: PersonState) throws {
        var log = person.log
        for entry in entries { log[entry.day] = entry.record }
        guard let first = person.firstDayLeft(in: log), let kept = person.settings.kept,
            let old = entries.first(where: { $0.day < first })
        else { return }
        throw ToolError.refused(
            "\(place): \(old.day) is older than what you keep, the last \(kept); nothing was changed",
            advice: "to keep more, see 'eve-ics settings keep --help'")
    }
}
