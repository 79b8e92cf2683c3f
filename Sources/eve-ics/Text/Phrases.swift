import CalendarModel
import CycleModel

/// Ways of saying dates and counts that several commands share.
enum Phrases {
    static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }

    /// `1 entry` or `3 entries`, from `entr`, `y` and `ies`.
    static func count(_ number: Int, _ stem: String, _ one: String, _ many: String) -> String {
        "\(number) \(stem)\(number == 1 ? one : many)"
    }

    /// `3 Nov`, or `3–7 Nov`, or `29 Oct – 2 Nov`; with the year where it is not `today`'s.
    static func days(_ days: ClosedRange<Day>, today: Day) -> String {
        Wording.days(days, near: today)
    }

    /// Days in order as runs: `3–7 Nov, 12 Nov`.
    static func days(_ days: [Day], today: Day) -> String { Wording.days(days, near: today) }

    /// `Monday 22 Nov`.
    static func weekday(_ day: Day, today: Day) -> String {
        "\(weekdays[day.weekday - 1]) \(day.text(near: today))"
    }

    /// `today`, `tomorrow`, `in 5 days`, `3 days ago`.
    static func distance(_ day: Day, from today: Day) -> String {
        switch day - today {
        case 0: "today"
        case 1: "tomorrow"
        case -1: "yesterday"
        case let ahead where ahead > 0: "in \(ahead) days"
        case let ago: "\(-ago) days ago"
        }
    }

    private static let weekdays = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
}

extension Forecast {
    /// `Next period: Sunday 22 Nov, in 2 days (80 % between 20 Nov and 25 Nov).` or why there is none.
    var headline: String {
        guard let next else { return explanation ?? "" }
        let start = Phrases.weekday(next.start, today: today)
        let distance = Phrases.distance(next.start, from: today)
        return "Next period: \(start), \(distance) (\(Wording.chance(next.range, near: today)))."
    }

    /// Why nothing is forecast, and what would change that.
    var explanation: String? {
        switch reason {
        case nil: nil
        case .nothingLogged: "No period is logged yet. Log the first day of your last period."
        case .quietSince(let day):
            """
            No period is logged since \(day.text(near: today)), so nothing can be forecast. Log the \
            first day of your last period, and those in between if you can.
            """
        }
    }

    /// What a forecast from few cycles is worth.
    var caution: String? {
        guard next != nil else { return nil }
        switch cyclesUsed {
        case 0:
            return "No whole cycle is logged yet, so the range is that of people in general."
        case 1...2:
            return
                "Only \(Phrases.count(cyclesUsed, "whole cycle")) logged so far: expect it to move."
        default: return nil
        }
    }
}
