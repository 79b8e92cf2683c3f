import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline
import Messages

/// What is thought, or what the person said, of the time between two logged starts.
struct IntervalText {
    private let messages: CycleMessages
    private let today: Day

    init(_ person: PersonState) {
        messages = person.language.cycles
        today = person.today
    }

    func remark(_ odd: OddInterval) -> String {
        switch odd.suspicion {
        case .missedStarts(let days):
            if let day = days.first, days.count == 1 {
                messages.missing(around: day, near: today)
            } else {
                messages.missing(around: days, near: today)
            }
        case .outlier: messages.outlier
        }
    }

    func remark(_ answer: IntervalAnswer) -> String {
        switch answer {
        case .oneMissing: messages.answeredMissing
        case .reallyThatLong: messages.answeredLong
        case .ignored: messages.answeredIgnore
        }
    }

    /// What is said of a bleed that counts as bleeding between periods.
    func remark(on answer: BleedAnswer?) -> String {
        answer == .between ? messages.answeredBetween : messages.between
    }

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

extension Forecast {
    /// What a period may be late for besides: while one that was not logged is asked about, and from a week on,
    /// whatever was answered.
    func causesOfLateness(in language: Language) -> String? {
        if missedPeriod != nil { return language.notices.otherCauses }
        guard let daysLate, daysLate >= 7 else { return nil }
        return language.notices.manyCauses
    }
}
