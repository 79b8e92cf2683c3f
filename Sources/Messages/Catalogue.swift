/// The messages of one language: a table that `Scripts/catalogue` writes from po/.
package struct Catalogue: Sendable {
    /// Two strings, which the compiler lays out by itself: nothing is built when the program starts.
    package struct Entry: Sendable {
        let id: String
        /// The forms for the numbers of the language, with a zero byte between two.
        let forms: String

        package init(id: String, forms: String) {
            self.id = id
            self.forms = forms
        }
    }

    /// Sorted by id.
    let entries: [Entry]

    package init(entries: [Entry]) { self.entries = entries }

    /// The form of a message with this index, or its last one; `nil` where it is not translated.
    ///
    /// - Complexity: O(log *n*) in the number of messages.
    package func text(_ id: String, form: Int) -> Substring? {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].id == id { return Self.form(form, of: entries[middle].forms) }
            if entries[middle].id < id { low = middle + 1 } else { high = middle }
        }
        return nil
    }

    private static func form(_ index: Int, of forms: String) -> Substring {
        var rest = forms[...]
        for _ in 0..<index {
            guard let end = rest.utf8.firstIndex(of: 0) else { break }
            rest = rest[rest.utf8.index(after: end)...]
        }
        return rest[..<(rest.utf8.firstIndex(of: 0) ?? rest.endIndex)]
    }
}

extension Language {
    /// The languages whose sentences are written in Swift have none.
    var catalogue: Catalogue? {
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
