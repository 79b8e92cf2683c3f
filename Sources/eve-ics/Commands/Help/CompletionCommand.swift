import CommandLineInterface

/// `completion`: a shell → the script that makes it complete command lines.
struct CompletionCommand: Action {
    private static let shell = Argument(
        "SHELL", .choice(of: Shell.allCases, "SHELL"), "Your shell")

    static var command: Command<Verb> {
        Command(
            "completion", Self.self,
            summary: "Print completions for your shell",
            discussion: """
                Put the output where your shell looks for completions, then open a new \
                terminal.
                """,
            parameters: [shell],
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

    init(_ words: ParsedCommand) throws {
        shell = try words[Self.shell]
    }

    func run(in context: Context) -> Outcome {
        let script = Program.eveICS.completionScript(for: shell)
        return context.printsJSON
            ? context.outcome("", json: ["script": script]) : Outcome(script, isDocument: true)
    }
}
