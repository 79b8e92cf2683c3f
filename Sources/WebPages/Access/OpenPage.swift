package import HTML
package import Messages

/// A link that logs in once → a button that uses it, so that a program which only looks at links does not.
package struct OpenPage: Page {
    private let language: Language
    private let token: String

    package init(_ language: Language, token: String) {
        self.language = language
        self.token = token
    }

    private var words: WebLoginMessages { language.webLogin }

    package var title: String { words.openTitle }

    @HTMLBuilder package var body: HTML {
        p { words.open }
        form(.method("post"), .action(WebRoute.open(token).path), .class("card")) {
            StaySwitch(isOn: false, language: language).html
            button(.type("submit"), .class("primary")) { words.openNow }
        }
    }
}
