import CommandLineInterface

enum CompletionOptions {
    static let shell = Argument("SHELL", .choice(of: Shell.allCases, "SHELL"), "Your shell")
}

extension CommandGroup where Verb == eve_ics.Verb {
    static var help: CommandGroup {
        CommandGroup(
            "Help",
            [
                .help(
                    examples: [
                        Example("eve-ics help export", "How export is used."),
                        Example("eve-ics help person add", "How a person is added."),
                    ]),
                Command(
                    "completion", .completion,
                    summary: "Print what makes your shell complete eve-ics",
                    discussion: """
                        Put the output where your shell looks for completions, then open a new \
                        terminal.
                        """,
                    parameters: [CompletionOptions.shell],
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
                    ]),
                Command(
                    "man", .man, summary: "Print the manual page",
                    discussion: "It is written for man, not to be read as it stands.",
                    examples: [
                        Example("eve-ics man | man -l -", "Read the manual."),
                        Example(
                            "eve-ics man > ~/.local/share/man/man1/eve-ics.1",
                            "Keep it, so that 'man eve-ics' finds it."),
                    ]),
            ])
    }
}
