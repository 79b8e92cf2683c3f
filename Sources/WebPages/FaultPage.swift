package import HTML

/// One sentence about what did not work, and one way on.
package struct FaultPage: Page {
    package let title: String
    let sentence: String
    let onward: (path: Path, text: String)?

    package init(title: String, sentence: String, onward: (path: Path, text: String)? = nil) {
        self.title = title
        self.sentence = sentence
        self.onward = onward
    }

    package var body: HTML {
        p { sentence }
        if let onward { p { a(.class("button"), .href(onward.path)) { onward.text } } }
    }
}
