import CommandLineInterface
import Household
import Messages
import Planner

/// `todo undo`: to-dos → not ticked any longer.
struct TodoUndoCommand: Action {
    static var command: Command<Verb> {
        Command(
            "undo", Self.self, summary: "Untick a to-do",
            parameters: [TodoCommands.names, TodoListing.list],
            examples: [
                Example("eve-ics todo undo Bread", "It is still to do."),
                Example("eve-ics todo list --all", "Shows what is done, with numbers."),
            ])
    }

    private let listing: TodoListing

    init(_ words: ParsedCommand) throws { listing = try TodoListing(words) }

    func run(in context: Context) throws -> Outcome {
        let plan = try context.planOfSomebody()
        var reopened: [String] = []
        for listed in try listing.chosen(plan) {
            let changes = try listed.list.ticking(listed.todo, isDone: false, at: plan.now)
            try plan.member.planner.write(changes, in: listed.calendar, at: plan.now)
            if !changes.isEmpty { reopened.append(listed.todo.content.title) }
        }
        return context.outcome(
            reopened.isEmpty
                ? plan.messages.unchanged + "\n"
                : reopened.map { plan.messages.reopened(plan.shown($0)) + "\n" }.joined(),
            json: ["reopened": reopened])
    }
}
