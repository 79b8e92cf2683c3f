import CommandLineInterface
import CycleModel
import CyclePipeline
import LogStore

/// `undo`: the last change → taken back, whatever door it came by.
struct UndoCommand: Action {
    static var command: Command<Verb> {
        Command(
            "undo", .run(Self.self), summary: "Take back your last change",
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
        let store = try context.openStore(.readWrite)
        let person = try context.personToWrite(in: store)
        var undone: (entry: JournalEntry, change: JournalChange.Content)?
        let (before, after) = try context.change(person, in: store) { state in
            guard let number = state.undoable,
                let entry = try store.journal(of: person.id, after: Int(number) - 1).entries.first
            else { throw ToolError.refused("undo: there is no change to take back") }
            undone = (entry, try JournalCodec.decode(entry.body))
            return [.undo(number)]
        }
        guard let undone else { return Outcome("") }
        let when = after.time.text(at: undone.entry.recorded)
        let matter = JournalText.matter(undone.change, today: after.today)
        let origin = undone.entry.origin.phrase
        return Outcome(
            "Took back the change of \(matter), made \(when) \(origin).\n"
                + ForecastMove(before: before, after: after).text)
    }
}
