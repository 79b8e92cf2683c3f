/// A text with gaps, such as `{{c1::Paris}} is in {{c2::France::a country}}`.
struct Cloze {
    private enum Part {
        case text(String)
        case gap(number: Int, answer: String, hint: String?)
    }

    private let parts: [Part]
    /// The numbers of the gaps, each a card.
    let numbers: [Int]

    /// Gaps of one text that become cards.
    private static let most = 50

    /// `nil` for a text without a gap.
    init?(_ text: String) {
        var parts: [Part] = []
        // By the scalar: an accent alone is an answer, too, and makes one character with the sign before it.
        var rest = text.unicodeScalars[...]
        while let start = rest.firstRange(of: "{{c".unicodeScalars),
            let end = rest[start.upperBound...].firstRange(of: "}}".unicodeScalars)
        {
            let inside = rest[start.upperBound..<end.lowerBound]
            guard let colons = inside.firstRange(of: "::".unicodeScalars),
                let number = Int(String(inside[..<colons.lowerBound])), number > 0
            else {
                parts.append(.text(String(rest[..<start.upperBound])))
                rest = rest[start.upperBound...]
                continue
            }
            let answer = inside[colons.upperBound...]
            let hint = answer.firstRange(of: "::".unicodeScalars)
            parts.append(.text(String(rest[..<start.lowerBound])))
            parts.append(
                .gap(
                    number: number,
                    answer: String(answer[..<(hint?.lowerBound ?? answer.endIndex)]),
                    hint: hint.map { String(answer[$0.upperBound...]) }))
            rest = rest[end.upperBound...]
        }
        parts.append(.text(String(rest)))
        let numbers = Set(
            parts.compactMap { part -> Int? in
                if case .gap(let number, _, _) = part { number } else { nil }
            })
        guard !numbers.isEmpty else { return nil }
        self.parts = parts
        self.numbers = Array(numbers.sorted().prefix(Self.most))
    }

    /// The text with the gaps of a number open, and the others filled.
    func front(_ number: Int) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .gap(number, _, let hint): "[\(hint ?? "…")]"
            case .gap(_, let answer, _): answer
            }
        }.joined()
    }

    /// The text with all gaps filled.
    var back: String { front(0) }
}
