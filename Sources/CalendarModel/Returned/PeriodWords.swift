import CivilDate
import Messages

/// The words by which an event that somebody wrote is known to be a period.
package struct PeriodWords: Equatable, Sendable {
    /// The person's own.
    private var words: Set<String> = []

    /// Words in many languages, and the person's own.
    ///
    /// - Parameter own: In any case; what has no letter in it is left out.
    package init(own: [String] = []) {
        for word in own {
            let plain = Title(word).without(Self.usual)
            if !plain.isEmpty { words.insert(plain) }
        }
    }

    /// Whether a title or category is one of the words, or a drop of blood. Signs, pictures and numbers around it
    /// do not count, nor does which day of the period it is, or how strong; any other word beside it does, for a
    /// trial period is not one.
    package func contains(_ text: String) -> Bool {
        guard text.utf8.count <= Self.longest else { return false }
        return contains(Title(text))
    }

    /// Whether the event has one itself: the titles that a calendar disguises a period as are also names of other
    /// things.
    func match(_ event: ReturnedEvent) -> Bool {
        contains(event.title) || event.categories.contains(where: contains)
    }

    private func contains(_ title: Title) -> Bool {
        let plain = title.without(Self.usual)
        if !plain.isEmpty, words.contains(plain) { return true }
        let bare = title.without(title.hasDay ? Self.beside.union(Self.ordinals) : Self.beside)
        if bare.isEmpty { return title.hasDrop }
        // "3 Tage" are any three days.
        return Self.common.contains(bare) && !(bare == "tage" && title.hasNumber)
    }

    /// The most bytes of a text that is read: no word for a period is longer.
    private static let longest = 200

    // MARK: Lessons

    /// The events that have the name of a period and are lessons.
    ///
    /// They begin at a time of day and end on the same day, and are numbered ("Period 1", "First period", but not
    /// "Period day 1"), or repeat by a rule, or stand several on one day, or three weeks in a row at one time.
    ///
    /// - Complexity: O(*n*) in the number of events.
    func lessons(in events: [ReturnedEvent]) -> Set<Int> {
        var lessons: Set<Int> = []
        var entries: [Moment: [Int]] = [:]
        for (index, event) in events.enumerated() {
            guard let minute = event.minuteOfDay, event.days.count == 1 else { continue }
            let titles = ([event.title] + event.categories).filter { $0.utf8.count <= Self.longest }
                .map(Title.init).filter(contains)
            guard !titles.isEmpty else { continue }
            if event.repetition != .none || titles.contains(where: \.isNumbered) {
                lessons.insert(index)
            }
            entries[Moment(day: event.days.lowerBound, minute: minute), default: []].append(index)
        }
        var moments: [Day: Int] = [:]
        for moment in entries.keys { moments[moment.day, default: 0] += 1 }
        for (moment, indexes) in entries {
            let isOneOfSeveral = moments[moment.day, default: 0] > 1
            let isWeekly = [-14, -7, 0].contains { first in
                [0, 7, 14].allSatisfy {
                    entries[Moment(day: moment.day + (first + $0), minute: moment.minute)] != nil
                }
            }
            if isOneOfSeveral || isWeekly { lessons.formUnion(indexes) }
        }
        return lessons
    }

    private struct Moment: Hashable {
        let day: Day
        let minute: Int
    }

    /// The words of a title, in small letters.
    private struct Title {
        private(set) var words: [String] = []
        /// A number that stands alone, or one such as "1st".
        private(set) var hasNumber = false
        private(set) var hasDrop = false

        init(_ text: String) {
            var word = String.UnicodeScalarView()
            var afterNumber = false
            func end(_ title: inout Title) {
                let text = String(word).lowercased()
                let isSuffix = afterNumber && PeriodWords.numberSuffixes.contains(text)
                if !word.isEmpty, !isSuffix { title.words.append(text) }
                word.removeAll(keepingCapacity: true)
                afterNumber = false
            }
            for scalar in text.unicodeScalars {
                if Self.isLetter(scalar) {
                    word.append(scalar)
                } else if scalar.properties.numericType == .decimal {
                    if !afterNumber || !word.isEmpty { end(&self) }
                    afterNumber = true
                    hasNumber = true
                } else {
                    if scalar == "\u{1FA78}" { hasDrop = true }
                    end(&self)
                }
            }
            end(&self)
        }

        func without(_ fillers: Set<String>) -> String {
            words.filter { !fillers.contains($0) }.joined(separator: " ")
        }

        var hasDay: Bool { words.contains(where: PeriodWords.days.contains) }

        /// Whether it is numbered as lessons are, and not as the days of a period.
        var isNumbered: Bool {
            !hasDay && !hasDrop
                && (hasNumber || words.contains { $0 == "first" || $0 == "last" })
        }

        private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
            guard scalar.value >= 0x80 else { return (0x41...0x5A).contains(scalar.value & 0xDF) }
            switch scalar.properties.generalCategory {
            case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .otherLetter,
                .modifierLetter, .nonspacingMark, .spacingMark:
                // The selector of a picture is a mark too.
                return !scalar.properties.isVariationSelector
            default: return false
            }
        }
    }

    private static let numberSuffixes: Set<String> = [
        "st", "nd", "rd", "th", "er", "e", "ère", "ème", "º", "ª", "o", "a", "de",
    ]

    // MARK: Words beside those for a period

    private static let days: Set<String> = [
        "day", "days", "tag", "jour", "jours", "día", "dia", "días", "dias", "giorno", "giorni",
        "dag", "dagen", "dzień", "den", "день", "дня", "gün", "päivä", "nap",
    ]

    /// The words in texts such as "Period, day 2" and "my period started".
    private static let usual: Set<String> = [
        "my", "day", "days", "start", "starts", "started", "first", "last", "logged",
    ]

    private static let ordinals: Set<String> = [
        "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "zweiter", "dritter",
        "vierter", "fünfter", "deuxième", "troisième", "segundo", "tercer", "tweede", "derde",
    ]

    /// The words in texts such as "Start of period", "La regla" and "Period (light)".
    private static let beside: Set<String> = usual.union(days).union([
        "of", "the", "on", "begin", "begins", "began", "beginning", "light", "medium", "moderate",
        "normal", "heavy", "strong", "weak", "flow",
        "die", "der", "meine", "meiner", "beginn", "anfang", "beginnt", "erster", "letzter",
        "leicht", "leichte", "mittel", "stark", "starke", "schwach", "schwache", "von", "de",
        "la", "las", "el", "mi", "del", "inicio", "primer", "ligera", "abundante", "il", "le",
        "les", "mes", "ma", "des", "du", "début", "premier", "légères", "abondantes", "mie", "mio",
        "inizio", "primo", "minha", "meu", "início", "primeiro", "mijn", "eerste", "het", "min",
        "første", "första", "mój", "pierwszy", "мои", "моя", "первый", "начало",
    ])

    private static let common: Set<String> = Set(
        (phrases + ourTitles).map { Title($0).without(beside) }.filter { !$0.isEmpty })

    /// What calendars of ours call a period, in every language.
    private static let ourTitles = Language.offered.flatMap {
        [$0.titles.period, $0.titles.expectedPeriod]
    }

    private static let phrases = [
        // English
        "period", "periods", "menses", "menstruation", "menstrual period",
        "time of the month",
        // German, Dutch, Danish, Norwegian, Swedish
        "periode", "regel", "regelblutung", "monatsblutung", "meine periode", "tage",
        "menstruatie", "ongesteld", "ongesteldheid", "mens", "menstruasjon",
        // French, Spanish, Portuguese, Catalan, Italian, Romanian
        "règles", "regles", "menstruations", "regla", "menstruación", "periodo",
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
