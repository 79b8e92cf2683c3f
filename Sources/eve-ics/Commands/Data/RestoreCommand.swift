import CommandLineInterface
import Household
import Machine
import Messages

/// `restore`: a backup, or what can be read of a damaged store → the store.
struct RestoreCommand: Action {
    private static let file = Argument("FILE", .file, "The backup to read")
    private static let salvage = Flag(
        "--salvage", "Recover what can still be read of a damaged store, instead of a backup")

    static var command: Command<Verb> {
        Command(
            "restore", Self.self, summary: "Replace the store with a backup",
            discussion: """
                The backup is checked first: if anything is wrong with it, nothing changes. \
                Otherwise it replaces the store, which is kept beside it under another name. First \
                stop other programs that have the store open, such as 'eve-ics serve'.

                With --salvage, FILE is a damaged store, such as your own. Everything that can \
                still be read from it replaces the store.
                """,
            parameters: [file, salvage, Confirmation.yes],
            examples: [
                Example("eve-ics restore eve-november.db", "Go back to that backup, after asking."),
                Example(
                    "eve-ics restore eve-november.db --store other.db --yes",
                    "Into another file, without asking."),
                Example(
                    "eve-ics restore ~/.local/share/eve-ics/eve.db --salvage",
                    "Recover a damaged store."),
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
        let path = try context.storePathToMake
        return try salvages ? salvage(to: path, context) : restore(to: path, context)
    }

    private func restore(to path: String, _ context: Context) throws -> Outcome {
        // The store stays closed until the backup is known to be whole.
        let language = context.language
        let size = try Household.verify(source, in: Context.files)
        try confirmation.ask(
            language.backup.restoreQuestion(path, from: source, size.text(in: language)),
            in: language)
        let restored = try Household.restore(from: source, to: path, in: Context.files)
        return context.outcome(
            text(
                language.backup.restored(path.terminalSafe, restored.size.text(in: language)),
                earlier: restored.replaced, language),
            json: json(path, restored))
    }

    /// Puts what can be read of a damaged store in the place of the store, by way of a new one.
    private func salvage(to path: String, _ context: Context) throws -> Outcome {
        let language = context.language
        let salvaged = try SalvagedHousehold(source, in: Context.files)
        guard salvaged.entries > 0 else {
            throw ToolError.io(
                "\(source): nothing in it can be read", advice: "only a backup helps")
        }
        try confirmation.ask(
            language.backup.salvageQuestion(path, from: source, entries: salvaged.entries),
            in: language)
        let rescued = "\(path).salvaged"
        Self.remove(rescued)
        defer { Self.remove(rescued) }
        try salvaged.write(to: rescued)
        let restored = try Household.restore(from: rescued, to: path, in: Context.files)
        let size = restored.size.text(in: language)
        return context.outcome(
            text(
                language.backup.salvaged(path.terminalSafe, size),
                salvaged.missing > 0 ? language.backup.missing(salvaged.missing) : nil,
                earlier: restored.replaced, language),
            json: json(path, restored).adding(["missing": salvaged.missing]))
    }

    private func json(_ path: String, _ restored: (size: Household.Size, replaced: String?)) -> JSON
    {
        (["file": path] as JSON).adding(restored.size.json).adding(["replaced": restored.replaced])
    }

    /// Removes a store that was made in passing, with the files that SQLite keeps beside it.
    private static func remove(_ path: String) {
        for suffix in ["", "-wal", "-shm", "-room"] { OutputFile.remove(path + suffix) }
    }

    /// Each sentence in a line of its own, and where the earlier store is.
    private func text(_ sentences: String?..., earlier: String?, _ language: Language) -> String {
        (sentences + [earlier.map { language.backup.earlier($0.terminalSafe) }])
            .compactMap { $0.map { $0 + "\n" } }.joined()
    }
}
