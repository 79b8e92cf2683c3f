import CalendarModel
import CommandLineInterface
import CycleJSON
import CycleModel
import CyclePipeline
import CycleViews
import Messages

extension Context {
    /// Plans a change of the courses on the journal as it is, writes it, and says what follows.
    func changeCourses(_ plan: (PersonState) throws -> CourseChange) throws -> Outcome {
        var written: CourseChange?
        let change = try change { person in
            let change: CourseChange
            do {
                change = try plan(person)
            } catch let error as ContraceptionError {
                throw ToolError.refused("\(place): \(error)")
            } catch let problem as CourseChange.Problem {
                throw ToolError(problem, place)
            }
            let contents = change.contents(on: person)
            if !contents.isEmpty { written = change }
            return contents
        }
        let messages = change.after.language.course
        let lines =
            written.map {
                $0.sentences(change.after, namesCommands: true) + [messages.exportAgain]
            } ?? [messages.unchanged]
        return outcome(
            lines.map { $0 + "\n" }.joined(), of: change,
            adding: ContraceptionJSON.courses(of: change.after))
    }
}
