package import CyclePipeline
package import HTML
import Messages

/// The question before many days are taken back or made again at once.
package struct StepPage: Page {
    private let person: PersonState
    private let sentences: [String]
    private let isRedo: Bool
    private let typed: [(name: String, value: String)]
    private let back: Path

    /// - Parameters:
    ///   - sentences: What would be done.
    ///   - typed: The form, which is sent again to do it.
    ///   - back: Where the person came from.
    package init(
        _ person: PersonState, sentences: [String], isRedo: Bool,
        typed: [(name: String, value: String)], back: Path
    ) {
        self.person = person
        self.sentences = sentences
        self.isRedo = isRedo
        self.typed = typed
        self.back = back
    }

    private var words: WebHistoryMessages { person.language.webHistory }

    package var title: String { isRedo ? words.redo : words.undo }
    package var place: PageFrame.Place? { .today }

    package var body: HTML {
        p(.class("warning")) { sentences.joined(separator: " ") }
        div(.class("row")) {
            EntryForm(
                path: WebRoute.history.path, entry: person.lastEntry,
                fields: typed.filter { ["action", "change", "back"].contains($0.name) }
                    + [(name: "sure", value: "yes")], isRow: true
            ) {
                button(.class("danger"), .type("submit")) { title }
            }
            a(.class("button"), .href(back)) { person.language.webData.cancel }
        }
    }
}
