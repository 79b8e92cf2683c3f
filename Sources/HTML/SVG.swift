/// Drawings inside a page: shapes from numbers, styled by classes and presentation attributes (SVG 2).
package enum SVG {
    /// A drawing that says in words what it shows: `title` names it, `description` tells what there is to see.
    package static func image(
        width: Double, height: Double, title: String, description: String,
        class names: StaticString..., @HTMLBuilder content: () -> HTML
    ) -> HTML {
        var parts = element("title", [], HTML(title))
        if !description.isEmpty { parts.append(element("desc", [], HTML(description))) }
        parts.append(content())
        return element(
            "svg",
            [
                Attribute("viewBox", .text("0 0 \(number(width)) \(number(height))")),
                .role("img"), .classes(names),
                Attribute("xmlns", .text("http://www.w3.org/2000/svg")),
            ], parts)
    }

    /// A drawing that says nothing which the text beside it does not.
    package static func decoration(
        width: Double, height: Double, class names: StaticString...,
        @HTMLBuilder content: () -> HTML
    ) -> HTML {
        element(
            "svg",
            [
                Attribute("viewBox", .text("0 0 \(number(width)) \(number(height))")),
                .ariaHidden(), .classes(names), Attribute("focusable", .text("false")),
            ], content())
    }

    package static func group(
        _ attributes: Attribute..., @HTMLBuilder content: () -> HTML
    ) -> HTML { element("g", attributes, content()) }

    package static func rectangle(
        x: Double, y: Double, width: Double, height: Double, radius: Double = 0,
        _ attributes: Attribute...
    ) -> HTML {
        element(
            "rect",
            [
                at("x", x), at("y", y), at("width", width), at("height", height),
                at("rx", radius).when(radius > 0),
            ] + attributes, HTML())
    }

    package static func circle(
        x: Double, y: Double, radius: Double, _ attributes: Attribute...
    ) -> HTML {
        element("circle", [at("cx", x), at("cy", y), at("r", radius)] + attributes, HTML())
    }

    package static func line(
        from start: (x: Double, y: Double), to end: (x: Double, y: Double),
        _ attributes: Attribute...
    ) -> HTML {
        element(
            "line",
            [at("x1", start.x), at("y1", start.y), at("x2", end.x), at("y2", end.y)]
                + attributes, HTML())
    }

    package static func path(_ data: PathData, _ attributes: Attribute...) -> HTML {
        element("path", [Attribute("d", .text(data.text))] + attributes, HTML())
    }

    package enum Anchor: Sendable {
        case start, middle, end

        fileprivate var word: StaticString {
            switch self {
            case .start: "start"
            case .middle: "middle"
            case .end: "end"
            }
        }
    }

    package static func text(
        x: Double, y: Double, anchor: Anchor = .start, _ text: String, _ attributes: Attribute...
    ) -> HTML {
        element(
            "text",
            [
                at("x", x), at("y", y),
                Attribute("text-anchor", .tokens([anchor.word])).when(anchor != .start),
            ] + attributes, HTML(text))
    }

    private static func at(_ name: StaticString, _ value: Double) -> Attribute {
        Attribute(name, .text(number(value)))
    }

    /// With two decimals at most, which is a hundredth of a pixel; nothing that is not finite gets into a drawing.
    package static func number(_ value: Double) -> String {
        guard value.isFinite, abs(value) < 1e9 else { return "0" }
        let hundredths = Int((value * 100).rounded())
        let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
        let sign = hundredths < 0 ? "-" : ""
        if rest == 0 { return "\(sign)\(whole)" }
        return rest % 10 == 0
            ? "\(sign)\(whole).\(rest / 10)" : "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}

extension SVG {
    /// The way of a pen (SVG 2, 9.3).
    package struct PathData: Sendable {
        fileprivate var text = ""

        package init() {}

        package mutating func move(to x: Double, _ y: Double) { add("M", x, y) }
        package mutating func line(to x: Double, _ y: Double) { add("L", x, y) }
        package mutating func close() { text += "Z" }

        /// From where the pen is.
        package mutating func horizontal(by distance: Double) {
            text += "h\(SVG.number(distance))"
        }
        package mutating func vertical(by distance: Double) {
            text += "v\(SVG.number(distance))"
        }

        private mutating func add(_ letter: String, _ x: Double, _ y: Double) {
            text += "\(letter)\(SVG.number(x)) \(SVG.number(y))"
        }
    }
}
