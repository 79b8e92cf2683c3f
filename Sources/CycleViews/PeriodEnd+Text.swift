import CivilDate
import CycleModel
package import CyclePipeline
import Messages

extension PeriodEnd {
    /// What is recorded of the period's days.
    package func sentences(for person: PersonState) -> [String] {
        let language = person.language
        let (filled, removed) = (
            language.dates(filled, near: person.today), language.dates(removed, near: person.today)
        )
        return [
            language.ending.ended(days, near: person.today),
            filled.isEmpty ? nil : language.ending.filled(filled),
            removed.isEmpty ? nil : language.ending.dropped(removed),
        ].compactMap(\.self)
    }
}
