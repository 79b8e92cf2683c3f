import CalendarModel
import CivilDate
import CycleModel
import Messages

/// What is thought, or what the person said, of the time between two logged starts.
enum IntervalText {
    static func remark(_ odd: OddInterval, today: Day) -> String {
        switch odd.suspicion {
        case .missedStarts(let days):
            let missing = days.map { Language.english.date($0, near: today) }.joined(
                separator: " and ")
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
        let day = Language.english.date(bleed.start, near: today)
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

extension Forecast.MissedPeriod {
    /// "Did you miss logging a period?", and what to do either way.
    func question(cycleStart: Day, today: Day, in language: Language) -> [String] {
        [
            "Did you miss logging a period around \(Language.english.date(around, near: today))?",
            "  If so, log its first day: eve-ics log \(around)",
            "  If not, say so: eve-ics cycle \(cycleStart) long",
        ]
    }
}

extension Forecast {
    /// What else a period may be late for: while one that was not logged is asked about, and from a week on, whatever
    /// was answered.
    func causesOfLateness(in language: Language) -> String? {
        if missedPeriod != nil {
            return "A late period has other causes too. A pregnancy test can tell one of them."
        }
        guard let daysLate, daysLate >= 7 else { return nil }
        return "A late period can have many causes. A pregnancy test can tell one of them."
    }
}
