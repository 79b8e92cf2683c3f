extension Program {
    /// Reads the words after the program's name.
    ///
    /// GNU habits: `--flow heavy`, `--flow=heavy`, `-o file`, `-ofile`; options and arguments in any
    /// order; `--` ends the options; `-` is an argument. Names are never abbreviated, so that a new
    /// option cannot change what an old script means.
    package func parse(_ words: some Sequence<String>) throws(UsageError) -> Invocation<Verb> {
        var parser = Parser(program: self)
        return try parser.parse(Array(words))
    }
}

/// One pass over the words, from left to right.
private struct Parser<Verb: Sendable> {
    let program: Program<Verb>
    var path: [String] = []
    /// The command reached so far; `nil` before its name.
    var command: Command<Verb>?
    /// What may be given here: the command's own options and the common ones.
    var options: [Parameter]
    var arguments: [String] = []
    var given = GivenWords()
    var rest: ArraySlice<String> = []
    var wantsHelp = false
    var wantsVersion = false

    init(program: Program<Verb>) {
        self.program = program
        options = [Program<Verb>.versionFlag] + program.commonOptions
    }

    mutating func parse(_ words: [String]) throws(UsageError) -> Invocation<Verb> {
        rest = words[...]
        var optionsHaveEnded = false
        while let word = rest.popFirst() {
            if optionsHaveEnded || !isOption(word) {
                try take(word)
            } else if word == "--" {
                optionsHaveEnded = true
            } else if word.hasPrefix("--") {
                try takeLongOption(word)
            } else {
                try takeShortOptions(word)
            }
        }
        return try finish()
    }

    private func finish() throws(UsageError) -> Invocation<Verb> {
        let (program, wantsHelp) = (program, wantsHelp)
        if wantsVersion { return shown { _ in "\(program.name) \(program.version)\n" } }
        guard let command else {
            return shown { wantsHelp ? program.help(in: $0) : program.overview(in: $0) }
        }
        if wantsHelp { return help(for: command, path: path) }
        switch command.action {
        case .perform(let verb):
            return .perform(verb, parsed(try withArguments(of: command)))
        case .choose(let subcommands):
            let names = subcommands.map(\.name).joinedWithOr
            throw error("\(path.joined(separator: " ")) must be followed by \(names)")
        case .help:
            return try helpForNamedCommand()
        }
    }

    private func parsed(_ given: GivenWords) -> ParsedCommand {
        ParsedCommand(path: path, program: program.name, given: given)
    }

    private func shown(_ text: @escaping @Sendable (@escaping Translation) -> String) -> Invocation<
        Verb
    > {
        .show(text, parsed(given))
    }

    private func help(for command: Command<Verb>, path: [String]) -> Invocation<Verb> {
        shown { [program] in HelpWriter(program, $0).help(for: command, path: path) }
    }

    // MARK: Words

    private func isOption(_ word: String) -> Bool {
        guard word.hasPrefix("-"), word != "-" else { return false }
        // A negative number is one only where no option is called so.
        guard let digit = word.dropFirst().first, digit.isASCII, digit.isNumber else { return true }
        return option(short: digit) != nil
    }

    /// The next word of the command's name, or an argument.
    private mutating func take(_ word: String) throws(UsageError) {
        let found: Command<Verb>
        if let command {
            guard !command.subcommands.isEmpty else {
                arguments.append(word)
                return
            }
            found = try subcommand(word, of: command.subcommands, below: path)
        } else if let command = program.command(word) {
            found = command
        } else {
            found = try subcommand(word, of: program.commands, below: path)
        }
        path.append(found.name)
        command = found
        options = found.options + program.commonOptions
    }

    private func subcommand(
        _ word: String, of siblings: [Command<Verb>], below path: [String]
    ) throws(UsageError) -> Command<Verb> {
        if let found = siblings.first(where: { $0.name == word }) { return found }
        let full = (path + [word]).joined(separator: " ")
        if path.isEmpty, let meant = program.command(meantBy: word) {
            let words = meant.path.joined(separator: " ")
            throw UsageError(
                "unknown command \(full.quoted); did you mean '\(words)'?", seeHelpOf: meant.path,
                in: program.name)
        }
        if path.isEmpty, let line = meantLine(word) {
            throw UsageError(
                "unknown command \(full.quoted); did you mean '\(line)'?",
                seeHelpOf: line.split(separator: " ").prefix(1).map(String.init), in: program.name)
        }
        let near = siblings.map(\.name).nearest(to: word)
        throw error(
            "unknown command \(full.quoted)",
            near: near.map { (path + [$0]).joined(separator: " ") })
    }

