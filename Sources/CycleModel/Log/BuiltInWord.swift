package import Messages

/// A symptom or a mood that everybody is offered.
///
/// Days have its id, whatever language it was logged in, and each language shows its name. A word of the person's own
/// is text and stays as it was written.
package enum BuiltInWord: String, CaseIterable, Sendable {
    case cramps, headache
    case backPain = "back pain"
    case bloating
    case breastTenderness = "breast tenderness"
    case fatigue, acne, nausea
    case calm = "mood.calm"
    case happy = "mood.happy"
    case energetic = "mood.energetic"
    case sad = "mood.sad"
    case irritable = "mood.irritable"
    case anxious = "mood.anxious"

    package static let symptoms: [BuiltInWord] = [
        .cramps, .headache, .backPain, .bloating, .breastTenderness, .fatigue, .acne, .nausea,
    ]
    package static let moods: [BuiltInWord] = [
        .calm, .happy, .energetic, .sad, .irritable, .anxious,
    ]

    package func name(in language: Language) -> String {
        let words = language.words
        return switch self {
        case .cramps: words.cramps
        case .headache: words.headache
        case .backPain: words.backPain
        case .bloating: words.bloating
        case .breastTenderness: words.breastTenderness
        case .fatigue: words.fatigue
        case .acne: words.acne
        case .nausea: words.nausea
        case .calm: words.calm
        case .happy: words.happy
        case .energetic: words.energetic
        case .sad: words.sad
        case .irritable: words.irritable
        case .anxious: words.anxious
        }
    }
}

extension BuiltInWord {
    /// One of the two lists of a day.
    package enum List: Sendable {
        case symptoms, moods

        fileprivate var words: [BuiltInWord] {
            switch self {
            case .symptoms: BuiltInWord.symptoms
            case .moods: BuiltInWord.moods
            }
        }
    }

    /// Each word as days have it: a built-in's id for its name in any language, in whatever case.
    ///
    /// Nothing comes twice that was two names of one built-in.
    package static func stored(_ words: [String], in list: List) -> [String] {
        guard !words.isEmpty else { return words }
        let ids = words.map { stored($0, in: list) }
        guard ids != words else { return words }
        var known: Set<String> = []
        return ids.filter { known.insert($0).inserted }
    }

    package static func stored(_ word: String, in list: List) -> String {
        (list == .symptoms ? symptomIDs : moodIDs)[word.lowercased()] ?? word
    }

    /// What words that mean the same have in common, in whatever case they were written.
    package static func key(_ word: String, in list: List) -> String {
        stored(word, in: list).lowercased()
    }

    private static let symptomIDs = ids(of: symptoms)
    private static let moodIDs = ids(of: moods)

    /// The ids by all names, in small letters.
    private static func ids(of words: [BuiltInWord]) -> [String: String] {
        var ids: [String: String] = [:]
        for word in words {
            ids[word.rawValue] = word.rawValue
            for language in Language.offered {
                ids[word.name(in: language).lowercased()] = word.rawValue
            }
        }
        return ids
    }
}

extension DayRecord {
    /// The symptoms or the moods.
    package func words(in list: BuiltInWord.List) -> [String] {
        switch list {
        case .symptoms: symptoms
        case .moods: moods
        }
    }
}

extension Language {
    /// A symptom or a mood as people read it: a built-in's name, or the person's own word, as a mood "fatigue" is.
    package func name(ofWord word: String, in list: BuiltInWord.List) -> String {
        guard let known = BuiltInWord(rawValue: word), list.words.contains(known)
        else { return word }
        return known.name(in: self)
    }

    package func names(ofWords words: [String], in list: BuiltInWord.List) -> [String] {
        words.map { name(ofWord: $0, in: list) }
    }
}
