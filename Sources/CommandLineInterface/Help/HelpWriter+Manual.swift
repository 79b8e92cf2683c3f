extension HelpWriter {
    func manualPage(date: String) -> String {
        var page = beginning(program.name, summary, date: date)
        page.section(text("manual.description", "Description"))
        page.paragraphs(discussion)
        for group in program.groups {
            page.section(self.title(of: group))
            for command in group.commands { describe(command, path: [command.name], on: &page) }
        }
        page.section(text("manual.common-options", "Common options"))
        page.paragraphs(
            text(
                "manual.common-options.place",
                "Every command accepts these, before its name or after it."))
        options(program.commonOptions + [Program<Verb>.versionFlag], nil, on: &page)
        let reference = program.reference
        list(
            text("manual.exit", "Exit status"),
            reference.exitStatus.map { entry($0, id: "manual.exit") }, on: &page)
        list(
            text("manual.files", "Files"), reference.files.map { entry($0, id: "manual.files") },
            on: &page)
        list(
            text("manual.environment", "Environment"),
            reference.environment.map { entry($0, id: "manual.environment") }, on: &page)
        examples(of: program.commandsByPath, on: &page)
        let groups = reference.relatedPages.isEmpty ? [] : program.groups
        seeAlso(groups.map { "\($0.page(of: program.name))(1)" }, on: &page)
        return page.source
    }

    /// The page of one group: its commands, and where the rest is.
    func manualPage(of group: CommandGroup<Verb>, date: String) -> String {
        let summary = text(
            "manual.group", "{program}, commands: {commands}",
            [
                "program": program.name,
                "commands": group.commands.map(\.name).joined(separator: ", "),
            ], comment: "What a manual page of some commands is about")
        var page = beginning(group.page(of: program.name), summary, date: date)
        let whole = "\(program.name)(1)"
        page.section(text("manual.description", "Description"))
        page.paragraphs(
            text(
                "manual.group.rest",
                "{manual} lists the options that every command accepts, exit codes, files and variables.",
                ["manual": whole], comment: whole))
        page.section(title(of: group))
        for command in group.commands { describe(command, path: [command.name], on: &page) }
        examples(of: program.commandsByPath(of: group), on: &page)
        seeAlso([whole], on: &page)
        return page.source
    }

    private func beginning(_ name: String, _ summary: String, date: String) -> ManualPage {
        var page = ManualPage()
        let source = Roff.escape("\(program.name) \(program.version)")
        let title = Roff.escape(
            text("manual.title", "User Commands", comment: "Stands at the top of the page"))
        // The date stands as it is: mandoc doesn't know it with escaped hyphens.
        page.line(
            ".TH \(Roff.escape(name.uppercased())) 1 \(date) \"\(source)\" \"\(title)\"")
        // Ragged right and no hyphenation: options and dates are to be typed as they stand here.
        page.macro("ad", "l")
        page.macro("nh")
        page.section(
            text(
                "manual.name", "Name",
                comment: "apropos looks for this heading: use your language's word in manual pages")
        )
        page.prose(summary, behind: [Roff.escape(name), "\\-"])
        page.section(text("manual.synopsis", "Synopsis"))
        page.line(
            "\(Roff.bold(program.name)) \(Roff.italic("COMMAND")) [\(Roff.italic("ARGUMENT"))]... "
                + "[\(Roff.italic("OPTION"))]...")
        return page
    }

    /// Each line once, with its first meaning.
    private func examples(
        of commands: [(path: [String], command: Command<Verb>)], on page: inout ManualPage
    ) {
        var lines: Set<String> = []
        let examples = commands.flatMap { self.examples(of: $0.command, path: $0.path) }
            .filter { lines.insert($0.line).inserted }
        list(text("manual.examples", "Examples"), examples, on: &page)
    }

    private func seeAlso(_ pages: [String], on page: inout ManualPage) {
        let pages = pages + program.reference.relatedPages
        guard pages.count > 1 else { return }
        page.section(text("manual.see-also", "See also"))
        page.fill(
            pages.enumerated().map { index, name in
                Roff.bold(String(name.dropLast(3))) + name.suffix(3)
                    + (index < pages.count - 1 ? "," : "")
            })
    }

    private func describe(
        _ command: Command<Verb>, path: [String], on page: inout ManualPage
    ) {
        let words = ([program.name] + path).joined(separator: " ")
        page.macro("SS", words)
        if command.subcommands.isEmpty {
            page.fill([Roff.bold(words)] + command.synopsis.map(Roff.unbreakable))
            page.macro("PP")
        }
        page.paragraphs(summary(of: command, path: path).asSentence)
        if !command.discussion.isEmpty {
            page.macro("PP")
            page.paragraphs(discussion(of: command, path: path))
        }
        options(command.arguments + command.options, path, on: &page)
        for subcommand in command.subcommands {
            describe(subcommand, path: path + [subcommand.name], on: &page)
        }
    }

    private func options(_ parameters: [Parameter], _ path: [String]?, on page: inout ManualPage) {
        for parameter in parameters where !parameter.isHidden {
            page.entry(parameter.roffTerm, explanation(of: parameter, path).asSentence)
        }
    }

    private func list(
        _ title: String, _ entries: [(line: String, meaning: HelpText)], on page: inout ManualPage
    ) {
        guard !entries.isEmpty else { return }
        page.section(title)
        for entry in entries { page.entry(Roff.bold(entry.line), translation(entry.meaning)) }
    }
}

