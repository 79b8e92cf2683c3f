import CommandLineInterface
import Household
import Messages
import Planner

/// `todo remove`: to-dos → gone, in calendar programs, too.
struct TodoRemoveCommand: Action {
    static var command: Command<Verb> {
        Command(
            "remove", Self.self, summary: "Remove a to-do",
            discussion: """
                'eve-ics todo restore' brings it back within 30 days. What is a part of it stays.
                """,
            parameters: [TodoCommands.names, TodoListing.list],
            examples: [
                Example("eve-ics todo remove Bread", "It is gone everywhere."),
                Example("eve-ics todo restore", "It is back."),
            ])
    }

    private let listing: TodoListing

    init(_ words: ParsedCommand) throws { listing = try TodoListing(words) }

    func run(in context: Context) throws -> Outcome {
        let plan = try context.planOfSomebody()
        let chosen = try listing.chosen(plan)
        for listed in chosen {
            try plan.member.planner.remove(
                [listed.todo.object], from: listed.calendar, at: plan.now)
        }
        let titles = chosen.map(\.todo.content.title)
        return context.outcome(
            plan.removedText(titles, restore: "eve-ics todo restore"), json: ["removed": titles])
    }
}
