import CommandLineInterface
import CycleModel
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
        var before: Subject?
        var undone: (entry: JournalEntry, change: JournalChange.Content)?
        try context.record(in: store, for: person) { (state, _, entries) in
            before = context.subject(state: state, source: .store(store, person))
            guard let number = state.undoable,
                let entry = entries.first(where: { Int64($0.number) == number })
            else { throw ToolError.refused("undo: there is no change to take back") }
            if let change = try? JournalCodec.decode(entry.body) { undone = (entry, change) }
            return [.undo(number)]
        }
        let after = context.subject(
            state: try context.state(of: person, in: store), source: .store(store, person))
        guard let before, let undone else { return Outcome("") }
        let when = Clock.text(at: undone.entry.recorded, in: after.settings.timeZone)
        let matter = JournalText.matter(undone.change, today: after.today)
        let origin = undone.entry.origin.phrase
        return Outcome(
            "Took back the change of \(matter), made \(when) \(origin).\n"
                + ForecastMove(before: before, after: after).text)
    }
}
