import CalendarModel
import CivilDate
package import CycleModel
package import Messages

/// What a forecast says, in sentences.
package struct ForecastText {
    private let forecast: Forecast
    private let language: Language

    private var messages: ForecastMessages { language.forecast }
    private var today: Day { forecast.today }

    package init(_ forecast: Forecast, _ language: Language) {
        (self.forecast, self.language) = (forecast, language)
    }

    /// `Next period: Sunday 22 Nov, in 2 days (80% between 20 Nov and 25 Nov).` or why nothing is forecast.
    ///
    /// What a break of a method's hormones brings is no period. Where one may have come and not been logged, both dates
    /// are said, the likelier first.
    package var headline: String { sentences.joined(separator: " ") }

    /// What the headline says, in the order in which it is said.
    var sentences: [String] {
        guard let next = forecast.next else { return [explanation].compactMap(\.self) }
        let both = [wait ?? coming(next), afterMissed].compactMap(\.self)
        return forecast.expectsAfterMissed ? both.reversed() : both
    }

    /// `If you missed logging a period around 3 May, the next is expected Sunday 31 May, …`
    private var afterMissed: String? {
        forecast.ifMissed.map { period in
            messages.nextAfterMissed(
                period.around, period.start, language.calendar.chance(period.range, near: today),
                near: today)
        }
    }

    private func coming(_ next: Forecast.NextStart) -> String {
        guard next.source == .cycle else {
            if let chance = chanceOfBreaks(next) {
                return messages.nextWithdrawal(next.start, chance, near: today)
            }
            let chance = language.calendar.chance(next.shown.range, near: today)
            return messages.nextWithdrawal(next.shown.start, chance, near: today)
        }
        guard let promise = forecast.promise else {
            return messages.next(next.start, chance(next), near: today)
        }
        let chance = language.calendar.chance(promise.range, near: today)
        if promise.state(on: today) == .anyDay { return messages.anyDay(chance) }
        guard !promise.isWide else {
            return messages.next(inDays: daysUntil(promise.range), chance)
        }
        return messages.next(promise.date, chance, near: today)
    }

    private func daysUntil(_ range: ClosedRange<Day>) -> ClosedRange<Int> {
        (range.lowerBound - today)...(range.upperBound - today)
    }

    /// The days until a period of which no one date is said; `nil` where one is.
    package var daysUntilRange: ClosedRange<Int>? {
        guard let promise = forecast.promise, forecast.next?.source == .cycle, promise.isWide,
            promise.state(on: today) == .ahead
        else { return nil }
        return daysUntil(promise.range)
    }

    /// `Your period is 3 days late (expected between 19 Nov and 24 Nov).`, or that it is not here yet and what else is
    /// usual; `nil` while it is still expected.
    private var wait: String? {
        guard let promise = forecast.promise, forecast.next?.source == .cycle else { return nil }
        switch promise.state(on: today) {
        case .ahead, .anyDay: return nil
        case .late:
            return language.calendar.late(
                promise.daysLate(on: today), expected: promise.range, near: today)
        case .waiting:
            let waiting = messages.waiting(promise.range, near: today)
            return [waiting, promise.patience(in: language)].compactMap(\.self)
                .joined(separator: " ")
        }
    }

    /// How sure the next start is as of today.
    private func chance(_ next: Forecast.NextStart) -> String {
        chanceOfBreaks(next) ?? language.calendar.chance(next.range, near: today)
    }

    /// Where it comes in one of two breaks, how likely the first of them has it; `nil` where one has all of its range.
    private func chanceOfBreaks(_ next: Forecast.NextStart) -> String? {
        let stretches = next.stretches
        guard let own = stretches.firstIndex(where: { $0.days.contains(next.start) }),
            !stretches[own].days.contains(next.range)
        else { return nil }
        let isSooner = next.range.lowerBound < stretches[own].days.lowerBound
        let later = isSooner ? own : own + 1
        guard stretches.indices.contains(later), later > 0 else { return nil }
        let sooner = stretches[..<later]
        return messages.chance(
            sooner.reduce(0) { $0 + $1.probability }, by: stretches[later - 1].days.upperBound,
            otherwise: stretches[later].range, near: today)
    }

    /// Why nothing is forecast, and what would change that.
    package var explanation: String? {
        switch forecast.reason {
        case nil: nil
        case .nothingLogged: messages.nothingLogged
        case .quietSince(let day):
            [
                messages.quiet(since: day, near: today),
                forecast.lighteningMethod.map { messages.lighterBleeding($0.noun(in: language)) },
            ].compactMap(\.self).joined(separator: " ")
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
    package var caution: String? {
        // What comes from a pack doesn't rest on the cycles.
        forecast.next?.source == .cycle ? Wording(language).fewCycles(forecast) : nil
    }

    /// What doses left out leave open; empty without them.
    package var lapseSentences: [String] {
        guard let lapse = forecast.lapse else { return [] }
        return (forecast.next == nil ? [] : [language.doses.lapse(lapse.doses)])
            + (forecast.isFertilityUnknown ? [anyDay].compactMap(\.self) : [])
    }

    /// What stands above months and explanations.
    package var head: [String] { [headline] + afterLapse + [caution].compactMap(\.self) }

    /// What signs say of the ovulation of the running cycle; empty where they do not place it.
    package var ovulationBySigns: [String] {
        guard let ovulation = forecast.ovulation, ovulation.isPlaced else { return [] }
        let wording = Wording(language)
        return [wording.sentence(ovulation, near: today), wording.past(ovulation, on: today)]
            .compactMap(\.self)
    }

    /// That any day may be fertile, now or further ahead, and why; `nil` where windows are shown as far as anything is.
    package var anyDay: String? {
        let (wording, caution) = (Wording(language), language.calendar.notContraception)
        if forecast.isFertilityUnknown { return "\(messages.noFertileDays) \(caution)" }
        if forecast.openAfterMethod != nil { return "\(language.calendar.afterMethod) \(caution)" }
        if let reason = wording.unplaced(in: forecast) { return "\(reason) \(caution)" }
        if let day = forecast.leftOpenFrom {
            return day == today
                ? [language.calendar.leftOpen, language.calendar.anyDay, caution]
                    .joined(separator: " ")
                : "\(language.calendar.leftOpen(from: day, near: today)) \(caution)"
        }
        return forecast.unknownFertility.isEmpty ? nil : "\(language.calendar.anyDay) \(caution)"
    }

    /// What doses left out leave open, and the commands with which to go on.
    package var afterLapse: [String] {
        forecast.lapse == nil ? [] : lapseSentences + [messages.afterLapse]
    }

    /// What a period may be late for besides: while one that was not logged is asked about, and from a week on,
    /// whatever was answered.
    package var causesOfLateness: String? {
        guard forecast.isLate, let daysLate = forecast.daysLate else { return nil }
        if forecast.missedPeriod != nil { return language.notices.otherCauses }
        return daysLate >= 7 ? language.notices.manyCauses : nil
    }
}

extension Promise {
    /// Why a period that did not come is not late yet, or never is; `nil` where its range is all there is to say.
    fileprivate func patience(in language: Language) -> String? {
        let messages = language.forecast
        return switch limit {
        case .afterRange: nil
        case .usualLength(let days, let inTeens): messages.usualLength(days, inTeens: inTeens)
        case .never(.perimenopause): messages.perimenopauseVaries
        case .never(.afterPregnancy): messages.firstCyclesAfterPregnancy
        case .never(.afterHormones): messages.firstCyclesAfterHormones
        case .never(.method(let method)): messages.lighterBleeding(method.noun(in: language))
        }
    }
}
