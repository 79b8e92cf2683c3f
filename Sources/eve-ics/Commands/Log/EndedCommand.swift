import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews
import Messages

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
                Example("eve-ics ended yesterday", "Yesterday was its last day."),
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
        let change = try context.changeDays { person in
            let last = try day(for: person)
            let end = try end(on: last, of: person)
            let language = person.language
            text = end.sentences(for: person).joined(separator: " ")
            if !end.removed.isEmpty, agreed != end.removed {
                let days = language.dates(end.removed, near: person.today)
                let name = language.date(last, near: person.today)
                try confirmation.ask(
                    language.questions.end(on: name, dropping: days), in: language,
                    refusing: """
                        \(Language.english.dates(end.removed, near: person.today)) are logged as days of \
                        the period after \(Language.english.date(last, near: person.today))
                        """)
                agreed = end.removed
            }
            return end.records
        }
        return change.outcome(in: context, done: text, unchanged: change.language.logging.isLogged)
    }

    private func day(for person: PersonState) throws -> Day {
        guard !words.isEmpty else { return person.today }
        let days = try words.days(today: person.today, asking: person.language)
        guard let day = days.first, days.count == 1 else {
            let dates = Language.english.dates(days, near: person.today)
            throw ToolError.refused(
                "ended: a period has one last day, and \(dates) are \(days.count) days",
                advice: "name only the last day")
        }
        return day
    }

    private func end(on last: Day, of person: PersonState) throws -> PeriodEnd {
        let language = Language.english
        let name = language.date(last, near: person.today)
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
                ended: the last period by \(name) began on \(language.date(days.lowerBound, near: person.today)), \
                more than two weeks earlier
                """,
                advice: "name its last day, or log the days of the later period with 'eve-ics log'")
        } catch .dry(let days) {
            throw ToolError.refused(
                "ended: the period cannot end on \(name): \(language.dates(days, near: person.today)) "
                    + "\(days.count == 1 ? "is" : "are") logged as no bleeding or spotting",
                advice: "name its last day, or correct these days with 'eve-ics log'")
        }
    }
}
