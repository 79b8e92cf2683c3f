import CivilDate
import CycleModel
import Messages

extension Wording {
    func started(_ due: Day) -> [String] { [messages.started(due), messages.logTheStart] }

    /// As it is on the day of the question, so that the words stay.
    func late(on day: Day, expected: Day) -> [String] {
        [messages.late(day - expected, expected: expected, near: day), messages.logTheStart]
    }

    /// Of a bleed that comes with a pack.
    func late(_ day: Day) -> [String] { [messages.laterThanExpected(day), messages.logTheStart] }

    func ended(usualLength: Int) -> [String] {
        [messages.ended(usualLength: usualLength), messages.logEachDay]
    }
}
