import CommandLineInterface
import Household
import Messages
import Planner

/// What can be removed and brought back, as the commands of its family name it.
protocol RestorableEntry: SendableMetatype {
    /// `note`, as in `eve-ics note restore`.
    static var family: String { get }
    static var noun: (article: String, word: String) { get }
    /// A title for an example.
    static var title: String { get }

    /// What can be had back, the last one first.
    static func removed(_ planner: MemberPlanner) throws -> [RemovedEntry]
}

/// `note restore`, `todo restore` and so on: what was removed last → back where it was.
struct RestoreEntryCommand<Entry: RestorableEntry>: Action {
    static var command: Command<Verb> {
        Command(
            "restore", Self.self,
            summary: "Bring back \(Entry.noun.article) \(Entry.noun.word) that was removed",
            discussion: """
                The last 100 things that you removed here are kept for 30 days. What a calendar \
                program removed is gone.
                """,
            parameters: [name],
            examples: [
                Example("eve-ics \(Entry.family) restore", "What you removed last."),
                Example("eve-ics \(Entry.family) restore \(Entry.title)", "By its title."),
            ])
    }

    private static var name: Argument<String?> {
        Argument(optional: "NAME", .text("NAME"), "Its title; without it, what was removed last")
    }

    private let name: String?

    init(_ words: ParsedCommand) throws { name = try words[Self.name] }

    func run(in context: Context) throws -> Outcome {
        let plan = try context.planOfSomebody()
        let found = try Entry.removed(plan.member.planner).first { entry in
            name.map { $0.lowercased() == entry.object.title.lowercased() } ?? true
        }
        guard let entry = found else {
            if let name {
                throw ToolError.refused(
                    "\(name.typedPlace): no \(Entry.noun.word) of this name was removed lately",
                    advice: "without a name, what was removed last is brought back")
            }
            return context.outcome(
                plan.messages.nothingRemoved + "\n", json: ["restored": JSON.null])
        }
        try plan.member.planner.restore(entry, at: plan.now)
        return context.outcome(
            plan.messages.restored(plan.shown(entry.object.title)) + "\n",
            json: ["restored": entry.object.title])
    }
}

enum RestorableNote: RestorableEntry {
    static let family = "note"
    static let noun = (article: "a", word: "note")
    static let title = "Books"

    static func removed(_ planner: MemberPlanner) throws -> [RemovedEntry] {
        try planner.removedEntries(for: .notes)
    }
}

enum RestorableTodo: RestorableEntry {
    static let family = "todo"
    static let noun = (article: "a", word: "to-do")
    static let title = "Bread"

    static func removed(_ planner: MemberPlanner) throws -> [RemovedEntry] {
        try planner.removedEntries(for: .todos)
    }
}

enum RestorableEvent: RestorableEntry {
    static let family = "event"
    static let noun = (article: "an", word: "event")
    static let title = "Dentist"

    static func removed(_ planner: MemberPlanner) throws -> [RemovedEntry] {
        try planner.removedEntries(for: .events)
    }
}

enum RestorableCard: RestorableEntry {
    static let family = "cards"
    static let noun = (article: "a", word: "card")
    static let title = "mesa"

    static func removed(_ planner: MemberPlanner) throws -> [RemovedEntry] {
        try planner.removedEntries(for: .cards)
    }
}

enum RestorableAlarm: RestorableEntry {
    static let family = "alarm"
    static let noun = (article: "an", word: "alarm")
    static let title = "Work"

    static func removed(_ planner: MemberPlanner) throws -> [RemovedEntry] {
        try planner.removedAlarms()
    }
}
