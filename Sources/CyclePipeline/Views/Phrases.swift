package import CivilDate
import Messages

/// Ways of saying dates and counts that several commands share.
package enum Phrases {
    package static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }

    /// `1 entry` or `3 entries`, from `entr`, `y` and `ies`.
    package static func count(_ number: Int, _ stem: String, _ one: String, _ many: String)
        -> String
    {
        "\(number) \(stem)\(number == 1 ? one : many)"
    }

    /// `17%`, or `under 1%` and `over 99%` where a whole number would say never or always.
    package static func percent(_ share: Double) -> String {
        switch share {
        case ..<0.005: "under 1%"
        case 0.995...: "over 99%"
        default: "\(Int((share * 100).rounded()))%"
        }
    }

    /// `A`, `A and B` or `A, B and C`.
    package static func list(_ items: [String]) -> String {
        guard let last = items.last, items.count > 1 else { return items.joined() }
        return items.dropLast().joined(separator: ", ") + " and " + last
    }

    /// `3 Nov`, or `3–7 Nov`, or `29 Oct – 2 Nov`; with the year where it is not `today`'s.
    package static func days(_ days: ClosedRange<Day>, today: Day) -> String {
        Language.english.dates(days, near: today)
    }

    /// Days in order as runs: `3–7 Nov, 12 Nov`.
    package static func days(_ days: [Day], today: Day) -> String {
        Language.english.dates(days, near: today)
    }

    /// `Monday 22 Nov`.
    package static func weekday(_ day: Day, today: Day) -> String {
        "\(Day.weekdayNames[day.weekday - 1]) \(day.text(near: today))"
    }

    /// `today`, `tomorrow`, `in 5 days`, `3 days ago`.
    package static func distance(_ day: Day, from today: Day) -> String {
        switch day - today {
        case 0: "today"
        case 1: "tomorrow"
        case -1: "yesterday"
        case let ahead where ahead > 0: "in \(ahead) days"
        case let ago: "\(-ago) days ago"
        }
    }
}

extension Day {
    /// `29 Nov`, with the year where it is not that of `other`.
    package func text(near other: Day) -> String { Language.english.date(self, near: other) }
}

extension String {
    package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
