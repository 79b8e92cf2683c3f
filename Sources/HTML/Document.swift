/// A whole page, from the doctype on.
package struct Document: Sendable {
    package var title: String
    /// A BCP 47 tag.
    package var language: String
    package var isRightToLeft: Bool
    /// What the style sheet calls the colors that the person chose; `nil` for the system's.
    package var theme: String?
    package var styles: [Path]
    /// Style sheets of the program's own that are written into the page, so that it needs no other file.
    package var embeddedStyles: [[UInt8]]
    package var scripts: [Path]
    /// By relation, such as `icon` and `manifest`.
    package var links: [(relation: StaticString, path: Path)]
    /// After how many seconds a browser without scripts loads the page again; `nil` for never.
    package var secondsToReload: Int?
    package var body: HTML

    package init(
        title: String, language: String, isRightToLeft: Bool = false, theme: String? = nil,
        styles: [Path] = [], embeddedStyles: [[UInt8]] = [], scripts: [Path] = [],
        links: [(relation: StaticString, path: Path)] = [], secondsToReload: Int? = nil,
        body: HTML
    ) {
        self.title = title
        self.language = language
        self.isRightToLeft = isRightToLeft
        self.theme = theme
        self.styles = styles
        self.embeddedStyles = embeddedStyles
        self.scripts = scripts
        self.links = links
        self.secondsToReload = secondsToReload
        self.body = body
    }

    /// In UTF-8.
    package var bytes: [UInt8] {
        let head = self.head
        let whole = element(
            "html",
            [
                .lang(language), .dir(isRightToLeft ? "rtl" : "ltr"),
                .data(DataName("data-theme"), theme),
            ],
            HTMLBuilder.buildPartialBlock(
                accumulated: element("head", [], head), next: element("body", [], body)))
        var bytes = Array("<!doctype html>\n".utf8)
        bytes.append(contentsOf: whole.bytes)
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    @HTMLBuilder private var head: HTML {
        voidElement("meta", [Attribute("charset", .text("utf-8"))])
        meta("viewport", "width=device-width, initial-scale=1")
        meta("color-scheme", "light dark")
        element("title", [], HTML(title))
        if let secondsToReload {
            element(
                "noscript", [],
                voidElement(
                    "meta",
                    [
                        Attribute("http-equiv", .token("refresh")),
                        Attribute("content", .text("\(secondsToReload)")),
                    ]))
        }
        for style in styles { voidElement("link", [.rel("stylesheet"), .href(style)]) }
        // What could end the element is no style sheet of ours, and is left out.
        for style in embeddedStyles where !style.contains("</".utf8) {
            element("style", [], HTML(markup: style))
        }
        for link in links { voidElement("link", [.rel(link.relation), .href(link.path)]) }
        for script in scripts {
            element("script", [.src(script), Attribute("defer", .flag)], HTML())
        }
    }

    private func meta(_ name: String, _ content: String) -> HTML {
        voidElement("meta", [.name(name), Attribute("content", .text(content))])
    }
}
