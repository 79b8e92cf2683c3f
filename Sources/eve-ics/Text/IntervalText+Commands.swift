import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import Messages

/// The commands with which the person answers what is thought of the time between two logged starts.
extension IntervalText {
    func invitation(between bleed: Bleed) -> String {
        messages.ifStarted(bleed.start, near: today)
    }

    /// How to answer for the first of what was pointed out; empty where nothing was.
    func invitation(_ odd: [OddInterval]) -> [String] {
        guard let first = odd.first else { return [] }
        let (start, ignore) = (first.start, messages.toIgnore(first.start))
        return switch first.suspicion {
        case .missedStarts:
            [messages.ifMissing(start, near: today), messages.ifLong(start, near: today), ignore]
        case .outlier: [messages.ifReal(start, near: today), ignore]
        }
    }
}

extension Forecast.MissedPeriod {
    /// "Did you miss logging a period?", and what to do either way.
    func question(cycleStart: Day, today: Day, in language: Language) -> [String] {
        let messages = language.notices
        return [
            messages.asksForMissed(around: around, near: today),
            "  " + messages.ifMissed(around: around),
            "  " + messages.ifNotMissed(cycleStart: cycleStart),
        ]
    }
}
