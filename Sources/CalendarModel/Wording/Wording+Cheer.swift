import CivilDate
import CycleModel

extension Wording {
    /// The light line of a fertile window that begins on `day`: another one for the next window, as a rule,
    /// and always the same for the same day.
    static func cheer(of day: Day) -> String {
        let round = 28 * cheers.count
        let index = (Int(day.number) % round + round) % round
        return cheers[index / 28]
    }

    /// They speak of no cycle, no body and no plan: whatever a person hopes for, they read the same.
    static let cheers = [
        "May your tea stay hot and your queues be short.",
        "A fine stretch for the long way home.",
        "Be as kind to yourself as you are to your plants.",
        "Somebody is glad that you are around.",
        "The kitchen is a good place to dance; nobody is counting.",
        "You have come through every Monday so far.",
        "Take the window seat.",
        "Something small is about to go right: keep an eye out.",
        "Good days for music, turned up a little.",
        "The comfortable chair is yours.",
        "An old friend would be happy to hear from you.",
        "Wear the colour that you like best.",
    ]
}
