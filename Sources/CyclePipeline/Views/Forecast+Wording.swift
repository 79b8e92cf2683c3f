import CalendarModel
import CivilDate
package import CycleModel
package import Messages

extension Forecast {
    /// `Next period: Sunday 22 Nov, in 2 days (80% between 20 Nov and 25 Nov).` or why nothing is forecast.
    ///
    /// What a break of a method's hormones brings is no period, and one that was probably not logged is said first.
    package func headline(in language: Language) -> String {
        guard let next else { return explanation(in: language) ?? "" }
        let messages = language.forecast
        let chance = chance(next, in: language)
        guard next.source == .cycle else {
            return messages.nextWithdrawal(next.start, chance, near: today)
        }
        if let missedPeriod, missedPeriod.movesForecast {
            return messages.nextAfterMissed(missedPeriod.around, next.start, chance, near: today)
        }
        // Beside the day on which it was expected, another one must not look like a contradiction.
        return isLate
            ? messages.nextWhileLate(next.start, chance, near: today)
            : messages.next(next.start, chance, near: today)
    }

    private var isLate: Bool { daysLate.map { $0 > 0 } ?? false }

    /// `Your period is 3 days late (expected 19 Nov).`; `nil` where it is not.
    package func lateness(in language: Language) -> String? {
        guard let expectedStart, let daysLate, isLate else { return nil }
        return language.calendar.late(daysLate, expected: expectedStart, near: today)
    }

    /// How sure the next start is; where it comes in one of two breaks, how likely the first of them has it.
    private func chance(_ next: NextStart, in language: Language) -> String {
        let stretches = next.stretches
        guard let own = stretches.firstIndex(where: { $0.days.contains(next.start) }),
            !stretches[own].days.contains(next.range)
        else { return language.calendar.chance(next.range, near: today) }
        let isSooner = next.range.lowerBound < stretches[own].days.lowerBound
        let later = isSooner ? own : own + 1
        guard stretches.indices.contains(later), later > 0 else {
            return language.calendar.chance(next.range, near: today)
        }
        let sooner = stretches[..<later]
        return language.forecast.chance(
            sooner.reduce(0) { $0 + $1.probability }, by: stretches[later - 1].days.upperBound,
            otherwise: stretches[later].range, near: today)
    }

    /// Why nothing is forecast, and what would change that.
    package func explanation(in language: Language) -> String? {
        let messages = language.forecast
        return switch reason {
        case nil: nil
        case .nothingLogged: messages.nothingLogged
        case .quietSince(let day): messages.quiet(since: day, near: today)
        case .pregnancyOver: messages.pregnancyOver
        case .pregnant(let due): LifeText.pregnancy(Pregnancy(due: due), on: today, in: language)
        case .postpartum: messages.postpartum
        case .breastfeeding: messages.breastfeeding
        case .onBreak(let reason): messages.onBreak(reason)
        case .dosesSkipped(let count): language.doses.lapse(count)
        case .suppressed: messages.suppressed
        }
    }

    /// What a forecast from few cycles is worth.
    package func caution(in language: Language) -> String? {
        // What comes from a pack doesn't rest on the cycles.
        next?.source == .cycle ? Wording(language).fewCycles(self) : nil
    }

    /// What doses left out leave open; empty without them.
    package func lapseSentences(in language: Language) -> [String] {
        guard let lapse else { return [] }
        let messages = language.forecast
        let fertility = "\(messages.noFertileDays) \(language.calendar.notContraception)"
        return (next == nil ? [] : [language.doses.lapse(lapse.doses)])
            + (isFertilityUnknown ? [fertility] : [])
    }

    /// The same, and the commands with which to go on.
    package func afterLapse(in language: Language) -> [String] {
        lapse == nil ? [] : lapseSentences(in: language) + [language.forecast.afterLapse]
    }

    /// What a period may be late for besides: while one that was not logged is asked about, and from a week on,
    /// whatever was answered.
    package func causesOfLateness(in language: Language) -> String? {
        if missedPeriod != nil { return language.notices.otherCauses }
        guard let daysLate, daysLate >= 7 else { return nil }
        return language.notices.manyCauses
    }
}
