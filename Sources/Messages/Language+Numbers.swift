extension Language {
    /// `17%`, or `under 1%` and `over 99%` where a whole number would say never or always.
    package func percent(_ share: Double) -> String {
        switch share {
        case ..<0.005: formats.under(percent(whole: 1))
        case 0.995...: formats.over(percent(whole: 99))
        default: percent(whole: Int((share * 100).rounded()))
        }
    }

    /// `80%`, as the language writes it.
    package func percent(whole number: Int) -> String {
        switch self {
        case .german, .french, .spanish: "\(number)\u{A0}%"
        case .english, .americanEnglish, .brazilianPortuguese, .polish, .pseudo, .mirrored:
            "\(number)%"
        }
    }

    /// A number in digits with a point, such as `36.55`, with the language's own decimal sign.
    package func decimal(_ digits: String) -> String {
        switch self {
        case .english, .americanEnglish, .pseudo, .mirrored: digits
        case .german, .french, .spanish, .brazilianPortuguese, .polish:
            String(digits.map { $0 == "." ? "," : $0 })
        }
    }

    /// `36.55 °C`, from digits with a point and the sign of the unit.
    package func temperature(_ digits: String, unit: String) -> String {
        let gap =
            switch self {
            case .french: "\u{202F}"
            case .polish: ""
            case .english, .americanEnglish, .german, .spanish, .brazilianPortuguese, .pseudo,
                .mirrored:
                " "
            }
        return decimal(digits) + gap + unit
    }

    /// `62.5 kg`, from digits with a point and the sign of the unit.
    package func weight(_ digits: String, unit: String) -> String {
        decimal(digits) + (self == .french ? "\u{202F}" : " ") + unit
    }

    /// `A`, `A and B` or `A, B and C`.
    package func list(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.joined() }
        let joined = items.dropLast().joined(separator: ", ")
        let word =
            switch self {
            case .americanEnglish: items.count > 2 ? ", and " : " and "
            case .english, .pseudo, .mirrored: " and "
            case .german: " und "
            case .french: " et "
            case .spanish: last.soundsLikeSpanishI ? " e " : " y "
            case .brazilianPortuguese: " e "
            case .polish: " i "
            }
        return joined + word + last
    }

    /// `A; B, C; D`: phrases that may have commas of their own.
    package func series(_ phrases: [String]) -> String {
        phrases.joined(separator: self == .french ? "\u{A0}; " : "; ")
    }
}

extension String {
    /// Whether Spanish says "e" for "and" before it: *insomnio*, *hinchazón*, but not *hielo*.
    fileprivate var soundsLikeSpanishI: Bool {
        let word = lowercased()
        let sound = word.hasPrefix("h") ? word.dropFirst() : word[...]
        guard let first = sound.first, first == "i" || first == "í" else { return false }
        let second = sound.dropFirst().first
        return !(word.hasPrefix("h") && (second == "a" || second == "e"))
    }
}
