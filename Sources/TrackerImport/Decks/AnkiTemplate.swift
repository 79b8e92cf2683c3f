import CivilDate

/// A side of a card as Anki writes it: HTML with names of fields in double braces, and parts that are shown only where a
/// field has a text, or only where it has none.
struct AnkiTemplate {
    private enum Part {
        case html(String)
        case field(name: String, filters: [String])
        case begin(name: String, whereEmpty: Bool)
        case end
    }

    private let parts: [Part]
    /// Its length, as a measure of the work for a card.
    let size: Int

    /// The fields that it shows.
    var shownFields: Set<String> {
        Set(parts.compactMap { if case .field(let name, _) = $0 { name } else { nil } })
    }

    /// What lets the braces be `<%` and `%>`, at the beginning: the one change of them that Anki follows.
    private static let otherBraces = "{{=<% %>=}}"

    /// What the beginning of a template says of its braces, for any part of it.
    static func braces(of text: String) -> String {
        text.drop(while: \.isWhitespace).hasPrefix(otherBraces) ? otherBraces : ""
    }

    init(_ text: String) {
        var parts: [Part] = []
        let isOther = !Self.braces(of: text).isEmpty
        var rest = text[...]
        if isOther {
            rest = rest.drop(while: \.isWhitespace).dropFirst(Self.otherBraces.count)
        }
        while let start = rest.firstRange(of: isOther ? "<%" : "{{"),
            let end = rest[start.upperBound...].firstRange(of: isOther ? "%>" : "}}")
        {
            parts.append(.html(String(rest[..<start.lowerBound])))
            parts.append(Self.part(rest[start.upperBound..<end.lowerBound]))
            rest = rest[end.upperBound...]
        }
        parts.append(.html(String(rest)))
        self.parts = parts
        size = text.utf8.count
    }

    private static func part(_ inside: Substring) -> Part {
        let word = inside.drop { $0 == "{" }.trimmed
        switch word.first {
        case "#": return .begin(name: String(word.dropFirst().trimmed), whereEmpty: false)
        case "^": return .begin(name: String(word.dropFirst().trimmed), whereEmpty: true)
        case "/": return .end
        default:
            let names = word.split(separator: ":").map { String($0.trimmed) }
            return .field(name: names.last ?? "", filters: names.dropLast())
        }
    }

    /// What a side is made of.
    struct Note {
        /// The fields as HTML; the question that an answer repeats is not among them.
        let fields: [String: String]
        /// Those that show something.
        let filled: Set<String>
        /// The one that is asked for, of a text with gaps.
        let gap: Int?
    }

    /// The HTML of a card's side.
    ///
    /// - Parameters:
    ///   - isQuestion: Whether a gap stays open, and what is to be typed is not told.
    ///   - limit: Nothing more comes once it has so many bytes.
    func html(_ note: Note, isQuestion: Bool, limit: Int) -> String {
        var html = ""
        var areShown: [Bool] = []
        for part in parts where html.utf8.count < limit {
            let isShown = areShown.last ?? true
            switch part {
            case .html(let text): if isShown { html += text }
            case .end: _ = areShown.popLast()
            case .begin(let name, let whereEmpty):
                let isEmpty =
                    note.gap.map { name != "c\($0)" } ?? true && !note.filled.contains(name)
                areShown.append(isShown && isEmpty == whereEmpty)
            case .field(let name, let filters):
                guard isShown, let value = note.fields[name] else { continue }
                if filters.contains("type"), isQuestion { continue }
                guard let gap = note.gap, filters.contains("cloze") else {
                    html += value
                    continue
                }
                guard let cloze = Cloze(value), cloze.numbers.contains(gap) else { continue }
                html += isQuestion ? cloze.front(gap) : cloze.back
            }
        }
        return html
    }
}
