import CivilDate
import CycleModel

/// A field of Anki's, which is HTML ⇄ plain text.
///
/// HTML is read by the scalar: a combining mark makes one `Character` of itself and the sign before it.
enum FieldText {
    /// The text of a field, its lines where a browser breaks them, and how many pictures and sounds it shows.
    static func plain(_ html: String) -> (text: String, media: Int) {
        var text = ""
        var media = 0
        var rest = html.withLineFeeds.unicodeScalars[...]
        while let scalar = rest.first {
            if scalar == "<", let tag = Tag(rest) {
                rest = rest[tag.end...]
                if tag.name == "img" { media += 1 }
                if ["style", "script"].contains(tag.name), !tag.isEnd {
                    // What stands in it is for browsers.
                    let end = rest.firstRange(of: "</\(tag.name)".unicodeScalars)
                    rest = rest[(end?.lowerBound ?? rest.endIndex)...]
                    continue
                }
                if tag.name == "br" || tag.endsBlock || (tag.isBlock && !text.isEmpty) {
                    // A block begins on a line of its own, and so does what comes behind it.
                    if tag.name == "br" || !text.isEmpty && text.last != "\n" { text.append("\n") }
                }
            } else if scalar == "&", let (scalar, end) = entity(rest) {
                text.unicodeScalars.append(scalar)
                rest = rest[end...]
            } else if rest.starts(with: "[sound:".unicodeScalars),
                let end = rest.firstIndex(of: "]")
            {
                media += 1
                rest = rest[rest.index(after: end)...]
            } else {
                // Line ends in HTML are blanks.
                text.unicodeScalars.append(Character(scalar).isNewline ? " " : scalar)
                rest = rest.dropFirst()
            }
        }
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            .map(\.trimmed)
        let first = lines.firstIndex { !$0.isEmpty } ?? lines.endIndex
        let last = lines.lastIndex { !$0.isEmpty } ?? lines.startIndex
        guard first <= last, first < lines.endIndex else { return ("", media) }
        return (lines[first...last].joined(separator: "\n"), media)
    }

    static func html(_ text: String) -> String {
        var html = ""
        html.reserveCapacity(text.utf8.count + 16)
        for scalar in text.withLineFeeds.unicodeScalars {
            switch scalar {
            case "&": html += "&amp;"
            case "<": html += "&lt;"
            case ">": html += "&gt;"
            case "\u{1F}": break
            case _ where Character(scalar).isNewline: html += "<br>"
            default: html.unicodeScalars.append(scalar)
            }
        }
        return html
    }

    /// A tag at the beginning of a text; `nil` for a `<` that begins none.
    private struct Tag {
        let name: String
        let isEnd: Bool
        let end: String.Index

        init?(_ text: Substring.UnicodeScalarView) {
            let inside = text.dropFirst()
            let isEnd = inside.first == "/"
            let name = Substring(
                (isEnd ? inside.dropFirst() : inside).prefix {
                    Character($0).isLetter || Character($0).isNumber
                })
            guard name.first?.isLetter == true || inside.first == "!",
                let close = inside.firstIndex(of: ">")
            else { return nil }
            self.name = name.lowercased()
            self.isEnd = isEnd
            end = text.index(after: close)
        }

        var isBlock: Bool { Self.blocks.contains(name) }
        var endsBlock: Bool { isEnd && isBlock }

        private static let blocks: Set<String> = [
            "div", "p", "li", "ul", "ol", "tr", "table", "h1", "h2", "h3", "hr", "pre",
            "blockquote",
        ]
    }

    /// A character reference at the beginning of a text.
    private static func entity(
        _ text: Substring.UnicodeScalarView
    ) -> (Unicode.Scalar, String.Index)? {
        let head = text.prefix(12)
        guard let end = head.firstIndex(of: ";") else { return nil }
        let name = Substring(head[..<end].dropFirst())
        let known: [Substring: Unicode.Scalar] = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ",
        ]
        let behind = text.index(after: end)
        if let scalar = known[name] { return (scalar, behind) }
        guard name.first == "#" else { return nil }
        let digits = name.dropFirst()
        let number =
            digits.first == "x" || digits.first == "X"
            ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        // What no text of an entry may hold is left as it stands.
        guard let scalar = number.flatMap(Unicode.Scalar.init), scalar.value >= 0x20 else {
            return nil
        }
        return (scalar == "\u{A0}" ? " " : scalar, behind)
    }
}
