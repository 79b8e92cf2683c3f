import CivilDate
import CycleModel
import Messages

extension Wording {
    func started(_ due: Day) -> [String] { [messages.started(due), messages.logTheStart] }

    /// As it is on the day of the question, so that the words stay.
    func late(_ promise: Promise, on day: Day) -> [String] {
        [
            messages.late(promise.daysLate(on: day), expected: promise.range, near: day),
            messages.logTheStart,
        ]
    }

    func ended(usualLength: Int) -> [String] {
        [messages.ended(usualLength: usualLength), messages.logEachDay]
    }
}
