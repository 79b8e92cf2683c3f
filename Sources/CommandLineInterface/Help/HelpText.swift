/// A text of the overview, of help or of the manual page, as it is before it is put into a language.
package struct HelpText: Hashable, JSONConvertible, Sendable {
    /// Made from where the text stands, such as `help.feed-add.option.expires`.
    package let id: String
    package let english: String
    /// What it explains, for a translator: a command, an option or an example.
    package let comment: String?

    package var json: JSON {
        let members: JSON = ["id": id, "english": english, "comment": comment]
        return members.withoutNulls
    }
}

/// Puts a text into a language. Holes such as `{command}` stay, and are filled afterward.
package typealias Translation = (HelpText) -> String

extension Program {
    /// What `--help` prints: every command in its group.
    package func help(in translation: @escaping Translation = \.english) -> String {
        HelpWriter(self, translation).help
    }

    /// What the program's name alone prints: its commands at a glance, and what to type next.
    package func overview(in translation: @escaping Translation = \.english) -> String {
        HelpWriter(self, translation).overview
    }

    /// The manual page, section 1, in man(7) macros, for groff and mandoc alike.
    ///
    /// - Parameters:
    ///   - group: The commands that the page is about; `nil` for the page of the whole program.
    ///   - date: `YYYY-MM-DD`, shown at the foot of the page; nothing here reads a clock.
    package func manualPage(
        of group: CommandGroup<Verb>? = nil, date: String,
        in translation: @escaping Translation = \.english
    ) -> String {
        let writer = HelpWriter(self, translation)
        return group.map { writer.manualPage(of: $0, date: date) } ?? writer.manualPage(date: date)
    }

    /// Every text of overview, help and manual page, in the order in which one reads them.
    package var helpTexts: [HelpText] {
        var texts: [HelpText] = []
        var known: Set<HelpText> = []
        let writer = HelpWriter(self) { text in
            if known.insert(text).inserted { texts.append(text) }
            return text.english
        }
        _ = writer.overview + writer.help
        for (path, command) in commandsByPath { _ = writer.help(for: command, path: path) }
        _ = writer.manualPage(date: "")
        for group in groups { _ = writer.manualPage(of: group, date: "") }
        return texts
    }
}
