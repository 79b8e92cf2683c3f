import CommandLineInterface
import CycleServer
import ICalendar
import Messages
import Planner

/// What the commands share that bring back something removed.
struct RestoredEntry {
    private static let name = Argument(
        optional: "NAME", .text("NAME"), "Its title; without it, what was removed last")

    static func command(_ action: Verb, summary: String, of family: String) -> Command<Verb> {
        Command(
            "restore", action, summary: summary,
            discussion: """
                The last 100 things that you removed here are kept for 30 days. What a calendar \
                program removed is gone.
                """,
            parameters: [name],
            examples: [
                Example("eve-ics \(family) restore", "What you removed last."),
                Example("eve-ics \(family) restore Bread", "By its title."),
            ])
    }

    private let name: String?

    init(_ words: ParsedCommand) throws { name = try words[Self.name] }

    func restore(
        _ use: PlannerCalendar.Use, kind: String, in context: Context
    ) throws -> Outcome {
        let plan = try context.planOfSomebody()
        let removed = try plan.member.removedEntries(for: use)
        func title(_ entry: RemovedEntry) -> String {
            entry.object.entry.first("SUMMARY")?.text ?? ""
        }
        let found = removed.first { entry in
            name.map { $0.lowercased() == title(entry).lowercased() } ?? true
        }
        guard let entry = found else {
            if let name {
                throw ToolError.refused("NAME: no \(kind) \(name.terminalSafe) was removed lately")
            }
            return context.outcome(
                plan.messages.nothingRemoved + "\n", json: ["restored": JSON.null])
        }
        try plan.member.restore(entry, at: plan.now)
        return context.outcome(
            plan.messages.restored(plan.shown(title(entry))) + "\n",
            json: ["restored": title(entry)])
    }
}
