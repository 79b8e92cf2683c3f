package import CivilDate
package import CycleModel
package import Messages

/// What the events of a calendar say, from what is known of them; a terminal says some of it too.
package struct Wording {
    package let language: Language

    package init(_ language: Language) { self.language = language }

    var messages: CalendarMessages { language.calendar }

    /// Why windows to come are not shown, and from when on any day may be fertile: their absence must not read as if no
    /// day were. `nil` where all are shown.
    package func unplaced(in forecast: Forecast) -> String? {
        guard forecast.leavesWindowsOut,
            let first = forecast.unknownFertility.first?.lowerBound
        else { return nil }
        if forecast.isInDoubt { return "\(messages.unplacedInDoubt) \(messages.anyDay)" }
        if first > forecast.today { return messages.unplaced(from: first, near: forecast.today) }
        guard forecast.comingWindows.isEmpty else { return messages.anyDay }
        return "\(messages.unplaced) \(messages.anyDay)"
    }

    /// Only of the period itself: what happens to other cycles later must not change its event.
    func logged(_ cycle: Cycle) -> [String] {
        [
            cycle.isPeriodEndUnknown
                ? messages.loggedStart : messages.logged(days: cycle.periodLength)
        ]
    }

    func running(_ days: ClosedRange<Day>, expected: ClosedRange<Day>) -> [String] {
        [messages.running(days, expected: expected), messages.endEarlier]
    }

    func between(_ bleed: Bleed) -> [String] {
        ["\(messages.logged(days: bleed.days.count)) \(messages.isNoPeriod)"]
    }

    func predicted(
        _ period: Forecast.PredictedPeriod, _ forecast: Forecast, _ contraception: Contraception
    ) -> [String] {
        let near = period.days.lowerBound
        if case .pack(let course, let pack) = period.source {
            // It follows from packs, so that nothing is said of how sure the cycles make it.
            let isRound = contraception[course].map { !$0.method.isDaily } ?? false
            return [
                isRound
                    ? messages.withdrawalBleed(round: pack, between: period.startRange, near: near)
                    : messages.withdrawalBleed(pack: pack, between: period.startRange, near: near)
            ]
        }
        // What follows the next one is counted from it.
        let isNext = period.number == 1
        let isMoved = isNext && forecast.expectsAfterMissed
        let promised = isNext && !isMoved ? forecast.promise?.range : nil
        // A range that is over gives no chance.
        let range =
            promised.map { $0.upperBound < forecast.today } ?? false
            ? messages.over(promised ?? period.startRange, near: near)
            : messages.forecast(messages.chance(promised ?? period.startRange, near: near))
        let missed = isNext ? forecast.ifMissed.map { ifMissed($0, near: near) } : nil
        return [isMoved ? missed : range, isMoved ? range : missed, fewCycles(forecast)]
            .compactMap(\.self)
    }

    /// `If you missed logging a period around 3 May, the next is expected 31 May.`
    private func ifMissed(_ period: Forecast.IfMissed, near: Day) -> String {
        messages.nextAfterMissed(
            period.around, expected: language.date(period.start, near: near), near: near)
    }

    /// What a forecast from few cycles is worth; `nil` where it rests on enough of them.
    package func fewCycles(_ forecast: Forecast) -> String? {
        switch (forecast.cyclesUsed, forecast.lengths.usualLength) {
        case (0, let usual): messages.noCycles(usual: usual)
        case (1...2, nil): messages.fewCycles(forecast.cyclesUsed)
        case (1...2, let usual?): messages.fewCycles(forecast.cyclesUsed, usual: usual)
        default: nil
        }
    }

    func fertile(
        _ window: Forecast.FertileWindow, after period: Forecast.PredictedPeriod?
    ) -> [String] {
        let near = window.days.lowerBound
        let certainty = messages.chance(window.ovulationRange, near: near)
        return [messages.fertile(ovulation: window.ovulation, certainty, near: near)]
            + basis(period, near: near) + [messages.notContraception]
    }

    func ovulation(_ found: Ovulation, on day: Day, _ basis: [String]) -> [String] {
        if found.state == .confirmed, found.signs.contains(.observed) { return [messages.observed] }
        let range = found.range.map { messages.forecast(messages.chance($0, near: day)) }
        let signs = found.isPlaced ? sentence(found, near: day) : nil
        return [signs, range].compactMap(\.self) + basis + [messages.notContraception]
    }

    /// What there is to say of a cycle's ovulation; `nil` of none.
    package func sentence(_ found: Ovulation, near day: Day) -> String? {
        let messages = language.ovulation
        let signs = found.signs.map { language.signs.placing($0) }
        switch (found.state, found.date, found.range) {
        case (.expected, let date?, let range?):
            return messages.expected(date, self.messages.chance(range, near: day), near: day)
        case (.signs, let date?, _): return messages.signs(date, signs, near: day)
        case (.confirmed, let date?, _): return messages.confirmed(date, signs, near: day)
        case (.unknown, _, _): return self.messages.anyDay
        case (.none, _, _): return messages.notPlaced
        case (.expected, _, _), (.signs, _, _), (.confirmed, _, _): return nil
        }
    }

    /// `About 4 days past ovulation.`; `nil` where nothing is counted.
    package func past(_ found: Ovulation, on today: Day) -> String? {
        found.daysPast(on: today).map {
            found.state == .confirmed
                ? language.ovulation.past($0) : language.ovulation.pastByAbout($0)
        }
    }

    func basis(_ period: Forecast.PredictedPeriod?, near: Day) -> [String] {
        guard let start = period?.days.lowerBound else { return [] }
        return [messages.basis(start, near: near)]
    }

    /// The light line of a fertile window that begins on `day`.
    func cheer(of day: Day) -> String { language.cheer.line(from: day) }
}

extension SignsMessages {
    package func placing(_ kind: OvulationEvidence.Kind) -> String {
        switch kind {
        case .observed: noticedSign
        case .lhTest: lhTestSign
        case .temperature: temperatureSign
        case .mucus: mucusSign
        }
    }
}
