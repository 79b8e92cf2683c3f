/// Writes overview, help and manual page of a program in one language.
///
/// Names of commands and options, placeholders, values and the lines of examples are the same in every language.
struct HelpWriter<Verb: Sendable> {
    let program: Program<Verb>
    let translation: Translation

    init(_ program: Program<Verb>, _ translation: @escaping Translation) {
        self.program = program
        self.translation = translation
    }

    // MARK: Pages

    var help: String {
        let title = text("help.common-options", "Common options, before or after the command:")
        let moreCommand = "\(program.name) COMMAND --help"
        let more = text(
            "help.more", "'{command}' says more about a command.", ["command": moreCommand],
            comment: moreCommand)
        let nameWidth = program.commands.map(\.name.count).max()
        let groups = program.groups.map { group in
            let rows = group.commands.map {
                (term: $0.name, meaning: summary(of: $0, path: [$0.name]))
            }
            let heading = text(
                "help.group-heading", "{group}:", ["group": self.title(of: group)],
                comment: "A heading, such as \(program.groups.first?.title ?? ""):")
            return heading + "\n" + TextLayout.columns(rows, termWidth: nameWidth)
        }
        let sections =
            [
                usage([program.name, "COMMAND", "[ARGUMENT]...", "[OPTION]..."]),
                TextLayout.wrap(discussion, indent: 0) + "\n",
            ] + groups + [
                "\(title)\n" + table(of: program.commonOptions + [Program<Verb>.versionFlag]),
                TextLayout.wrap(more, indent: 0) + "\n",
            ]
        return sections.joined(separator: "\n")
    }

    var overview: String {
        let title = text(
            "help.overview", "{program}: {summary}", ["program": program.name, "summary": summary],
            comment: "The first line of what '\(program.name)' alone prints")
        let groups = program.groups.map {
            (self.title(of: $0), $0.commands.map(\.name).joined(separator: ", "))
        }
        let help = Example("\(program.name) --help", "All commands, each in one line.")
        let steps = meanings(of: program.nextSteps + [help], id: "help.overview.next")
        let width = steps.map(\.line.count).max() ?? 0
        var page = TextLayout.wrap(title, indent: 0) + "\n\n" + TextLayout.columns(groups)
        page += "\n" + text("help.overview.next", "What to type next:") + "\n"
        for step in steps {
            let gap = String(repeating: " ", count: width - step.line.count + 2)
            page += "  \(step.line)\(gap)"
            page += TextLayout.wrap(translation(step.meaning), indent: width + 4) + "\n"
        }
        return page
    }

    func help(for command: Command<Verb>, path: [String]) -> String {
        var sections = [
            usage([program.name] + path + command.synopsis),
            TextLayout.wrap(summary(of: command, path: path).asSentence, indent: 0) + "\n",
        ]
        if !command.discussion.isEmpty {
            let discussion = self.discussion(of: command, path: path)
            sections.append(TextLayout.wrap(discussion, indent: 0) + "\n")
        }
        if !command.subcommands.isEmpty {
            let rows = command.subcommands.map {
                (term: $0.name, meaning: summary(of: $0, path: path + [$0.name]))
            }
            sections.append(text("help.commands", "Commands:") + "\n" + TextLayout.columns(rows))
        }
        if !command.arguments.isEmpty {
            sections.append(
                text("help.arguments", "Arguments:") + "\n" + table(of: command.arguments, path))
        }
        if command.options.contains(where: { !$0.isHidden }) {
            sections.append(
                text("help.options", "Options:") + "\n" + table(of: command.options, path))
        }
        let helpCommand = "\(program.name) --help"
        let explained = text(
            "help.common-options.explained", "Common options ('{command}' explains them):",
            ["command": helpCommand], comment: helpCommand)
        let common = program.visibleCommonOptions.map(\.nameAndPlaceholder)
        sections.append(
            "\(explained)\n  "
                + TextLayout.lines(of: common, width: TextLayout.width - 2)
                .joined(separator: "\n  ") + "\n")
        let examples = self.examples(of: command, path: path).map { line, meaning in
            "  \(line)\n      \(TextLayout.wrap(translation(meaning), indent: 6))\n"
        }
        sections.append(text("help.examples", "Examples:") + "\n" + examples.joined())
        return sections.joined(separator: "\n")
    }

    private func usage(_ pieces: [String]) -> String {
        let label = text("help.usage", "Usage:") + " "
        let indent = label.count
        return label
            + TextLayout.lines(of: pieces, width: TextLayout.width - indent)
            .joined(separator: "\n" + String(repeating: " ", count: indent)) + "\n"
    }

    private func table(of parameters: [Parameter], _ path: [String]? = nil) -> String {
        TextLayout.columns(
            parameters.filter { !$0.isHidden }.map { ($0.term, explanation(of: $0, path)) })
    }

    // MARK: Texts

    /// Words that stand between those that describe the program.
    func text(
        _ id: String, _ english: String, _ holes: KeyValuePairs<String, String> = [:],
        comment: String? = nil
    ) -> String {
        translation(HelpText(id: id, english: english, comment: comment)).filled(holes)
    }

    func title(of group: CommandGroup<Verb>) -> String {
        let comment = "The heading of: \(group.commands.map(\.name).joined(separator: ", "))"
        return translation(
            HelpText(id: "help.group.\(group.title.slug)", english: group.title, comment: comment))
    }

