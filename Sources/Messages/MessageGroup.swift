import CivilDate

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
    /// A hole without a value stays. On a page, words with a direction of their own keep it. A full stop behind an
    /// abbreviation such as `20. Nov.` is written once.
    fileprivate func filled(_ holes: Holes, count: Int? = nil) -> String {
        let text = String(self)
        let template = Array(text.utf8)
        guard template.contains(UInt8(ascii: "{")) else { return text }
        var filled: [UInt8] = []
        filled.reserveCapacity(template.count + 32)
        // Where what is not yet written begins.
        var rest = 0
        while let open = template[rest...].firstIndex(of: UInt8(ascii: "{")),
            let close = template[open...].firstIndex(of: UInt8(ascii: "}"))
        {
            filled.append(contentsOf: template[rest..<open])
            let name = String(decoding: template[(open + 1)..<close], as: UTF8.self)
            if let hole = holes.first(where: { $0.key == name }) {
                filled.append(contentsOf: hole.value.isolated.utf8)
            } else if name == "count", let count {
                filled.append(contentsOf: String(count).utf8)
            } else {
                filled.append(contentsOf: template[open...close])
            }
            rest = close + 1
            if filled.last == UInt8(ascii: "."), template[rest...].first == UInt8(ascii: ".") {
                rest += 1
            }
        }
        filled.append(contentsOf: template[rest...])
        return String(decoding: filled, as: UTF8.self)
    }
}
