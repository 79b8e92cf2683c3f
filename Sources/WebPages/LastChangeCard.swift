import CyclePipeline
import HTML
import Messages

/// What was recorded last, with a button that takes it back, and one that makes again what was taken back last; empty
/// where there is neither.
struct LastChangeCard {
    let change: ShownChange?
    /// The entry that took a change back last, where that change can be made again.
    let redoable: Int64?
    let person: PersonState
    /// The page to come back to.
    let back: WebRoute

    private var words: WebTodayMessages { person.language.webToday }

    var html: HTML {
        // A script puts a newer one in the place of this.
        div(.id("last-change")) {
            if change != nil || redoable != nil {
                section(.class("card")) {
                    if let change {
                        h2 { words.lastChange }
                        p { change.words }
                        div(.class("row", "spread")) {
                            p(.class("muted", "small")) { change.source }
                            undo(change)
                        }
                    }
                    if let redoable { redo(redoable) }
                }
            }
        }
    }

    private func undo(_ change: ShownChange) -> HTML {
        EntryButton(
            text: words.undo, path: WebRoute.history.path, entry: person.lastEntry, shortcut: .undo
        )(
            ("action", "undo"), ("change", String(change.number)), ("back", back.path.text))
    }

    private func redo(_ entry: Int64) -> HTML {
        EntryButton(
            text: person.language.webHistory.redo, path: WebRoute.history.path,
            entry: person.lastEntry
        )(("action", "redo"), ("change", String(entry)), ("back", back.path.text))
    }
}
