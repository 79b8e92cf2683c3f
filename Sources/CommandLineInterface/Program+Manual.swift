extension Program {
    /// The manual page, section 1, in man(7) macros, for groff and mandoc alike.
    ///
    /// - Parameter date: `YYYY-MM-DD`, shown at the foot of the page; nothing here reads a clock.
    package func manualPage(date: String) -> String {
        var page = ManualPage()
        // The date stands as it is: mandoc doesn't know it with escaped hyphens.
        page.line(
            ".TH \(Roff.escape(name.uppercased())) 1 \(date) "
                + "\"\(Roff.escape("\(name) \(version)"))\" \"User Commands\"")
        // Ragged right and no hyphenation: options and dates are to be typed as they stand here.
        page.macro("ad", "l")
        page.macro("nh")
        page.section("Name")
        page.line("\(Roff.escape(name)) \\- \(Roff.escape(summary))")
        page.section("Synopsis")
        page.line(
            "\(Roff.bold(name)) \(Roff.italic("COMMAND")) [\(Roff.italic("ARGUMENT"))]... "
                + "[\(Roff.italic("OPTION"))]...")
        page.section("Description")
        page.paragraphs(discussion)
        for group in groups {
            page.section(group.title)
            for command in group.commands { describe(command, path: [command.name], on: &page) }
        }
        page.section("Common options")
        page.paragraphs("Every command accepts these, before its name or after it.")
        page.options(commonOptions + [Self.versionFlag])
        page.list("Exit status", reference.exitStatus)
        page.list("Files", reference.files)
        page.list("Environment", reference.environment)
        page.list("Examples", commandsByPath.flatMap(\.command.examples).withoutRepetitions)
        return page.source
    }

    private func describe(
        _ command: Command<Verb>, path: [String], on page: inout ManualPage
    ) {
        page.macro("SS", ([name] + path).joined(separator: " "))
        if command.subcommands.isEmpty {
            let words = ([name] + path).joined(separator: " ")
            page.fill([Roff.bold(words)] + synopsis(of: command).map(Roff.unbreakable))
            page.macro("PP")
        }
        page.paragraphs(command.summary + ".\n\n" + command.discussion)
        page.options(command.arguments + command.options)
        for subcommand in command.subcommands {
            describe(subcommand, path: path + [subcommand.name], on: &page)
        }
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

    private mutating func prose(_ text: String) {
        fill(text.split(separator: " ").map { Roff.escape(String($0)) })
    }

    /// Escaped words, in lines of at most 80 characters.
    mutating func fill(_ words: [String]) {
        for line in TextLayout.lines(of: words, width: 80) { self.line(line) }
    }

    mutating func options(_ parameters: [Parameter]) {
        for parameter in parameters where !parameter.isHidden {
            macro("TP")
            line(parameter.roffTerm)
            prose(parameter.explanation + ".")
        }
    }

    mutating func list(_ title: String, _ entries: [Example]) {
        guard !entries.isEmpty else { return }
        section(title)
        for entry in entries {
            macro("TP")
            line(Roff.bold(entry.line))
            prose(entry.meaning)
        }
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

extension [Example] {
    /// Each command line once, with its first meaning.
    fileprivate var withoutRepetitions: [Example] {
        var seen: Set<String> = []
        return filter { seen.insert($0.line).inserted }
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
