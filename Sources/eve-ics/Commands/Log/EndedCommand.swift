import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline

/// `ended`: the last day of a period → the journal.
struct EndedCommand: Action {
    private static let day = Argument(
        optionalRepeating: "DATE", .days,
        "Its last day, written as for 'eve-ics log'; without it, today")

    static var command: Command<Verb> {
        Command(
            "ended", Self.self, summary: "Record the last day of your period",
            discussion: """
                Days between the last logged one and this one become period days. Later logged \
                days of the same period are listed, and are no longer period days once you agree. \
                Their other values stay.
                """,
            parameters: [day, Confirmation.yes],
            examples: [
                Example("eve-ics ended", "Today is its last day."),
                Example("eve-ics ended yesterday", "Yesterday was."),
                Example(
                    "eve-ics ended 3 Nov", "An earlier period: the one that began last by then."),
            ])
    }

    private let words: [TypedDays]
    private let confirmation: Confirmation

    init(_ words: ParsedCommand) throws {
        self.words = try words[Self.day]
        confirmation = Confirmation(words)
    }

    func run(in context: Context) throws -> Outcome {
        var text = ""
        var agreed: [Day] = []
        let change = try DayChange(in: context) { person in
            let last = try day(today: person.today)
            let end = try end(on: last, of: person)
            text = sentence(on: end, today: person.today)
            if !end.removed.isEmpty, agreed != end.removed {
                let days = Phrases.days(end.removed, today: person.today)
                let name = last.text(near: person.today)
                try confirmation.ask(
                    "Your period would end on \(name), and \(days) would no longer be period days. Go on?",
                    refusing: "\(days) are logged as days of the period after \(name)")
                agreed = end.removed
            }
            return end.records
        }
        return change.outcome(done: text, unchanged: "That is logged already; nothing changed.")
    }

    private func day(today: Day) throws -> Day {
        guard !words.isEmpty else { return today }
        let days = try words.days(today: today)
        guard let day = days.first, days.count == 1 else {
            throw ToolError.refused(
                "ended: a period has one last day; \(Phrases.days(days, today: today)) are "
                    + Phrases.count(days.count, "day"))
        }
        return day
    }

    private func end(on last: Day, of person: PersonState) throws -> PeriodEnd {
        let name = last.text(near: person.today)
        do throws(PeriodEnd.Problem) {
            return try PeriodEnd(on: last, of: person)
        } catch .noPeriod {
            throw ToolError.refused(
                "ended: no period is logged that began by \(name)",
                advice:
                    "log its days with 'eve-ics log', such as 'eve-ics log \(last - 4)..\(last)'")
        } catch .tooFar(let days) {
            throw ToolError.refused(
                """
                ended: the last period by \(name) began on \(days.lowerBound.text(near: person.today)), \
                more than two weeks earlier
                """,
                advice: "name its last day, or log the days of the later period with 'eve-ics log'")
        } catch .dry(let days) {
            throw ToolError.refused(
                "ended: the period cannot end on \(name): \(Phrases.days(days, today: person.today)) "
                    + "\(days.count == 1 ? "is" : "are") logged as no bleeding or spotting",
                advice: "name its last day, or correct these days with 'eve-ics log'")
        }
    }

    private func sentence(on end: PeriodEnd, today: Day) -> String {
        let last = end.days.upperBound.text(near: today)
        let filled =
            end.filled.isEmpty
            ? "" : " Also logged as period days: \(Phrases.days(end.filled, today: today))."
        let removed =
            end.removed.isEmpty
            ? "" : " No longer period days: \(Phrases.days(end.removed, today: today))."
        return "Your period ended on \(last): \(Phrases.days(end.days, today: today)), "
            + "\(Phrases.count(end.days.count, "day"))." + filled + removed
    }
}
