import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews
import Messages

extension Context {
    /// Writes what is logged about some days.
    ///
    /// - Parameters:
    ///   - clearsCourses: Whether what the courses recorded of second doses on these days goes, too.
    ///   - plan: The records that days shall have.
    func changeDays(
        clearsCourses: Bool = false, _ plan: (PersonState) throws -> [DayLog.Entry]
    ) throws -> DayChange {
        var planned: DayPlan?
        let change = try change { person in
            let entries = try plan(person)
            do throws(DayPlan.TooOld) {
                let days = try DayPlan(entries, on: person, clearsCourses: clearsCourses)
                planned = days
                return days.contents
            } catch {
                throw ToolError(error, place)
            }
        }
        return DayChange(change, days: planned?.changed ?? [], continued: planned?.continued ?? [])
    }
}

extension ToolError {
    /// - Parameter place: The command's words.
    init(_ problem: DayPlan.TooOld, _ place: String) {
        self = .refused(
            """
            \(place): \(problem.day) is older than what you keep, the last \(problem.kept); \
            nothing was changed
            """,
            advice: "to keep more, see 'eve-ics settings keep --help'")
    }
}

extension DayChange {
    /// What was done, what is odd about it, and how the forecast moved.
    ///
    /// - Parameters:
    ///   - done: What was recorded, in a sentence.
    ///   - unchanged: A sentence for when all that was logged already.
    func outcome(in context: Context, done: String, unchanged: String) -> Outcome {
        let sentence = sentence(done: done, unchanged: unchanged).terminalSafe
        return context.outcome(
            sentence + "\n" + change.notices + change.forecastMove(), of: change)
    }
}
