import CivilDate
import CommandLineInterface
import CycleJSON
import CycleModel
import CyclePipeline

/// `contraception list`: the journal → every course, and what comes next of it.
struct ContraceptionListCommand: Action {
    static var command: Command<Verb> {
        Command(
            "list", Self.self,
            summary: "List your methods and the next doses",
            examples: [
                Example("eve-ics contraception list", "All courses."),
                Example("eve-ics contraception list --json", "The same for another program."),
            ])
    }

    init(_ words: ParsedCommand) {}

    func run(in context: Context) throws -> Outcome {
        let person = try context.subject()
        return context.outcome(text(person), json: ContraceptionJSON.courses(of: person))
    }

    private func text(_ person: PersonState) -> String {
        let agendas = person.agendas
        guard !agendas.isEmpty else {
            return """
                No contraception is recorded. For example: eve-ics contraception add pill 21+7 \
                --start \(person.today)

                """
        }
        var table = TextTable(["Course", "Method", "From", "To", "At", "Next"])
        for agenda in agendas {
            let course = agenda.course
            table.add([
                "\(course.number)", course.method.description, course.start.description,
                course.end?.description ?? "", course.minuteOfDay.map(ClockText.text) ?? "",
                agenda.nextText ?? "",
            ])
        }
        return table.text
    }
}
