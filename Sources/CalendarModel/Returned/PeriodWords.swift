/// The words by which an event that somebody wrote is known to be a period.
package struct PeriodWords: Equatable, Sendable {
    private var words: Set<String>

    /// Words in many languages, and the person's own.
    ///
    /// - Parameter own: In any case; what has no letter in it is left out.
    package init(own: [String] = []) {
        words = Self.common
        for word in own {
            let plain = Self.plain(word)
            if !plain.isEmpty { words.insert(plain) }
        }
    }

    /// Whether a title or category is one of the words. Signs, pictures and numbers around it do not count,
    /// nor does which day of the period it is; any other word beside it does, for a trial period is none.
    package func contains(_ text: String) -> Bool {
        guard text.utf8.count <= Self.longest else { return false }
        let plain = Self.plain(text)
        return !plain.isEmpty && words.contains(plain)
    }

    /// In bytes; no word for a period is longer, and whole essays are not worth reading.
    private static let longest = 200

    /// In small letters, a single blank between the words, without those that say nothing.
    private static func plain(_ text: String) -> String {
        var words: [String] = []
        var word = String.UnicodeScalarView()
        func end() {
            let text = String(word).lowercased()
            if !word.isEmpty, !fillers.contains(text) { words.append(text) }
            word.removeAll(keepingCapacity: true)
        }
        for scalar in text.unicodeScalars {
            if isLetter(scalar) { word.append(scalar) } else { end() }
        }
        end()
        return words.joined(separator: " ")
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x80 else { return (0x41...0x5A).contains(scalar.value & 0xDF) }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter, .modifierLetter,
            .nonspacingMark, .spacingMark:
            return true
        default: return false
        }
    }

    /// As in "Period, day 2" and "my period started".
    private static let fillers: Set<String> = [
        "my", "day", "days", "start", "starts", "started", "first", "last", "logged",
    ]

    private static let common: Set<String> = [
        // English
        "period", "periods", "menses", "menstruation", "menstrual period", "time of the month",
        // German, Dutch, Danish, Norwegian, Swedish
        "periode", "regel", "regelblutung", "monatsblutung", "meine periode", "meine tage",
        "menstruatie", "ongesteld", "ongesteldheid", "mens", "menstruasjon",
        // French, Spanish, Portuguese, Catalan, Italian, Romanian
        "règles", "regles", "mes règles", "menstruations", "regla", "menstruación", "periodo",
        "período", "menstruação", "regles menstruals", "menstruació", "mestruazioni",
        "mestruazione",
        "ciclo mestruale", "menstruație", "menstruatie",
        // Polish, Czech, Slovak, Hungarian, Croatian, Slovenian
        "okres", "miesiączka", "menstruacja", "menstruace", "měsíčky", "menštruácia", "menstruáció",
        "menstruacija", "mjesečnica",
        // Finnish, Estonian, Latvian, Lithuanian
        "kuukautiset", "menstruatsioon", "päevad", "menstruācija", "mėnesinės",
        // Russian, Ukrainian, Bulgarian, Serbian, Greek
        "месячные", "менструация", "місячні", "менструація", "менструа́ция", "цикъл", "менструација",
        "περίοδος", "έμμηνος ρύση",
        // Turkish, Arabic, Persian, Hebrew, Hindi
        "regl", "adet", "الدورة الشهرية", "حيض", "پریود", "قاعدگی", "מחזור", "וסת", "माहवारी",
        "मासिक धर्म", "पीरियड",
        // Chinese, Japanese, Korean, Vietnamese, Indonesian, Thai
        "月经", "月經", "生理期", "例假", "大姨妈", "生理", "月経", "생리", "월경", "kinh nguyệt",
        "haid", "menstruasi", "ประจำเดือน",
    ]
}
