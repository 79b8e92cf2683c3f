package import HTML
package import Messages

/// Two versions of what was changed here and elsewhere at the same time; nothing is lost, and the person chooses.
package struct ConflictPage: Page {
    package let title: String
    private let words: WebLogMessages
    private let mine: [String]
    private let theirs: [String]
    private let form: Path
    private let back: Path
    private let fields: [(name: String, value: String)]
    private let entry: Int64

    /// - Parameters:
    ///   - mine: The items of what was entered here.
    ///   - theirs: Those of what is recorded meanwhile.
    ///   - form: Where to send `fields` again, now against `entry`.
    package init(
        _ language: Language, mine: [String], theirs: [String], form: Path,
        fields: [(name: String, value: String)], entry: Int64, back: Path
    ) {
        title = language.webFaults.changedTitle
        words = language.webLog
        (self.mine, self.theirs, self.form) = (mine, theirs, form)
        (self.fields, self.entry, self.back) = (fields, entry, back)
    }

    package var body: HTML {
        p { words.conflict }
        dl {
            dt { words.mine }
            dd { text(mine) }
            dt { words.theirs }
            dd { text(theirs) }
        }
        EntryForm(path: form, entry: entry, fields: fields, isRow: true) {
            button(.type("submit")) { words.keepMine }
        }
        p { a(.class("button"), .href(back)) { words.keepTheirs } }
    }

    private func text(_ items: [String]) -> String {
        items.isEmpty ? words.nothing : items.joined(separator: ", ")
    }
}
