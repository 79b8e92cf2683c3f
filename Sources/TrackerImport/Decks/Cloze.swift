/// A text with gaps, such as `{{c1::Paris}} is in {{c2::France::a country}}`.
struct Cloze {
    private enum Part {
        case text(Substring)
        case gap(number: Int, answer: Substring, hint: Substring?)
    }

    private let parts: [Part]
    /// The numbers of the gaps, each a card.
    let numbers: [Int]

    /// Gaps of one text that become cards.
    private static let most = 50

    /// `nil` for a text without a gap.
    init?(_ text: String) {
        var parts: [Part] = []
        var rest = text[...]
        while let start = rest.firstRange(of: "{{c"),
            let end = rest[start.upperBound...].firstRange(of: "}}")
        {
            let inside = rest[start.upperBound..<end.lowerBound]
            guard let colons = inside.firstRange(of: "::"),
                let number = Int(inside[..<colons.lowerBound]), number > 0
            else {
                parts.append(.text(rest[..<start.upperBound]))
                rest = rest[start.upperBound...]
                continue
            }
            let answer = inside[colons.upperBound...]
            let hint = answer.firstRange(of: "::")
            parts.append(.text(rest[..<start.lowerBound]))
            parts.append(
                .gap(
                    number: number, answer: answer[..<(hint?.lowerBound ?? answer.endIndex)],
                    hint: hint.map { answer[$0.upperBound...] }))
            rest = rest[end.upperBound...]
        }
        parts.append(.text(rest))
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
            case .text(let text): String(text)
            case .gap(number, _, let hint): "[\(hint ?? "…")]"
            case .gap(_, let answer, _): String(answer)
            }
        }.joined()
    }

    /// The text with all gaps filled.
    var back: String { front(0) }
}
