import CyclePipeline
import HTML
import Messages

/// What was recorded last, with a button that takes it back; empty where nothing was.
struct LastChangeCard {
    let change: ShownChange?
    let person: PersonState
    /// The page to come back to.
    let back: WebRoute

    private var words: WebTodayMessages { person.language.webToday }

    var html: HTML {
        // A script puts a newer one in the place of this.
        div(.id("last-change")) {
            if let change {
                section(.class("card")) {
                    h2 { words.lastChange }
                    p { change.words }
                    div(.class("row", "spread")) {
                        p(.class("muted", "small")) { change.source }
                        EntryButton(
                            text: words.undo, path: WebRoute.history.path, entry: person.lastEntry,
                            shortcut: .undo
                        )(
                            ("action", "undo"), ("change", String(change.number)),
                            ("back", back.path.text))
                    }
                }
            }
        }
    }
}
