package import CivilDate
package import CycleModel
import CyclePipeline

extension Habit {
    /// What a person may call a habit of their own.
    package static let nameRule = TextRule.line(longest: 100)

    /// What is written so that a person has this habit; nothing where that is so already.
    ///
    /// One in the person's own words that is off is gone.
    package func contents(replacing before: Habit?) -> [JournalChange.Content] {
        let value: String? = if case .own = kind, !isOn { nil } else { self.value }
        return value == before?.value ? [] : [.setting(key: key, value: value)]
    }
}

extension Settings {
    /// Whether a habit can be added or changed; of those in the person's own words there are `Habit.mostOwn` at most.
    package func hasRoom(for kind: Habit.Kind) -> Bool {
        guard case .own = kind, !habits.contains(where: { $0.kind == kind }) else { return true }
        return habits.count { if case .own = $0.kind { true } else { false } } < Habit.mostOwn
    }
}