    /// What a word means with those behind it, or else by itself.
    private func meantLine(_ word: String) -> String? {
        let words = [word] + rest.prefix { !isOption($0) }
        return program.meaning(words.joined(separator: " ")) ?? program.meaning(word)
    }

    private func helpForNamedCommand() throws(UsageError) -> Invocation<Verb> {
        var named: (path: [String], command: Command<Verb>)?
        if let word = arguments.first, arguments.count == 1, program.command(word) == nil,
            let meant = program.command(meantBy: word)
        {
            return help(for: meant.command, path: meant.path)
        }
        for word in arguments {
            let siblings = named?.command.subcommands ?? program.commands
            let found = try subcommand(word, of: siblings, below: named?.path ?? [])
            named = ((named?.path ?? []) + [found.name], found)
        }
        guard let named else { return shown { [program] in program.help(in: $0) } }
        return help(for: named.command, path: named.path)
    }

    /// What was given, with the arguments under the names of the command's parameters.
    private func withArguments(of command: Command<Verb>) throws(UsageError) -> GivenWords {
        var given = given
        var left = arguments[...]
        for (index, parameter) in command.arguments.enumerated() {
            let later = command.arguments.count - index - 1
            let words = parameter.repeats ? left.prefix(max(1, left.count - later)) : left.prefix(1)
            left = left.dropFirst(words.count)
            if words.isEmpty {
                guard case .argument(isRequired: false, _) = parameter.role
                else { throw error("missing \(parameter.name)") }
                continue
            }
            for word in words { try check(word, for: parameter) }
            given.add(Array(words), to: parameter.name)
        }
        if let extra = left.first { throw error("unexpected argument \(extra.quoted)") }
        return given
    }

    // MARK: Options

    private func option(short: Character) -> Parameter? {
        options.first { $0.short == short }
    }

    private mutating func takeLongOption(_ word: String) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts.first ?? "")
        guard let option = options.first(where: { $0.name == name }) else {
            throw unknownOption(name)
        }
        try record(option, attached: parts.count > 1 ? String(parts[1]) : nil)
    }

    private mutating func takeShortOptions(_ word: String) throws(UsageError) {
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            guard let option = option(short: letter) else { throw unknownOption("-\(letter)") }
            guard option.takesValue else {
                try record(option, attached: nil)
                continue
            }
            return try record(option, attached: letters.isEmpty ? nil : String(letters))
        }
    }

    private mutating func record(
        _ option: Parameter, attached: String?
    ) throws(UsageError) {
        guard option.takesValue else {
            guard attached == nil else { throw error("\(option.name) takes no value") }
            wantsHelp = wantsHelp || option.name == Program<Verb>.helpFlag.name
            wantsVersion = wantsVersion || option.name == Program<Verb>.versionFlag.name
            given.add([], to: option.name)
            return
        }
        guard option.repeats || given[option.name] == nil
        else { throw error("\(option.name) is given twice") }
        let value = if let attached { attached } else { try nextValue(for: option) }
        try check(value, for: option)
        given.add([value], to: option.name)
    }

    private mutating func nextValue(for option: Parameter) throws(UsageError) -> String {
        let needs = "\(option.name) needs a value, \(option.placeholder)"
        guard let word = rest.popFirst() else { throw error(needs) }
        // `--flow --json` is a forgotten value far more often than a value that looks like an option.
        guard word != "--", !options.contains(where: { $0.name == word })
        else { throw error("\(needs) (for \(word) itself, write \(option.name)=\(word))") }
        return word
    }

    private func check(_ word: String, for parameter: Parameter) throws(UsageError) {
        guard !parameter.accepts(word) else { return }
        // An argument has no name that anybody typed.
        throw error(
            parameter.isArgument
                ? "\(word.quoted) must be \(parameter.expectation)"
                : "\(parameter.name) must be \(parameter.expectation), not \(word.quoted)",
            near: parameter.choices.nearest(to: word))
    }

    // MARK: Errors

    private func error(_ message: String, near: String? = nil) -> UsageError {
        UsageError(
            message + (near.map { "; did you mean '\($0)'?" } ?? ""), seeHelpOf: path,
            in: program.name)
    }

    private func unknownOption(_ name: String) -> UsageError {
        if command == nil,
            let owner = program.commands.first(where: { $0.options.contains { $0.name == name } })
        {
            return error("\(name) goes after the command, as in '\(owner.name) \(name)'")
        }
        let visible = options.filter { !$0.isHidden }.map(\.name)
        let near = name.hasPrefix("--") ? visible.nearest(to: name) : nil
        return error("unknown option \(name.quoted)", near: near)
    }
}
