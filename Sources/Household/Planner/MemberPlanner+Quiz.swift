import Planner
import Store

/// What was left out of the last quizzes: kept, so that it stays left out when the page or the server is loaded again.
extension MemberPlanner {
    private static let quizzes = "quizzes"
    /// Quizzes of all decks, the last used ones.
    private static let mostQuizzes = 8

    private func lines(_ text: String?) -> [[Substring]] {
        (text ?? "").split(separator: "\n").map { $0.split(separator: " ") }
    }

    /// The first words of a quiz's line.
    private func name(_ deck: PlannerCalendar, _ seed: UInt64) -> [Substring] {
        ["\(deck.stored.id.rawValue)", "\(seed)"]
    }

    /// The cards that are left out of a quiz, by what names them in addresses.
    package func leftOut(ofQuiz seed: UInt64, in deck: PlannerCalendar) throws -> Set<String> {
        let text = try store.personSetting(Self.quizzes, of: person.id)
        let line = lines(text).first { $0.starts(with: name(deck, seed)) }
        return Set(line?.dropFirst(2).map(String.init) ?? [])
    }

    /// Leaves a card out of a quiz until it is over.
    package func leaveOut(
        _ card: String, ofQuiz seed: UInt64, in deck: PlannerCalendar
    ) throws {
        let name = name(deck, seed)
        try store.changePersonSetting(Self.quizzes, of: person.id) { text in
            var lines = lines(text)
            let place = lines.firstIndex { $0.starts(with: name) }
            var line = place.map { lines.remove(at: $0) } ?? name
            if !line.contains(card[...]) { line.append(card[...]) }
            return (lines + [line]).suffix(Self.mostQuizzes).map { $0.joined(separator: " ") }
                .joined(separator: "\n")
        }
    }
}
