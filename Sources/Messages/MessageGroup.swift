/// The messages of one topic, each a function whose body holds the English sentence and its id.
///
/// `Scripts/catalogue` reads these bodies: an id and an English text are literals, in one piece, and a comment above the
/// function is what a translator reads beside it. An id begins with its group's name.
package protocol MessageGroup: Sendable {
    var language: Language { get }
}

/// What stands in the holes of a message, by their names.
package typealias Holes = KeyValuePairs<String, String>

extension MessageGroup {
    /// `english` in the group's language, with its holes filled: `Logged: {days}.`
    package func text(_ id: String, _ english: String, _ holes: Holes = [:]) -> String {
        language.text(id, english, holes)
    }

    /// The form of a sentence that goes with `count`, which stands in the hole `{count}`.
    package func plural(
        _ id: String, _ count: Int, one: String, other: String, _ holes: Holes = [:]
    ) -> String {
        language.plural(id, count, one: one, other: other, holes)
    }
}

extension Language {
    // Every message calls one of these two: as copies in each they would be a tenth of the catalogue's size.

    @inline(never)
    fileprivate func text(_ id: String, _ english: String, _ holes: Holes) -> String {
        template(id, form: 0, english: english).filled(holes)
    }

    @inline(never)
    fileprivate func plural(
        _ id: String, _ count: Int, one: String, other: String, _ holes: Holes
    ) -> String {
        template(id, form: pluralForm(of: count), english: count == 1 ? one : other)
            .filled(holes, count: count)
    }

    /// The message with its holes: `english` where it is not translated.
    func template(_ id: String, form: Int, english: String) -> Substring {
        switch self {
        case .pseudo, .mirrored: PseudoText.text(english)[...]
        default: catalogue?.text(id, form: form) ?? english[...]
        }
    }
}

extension Substring {
    /// A hole that nothing is known for stays. A full stop behind an abbreviation such as `20. Nov.` is written once.
    fileprivate func filled(_ holes: Holes, count: Int? = nil) -> String {
        var filled = ""
        var rest = self
        while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
            let close = rest.utf8[open...].firstIndex(of: UInt8(ascii: "}"))
        {
            filled += rest[..<open]
            let name = rest[rest.utf8.index(after: open)..<close]
            if let hole = holes.first(where: { $0.key == name }) {
                filled += hole.value
            } else if name == "count", let count {
                filled += String(count)
            } else {
                filled += rest[open...close]
            }
            let isAbbreviation = filled.utf8.last == UInt8(ascii: ".")
            rest = rest[rest.utf8.index(after: close)...]
            if isAbbreviation, rest.utf8.first == UInt8(ascii: ".") { rest = rest.dropFirst() }
        }
        return filled + rest
    }
}
