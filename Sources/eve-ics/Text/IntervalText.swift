import CalendarModel
import CivilDate
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
    case missing, long, ignore, clear
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
        case .clear: nil
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
        var members = self.members(of: cycle)
        if bleed != .period { members.append(("bleed", .string(bleed.rawValue))) }
        if let odd { members.append(("odd", self.odd(odd))) }
        if let answer { members.append(("answer", .string(answer.word.rawValue))) }
        if let phase { members.append(("leftOut", .string(phase.kind.rawValue))) }
        return .object(members)
    }

    static func odd(_ odd: OddInterval) -> JSON {
        var members: [(String, JSON)] = []
        switch odd.suspicion {
        case .missedStarts(let days):
            members = [("kind", "missing"), ("around", .array(days.map(JSON.day)))]
        case .outlier: members = [("kind", "outlier")]
        }
        return .object(members + [("probability", .fraction(odd.probability))])
    }

    static func missed(_ period: Forecast.MissedPeriod) -> JSON {
        .object([
            ("around", .day(period.around)), ("probability", .fraction(period.probability)),
        ])
    }
}
