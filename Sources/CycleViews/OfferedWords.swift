package import CivilDate
package import CycleModel
package import CyclePipeline

/// The symptoms or moods that a day's page offers to choose from: those that were used most before today come first.
///
/// What is chosen today changes no order before tomorrow: nothing moves under a finger.
package struct OfferedWords: Equatable, Sendable {
    package private(set) var words: [String]
    /// Those that the person does not want to see.
    package let hidden: [String]

    /// More than these fit no page.
    package static let most = 60

    /// - Parameters:
    ///   - list: Symptoms or moods.
    ///   - chosen: What the day says already, which is offered whatever is hidden.
    package init(_ list: BuiltInWord.List, of person: PersonState, chosen: [String] = []) {
        let (usual, own, hidden) = Self.words(list, of: person.settings)
        let isHidden = Set(hidden.map { BuiltInWord.key($0, in: list) })
        var order: [String: Int] = [:]
        var spelling: [String: String] = [:]
        var uses: [String: Int] = [:]
        func offer(_ word: String) {
            let key = BuiltInWord.key(word, in: list)
            guard order[key] == nil, !word.isEmpty else { return }
            (order[key], spelling[key]) = (order.count, word)
        }
        for word in usual.map(\.rawValue) + own
        where !isHidden.contains(BuiltInWord.key(word, in: list)) {
            offer(word)
        }
        for entry in person.log.through(person.today).entries {
            for word in entry.record[list] {
                let key = BuiltInWord.key(word, in: list)
                if entry.day < person.today { uses[key, default: 0] += 1 }
                if !isHidden.contains(key) { offer(word) }
            }
        }
        for word in chosen { offer(word) }
        let isChosen = Set(chosen.map { BuiltInWord.key($0, in: list) })
        let sorted = order.keys.sorted { left, right in
            let (first, second) = (uses[left] ?? 0, uses[right] ?? 0)
            return first == second ? (order[left] ?? 0) < (order[right] ?? 0) : first > second
        }
        let kept = sorted.prefix(Self.most) + sorted.dropFirst(Self.most).filter(isChosen.contains)
        words = kept.compactMap { spelling[$0] }
        self.hidden = hidden
    }

    private static func words(
        _ list: BuiltInWord.List, of settings: Settings
    ) -> (usual: [BuiltInWord], own: [String], hidden: [String]) {
        switch list {
        case .symptoms: (BuiltInWord.symptoms, settings.ownSymptoms, settings.hiddenSymptoms)
        case .moods: (BuiltInWord.moods, [], [])
        }
    }

    /// What is offered on a day whose page was opened when the person's log was `opened`.
    ///
    /// Whatever was chosen or written since, the words of the opening stay where they are; new ones follow.
    package init(
        _ list: BuiltInWord.List, on day: Day, of person: PersonState, opened: PersonState
    ) {
        self.init(list, of: person, chosen: person.log[day][list])
        guard opened.lastEntry != person.lastEntry else { return }
        let then = OfferedWords(list, of: opened, chosen: opened.log[day][list]).words
        let isHidden = Set(hidden.map { BuiltInWord.key($0, in: list) })
        let chosen = Set(person.log[day][list].map { BuiltInWord.key($0, in: list) })
        let kept = then.filter {
            let key = BuiltInWord.key($0, in: list)
            return !isHidden.contains(key) || chosen.contains(key)
        }
        let keys = Set(kept.map { BuiltInWord.key($0, in: list) })
        words = kept + words.filter { !keys.contains(BuiltInWord.key($0, in: list)) }
    }
}

extension DayRecord {
    package subscript(list: BuiltInWord.List) -> [String] {
        switch list {
        case .symptoms: symptoms
        case .moods: moods
        }
    }
}
