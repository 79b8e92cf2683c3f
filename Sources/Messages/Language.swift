/// A language that the program speaks, by its tag (BCP 47).
///
/// English writes "20 Nov" and begins its weeks on Monday; American English writes "Nov 20" and begins them on
/// Sunday. Both say the same sentences.
package enum Language: String, CaseIterable, CustomStringConvertible, Sendable {
    case english = "en"
    case americanEnglish = "en-US"
    case german = "de"
    case french = "fr"
    case spanish = "es"
    case brazilianPortuguese = "pt-BR"
    case polish = "pl"
    /// English with accents, 40% longer: a test finds each text without accents that bypasses the catalogue.
    case pseudo = "en-XA"
    /// The pseudo-language, written from right to left.
    case mirrored = "ar-XB"

    /// The languages that are offered to a person; the others serve tests.
    package static let offered: [Language] = allCases.filter { $0 != .pseudo && $0 != .mirrored }

    package var description: String { rawValue }

    package var isRightToLeft: Bool { self == .mirrored }

    /// Takes a tag or the name of a locale, such as `de`, `de-AT` or `de_DE.UTF-8`; a region that is not known
    /// gives the language itself. `nil` where the program doesn't speak it.
    package init?(tag: String) {
        let name = tag.prefix { $0 != "." && $0 != "@" }.lowercased()
        let parts = name.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
        guard let first = parts.first else { return nil }
        if ["c", "posix"].contains(first) {
            self = .english
            return
        }
        let whole = parts.joined(separator: "-")
        let same = Self.allCases.first { $0.rawValue.lowercased() == whole }
        let nearest = Self.offered.first {
            $0.rawValue.lowercased().split(separator: "-")[0] == first
        }
        guard let language = same ?? nearest else { return nil }
        self = language
    }

    /// What `init(environment:)` looks at.
    package static let environmentNames = ["LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"]

    /// The language of the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set, or else the first in
    /// `LANGUAGE`'s list that the program speaks; English where that leaves nothing.
    package init(environment: [String: String]) {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
            .first { !$0.isEmpty }
        let others = environment["LANGUAGE"]?.split(separator: ":").map(String.init) ?? []
        self =
            ([locale].compactMap(\.self) + others).lazy.compactMap(Language.init(tag:)).first
            ?? .english
    }
}
