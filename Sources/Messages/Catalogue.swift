/// The messages of one language: two tables that `Scripts/catalogue` writes from po/.
package struct Catalogue: Sendable {
    /// The ids of messages, sorted; all languages share them.
    private let ids: MessageTable
    /// At the index of its id, the forms of a message for the numbers of the language, each a part; empty where it is
    /// not translated.
    private let texts: MessageTable

    package init(ids: MessageTable, texts: MessageTable) {
        self.ids = ids
        self.texts = texts
    }

    /// The form of a message with this index, or its last one; `nil` where it is not translated.
    ///
    /// - Complexity: O(log *n*) in the number of messages.
    package func text(_ id: String, form: Int) -> Substring? {
        guard let index = ids.index(of: id) else { return nil }
        let form = texts.part(form, at: index)
        return form.isEmpty ? nil : form
    }

    /// All forms of the messages whose ids are wanted.
    func forms(where isWanted: (Substring) -> Bool) -> [Substring] {
        ids.indices.filter { isWanted(ids[$0]) }.flatMap(texts.parts)
    }
}

extension Catalogue {
    /// The English sentences of calendars, which are known again as those of other languages are.
    static var calendarEnglish: Catalogue { Catalogue(ids: .englishIDs, texts: .english) }
}

extension Language {
    /// The languages whose sentences are written in Swift have none.
    ///
    /// It is never inlined: each copy would bring the texts of all languages along.
    @inline(never)
    var catalogue: Catalogue? { texts.map { Catalogue(ids: .ids, texts: $0) } }

    private var texts: MessageTable? {
        switch self {
        case .english, .americanEnglish, .pseudo, .mirrored: nil
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .brazilianPortuguese: .brazilianPortuguese
        case .polish: .polish
        }
    }
}
