import CommandLineInterface
import CycleModel
import LogStore
import Secrets

/// `restore`: a backup, or what can be read of a damaged store → the store.
struct RestoreCommand: Action {
    private static let file = Argument("FILE", .file, "The backup to read")
    private static let salvage = Flag(
        "--salvage", "Take what can still be read of a damaged store, instead of a backup")

    static var command: Command<Verb> {
        Command(
            "restore", .run(Self.self), summary: "Put a backup in the place of what is here",
            discussion: """
                The backup is checked first: if anything is wrong with it, what is here stays \
                as it is. Otherwise what is here is replaced, and kept beside it under another \
                name. Other programs that have it open, such as eve-ics serve, have to end first.

                With --salvage, FILE is a damaged store, such as your own. What can still be \
                read of it takes its place.
                """,
            parameters: [file, salvage, Confirmation.yes],
            examples: [
                Example("eve-ics restore eve-november.db", "Go back, after asking."),
                Example(
                    "eve-ics restore eve-november.db --store other.db --yes",
                    "Into another file, without asking."),
                Example(
                    "eve-ics restore ~/.local/share/eve-ics/eve.db --salvage",
                    "Save what a damaged store still holds."),
            ])
    }

    private let source: String
    private let salvages: Bool
    private let confirmation: Confirmation

    init(_ words: ParsedCommand) throws {
        source = try words[Self.file]
        salvages = words[Self.salvage]
        confirmation = Confirmation(words)
    }

    func run(in context: Context) throws -> Outcome {
        guard context.logFile == nil else {
            throw ToolError.usage(
                "restore: --log reads a file and stores nothing", advice: "leave --log out")
        }
        let path = try context.storePath
        return Outcome(try salvages ? salvage(to: path) : restore(to: path, context))
    }

    private func restore(to path: String, _ context: Context) throws -> String {
        let summary = try LogStore.verify(source)
        try checkJournals(context)
        try confirmation.ask("Replace \(path) by \(source) (\(summary.text))?")
        let restored = try LogStore.restore(from: source, to: path)
        return "Restored \(restored.summary.text) to \(path.terminalSafe).\n"
            + whatWas(restored.replaced)
    }

    /// Makes sure that every entry of every journal can be read, which the store itself can't know.
    private func checkJournals(_ context: Context) throws {
        let backup = try LogStore.open(source, mode: .readOnly)
        for person in try backup.people() { _ = try context.state(of: person, in: backup) }
    }

    /// Puts what can be read of a damaged store in the place of the store, by way of a new one.
    private func salvage(to path: String) throws -> String {
        let salvage = try LogStore.salvage(source)
        guard salvage.entryCount > 0 else {
            throw ToolError.io(
                "\(source): nothing in it can be read any more", advice: "only a backup helps")
        }
        let found = Phrases.count(salvage.entryCount, "readable entr", "y", "ies")
        try confirmation.ask("Replace \(path) by the \(found) of \(source)?")
        let rescued = "\(path).salvaged"
        OutputFile.remove(storeAt: rescued)
        defer { OutputFile.remove(storeAt: rescued) }
        let store = try LogStore.open(rescued)
        for (index, person) in salvage.people.enumerated() {
            let name = person.name ?? "person \(index + 1)"
            _ = try store.add(person, named: name, seed: Seed.random().bytes)
        }
        let restored = try LogStore.restore(from: rescued, to: path)
        var text = "Saved \(restored.summary.text) to \(path.terminalSafe).\n"
        let missing = salvage.people.reduce(0) { $0 + $1.missing }
        if missing > 0 {
            let entries = Phrases.count(missing, "entr", "y", "ies")
            text += "\(entries) could not be read, or had been erased.\n"
        }
        return text + whatWas(restored.replaced)
    }

    private func whatWas(_ replaced: String?) -> String {
        replaced.map { "What was there before is in \($0.terminalSafe).\n" } ?? ""
    }
}
