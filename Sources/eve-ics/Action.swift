package import CommandLineInterface

/// One command of the program: the values it was given, its options and its help, and what it does.
///
/// Each is one file. A new command is such a type and one word in `Program.eveICS`.
package protocol Action: Sendable {
    static var command: Command<Verb> { get }

    /// - Throws: `UsageError` or `ToolError` for words that only the command itself can judge.
    init(_ words: ParsedCommand) throws

    func run(in context: Context) throws -> Outcome
}
