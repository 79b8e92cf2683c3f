import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import Messages

/// `cycle`: what the person knows of a cycle that looks odd → the journal.
struct CycleCommand: Action {
    private static let day = Argument(
        repeating: "DATE", .days, "The cycle's first day, or any other day in it: 25 Oct, yesterday"
    )
    private static let answer = Argument(
        "ANSWER", .choice(of: CycleAnswer.allCases, "ANSWER"), "Your answer")

    static var command: Command<Verb> {
        Command(
            "cycle", Self.self, summary: "Record what happened in a cycle that looks odd",
            discussion: """
                'eve-ics history' points out cycles that look like two, or unlike all others. Your \
                answer replaces that guess, and the forecast follows.

                missing: a period in it was not logged, so it is two cycles or three; if you know \
                the day, log it instead. long: it really was one cycle of that length. ignore: \
                leave it out. clear: remove your answer.

                A bleed close to a period counts as bleeding between periods unless it lasts three \
                days. start: a period began with the bleed on that day. between: the bleed on that \
                day was not a period.
                """,
            parameters: [day, answer],
            examples: [
                Example(
                    "eve-ics cycle 2026-04-13 missing", "A period in it was not logged."),
                Example("eve-ics cycle 2026-04-13 long", "It really was that long."),
                Example("eve-ics cycle 2026-04-13 ignore", "Do not count it."),
                Example("eve-ics cycle 2026-04-21 start", "A period began on that day."),
            ])
    }

    private let day: [TypedDays]
    private let answer: CycleAnswer

    init(_ words: ParsedCommand) throws {
        day = try words[Self.day]
        answer = try words[Self.answer]
    }

    func run(in context: Context) throws -> Outcome {
        var confirmation = ""
        let change = try context.change(creating: false) { person in
            let day = try day.day(today: person.today, asking: person.language)
            do throws(CycleAnswerPlan.Problem) {
                let plan = try CycleAnswerPlan(answer, of: day, on: person)
                confirmation = plan.sentence
                return plan.contents
            } catch {
                throw refusal(error, day, person.today)
            }
        }
        return context.outcome(confirmation + "\n" + change.forecastMove(), of: change)
    }

    private func refusal(
        _ problem: CycleAnswerPlan.Problem, _ day: Day, _ today: Day
    ) -> ToolError {
        let text = Language.english.date(day, near: today)
        switch problem {
        case .noPeriodDay:
            return .refused(
                "cycle: no period day is logged on \(text)",
                advice: "log it first: eve-ics log \(day)")
        case .onlyPeriod:
            return .refused(
                "cycle: the bleed of \(text) is your only period",
                advice: "if it was spotting, say so: eve-ics log \(day) --flow spotting")
        case .noCycle:
            return .refused(
                "cycle: no cycle had begun by \(text)",
                advice: "see your cycles with 'eve-ics history'")
        case .gap(let start, let length):
            return .refused(
                "cycle: the \(length) days from \(Language.english.date(start, near: today)) are a gap",
                advice: "more than \(Cycle.longest) days never count as a cycle")
        case .notOver(let start, let missed):
            return .refused(
                """
                cycle: the one that began on \(Language.english.date(start, near: today)) is not \
                over yet
                """,
                advice: """
                    log the first day of the missing period, as well as you remember it: \
                    eve-ics log \(missed?.description ?? "DATE")
                    """)
        }
    }
}
