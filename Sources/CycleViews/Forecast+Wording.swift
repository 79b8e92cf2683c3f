import CalendarModel
package import CivilDate
package import CycleModel
package import Messages

extension Forecast {
    /// `Next period: Sunday 22 Nov, in 2 days (80% between 20 Nov and 25 Nov).` or why nothing is forecast.
    ///
    /// What a break of a method's hormones brings is no period. Where one may have come and not been logged, both dates
    /// are said, the likelier first.
    package func headline(in language: Language) -> String {
        sentences(in: language).joined(separator: " ")
    }

    /// What the headline says, in the order in which it is said.
    func sentences(in language: Language) -> [String] {
        guard let next else { return [explanation(in: language)].compactMap(\.self) }
        let both = [wait(in: language) ?? coming(next, in: language), afterMissed(in: language)]
            .compactMap(\.self)
        return ifMissed?.isLikelier ?? false ? both.reversed() : both
    }

    /// `If you missed logging a period around 3 May, the next is expected Sunday 31 May, …`
    private func afterMissed(in language: Language) -> String? {
        ifMissed.map { period in
            language.forecast.nextAfterMissed(
                period.around, period.start, language.calendar.chance(period.range, near: today),
                near: today)
        }
    }

    private func coming(_ next: NextStart, in language: Language) -> String {
        let messages = language.forecast
        guard next.source == .cycle else {
            if let chance = chanceOfBreaks(next, in: language) {
                return messages.nextWithdrawal(next.start, chance, near: today)
            }
            let chance = language.calendar.chance(next.shown.range, near: today)
            return messages.nextWithdrawal(next.shown.start, chance, near: today)
        }
        guard let promise else {
            return messages.next(next.start, chance(next, in: language), near: today)
        }
        let chance = language.calendar.chance(promise.range, near: today)
        if promise.state(on: today) == .anyDay { return messages.anyDay(chance) }
        guard !promise.isWide else {
            return messages.next(inDays: daysUntil(promise.range), chance)
        }
        return messages.next(promise.date, chance, near: today)
    }

    /// The promised range; without a promise that of today.
    package var promisedRange: ClosedRange<Day>? { promise?.range ?? next?.range }

    private func daysUntil(_ range: ClosedRange<Day>) -> ClosedRange<Int> {
        (range.lowerBound - today)...(range.upperBound - today)
    }

    /// The days until a period of which no one date is said; `nil` where one is.
    package var daysUntilRange: ClosedRange<Int>? {
        guard let promise, next?.source == .cycle, promise.isWide, promiseState == .ahead else {
            return nil
        }
        return daysUntil(promise.range)
    }

    /// `Your period is 3 days late (expected between 19 Nov and 24 Nov).`, or that it is not here yet and what else is
    /// usual; `nil` while it is still expected.
    package func wait(in language: Language) -> String? {
        guard let promise, next?.source == .cycle else { return nil }
        switch promise.state(on: today) {
        case .ahead, .anyDay: return nil
        case .late:
            return language.calendar.late(
                promise.daysLate(on: today), expected: promise.range, near: today)
        case .waiting:
            let waiting = language.forecast.waiting(promise.range, near: today)
            return [waiting, promise.patience(in: language)].compactMap(\.self)
                .joined(separator: " ")
        }
    }

    /// How sure the next start is as of today.
    private func chance(_ next: NextStart, in language: Language) -> String {
        chanceOfBreaks(next, in: language) ?? language.calendar.chance(next.range, near: today)
    }

    /// Where it comes in one of two breaks, how likely the first of them has it; `nil` where one has all of its range.
    private func chanceOfBreaks(_ next: NextStart, in language: Language) -> String? {
        let stretches = next.stretches
        guard let own = stretches.firstIndex(where: { $0.days.contains(next.start) }),
            !stretches[own].days.contains(next.range)
        else { return nil }
        let isSooner = next.range.lowerBound < stretches[own].days.lowerBound
        let later = isSooner ? own : own + 1
        guard stretches.indices.contains(later), later > 0 else { return nil }
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
        case .quietSince(let day):
            [
                messages.quiet(since: day, near: today),
                lighteningMethod.map { messages.lighterBleeding($0.noun(in: language)) },
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
    package func caution(in language: Language) -> String? {
        // What comes from a pack doesn't rest on the cycles.
        next?.source == .cycle ? Wording(language).fewCycles(self) : nil
    }

    /// What doses left out leave open; empty without them.
    package func lapseSentences(in language: Language) -> [String] {
        guard let lapse else { return [] }
        return (next == nil ? [] : [language.doses.lapse(lapse.doses)])
            + (isFertilityUnknown ? [anyDay(in: language)].compactMap(\.self) : [])
    }

    /// What signs say of the ovulation of the running cycle; empty where they do not place it.
    package func ovulationBySigns(in language: Language) -> [String] {
        guard let ovulation, ovulation.isPlaced else { return [] }
        let wording = Wording(language)
        return [wording.sentence(ovulation, near: today), wording.past(ovulation, on: today)]
            .compactMap(\.self)
    }

    /// That any day may be fertile, now or further ahead, and why; `nil` where windows are shown as far as anything is.
    package func anyDay(in language: Language) -> String? {
        let (wording, caution) = (Wording(language), language.calendar.notContraception)
        if isFertilityUnknown { return "\(language.forecast.noFertileDays) \(caution)" }
        if openAfterMethod != nil { return "\(language.calendar.afterMethod) \(caution)" }
        if let reason = wording.unplaced(in: self) { return wording.anyDay(because: reason) }
        if let day = leftOpenFrom {
            return day == today
                ? wording.anyDay(because: language.calendar.leftOpen)
                : "\(language.calendar.leftOpen(from: day, near: today)) \(caution)"
        }
        return unknownFertility.isEmpty ? nil : "\(language.calendar.anyDay) \(caution)"
    }

    /// The same, and the commands with which to go on.
    package func afterLapse(in language: Language) -> [String] {
        lapse == nil ? [] : lapseSentences(in: language) + [language.forecast.afterLapse]
    }

    /// What a period may be late for besides: while one that was not logged is asked about, and from a week on,
    /// whatever was answered.
    package func causesOfLateness(in language: Language) -> String? {
        guard isLate, let daysLate else { return nil }
        if missedPeriod != nil { return language.notices.otherCauses }
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
