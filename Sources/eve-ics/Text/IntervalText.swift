import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel

/// What is thought, or what the person said, of the time between two logged starts.
enum IntervalText {
    static func remark(_ odd: OddInterval, today: Day) -> String {
        switch odd.suspicion {
        case .missedStarts(let days):
            let missing = days.map { $0.text(near: today) }.joined(separator: " and ")
            return days.count == 1
                ? "probably two cycles; a period around \(missing) may be missing"
                : "probably three cycles; periods around \(missing) may be missing"
        case .outlier: return "an outlier, unlike your other cycles"
        }
    }

    static func remark(_ answer: IntervalAnswer) -> String {
        switch answer {
        case .oneMissing: "a period in it is missing, you said"
        case .reallyThatLong: "really one cycle, you said"
        case .ignored: "left out, as you said"
        }
    }

    /// What is said of a bleed that counts as bleeding between periods.
    static func remark(on answer: BleedAnswer?) -> String {
        answer == .between ? "bleeding between periods, you said" : "bleeding between periods"
    }

    static func invitation(between bleed: Bleed, today: Day) -> String {
        let day = bleed.start.text(near: today)
        return "If a period began on \(day), say so: eve-ics cycle \(bleed.start) start"
    }

    /// How to answer for what was pointed out; `nil` where nothing was.
    static func invitation(_ odd: [OddInterval]) -> String? {
        guard let first = odd.first else { return nil }
        let command = "eve-ics cycle \(first.start)"
        return switch first.suspicion {
        case .missedStarts: "To say what it was: \(command) missing (or long, or ignore)."
        case .outlier: "To say what it was: \(command) long (or ignore)."
        }
    }
}

/// What can be said of a cycle, in the words of the command line.
enum CycleAnswer: String, CaseIterable, Sendable {
    case missing, long, ignore, start, between, clear
}

extension BleedAnswer {
    /// The word by which the person gives it.
    var word: CycleAnswer { self == .start ? .start : .between }
}

extension IntervalAnswer {
    /// The word by which the person gives it.
    var word: CycleAnswer {
        switch self {
        case .oneMissing: .missing
        case .reallyThatLong: .long
        case .ignored: .ignore
        }
    }
}

extension CycleAnswer {
    /// `nil` for taking an answer back.
    var answer: IntervalAnswer? {
        switch self {
        case .missing: .oneMissing
        case .long: .reallyThatLong
        case .ignore: .ignored
        case .start, .between, .clear: nil
        }
    }

    /// `nil` for what is said of no bleed.
    var bleedAnswer: BleedAnswer? {
        switch self {
        case .start: .start
        case .between: .between
        case .missing, .long, .ignore, .clear: nil
        }
    }
}

extension Forecast.MissedPeriod {
    /// "Did you miss logging a period?", and what to do either way.
    func question(cycleStart: Day, today: Day) -> [String] {
        [
            "Did you miss logging a period around \(around.text(near: today))?",
            "  If so, log its first day: eve-ics log \(around)",
            "  If not, say so: eve-ics cycle \(cycleStart) long",
            "A late period has other causes too. A pregnancy test can tell one of them.",
        ]
    }
}

extension ForecastJSON {
    /// A cycle as `history` gives it: with what looks odd about it, and the person's answer.
    ///
    /// - Parameters:
    ///   - bleed: Where the bleed that opens it comes from; said only where that is no period.
    ///   - phase: The phase of life for which the forecast leaves it out.
    static func cycle(
        _ cycle: Cycle, bleed: BleedKind, odd: OddInterval?, answer: IntervalAnswer?,
        leftOutFor phase: LifePhase?
    ) -> JSON {
        let remarks: JSON = [
            "bleed": bleed == .period ? nil : bleed.rawValue, "odd": odd.map(self.odd),
            "answer": answer?.word.rawValue, "leftOut": phase?.kind.rawValue,
        ]
        return self.cycle(cycle).adding(remarks.withoutNulls)
    }

    static func odd(_ odd: OddInterval) -> JSON {
        let missed: [Day]? = if case .missedStarts(let days) = odd.suspicion { days } else { nil }
        let json: JSON = [
            "kind": missed == nil ? "outlier" : "missing", "around": missed,
            "probability": odd.probability,
        ]
        return json.withoutNulls
    }

    static func missed(_ period: Forecast.MissedPeriod) -> JSON {
        [
            "around": period.around, "probability": period.probability,
            "movesForecast": period.movesForecast,
        ]
    }
}
