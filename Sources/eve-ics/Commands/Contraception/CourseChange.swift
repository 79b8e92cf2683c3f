import CalendarModel
import CivilDate
import CommandLineInterface
import CycleJSON
import CycleModel
import CyclePipeline
import Messages

/// A change of the courses as a command plans it: the courses as they would be, and what is said of it.
struct CourseChange {
    var contraception: Contraception
    /// The number of the course that the change is about.
    var course: Int
    var lines: [String] = []
    /// A method that was not in use before: what the forecast makes of it is said too.
    var isNew = false
    var isOver = false
    var mentionsLeaflet = false
    /// When an injection was given, which is its record too unless a pill has the day's.
    var givenOn: Day?

    private func injection(in log: DayLog) -> [JournalChange.Content] {
        guard let day = givenOn, log[day].dose == nil,
            !contraception.doses(from: day, through: day).contains(where: \.isPill)
        else { return [] }
        var record = log[day]
        record.dose = .taken
        return [.days([DayLog.Entry(day: day, record: record)])]
    }

    /// Plans a change of the courses on the journal as it is, writes it, and says what follows.
    static func write(
        in context: Context, _ plan: (PersonState) throws -> CourseChange
    ) throws -> Outcome {
        var written: CourseChange?
        let change = try context.change { person in
            let change: CourseChange
            do {
                change = try plan(person)
            } catch let error as ContraceptionError {
                throw ToolError.refused("\(context.place): \(error)")
            }
            guard change.contraception != person.circumstances.contraception else { return [] }
            written = change
            let injection = change.injection(in: person.log)
            return injection.isEmpty
                ? [.contraception(change.contraception)]
                : [.together([.contraception(change.contraception)] + injection)]
        }
        return context.outcome(
            written?.text(change.after) ?? change.after.language.course.unchanged + "\n",
            of: change,
            adding: ContraceptionJSON.courses(of: change.after))
    }

    /// - Parameter person: As they are after the change.
    private func text(_ person: PersonState) -> String {
        var lines = lines
        let language = person.language
        if let agenda = person.agendas.first(where: { $0.course.number == course }) {
            let method = agenda.course.method
            if !isOver { lines += agenda.lines(in: language) }
            if isNew {
                lines += agenda.course.renewalHint(in: language)
                let showsFertility = !person.settings.hidesFertility
                if agenda.isToCome,
                    let effect = method.forecastEffect(
                        showsFertility: showsFertility, in: language)
                {
                    lines.append(effect)
                }
                if agenda.isToCome, let runIn = person.runInSentence(of: agenda.course) {
                    lines.append(runIn)
                }
            }
            if isNew || mentionsLeaflet, agenda.isToCome, let leaflet = method.leaflet(in: language)
            {
                lines.append(leaflet)
            }
        }
        lines.append(language.course.exportAgain)
        return lines.map { $0 + "\n" }.joined()
    }
}
