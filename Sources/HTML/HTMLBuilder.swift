/// Puts markup and texts in a row: a text stands for itself, escaped.
@resultBuilder package enum HTMLBuilder {
    package static func buildExpression(_ html: HTML) -> HTML { html }
    package static func buildExpression(_ html: HTML?) -> HTML { html ?? HTML() }
    package static func buildExpression(_ text: String) -> HTML { HTML(text) }

    package static func buildBlock() -> HTML { HTML() }
    package static func buildPartialBlock(first: consuming HTML) -> HTML { first }
    package static func buildPartialBlock(accumulated: consuming HTML, next: HTML) -> HTML {
        accumulated.append(next)
        return accumulated
    }
    package static func buildOptional(_ html: HTML?) -> HTML { html ?? HTML() }
    package static func buildEither(first html: HTML) -> HTML { html }
    package static func buildEither(second html: HTML) -> HTML { html }
    package static func buildArray(_ parts: [HTML]) -> HTML {
        var all = HTML()
        for part in parts { all.append(part) }
        return all
    }
}
