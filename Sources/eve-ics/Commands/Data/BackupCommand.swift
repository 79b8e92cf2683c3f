import CommandLineInterface
import Household
import Messages

/// `backup`: the store → one file with everything.
struct BackupCommand: Action {
    private static let file = Argument("FILE", .file, "The backup to write")

    static var command: Command<Verb> {
        Command(
            "backup", Self.self, summary: "Copy everything into one file",
            discussion: """
                The copy holds every person's log, settings and history, readable by anyone \
                who has the file. An earlier backup of that name is replaced.
                """,
            parameters: [file],
            examples: [
                Example("eve-ics backup eve-november.db", "Copy everything."),
                Example("eve-ics backup /media/stick/eve.db", "Onto a memory stick."),
            ])
    }

    private let file: String

    init(_ words: ParsedCommand) throws {
        file = try words[Self.file]
    }

    func run(in context: Context) throws -> Outcome {
        let household = try context.household()
        let replaces = OutputFile.exists(file)
        let size: Household.Size
        do {
            size = try household.backup(to: file)
        } catch {
            guard Household.isMissing(error) else { throw error }
            throw ToolError.io("\(file): cannot be written: there is no such folder")
        }
        let language = context.languageOfPerson
        return context.outcome(
            language.backup.wrote(file.terminalSafe, size.text(in: language), replacing: replaces)
                + "\n",
            json: (["file": file, "replaced": replaces] as JSON).adding(size.json))
    }
}

extension Household.Size {
    var json: JSON { ["people": people, "entries": entries] }

    /// `2 people, 31 entries`.
    func text(in language: Language) -> String {
        "\(language.backup.people(people)), \(language.backup.entries(entries))"
    }
}
