package import CivilDate
package import CommandLineInterface
package import CycleModel
package import CyclePipeline
import CycleViews

/// The fixed form of `predict --json`; the same pieces serve the other commands.
package enum ForecastJSON {
    package static func forecast(_ forecast: Forecast, of person: PersonState, pills: JSON) -> JSON
    {
        let head: JSON = [
            "today": forecast.today, "cycles": person.cycles.map(cycle),
            "cyclesUsed": forecast.cyclesUsed,
            "next": forecast.next.map { next($0, chances: forecast.chances) },
        ]
        let reason: JSON = [
            "reason": ForecastText(forecast, person.language).explanation,
            "fertility": forecast.fertility(of: forecast.today) == .unknown ? "unknown" : nil,
            "running": forecast.runningPeriod.map(running),
        ]
        return head.adding(reason.withoutNulls).adding(lateness(forecast)).adding(
            ovulation(forecast)
        ).adding([
            "periods": forecast.periods.map(period),
            "fertile": forecast.comingWindows.map(fertile),
            "unknownFertility": forecast.unknownFertility.map(days),
            "ovulations": forecast.comingOvulations.map { ovulation($0, in: forecast) },
            "fertileProbabilities": probabilities(forecast.fertileProbabilities),
            "pills": pills,
        ])
    }

    package static func lateness(_ forecast: Forecast) -> JSON {
        let members: JSON = [
            "expectedStart": forecast.expectedStart, "daysLate": forecast.daysLate,
            "promise": forecast.promise.map { promise($0, on: forecast.today) },
            "ifMissed": forecast.ifMissed.map(ifMissed),
        ]
        return members.withoutNulls
    }

    /// That of the running cycle; nothing where nothing is said of one.
    package static func ovulation(_ forecast: Forecast) -> JSON {
        let members: JSON = [
            "ovulation": forecast.ovulation.map { ovulation($0, on: forecast.today) }
        ]
        return members.withoutNulls
    }

    package static func ovulation(_ ovulation: Ovulation, on today: Day) -> JSON {
        [
            "state": ovulation.state.rawValue, "date": ovulation.date,
            "earliest": ovulation.range?.lowerBound, "latest": ovulation.range?.upperBound,
            "signs": ovulation.signs.map(\.rawValue), "daysPast": ovulation.daysPast(on: today),
        ]
    }

    private static func promise(_ promise: Promise, on today: Day) -> JSON {
        [
            "state": promise.state(on: today).rawValue, "date": promise.date,
            "earliest": promise.range.lowerBound, "latest": promise.range.upperBound,
            "lateAfter": promise.lateAfter,
        ]
    }

    private static func ifMissed(_ period: Forecast.IfMissed) -> JSON {
        [
            "around": period.around, "probability": period.probability, "date": period.start,
            "earliest": period.range.lowerBound, "latest": period.range.upperBound,
        ]
    }

    package static func cycle(_ cycle: Cycle) -> JSON {
        let members: JSON = [
            "start": cycle.start, "end": cycle.period.upperBound, "length": cycle.length,
            "endUnknown": cycle.isPeriodEndUnknown ? true : nil,
            "doubtful": cycle.isDoubtful ? true : nil, "gap": cycle.isGap ? true : nil,
        ]
        let between = cycle.bleedsBetween.map(bleed)
        return between.isEmpty
            ? members.withoutNulls : members.withoutNulls.adding(["between": between])
    }

    package static func bleed(_ bleed: Bleed) -> JSON {
        ["start": bleed.start, "end": bleed.days.upperBound]
    }

    /// - Parameter chances: How likely it starts on each day, by all readings of the log; `nil` leaves them out.
    package static func next(
        _ next: Forecast.NextStart, chances: Forecast.NextStart? = nil
    ) -> JSON {
        let members: JSON = [
            "start": next.start, "earliest": next.range.lowerBound,
            "latest": next.range.upperBound, "level": 0.8,
            "probabilities": (chances?.probabilities).map(probabilities),
            "missedLogProbability": next.missedLogProbability,
        ]
        return members.withoutNulls
    }

    package static func fertile(_ window: Forecast.FertileWindow) -> JSON {
        [
            "start": window.days.lowerBound, "end": window.days.upperBound,
            "ovulation": window.ovulation, "earliestOvulation": window.ovulationRange.lowerBound,
            "latestOvulation": window.ovulationRange.upperBound,
        ]
    }

    private static func days(_ days: ClosedRange<Day>) -> JSON {
        ["start": days.lowerBound, "end": days.upperBound]
    }

    /// An ovulation to come, and whether so much is known of it that a window is shown around it.
    private static func ovulation(
        _ window: Forecast.FertileWindow, in forecast: Forecast
    ) -> JSON {
        [
            "date": window.ovulation, "earliest": window.ovulationRange.lowerBound,
            "latest": window.ovulationRange.upperBound,
            "window": forecast.meaningfulWindows.contains(window),
        ]
    }

    /// The period that is running: what is logged of it, and through when it is expected.
    package static func running(_ period: Forecast.RunningPeriod) -> JSON {
        [
            "start": period.days.lowerBound, "logged": period.days.upperBound,
            "end": period.toCome?.upperBound ?? period.days.upperBound,
        ]
    }

    private static func period(_ period: Forecast.PredictedPeriod) -> JSON {
        [
            "start": period.days.lowerBound, "end": period.days.upperBound,
            "earliest": period.startRange.lowerBound, "latest": period.startRange.upperBound,
        ]
    }

    private static func probabilities(_ days: [Forecast.DayProbability]) -> JSON {
        .object(days.map { ($0.day.description, .fraction($0.probability)) })
    }

    /// A cycle as `history` gives it: with what looks odd about it, and the person's answer.
    ///
    /// - Parameters:
    ///   - bleed: Where the bleed that opens it comes from; said only where that is no period.
    ///   - phase: The phase of life for which the forecast leaves it out.
    package static func cycle(
        _ cycle: Cycle, bleed: BleedKind, odd: OddInterval?, answer: IntervalAnswer?,
        leftOutFor phase: LifePhase?
    ) -> JSON {
        let remarks: JSON = [
            "bleed": bleed == .period ? nil : bleed.rawValue, "odd": odd.map(self.odd),
            "answer": answer?.word.rawValue, "leftOut": phase?.kind.rawValue,
        ]
        return self.cycle(cycle).adding(remarks.withoutNulls)
    }

    package static func odd(_ odd: OddInterval) -> JSON {
        let missed: [Day]? = if case .missedStarts(let days) = odd.suspicion { days } else { nil }
        let json: JSON = [
            "kind": missed == nil ? "outlier" : "missing", "around": missed,
            "probability": odd.probability,
        ]
        return json.withoutNulls
    }

    package static func missed(_ period: Forecast.MissedPeriod) -> JSON {
        [
            "around": period.around, "probability": period.probability,
            "movesForecast": period.movesForecast,
        ]
    }
}
