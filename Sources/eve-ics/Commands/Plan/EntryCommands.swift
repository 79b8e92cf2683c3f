import CommandLineInterface
import Household
import Messages
import Planner

/// A kind of entry that can be removed and brought back, as the commands of its family name it.
protocol EntryKind: SendableMetatype {
    /// `note`, as in `eve-ics note restore`.
    static var family: String { get }
    static var noun: (article: String, word: String) { get }
    /// A title for an example.
    static var title: String { get }

    /// What can be had back, the last one first.
    static func removed(_ planner: MemberPlanner) throws -> [RemovedEntry]
}

/// A kind of entry that a person finds in a list by its title or its number.
protocol ListedKind: EntryKind {
    static var use: PlannerCalendar.Use { get }
    /// What names entries on a command line.
    static var named: [any Declaration] { get }
    /// What help says of removing one.
    static var help: String { get }
    /// Whether a command takes several of them, and its JSON is a list.
    static var takesSeveral: Bool { get }

    /// - Throws: Where one of them is not there, and then nothing is changed.
    static func chosen(by words: ParsedCommand, in plan: Plan) throws -> [ChosenEntry]
}

extension ListedKind {
    static var takesSeveral: Bool { false }

    static func removed(_ planner: MemberPlanner) throws -> [RemovedEntry] {
        try planner.removedEntries(for: use)
    }
}

/// An entry that a command line names.
struct ChosenEntry {
    let title: String
    let object: PlannerObject
    let calendar: PlannerCalendar
}

/// `note remove`, `todo remove` and so on: entries → gone, in calendar programs, too.
struct RemoveEntryCommand<Kind: ListedKind>: Action {
    static var command: Command<Verb> {
        Command(
            "remove", Self.self,
            summary: "Remove \(Kind.noun.article) \(Kind.noun.word)",
            discussion: Kind.help, parameters: Kind.named,
            examples: [
                Example("eve-ics \(Kind.family) remove \(Kind.title)", "It is gone everywhere."),
                Example("eve-ics \(Kind.family) restore", "It is back."),
            ])
    }

    private let words: ParsedCommand

    init(_ words: ParsedCommand) { self.words = words }

    func run(in context: Context) throws -> Outcome {
        let plan = try context.planOfSomebody()
        let chosen = try Kind.chosen(by: words, in: plan)
        for entry in chosen {
            try plan.member.planner.remove([entry.object], from: entry.calendar, at: plan.now)
            try plan.tellOfDueCards(in: entry.calendar)
        }
        let titles = chosen.map(\.title)
        let allTimes = Kind.use == .events && chosen.contains(where: \.object.repeats)
        return context.outcome(
            (allTimes ? plan.messages.allTimesRemoved + "\n" : "")
                + titles.map { plan.messages.removed(plan.shown($0)) + "\n" }.joined()
                + plan.messages.restoreBy(command: "eve-ics \(Kind.family) restore") + "\n",
            json: ["removed": Kind.takesSeveral ? titles.json : titles.first.json])
    }
}

/// `note restore`, `todo restore` and so on: what was removed last → back where it was.
struct RestoreEntryCommand<Kind: EntryKind>: Action {
    static var command: Command<Verb> {
        Command(
            "restore", Self.self,
            summary: "Bring back \(Kind.noun.article) \(Kind.noun.word) that was removed",
            discussion: """
                The last 100 things that you removed here are kept for 30 days. What a calendar \
                program removed is gone.
                """,
            parameters: [name],
            examples: [
                Example("eve-ics \(Kind.family) restore", "What you removed last."),
                Example("eve-ics \(Kind.family) restore \(Kind.title)", "By its title."),
            ])
    }

    private static var name: Argument<String?> {
        Argument(optional: "NAME", .text("NAME"), "Its title; without it, what was removed last")
    }

    private let name: String?

    init(_ words: ParsedCommand) throws { name = try words[Self.name] }

    func run(in context: Context) throws -> Outcome {
        let plan = try context.planOfSomebody()
        let found = try Kind.removed(plan.member.planner).first { entry in
            name.map { $0.lowercased() == entry.object.title.lowercased() } ?? true
        }
        guard let entry = found else {
            if let name {
                throw ToolError.refused(
                    "\(name.typedPlace): no \(Kind.noun.word) of this name was removed lately",
                    advice: "without a name, what was removed last is brought back")
            }
            return context.outcome(
                plan.messages.nothingRemoved + "\n", json: ["restored": JSON.null])
        }
        try plan.member.planner.restore(entry, at: plan.now)
        try plan.tellOfDueCards(in: entry.calendar)
        return context.outcome(
            plan.messages.restored(plan.shown(entry.object.title)) + "\n",
            json: ["restored": entry.object.title])
    }
}

extension Plan {
    /// What is said of an entry that was added.
    ///
    /// - Parameters:
    ///   - name: Under which JSON has its title.
    ///   - place: Under which JSON has the title of its calendar.
    func added(
        _ object: PlannerObject?, titled title: String, as name: String = "title",
        to calendar: PlannerCalendar, called place: String = "calendar", more: String = "",
        in context: Context
    ) throws -> Outcome {
        try context.outcome(
            messages.added(shown(title), to: calendar.title.terminalSafe) + "\n" + more
                + roomText(in: calendar),
            json: [
                "added": [name: title, place: calendar.title, "uid": object?.uid] as JSON
            ])
    }

    /// The line about room for more where little is left; else nothing.
    func roomText(in calendar: PlannerCalendar) throws -> String {
        try member.planner.roomText(in: calendar, language).map { $0 + "\n" } ?? ""
    }

    /// Writes what an edit makes of an entry, and says it.
    ///
    /// - Parameter change: `nil` where nothing differs.
    func saved(
        _ change: ObjectChange?, titled title: String, in calendar: PlannerCalendar,
        more: String = "", _ context: Context
    ) throws -> Outcome {
        guard let change else { return unchanged("changed", in: context) }
        try member.planner.write([change], in: calendar, at: now)
        return context.outcome(
            messages.changed(shown(title)) + "\n" + more, json: ["changed": title])
    }

    /// - Parameter name: Under which JSON has nothing.
    func unchanged(_ name: String, in context: Context) -> Outcome {
        context.outcome(messages.unchanged + "\n", json: [name: JSON.null])
    }
}
