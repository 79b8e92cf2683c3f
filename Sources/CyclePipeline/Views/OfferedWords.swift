package import CycleModel
import Messages

/// The symptoms or moods that a day's page offers to choose from: those that are used most come first.
package struct OfferedWords: Equatable, Sendable {
    package let words: [String]
    /// Those that the person does not want to see.
    package let hidden: [String]

    /// More than these fit no page.
    package static let most = 60

    /// - Parameters:
    ///   - path: The list of a record.
    ///   - usual: The words that everybody is offered, with commas between them.
    ///   - chosen: What the day says already, which is offered whatever is hidden.
    package init(
        _ path: KeyPath<DayRecord, [String]>, of person: PersonState, usual: String,
        own: [String] = [], hidden: [String] = [], chosen: [String]
    ) {
        let isHidden = Set(hidden.map { $0.lowercased() })
        var order: [String: Int] = [:]
        var spelling: [String: String] = [:]
        var uses: [String: Int] = [:]
        func offer(_ word: String) {
            let key = word.lowercased()
            guard order[key] == nil, !word.isEmpty else { return }
            (order[key], spelling[key]) = (order.count, word)
        }
        for word in chosen { offer(word) }
        for word in TypedValue.items(usual) + own where !isHidden.contains(word.lowercased()) {
            offer(word)
        }
        for entry in person.log.through(person.today).entries {
            for word in entry.record[keyPath: path] {
                let key = word.lowercased()
                uses[key, default: 0] += 1
                if !isHidden.contains(key) { offer(word) }
            }
        }
        let isChosen = Set(chosen.map { $0.lowercased() })
        let sorted = order.keys.sorted { left, right in
            let (first, second) = (uses[left] ?? 0, uses[right] ?? 0)
            return first == second ? (order[left] ?? 0) < (order[right] ?? 0) : first > second
        }
        let kept = sorted.prefix(Self.most) + sorted.dropFirst(Self.most).filter(isChosen.contains)
        words = kept.compactMap { spelling[$0] }
        self.hidden = hidden
    }
}

extension OfferedWords {
    /// The symptoms that are offered on a day with these.
    package static func symptoms(_ record: DayRecord, of person: PersonState) -> OfferedWords {
        OfferedWords(
            \.symptoms, of: person, usual: person.language.webLog.usualSymptoms,
            own: person.settings.ownSymptoms, hidden: person.settings.hiddenSymptoms,
            chosen: record.symptoms)
    }

    /// The moods that are offered on a day with these.
    package static func moods(_ record: DayRecord, of person: PersonState) -> OfferedWords {
        OfferedWords(
            \.moods, of: person, usual: person.language.webLog.usualMoods, chosen: record.moods)
    }
}
