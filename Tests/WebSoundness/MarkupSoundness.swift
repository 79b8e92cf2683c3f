import HTML
import Messages
import WebPages

/// What must hold of a page whatever the texts on it are.
package enum MarkupSoundness {
    /// What does not hold, or `nil`: a text opened or closed an element, or is not shown as it is.
    package static func fault(_ texts: [String]) -> String? {
        let plain = texts.map { $0.isEmpty ? "" : "x" }
        for page in [Self.everything, Self.framed] {
            do {
                let outline = try MarkupOutline(page(texts).bytes)
                guard outline.tags == (try MarkupOutline(page(plain).bytes)).tags else {
                    return "other elements than with plain texts"
                }
                let shown = Set(outline.texts)
                for text in texts where !text.isEmpty {
                    let meant = text.replacing("\0", with: "\u{FFFD}")
                    guard shown.contains(where: { $0.utf8.elementsEqual(meant.utf8) }) else {
                        return "a text is not shown as it is"
                    }
                }
            } catch {
                return "\(error)"
            }
        }
        return nil
    }

    /// Every place that takes a text.
    private static func everything(_ texts: [String]) -> Document {
        Document(
            title: texts.first ?? "", language: "en", theme: texts.last,
            links: [(relation: "manifest", path: Path(texts))],
            body: body(texts))
    }

    @HTMLBuilder private static func body(_ texts: [String]) -> HTML {
        for text in texts {
            // Together the texts around an element are none of them.
            p(.ariaLabel(text), .lang(text), .id(text)) { text }
            a(.href(Path([text], query: [text: text], fragment: text))) {
                text
                strong { text }
                text
            }
            form(.method("post"), .action(Path(text))) {
                input(.name(text), .value(text), .min(text), .max(text))
                textarea(.name(text), text: text)
                select(.name(text)) { option(.value(text), .selected()) { text } }
                button(.name(text), .value(text), .data(DataName("data-key"), text)) { text }
            }
            img(.src(Path(text)), .alt(text))
            table {
                caption { text }
                tr { th(.abbr(text)) { text } }
            }
            SVG.image(width: 1, height: 1, title: text, description: "\(text).") {
                SVG.text(x: 1, y: 1, text)
            }
        }
    }

    /// As the pages of the server are made.
    private static func framed(_ texts: [String]) -> Document {
        var frame = PageFrame(language: .english, theme: nil, loggedInAs: texts.first ?? "")
        frame.notice = texts.last
        let page = FaultPage(
            title: texts.first ?? "", sentence: texts.joined(),
            onward: (path: Path(texts), text: texts.last ?? ""))
        var document = frame.document(page)
        // A frame says who is logged in within a sentence, so each text stands once by itself.
        document.body.append(HTMLBuilder.buildArray(texts.map { text in p { text } }))
        return document
    }
}
