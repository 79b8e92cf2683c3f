package import CivilDate

/// Light lines that a person can have beside a fertile window. They speak of no cycle, no body and no plan:
/// whatever a person hopes for, they read the same.
package struct CheerMessages: MessageGroup {
    package let language: Language

    package static let count = 12

    /// The line of a fertile window that begins on `day`: another one for the next window, as a rule, and always the
    /// same for the same day.
    package func line(from day: Day) -> String {
        let round = 28 * Self.count
        return self[((Int(day.number) % round + round) % round) / 28]
    }

    /// `index` is below `count`.
    package subscript(index: Int) -> String {
        switch index {
        case 0: text("cheer.1", "May your tea stay hot and your lines be short.")
        case 1: text("cheer.2", "A fine stretch for the long way home.")
        case 2: text("cheer.3", "Be as kind to yourself as you are to your plants.")
        case 3: text("cheer.4", "Somebody is glad that you are around.")
        case 4: text("cheer.5", "The kitchen is a good place to dance; nobody is counting.")
        case 5: text("cheer.6", "You have come through every Monday so far.")
        case 6: text("cheer.7", "Take the window seat.")
        case 7: text("cheer.8", "Something small is about to go right: keep an eye out.")
        case 8: text("cheer.9", "Good days for music, turned up a little.")
        case 9: text("cheer.10", "The comfortable chair is yours.")
        case 10: text("cheer.11", "An old friend would be happy to hear from you.")
        default: text("cheer.12", "Wear the color that you like best.")
        }
    }
}

extension Language {
    package var cheer: CheerMessages { CheerMessages(language: self) }
}
