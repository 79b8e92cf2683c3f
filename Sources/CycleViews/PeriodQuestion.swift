import CalendarModel
package import CivilDate
package import CycleModel
package import CyclePipeline

/// What there is to ask about the running cycle today; silent once it is answered.
package enum PeriodQuestion: Equatable, Sendable {
    /// A period around the day was probably had and not logged; the cycle began on `cycle`.
    case missed(around: Day, cycle: Day)
    /// The period was expected on the day, and today says nothing of bleeding.
    case started(expected: Day, cycle: Day)
    /// Slight bleeding in mid-cycle, which counts as bleeding between periods, may have been a period.
    case wasPeriod(ClosedRange<Day>)
    /// The period that was logged through the day goes on or has ended.
    case goesOn(since: Day)

    /// - Parameter forecast: The person's own, of today.
    package init?(_ person: PersonState, _ forecast: Forecast) {
        let today = person.today
        guard let last = person.cycles.last, person.turnEndingLastCycle == nil else { return nil }
        if let missed = forecast.missedPeriod {
            self = .missed(around: missed.around, cycle: last.start)
            return
        }
        if let bleed = person.questionedBleed {
            self = .wasPeriod(bleed.days)
            return
        }
        guard person.log[today].flow == nil else { return nil }
        let end = last.period.upperBound
        if end < today, today - end <= 2, !last.isPeriodEnded, !last.isPeriodEndUnknown,
            forecast.runningPeriod != nil || end == today - 1
        {
            self = .goesOn(since: end)
            return
        }
        // The same question that a calendar asks, on the same day.
        guard person.circumstances.answers[last.start] == nil, last.length == nil,
            let promise = forecast.promise, promise.date <= today
        else { return nil }
        self = .started(expected: promise.date, cycle: last.start)
    }

    /// What can be answered.
    package enum Answer: String, CaseIterable, Sendable {
        case yes
        case notYet = "not-yet"
        case no
    }

    /// The days' records that an answer comes to; `nil` where it is no matter of days.
    package func records(_ answer: Answer, on person: PersonState) -> [DayLog.Entry]? {
        let today = person.today
        switch (self, answer) {
        case (.started, .yes), (.goesOn, .yes):
            return [today].map { day in
                var record = person.log[day]
                if !record.isPeriodDay { record.flow = .unknown }
                return DayLog.Entry(day: day, record: record)
            }
        case (.started(let expected, _), .notYet):
            // As where the forecast is deleted from a calendar: nobody says "not yet" for months.
            return (max(expected, today - 60)...today).map { day in
                var record = person.log[day]
                if record.flow == nil { record.flow = Flow.none }
                return DayLog.Entry(day: day, record: record)
            }
        case (.goesOn(let end), .no), (.goesOn(let end), .notYet):
            return (try? PeriodEnd(on: end, of: person))?.records
        case (.started, .no), (.missed, _), (.wasPeriod, _): return nil
        }
    }
}

extension PersonState {
    /// For how many days after its last one slight bleeding in mid-cycle is asked about.
    private static let asking = 7

    /// The last slight bleed in the middle of the running cycle that may have been a period.
    package var questionedBleed: Bleed? {
        guard let cycle = cycles.last, turnEndingLastCycle == nil else { return nil }
        return cycle.bleedsBetween.last {
            today - $0.days.upperBound <= Self.asking && cycle.isMidCycle($0) && asksAbout($0)
        }
    }

    /// Whether bleeding between periods may have been one: the person has not said what it was, and neither a method nor
    /// a pregnancy does.
    package func asksAbout(_ bleed: Bleed) -> Bool {
        circumstances.answers[bleed: bleed.start] == nil
            && circumstances.contraception.kind(ofBleedFrom: bleed.start) == .period
            && circumstances.life.phase(on: bleed.start).kind != .pregnancy
    }
}