/// The source of a manual page, line by line.
private struct ManualPage {
    private(set) var source = ""

    /// A line that is already escaped.
    mutating func line(_ text: String) {
        source += text + "\n"
    }

    mutating func macro(_ name: String, _ arguments: String...) {
        let escaped = arguments.map { argument in
            let text = Roff.escape(argument)
            return text.isEmpty || text.contains(" ") ? "\"\(text)\"" : text
        }
        line(([".\(name)"] + escaped).joined(separator: " "))
    }

    mutating func section(_ title: String) {
        macro("SH", title.uppercased())
    }

    mutating func paragraphs(_ text: String) {
        for (index, paragraph) in TextLayout.paragraphs(of: text).enumerated() {
            if index > 0 { macro("PP") }
            prose(paragraph)
        }
    }

    mutating func prose(_ text: String, behind words: [String] = []) {
        fill(words + text.split(separator: " ").map { Roff.escape(String($0)) })
    }

    /// Escaped words, in lines of at most 80 characters.
    mutating func fill(_ words: [String]) {
        for line in TextLayout.lines(of: words, width: 80) { self.line(line) }
    }

    /// A term that is already escaped, and its explanation.
    mutating func entry(_ term: String, _ explanation: String) {
        macro("TP")
        line(term)
        prose(explanation)
    }
}

extension Parameter {
    fileprivate var roffTerm: String {
        guard !isArgument else { return Roff.italic(name) + (repeats ? "..." : "") }
        var term = short.map { Roff.bold("-\($0)") + ", " } ?? ""
        term += Roff.bold(name)
        if takesValue { term += " " + Roff.italic(placeholder) }
        return term + (repeats ? "..." : "")
    }
}

/// Text for troff: what would be a request, an escape or a typographic sign stays itself.
package enum Roff {
    /// Characters that troff would turn into something else, such as a hyphen into a dash.
    private static let escapes: [Unicode.Scalar: String] = [
        "\\": "\\e", "-": "\\-", "'": "\\(aq", "\"": "\\(dq", "`": "\\(ga", "^": "\\(ha",
        "~": "\\(ti",
    ]

    package static func escape(_ text: String) -> String {
        var escaped = text.hasPrefix(".") ? "\\&" : ""
        for scalar in text.unicodeScalars {
            if let replacement = escapes[scalar] {
                escaped += replacement
            } else if scalar.properties.generalCategory == .control {
                escaped += " "
            } else if scalar.isASCII {
                escaped.unicodeScalars.append(scalar)
            } else {
                let digits = String(scalar.value, radix: 16, uppercase: true)
                escaped +=
                    "\\[u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)]"
            }
        }
        return escaped
    }

    /// Words that stay on one line, and whose dots end no sentence.
    static func unbreakable(_ text: String) -> String {
        text.split(separator: " ").map { escape(String($0)) }.joined(separator: "\\ ") + "\\&"
    }

    static func bold(_ text: String) -> String { "\\fB\(escape(text))\\fR" }

    static func italic(_ text: String) -> String { "\\fI\(escape(text))\\fR" }
}
