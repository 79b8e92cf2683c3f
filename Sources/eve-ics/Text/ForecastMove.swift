import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline

/// What a change of the log did to the next period.
struct ForecastMove {
    let before: PersonState
    let after: PersonState

    /// When the next period is expected now, and when it was expected before; a line.
    ///
    /// - Parameter mentionsRunning: Whether a move counts while a period runs, too.
    func text(mentionsRunning: Bool = false) -> String {
        let (old, new) = (before.forecast(months: 1), after.forecast(months: 1))
        guard let start = new.next?.start, let was = old.next?.start, was != start,
            mentionsRunning || new.runningPeriod == nil
        else { return new.headline + "\n" }
        return "\(new.headline.dropLast()), was \(was.text(near: after.today)).\n"
    }

    /// A bleed that is close to a period is kept, and how it counts is pointed out once.
    var newDoubt: String {
        let known = Set(before.cycles.filter(\.isDoubtful).map(\.start))
        let between = Self.unanswered(before)
        if let bleed = Self.unanswered(after).last(where: { bleed in
            !between.contains { $0.start == bleed.start }
        }) {
            let days = Phrases.days(bleed.days, today: after.today)
            return """
                \(days) is close to another period and counts as bleeding between periods.
                \(IntervalText.invitation(between: bleed, today: after.today))

                """
        }
        guard let cycle = after.cycles.last(where: { $0.isDoubtful && !known.contains($0.start) })
        else { return "" }
        return """
            \(cycle.start.text(near: after.today)) is less than 10 days after the period before it. \
            It counts as a period. If it was not, say so: eve-ics cycle \(cycle.start) between

            """
    }

    private static func unanswered(_ person: PersonState) -> [Bleed] {
        person.cycles.flatMap(\.bleedsBetween).filter {
            person.circumstances.answers[bleed: $0.start] == nil
        }
    }
}
