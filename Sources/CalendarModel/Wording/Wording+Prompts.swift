package import CivilDate
import CycleModel

extension Wording {
    static func title(of prompt: Prompt, titles: Titles) -> String {
        guard titles == .plain else { return titles[.prompt] }
        return switch prompt {
        case .late: "Is your period late?"
        case .started: "Did your period start?"
        case .ended: "Did your period end?"
        }
    }

    static func started(_ due: Day) -> [String] {
        ["Is your period here? It was most likely to start on \(due.text(near: due)).", next]
    }

    /// `Your period is 3 days late (expected 19 Nov).`
    package static func late(_ days: Int, expected: Day, near today: Day) -> String {
        "Your period is \(count(days, "day")) late (expected \(expected.text(near: today)))."
    }

    /// The question as it is on its day, so that the words stay.
    static func late(on day: Day, expected: Day) -> [String] {
        [late(day - expected, expected: expected, near: day), next]
    }

    /// The question about a bleed that comes with a pack.
    static func late(_ day: Day) -> [String] {
        [
            "Later than expected: nine times in ten it would have started before "
                + "\(day.text(near: day)).", next,
        ]
    }

    static func ended(usualLength: Int) -> [String] {
        [
            "Is your period over? It has lasted longer than your usual \(count(usualLength, "day")).",
            "If it goes on, log each day as it comes. If not, leave this or delete it.",
        ]
    }

    private static let next =
        "If it has started, log its first day. If not, leave this or delete it: nothing follows from it."
}