    /// What the program is.
    var summary: String {
        translation(
            HelpText(id: "help.program.summary", english: program.summary, comment: program.name))
    }

    var discussion: String {
        paragraphs(of: program.discussion, id: "help.program", comment: program.name)
    }

    func summary(of command: Command<Verb>, path: [String]) -> String {
        translation(
            HelpText(
                id: "\(id(of: path)).summary", english: command.summary, comment: words(of: path)))
    }

    func discussion(of command: Command<Verb>, path: [String]) -> String {
        paragraphs(of: command.discussion, id: id(of: path), comment: words(of: path))
    }

    /// Each paragraph is a text of its own: where one changes, the others remain translated.
    private func paragraphs(of discussion: String, id: String, comment: String) -> String {
        TextLayout.paragraphs(of: discussion).enumerated().map { index, paragraph in
            translation(
                HelpText(
                    id: "\(id).discussion.\(index + 1)", english: paragraph, comment: comment))
        }.joined(separator: "\n\n")
    }

    /// The command lines and what they do, not yet translated.
    func examples(
        of command: Command<Verb>, path: [String]
    ) -> [(line: String, meaning: HelpText)] {
        meanings(of: command.examples, id: "\(id(of: path)).example")
    }

    private func meanings(
        of examples: [Example], id: String
    ) -> [(line: String, meaning: HelpText)] {
        examples.enumerated().map { index, example in
            let meaning = HelpText(
                id: "\(id).\(index + 1)", english: example.meaning, comment: example.line)
            return (example.line, meaning)
        }
    }

    /// A line that only the manual page has; its id does not change where another comes before it.
    func entry(_ example: Example, id: String) -> (line: String, meaning: HelpText) {
        let meaning = HelpText(
            id: "\(id).\(example.line.slug)", english: example.meaning, comment: example.line)
        return (example.line, meaning)
    }

    /// The help of a parameter with the possible values and the default behind it.
    ///
    /// - Parameter path: The words of the command to which it belongs; `nil` for one that all have.
    func explanation(of parameter: Parameter, _ path: [String]?) -> String {
        let kind = parameter.isArgument ? "argument" : "option"
        let place = path.map { "\(id(of: $0)).\(kind)" } ?? "help.common"
        let help = translation(
            HelpText(
                id: "\(place).\(parameter.name.slug)", english: parameter.help,
                comment: (path.map { "\(words(of: $0)): " } ?? "") + parameter.term))
        let values = self.values(parameter.choices)
        let standard = parameter.defaultText.map {
            text(
                "help.default", "default: {value}", ["value": $0],
                comment: "Stands in brackets: what holds without the option")
        }
        let notes = [values, standard].compactMap(\.self)
        return notes.isEmpty ? help : "\(help) (\(notes.joined(separator: "; ")))"
    }

    /// `a, b or c`.
    private func values(_ words: [String]) -> String? {
        guard words.count > 1, let last = words.last else { return words.first }
        let others = words.dropLast().joined(separator: ", ")
        return text(
            "help.values", "{values} or {last}", ["values": others, "last": last],
            comment: "Stands in brackets: the values that an option takes, such as a, b or c")
    }

    private func id(of path: [String]) -> String { "help." + path.joined(separator: "-") }

    private func words(of path: [String]) -> String {
        ([program.name] + path).joined(separator: " ")
    }
}

extension Command {
    /// What may follow the command's name, in pieces that are not broken between lines.
    var synopsis: [String] {
        switch action {
        case .choose: ["COMMAND"]
        case .help: ["[COMMAND]"]
        case .perform: parameters.filter { !$0.isHidden }.map(\.synopsis)
        }
    }
}

extension Parameter {
    /// `--flow F`, or `DATE` for an argument.
    fileprivate var nameAndPlaceholder: String {
        takesValue && !isArgument ? "\(name) \(placeholder)" : name
    }

    /// `-o, --output FILE`.
    fileprivate var term: String {
        (short.map { "-\($0), " } ?? "") + nameAndPlaceholder + (repeats ? "..." : "")
    }

    /// The parameter as in a usage line: brackets if it may be left out, dots if it may be
    /// repeated.
    fileprivate var synopsis: String {
        let dots = repeats ? "..." : ""
        if case .argument(isRequired: true, _) = role { return name + dots }
        let shortest = short.map { "-\($0)" + (takesValue ? " \(placeholder)" : "") }
        return "[\(shortest ?? nameAndPlaceholder)]" + dots
    }
}

extension String {
    /// The text with its full stop.
    var asSentence: String { hasSuffix(".") ? self : self + "." }

    /// Letters and digits in lower case, as part of an id: `your-data`, `expires`.
    var slug: String {
        split { !($0.isLetter || $0.isNumber) }.joined(separator: "-").lowercased()
    }

    /// The text with what is known of its holes; others, and other braces, stay.
    fileprivate func filled(_ holes: KeyValuePairs<String, String>) -> String {
        var filled = ""
        var rest = self[...]
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            let name = rest[rest.index(after: open)..<close]
            let value = holes.first { $0.key == name }.map { $0.value[...] }
            filled += rest[..<open] + (value ?? rest[open...close])
            rest = rest[rest.index(after: close)...]
        }
        return filled + rest
    }
}
