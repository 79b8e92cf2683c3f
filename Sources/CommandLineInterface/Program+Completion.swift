extension Program {
    /// The script that makes a shell complete this program's command lines.
    package func completionScript(for shell: Shell) -> String {
        switch shell {
        case .bash: bashCompletion
        case .zsh: zshCompletion
        case .fish: fishCompletion
        }
    }

    /// Every point a command line can have reached, with what may come next there.
    var completionStates: [CompletionState] {
        let root = CompletionState(
            path: [], commands: commands.map { ($0.name, $0.summary) },
            options: [Self.versionFlag], arguments: [])
        let states = commandsByPath.map { path, command in
            CompletionState(
                path: path, commands: command.subcommands.map { ($0.name, $0.summary) },
                options: command.options.filter { !$0.isHidden }, arguments: command.arguments)
        }
        // `help` is followed by the words that lead to another command.
        let helped = commandsByPath.flatMap { path, command in
            guard case .help = command.action else { return [CompletionState]() }
            return ([root] + states).filter { !$0.commands.isEmpty }.map {
                CompletionState(
                    path: path + $0.path, commands: $0.commands, options: [], arguments: [])
            }
        }
        let helpPaths = Set(helped.map(\.path))
        return [root] + states.filter { !helpPaths.contains($0.path) } + helped
    }

    var visibleCommonOptions: [Parameter] { commonOptions.filter { !$0.isHidden } }

    /// All names under which the program may be called.
    var callableNames: String { ([name] + [shortName].compactMap(\.self)).joined(separator: " ") }

    /// The spellings of common options that are passed on where the program lists names.
    var passedOptions: String {
        visibleCommonOptions.filter(\.takesValue).flatMap(\.spellings).joined(separator: " ")
    }

    /// The program's name as a shell function may be called: `eve_ics`.
    var shellIdentifier: String {
        String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
}

struct CompletionState {
    let path: [String]
    let commands: [(name: String, summary: String)]
    /// The options without the common ones.
    let options: [Parameter]
    let arguments: [Parameter]
}

extension Parameter {
    /// `--output` and `-o`.
    var spellings: [String] { [name] + (short.map { ["-\($0)"] } ?? []) }
}

extension String {
    /// Between single quotes, as bash and zsh read it.
    var shellQuoted: String {
        "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
            + "'"
    }
}
