import CyclePipeline
import HTML
import Messages

/// Changes of the journal, each with a button that takes it back, where it can be.
struct JournalList {
    let changes: ShownChanges
    /// The entry that took a change back last, where that change can be made again.
    let redoable: Int64?
    let person: PersonState

    static let id = "changes"

    private var language: Language { person.language }
    private var words: WebHistoryMessages { language.webHistory }

    var html: HTML {
        section(.id(Self.id)) {
            h2 { words.changes }
            if changes.list.isEmpty {
                p { language.history.noChanges }
            } else {
                ul(.class("rows")) { for change in changes.list { line(change) } }
            }
            ways
            if let redoable {
                EntryButton(
                    text: words.redo, path: WebRoute.history.path, entry: person.lastEntry
                )(("action", "redo"), ("change", String(redoable)))
            }
        }
    }

    /// The key takes back what was changed last, and nothing older.
    private var newest: Int64? {
        changes.later == nil ? changes.list.first(where: \.canBeTakenBack)?.number : nil
    }

    private func line(_ change: ShownChange) -> HTML {
        let id = "change-\(change.number)"
        return li {
            div(.class("row", "spread")) {
                div(.class("stack")) {
                    p(.id(id)) {
                        // Sentences about changes name them by their numbers.
                        span(.class("number", "muted")) { String(change.number) }
                        " "
                        change.words
                    }
                    p(.class("muted", "small")) { change.source }
                }
                if change.canBeTakenBack {
                    EntryButton(
                        text: words.undo, path: WebRoute.history.path, entry: person.lastEntry,
                        isLink: true, describedBy: id,
                        shortcut: change.number == newest ? .undo : nil
                    )(("action", "undo"), ("change", String(change.number)))
                }
            }
        }
    }

    @HTMLBuilder private var ways: HTML {
        if changes.earlier != nil || changes.later != nil {
            p(.class("row")) {
                way(to: changes.later, language.webCalendar.later)
                way(to: changes.earlier, language.webCalendar.earlier)
            }
        }
    }

    @HTMLBuilder private func way(to path: Path?, _ text: String) -> HTML {
        if let path { a(.class("button"), .href(path)) { text } }
    }
}
