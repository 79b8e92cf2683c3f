/// The names of the symptoms and moods that everybody is offered; what is recorded is their id.
///
/// A name belongs to one of them over all languages: a word in the log is known by it.
package struct WordMessages: MessageGroup {
    package let language: Language

    // MARK: Symptoms, each on a button and in lists

    package var cramps: String { text("word.cramps", "cramps") }
    package var headache: String { text("word.headache", "headache") }
    package var backPain: String { text("word.back-pain", "back pain") }
    package var bloating: String { text("word.bloating", "bloating") }
    package var breastTenderness: String { text("word.breast-tenderness", "tender breasts") }
    package var fatigue: String { text("word.fatigue", "tired") }
    package var acne: String { text("word.acne", "acne") }
    package var nausea: String { text("word.nausea", "nausea") }

    // MARK: Moods, each on a button and in lists

    package var calm: String { text("word.calm", "calm") }
    package var happy: String { text("word.happy", "happy") }
    package var energetic: String { text("word.energetic", "energetic") }
    package var sad: String { text("word.sad", "sad") }
    package var irritable: String { text("word.irritable", "irritable") }
    package var anxious: String { text("word.anxious", "anxious") }
}

extension Language {
    package var words: WordMessages { WordMessages(language: self) }
}
