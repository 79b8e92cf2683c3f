import CalendarModel
package import CivilDate
package import CycleModel
package import Messages

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

    /// `Pregnant: 12 weeks and 3 days. The due date is 4 Jun, in 27 weeks and 4 days.`
    package static func pregnancy(_ pregnancy: Pregnancy, on today: Day) -> String {
        let due = pregnancy.due.text(near: today)
        let left = pregnancy.daysLeft(on: today)
        let distance =
            left > 13 ? "in \(weeks(left / 7, left % 7))" : distance(pregnancy.due, from: today)
        let end = left >= 0 ? "The due date is \(due), \(distance)." : "The due date was \(due)."
        // Nobody is pregnant for so long: the end was not noted.
        guard left >= -21, let age = pregnancy.age(on: today) else { return "Pregnant. \(end)" }
        return "Pregnant: \(weeks(age.weeks, age.days)). \(end)"
    }

    private static func weeks(_ weeks: Int, _ days: Int) -> String {
        count(weeks, "week") + (days == 0 ? "" : " and \(count(days, "day"))")
    }
}

extension Forecast {
    /// `Next period: Sunday 22 Nov, in 2 days (80% between 20 Nov and 25 Nov).` or why nothing is forecast;
    /// what a break of a method's hormones brings is no period, and one that was probably not logged is said first.
    package func headline(in language: Language) -> String {
        guard let next else { return explanation(in: language) ?? "" }
        let start = Phrases.weekday(next.start, today: today)
        let distance = Phrases.distance(next.start, from: today)
        let expected = "\(start), \(distance) (\(chance(next)))"
        if next.source == .cycle,
            let sentence = Wording(.english).next(expected, afterMissed: missedPeriod, near: today)
        {
            return sentence
        }
        let what =
            if case .pack = next.source { "Next bleeding, with a break" } else { "Next period" }
        return "\(what): \(expected)."
    }

    /// `Your period is 3 days late (expected 19 Nov).`; `nil` where it is not.
    package func lateness(in language: Language) -> String? {
        guard let expectedStart, let daysLate, daysLate > 0 else { return nil }
        return Language.english.calendar.late(daysLate, expected: expectedStart, near: today)
    }

    /// How sure the next start is; where it comes in one of two breaks, for which of them that holds.
    private func chance(_ next: NextStart) -> String {
        let stretches = next.stretches
        guard let index = stretches.firstIndex(where: { $0.days.contains(next.start) }),
            !stretches[index].days.contains(next.range)
        else { return Language.english.calendar.chance(next.range, near: today) }
        let own = stretches[index]
        if index > 0, next.range.lowerBound < own.days.lowerBound {
            let sooner = stretches[index - 1]
            return """
                \(Language.english.calendar.chance(own.range, near: today)); \
                \(Phrases.percent(sooner.probability)) that it still comes by \
                \(sooner.days.upperBound.text(near: today))
                """
        }
        let later = index + 1 < stretches.count ? stretches[index + 1].range : own.range
        return """
            \(Phrases.percent(own.probability)) by \(own.days.upperBound.text(near: today)), else \
            likely \(Phrases.days(later, today: today))
            """
    }

    /// Why nothing is forecast, and what would change that.
    package func explanation(in language: Language) -> String? {
        switch reason {
        case nil: nil
        case .nothingLogged: "No period is logged yet. Log the first day of your last period."
        case .quietSince(let day):
            """
            No period is logged since \(day.text(near: today)), so nothing can be forecast. Log the \
            first day of your last period, and those in between if you can.
            """
        case .pregnancyOver:
            """
            No period is logged since your pregnancy. Log the next one when it comes, and the \
            forecast begins again.
            """
        case .pregnant(let due): Phrases.pregnancy(Pregnancy(due: due), on: today)
        case .postpartum:
            """
            Your cycles may take some time to come back after the birth. Log your first period, and \
            the forecast begins again. Bleeding in the first six weeks does not count as one.
            """
        case .breastfeeding:
            """
            While you breastfeed, periods may stay away for a long time. Log the first one, and the \
            forecast begins again.
            """
        case .onBreak(let reason):
            """
            You are taking a break\(reason.map { " (\($0))" } ?? ""), so nothing is forecast. \
            What you log is kept.
            """
        case .dosesSkipped(let count): Language.english.doses.lapse(count)
        case .suppressed:
            """
            With your contraception bleeding comes at no set time or not at all, so no period is \
            forecast.
            """
        }
    }

    /// What a forecast from few cycles is worth.
    package func caution(in language: Language) -> String? {
        // What comes from a pack doesn't rest on the cycles.
        next?.source == .cycle ? Wording(.english).fewCycles(self) : nil
    }
}

extension Day {
    /// `29 Nov`, with the year where it is not that of `other`.
    package func text(near other: Day) -> String { Language.english.date(self, near: other) }
}

extension String {
    package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
