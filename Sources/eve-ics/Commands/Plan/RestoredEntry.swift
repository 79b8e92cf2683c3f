import CommandLineInterface
import Household
import Messages
import Planner

/// What the commands share that bring back something removed.
struct RestoredEntry {
    static let name = Argument(
        optional: "NAME", .text("NAME"), "Its title; without it, what was removed last")

    private let name: String?

    init(_ words: ParsedCommand) throws { name = try words[Self.name] }

    func restore(
        _ use: PlannerCalendar.Use, kind: String, in context: Context
    ) throws -> Outcome {
        let plan = try context.planOfSomebody()
        return try restore(
            among: try plan.member.removedEntries(for: use), kind: kind, plan, context)
    }

    /// - Parameter removed: What can be had back, the last one first.
    func restore(
        among removed: [RemovedEntry], kind: String, _ plan: Plan, _ context: Context
    ) throws -> Outcome {
        let found = removed.first { entry in
            name.map { $0.lowercased() == entry.object.title.lowercased() } ?? true
        }
        guard let entry = found else {
            if let name {
                throw ToolError.refused(
                    "\(name.typedPlace): no \(kind) of this name was removed lately",
                    advice: "without a name, what was removed last is brought back")
            }
            return context.outcome(
                plan.messages.nothingRemoved + "\n", json: ["restored": JSON.null])
        }
        try plan.member.restore(entry, at: plan.now)
        return context.outcome(
            plan.messages.restored(plan.shown(entry.object.title)) + "\n",
            json: ["restored": entry.object.title])
    }
}
