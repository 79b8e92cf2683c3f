import CycleModel
package import Messages

/// What a person chose for the web page.
extension Settings {
    /// The colors of the web page.
    package enum Theme: String, CaseIterable, Sendable {
        /// As the device has it.
        case system
        case light, dark
    }

    package var theme: Theme { self[.theme].flatMap(Theme.init) ?? .system }

    /// The page that is shown first.
    package enum HomePage: String, CaseIterable, Sendable {
        case today, calendar, insights
    }

    package var home: HomePage { self[.home].flatMap(HomePage.init) ?? .today }

    /// Whether fertile days have small drawings, where they are shown.
    package var showsCheerfulPictures: Bool { self[.cheerfulPictures] == "yes" }

    /// Whether single keys do something on the web page.
    package var hasShortcuts: Bool { self[.shortcuts] != "no" }

    /// Whether titles of windows and notifications say nothing of the cycle, and Today shows nothing of it until it is
    /// tapped.
    package var isDiscreet: Bool { self[.discreet] == "yes" }

    /// The symptoms that the person added to those that everybody is offered, in that order.
    package var ownSymptoms: [String] { Self.symptoms(self[.ownSymptoms] ?? "") }

    /// The symptoms that are no longer offered; days on which one is logged keep it.
    package var hiddenSymptoms: [String] { Self.symptoms(self[.hiddenSymptoms] ?? "") }

    /// The year in which the person was born, where it is recorded.
    package var birthYear: Int? { self[.birthYear].flatMap { Int($0) } }
}

/// Lists of names, which a setting keeps with commas between them.
extension Settings {
    /// The most names that a setting keeps.
    package static let mostNames = 100

    /// The names in a text, without the blanks around them; each once, in whatever case it comes again.
    package static func names(_ text: String) -> [String] {
        var known: Set<String> = []
        return text.split(separator: ",")
            .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
            .filter { !$0.isEmpty && known.insert($0.lowercased()).inserted }
    }

    /// Symptoms as days have them.
    private static func symptoms(_ text: String) -> [String] {
        BuiltInWord.stored(names(text), in: .symptoms)
    }

    /// The symptoms of a setting as the person reads them.
    package static func symptomNames(_ text: String, in language: Language) -> String {
        language.names(ofWords: symptoms(text), in: .symptoms).joined(separator: ", ")
    }

    /// The names as a setting keeps them, the first ones left out where they are too many; `nil` for none, which is the
    /// default.
    package static func value(ofNames names: [String]) -> String? {
        let names = Self.names(names.joined(separator: ",")).suffix(mostNames)
        return names.isEmpty ? nil : names.joined(separator: ", ")
    }
}
