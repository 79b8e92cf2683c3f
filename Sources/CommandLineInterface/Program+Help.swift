extension Program {
    /// What `--help` prints: every command in its group.
    package var help: String {
        var sections = [
            usage([name, "COMMAND", "[ARGUMENT]...", "[OPTION]..."]),
            TextLayout.wrap(discussion, indent: 0) + "\n",
        ]
        let nameWidth = commands.map(\.name.count).max()
        for group in groups {
            let rows = group.commands.map { (term: $0.name, meaning: $0.summary) }
            sections.append(
                "\(group.title):\n" + TextLayout.columns(rows, termWidth: nameWidth))
        }
        let common = commonOptions + [Self.versionFlag]
        sections.append("Common options, before or after the command:\n" + table(of: common))
        sections.append("'\(name) COMMAND --help' says more about a command.\n")
        return sections.joined(separator: "\n")
    }

    /// What `eve-ics` alone prints: its commands at a glance, and what to type next.
    package var overview: String {
        var text = TextLayout.wrap("\(name): \(summary)", indent: 0) + "\n\n"
        text += TextLayout.columns(
            groups.map { ($0.title, $0.commands.map(\.name).joined(separator: ", ")) })
        text += "\nWhat to type next:\n"
        let help = Example("\(name) --help", "All commands, each in one line.")
        let steps = nextSteps + [help]
        let width = steps.map(\.line.count).max() ?? 0
        for step in steps {
            let gap = String(repeating: " ", count: width - step.line.count + 2)
            text += "  \(step.line)\(gap)"
            text += TextLayout.wrap(step.meaning, indent: width + 4) + "\n"
        }
        return text
    }

    /// What `COMMAND --help` prints.
    func help(for command: Command<Verb>, path: [String]) -> String {
        var sections = [
            usage([name] + path + synopsis(of: command)),
            TextLayout.wrap(command.summary + ".", indent: 0) + "\n",
        ]
        if !command.discussion.isEmpty {
            sections.append(TextLayout.wrap(command.discussion, indent: 0) + "\n")
        }
        if !command.subcommands.isEmpty {
            sections.append(
                "Commands:\n"
                    + TextLayout.columns(command.subcommands.map { ($0.name, $0.summary) }))
        }
        if !command.arguments.isEmpty {
            sections.append("Arguments:\n" + table(of: command.arguments))
        }
        if command.options.contains(where: { !$0.isHidden }) {
            sections.append("Options:\n" + table(of: command.options))
        }
        let common = commonOptions.filter { !$0.isHidden }.map(\.nameAndPlaceholder)
        sections.append(
            "Common options ('\(name) --help' explains them):\n  "
                + TextLayout.lines(of: common, width: TextLayout.width - 2)
                .joined(separator: "\n  ") + "\n")
        let examples = command.examples.map { example in
            "  \(example.line)\n      \(TextLayout.wrap(example.meaning, indent: 6))\n"
        }
        sections.append("Examples:\n" + examples.joined())
        return sections.joined(separator: "\n")
    }

    /// What may follow the command's name, in pieces that are not broken between lines.
    func synopsis(of command: Command<Verb>) -> [String] {
        switch command.action {
        case .choose: ["COMMAND"]
        case .help: ["[COMMAND]"]
        case .perform: command.parameters.filter { !$0.isHidden }.map(\.synopsis)
        }
    }

    private func usage(_ pieces: [String]) -> String {
        let indent = "Usage: ".count
        return "Usage: "
            + TextLayout.lines(of: pieces, width: TextLayout.width - indent)
            .joined(separator: "\n" + String(repeating: " ", count: indent)) + "\n"
    }

    private func table(of parameters: [Parameter]) -> String {
        TextLayout.columns(
            parameters.filter { !$0.isHidden }.map { ($0.term, $0.explanation) })
    }
}

extension Parameter {
    /// `--flow F`, or `DATE` for an argument.
    var nameAndPlaceholder: String {
        takesValue && !isArgument ? "\(name) \(placeholder)" : name
    }

    /// `-o, --output FILE`.
    var term: String {
        (short.map { "-\($0), " } ?? "") + nameAndPlaceholder + (repeats ? "..." : "")
    }

    /// The parameter as in a usage line: brackets if it may be left out, dots if it may be
    /// repeated.
    var synopsis: String {
        let dots = repeats ? "..." : ""
        if case .argument(isRequired: true, _) = role { return name + dots }
        let shortest = short.map { "-\($0)" + (takesValue ? " \(placeholder)" : "") }
        return "[\(shortest ?? nameAndPlaceholder)]" + dots
    }

    /// The help with the possible values and the default behind it.
    var explanation: String {
        var notes: [String] = []
        if !choices.isEmpty { notes.append(choices.joinedWithOr) }
        if let defaultText { notes.append("default: \(defaultText)") }
        return notes.isEmpty ? help : "\(help) (\(notes.joined(separator: "; ")))"
    }
}
