/// Drawings inside a page: shapes from numbers, styled by classes and presentation attributes (SVG 2).
package enum SVG {
    /// A drawing that says in words what it shows: `title` names it, `description` tells what there is to see.
    ///
    /// - Parameters:
    ///   - places: How far from the left there is something to read, for the script.
    ///   - style: The program's own look of a drawing that is a file of its own.
    package static func image(
        width: Double, height: Double, title: String, description: String,
        places: [Double] = [], style: [UInt8] = [], class names: StaticString...,
        @HTMLBuilder content: () -> HTML
    ) -> HTML {
        var parts = element("title", [], HTML(title))
        if !description.isEmpty { parts.append(element("desc", [], HTML(description))) }
        // What could end the element is no style sheet of ours, and is left out.
        if !style.isEmpty, !style.contains(UInt8(ascii: "<")) {
            parts.append(element("style", [], HTML(markup: style)))
        }
        parts.append(content())
        return element(
            "svg",
            [
                Attribute("viewBox", .text("0 0 \(number(width)) \(number(height))")),
                .role("img"), .classes(names),
                .data(
                    DataName("data-x"), places.map { number($0.rounded()) }.joined(separator: " ")
                ).when(!places.isEmpty),
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
        shape(
            "rect",
            [
                at("x", x), at("y", y), at("width", width), at("height", height),
                at("rx", radius).when(radius > 0),
            ] + attributes)
    }

    package static func circle(
        x: Double, y: Double, radius: Double, _ attributes: Attribute...
    ) -> HTML {
        shape("circle", [at("cx", x), at("cy", y), at("r", radius)] + attributes)
    }

    package static func line(
        from start: (x: Double, y: Double), to end: (x: Double, y: Double),
        _ attributes: Attribute...
    ) -> HTML {
        shape(
            "line",
            [at("x1", start.x), at("y1", start.y), at("x2", end.x), at("y2", end.y)]
                + attributes)
    }

    /// Nothing where the pen drew nothing.
    package static func path(_ data: PathData, _ attributes: Attribute...) -> HTML {
        data.text.isEmpty ? HTML() : shape("path", [Attribute("d", .text(data.text))] + attributes)
    }

    /// An element of a drawing closes itself, in HTML (13.1.2) and in a file of its own.
    private static func shape(_ name: StaticString, _ attributes: [Attribute]) -> HTML {
        voidElement(name, attributes, isClosed: true)
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
                Attribute("text-anchor", .token(anchor.word)).when(anchor != .start),
            ] + attributes, HTML(text))
    }

    /// A sign at each of the places in a line, each of them one character.
    package static func signs(
        _ signs: [(x: Double, sign: Character)], y: Double, _ attributes: Attribute...
    ) -> HTML {
        let places = signs.map { number($0.x.rounded()) }.joined(separator: " ")
        return element(
            "text",
            [Attribute("x", .text(places)), at("y", y)] + attributes,
            HTML(String(signs.map(\.sign))))
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
    /// The way of a pen (SVG 2, 9.3), in tenths of a unit.
    ///
    /// Each step is written from where the pen is: shapes that are alike are then the same bytes, wherever they stand.
    package struct PathData: Sendable {
        fileprivate private(set) var text = ""
        private var pen = (x: 0, y: 0)
        private var beginning = (x: 0, y: 0)
        private var command: Character = "z"

        package init() {}

        package mutating func move(to x: Double, _ y: Double) {
            go("m", to: x, y)
            beginning = pen
        }

        package mutating func line(to x: Double, _ y: Double) { go("l", to: x, y) }

        package mutating func close() {
            text += "z"
            command = "z"
            pen = beginning
        }

        /// From where the pen is.
        package mutating func horizontal(by distance: Double) {
            let tenths = Self.tenths(distance)
            write("h", [tenths])
            pen.x += tenths
        }

        package mutating func vertical(by distance: Double) {
            let tenths = Self.tenths(distance)
            write("v", [tenths])
            pen.y += tenths
        }

        private mutating func go(_ letter: Character, to x: Double, _ y: Double) {
            let place = (x: Self.tenths(x), y: Self.tenths(y))
            write(letter, [place.x - pen.x, place.y - pen.y])
            pen = place
        }

        private mutating func write(_ letter: Character, _ numbers: [Int]) {
            // A letter that repeats is left out; what follows `m` without one would be a line.
            if letter != command || letter == "m" { text.append(letter) }
            for (index, number) in numbers.enumerated() {
                let follows = index > 0 || (letter == command && letter != "m")
                if follows, number >= 0 { text += " " }
                text += Self.short(number)
            }
            command = letter
        }

        private static func short(_ tenths: Int) -> String {
            let (whole, rest) = abs(tenths).quotientAndRemainder(dividingBy: 10)
            let sign = tenths < 0 ? "-" : ""
            if rest == 0 { return "\(sign)\(whole)" }
            return whole == 0 ? "\(sign).\(rest)" : "\(sign)\(whole).\(rest)"
        }

        /// Nothing that is not finite gets into a drawing.
        private static func tenths(_ value: Double) -> Int {
            value.isFinite && abs(value) < 1e9 ? Int((value * 10).rounded()) : 0
        }
    }
}
