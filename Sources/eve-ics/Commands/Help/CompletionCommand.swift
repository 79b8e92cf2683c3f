import CommandLineInterface

/// `completion`: a shell → the script that makes it complete command lines.
struct CompletionCommand: Action {
    private static let shell = Argument(
        "SHELL", .choice(of: Shell.allCases, "SHELL"), "Your shell")
    private static let names = Option(
        "--names", .choice(of: CompletableName.allCases, "KIND"),
        "Print what a shell offers in the place of a name, one a line", isHidden: true)
    private static let wordBefore = Option(
        "--after", .text("WORD"), default: "", "With --names: the word before the cursor",
        isHidden: true)

    /// The shell does not matter here.
    static let namesCommand = ["completion", Shell.bash.rawValue, names.parameter.name]

    static var command: Command<Verb> {
        Command(
            "completion", Self.self,
            summary: "Print completions for your shell",
            discussion: """
                Put the output where your shell looks for completions, then open a new \
                terminal. They also offer your feeds, people, app passwords and alarms by name.
                """,
            parameters: [shell, names, wordBefore],
            examples: [
                Example(
                    "eve-ics completion bash > "
                        + "~/.local/share/bash-completion/completions/eve-ics",
                    "For bash, with the bash-completion package."),
                Example(
                    "eve-ics completion zsh > ~/.zfunc/_eve-ics",
                    "For zsh, if your fpath has ~/.zfunc."),
                Example(
                    "eve-ics completion fish > ~/.config/fish/completions/eve-ics.fish",
                    "For fish."),
            ])
    }

    private let shell: Shell
    private let names: CompletableName?
    private let wordBefore: String

    init(_ words: ParsedCommand) throws {
        shell = try words[Self.shell]
        names = words[Self.names]
        wordBefore = words[Self.wordBefore]
    }

    func run(in context: Context) throws -> Outcome {
        if let names {
            let found = try context.names(names, after: wordBefore)
            return context.outcome(
                found.map { "\($0.terminalSafe)\n" }.joined(), json: ["names": found])
        }
        let script = Program.eveICS.completionScript(for: shell)
        return context.printsJSON
            ? context.outcome("", json: ["script": script]) : Outcome(script, isDocument: true)
    }
}
