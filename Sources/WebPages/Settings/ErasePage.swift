package import CyclePipeline
package import HTML
import Messages

/// The question before something is erased.
package struct ErasePage: Page {
    private let person: PersonState
    private let question: String
    private let typed: [(name: String, value: String)]

    /// - Parameter typed: The form, which is sent again to erase.
    package init(
        _ person: PersonState, question: String, typed: [(name: String, value: String)]
    ) {
        self.person = person
        self.question = question
        self.typed = typed
    }

    package var title: String { words.erasing }
    package var place: PageFrame.Place? { .settings }
    private var words: WebDataMessages { person.language.webData }

    package var body: HTML {
        p(.class("warning")) {
            strong { question }
            " \(words.eraseExplained)"
        }
        form(.method("post"), .action(WebRoute.data.path)) {
            for pair in typed where ["what", "day", "last"].contains(pair.name) {
                input(.type("hidden"), .name(pair.name), .value(pair.value))
            }
            input(.type("hidden"), .name("entry"), .value("\(person.lastEntry)"))
            div(.class("row")) {
                button(.class("danger"), .type("submit"), .name("do"), .value("erase")) {
                    words.eraseForGood
                }
                a(.class("button"), .href(WebRoute.data.path)) { words.cancel }
            }
        }
    }
}
