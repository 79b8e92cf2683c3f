import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleServer

/// `undo`: the last change → taken back, whatever door it came by.
struct UndoCommand: Action {
    private static let entry = Argument(
        optional: "ENTRY", .number(1...Int(Int32.max), "ENTRY"),
        "The change to take back, by its number in 'eve-ics undo --list'")
    private static let list = Flag("--list", "List the changes that can be taken back")

    static var command: Command<Verb> {
        Command(
            "undo", Self.self, summary: "Take back your last change",
            discussion: """
                This covers what you logged, settings, reminders, contraception and modes, wherever \
                the change came from: this program, an imported file or your calendar. Repeat it to \
                go back further; 'eve-ics redo' makes the change again. Feeds and app passwords \
                have commands of their own.

                With ENTRY, an earlier change is taken back and the later ones stay. That is \
                refused where a later change wrote the same day or setting. More than 30 days are \
                taken back only after you say yes.
                """,
            parameters: [entry, list, JournalStep.dryRun, Confirmation.yes],
            examples: [
                Example("eve-ics undo", "Take back the last change."),
                Example("eve-ics undo --list", "See what can be taken back."),
                Example("eve-ics undo 12 --dry-run", "See what taking back entry 12 would do."),
                Example("eve-ics undo --person Mia", "Take back the last change of Mia's log."),
            ])
    }

    private let entry: Int64?
    private let listsChanges: Bool
    private let step: JournalStep

    init(_ words: ParsedCommand) throws {
        entry = try words[Self.entry].map(Int64.init)
        listsChanges = words[Self.list]
        step = JournalStep(words, done: "Took back", planned: "Would take back")
        guard entry == nil || !listsChanges else {
            throw ToolError.usage("undo: give either ENTRY or --list")
        }
    }

    func run(in context: Context) throws -> Outcome {
        if listsChanges { return try list(context) }
        return try step.run(in: context) { history in
            let change = try change(in: history)
            return (change, change)
        }
    }

    private func change(in history: UndoHistory) throws -> JournalChange {
        guard let entry else {
            guard let last = history.standing.first else {
                throw ToolError.refused("undo: there is no change to take back")
            }
            return last
        }
        guard let change = history.standing.first(where: { $0.number == entry }) else {
            throw ToolError.refused(
                "undo \(entry): this entry can't be taken back",
                advice: history.isUndone(entry)
                    ? "it was taken back already; 'eve-ics undo --list' lists those that stand"
                    : "'eve-ics undo --list' lists those that can")
        }
        let later = history.dependents(of: change)
        guard later.isEmpty else {
            let entries =
                "\(later.count == 1 ? "entry" : "entries") \(Phrases.list(later.map(String.init)))"
            throw ToolError.refused(
                "undo \(entry): \(entries) changed the same days or settings later",
                advice: "take back \(later.count == 1 ? "that entry" : "those entries") first")
        }
        return change
    }

    private func list(_ context: Context) throws -> Outcome {
        let nothing = "There is no change to take back.\n"
        guard let member = try context.member(of: try context.household()) else {
            return context.outcome(nothing, json: ["entries": [JSON]()])
        }
        let changes = try member.changes()
        let history = UndoHistory(changes.map(\.change))
        let standing = Set(history.standing.map(\.number))
        let listed = changes.reversed().filter { standing.contains($0.change.number) }
        let person = try member.state(at: context.now)
        var table = TextTable(["Entry", "Change"])
        for recorded in listed {
            let change = recorded.change
            let text = ChangeText(change, in: history, for: person)
            table.add(["\(change.number)", "\(text.words), \(text.made(recorded))"])
        }
        let redo =
            history.redoable == nil
            ? "" : "\n'eve-ics redo' makes the change again that you took back last.\n"
        return context.outcome(
            (listed.isEmpty ? nothing : table.text) + redo,
            json: [
                "entries": listed,
                "redo": history.redoable.map { Int($0.number) },
            ])
    }
}
