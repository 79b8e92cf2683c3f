package import HTML
package import Messages

/// The password again, before secrets and what cannot be undone.
package struct ConfirmPage: Page {
    private let language: Language
    private let name: String
    private let next: Path
    private let error: String?

    /// - Parameter name: The person's, for programs that keep passwords.
    package init(_ language: Language, name: String, next: Path, error: String? = nil) {
        self.language = language
        self.name = name
        self.next = next
        self.error = error
    }

    private var words: WebLoginMessages { language.webLogin }

    package var title: String { words.confirmTitle }
    package var place: PageFrame.Place? { .settings }

    @HTMLBuilder package var body: HTML {
        p { words.confirm }
        form(.method("post"), .action(WebRoute.confirm.path), .class("card")) {
            input(.type("hidden"), .name("next"), .value(next.text))
            input(
                .type("text"), .name("name"), .value(name), .dir("auto"), .autocomplete("username"),
                .readonly(), .hidden())
            PasswordField(
                id: "password", text: words.password, use: .current, error: error,
                hasFocus: true, language: language
            ).html
            div(.class("row")) {
                button(.type("submit"), .class("primary")) { words.goOn }
                a(.class("button"), .href(WebRoute.settings.path)) { words.cancel }
            }
        }
    }
}
