import CalendarModel
import CivilDate
import CommandLineInterface
import CycleJSON
import CycleModel
import CyclePipeline
import CycleViews
import Messages

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
            return person.language.course.none(today: person.today) + "\n"
        }
        let (today, language) = (person.today, person.language)
        var table = TextTable(language.course.columns)
        for agenda in agendas {
            let course = agenda.course
            table.add([
                "\(course.number)", course.method.label(in: language),
                language.date(course.start, near: today),
                course.end.map { language.date($0, near: today) } ?? "",
                course.minuteOfDay.map { language.time(minuteOfDay: $0) } ?? "",
                agenda.nextLabel(in: language) ?? "",
            ])
        }
        return table.text
    }
}
