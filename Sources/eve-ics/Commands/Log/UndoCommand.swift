import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleServer

/// `undo`: the last change → taken back, whatever door it came by.
struct UndoCommand: Action {
    static var command: Command<Verb> {
        Command(
            "undo", Self.self, summary: "Take back your last change",
            discussion: """
                It does not matter where the change came from: this program, an imported \
                file or your calendar. Repeat it to go back further.
                """,
            examples: [
                Example("eve-ics undo", "Take back the last change."),
                Example("eve-ics undo --person Mia", "Take back the last change of Mia's log."),
            ])
    }

    init(_ words: ParsedCommand) {}

    func run(in context: Context) throws -> Outcome {
        let member = try context.memberToWrite(creating: false)
        let before = try member.write(at: context.now) { person in
            guard let number = person.undoable else {
                throw ToolError.refused("undo: there is no change to take back")
            }
            return [.undo(number)]
        }
        let after = try member.state(at: context.now)
        let undone = try member.changes().first { $0.change.number == before.undoable }
        guard let undone else { return Outcome("") }
        let when = after.time.text(at: undone.recorded)
        let matter = JournalText.matter(undone.change.content, today: after.today)
        return Outcome(
            "Took back the change of \(matter), made \(when) \(undone.origin.phrase).\n"
                + ForecastMove(before: before, after: after).text)
    }
}
