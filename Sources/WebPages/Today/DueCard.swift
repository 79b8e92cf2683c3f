import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import HTML
import Messages

/// What each method asks for today, with a button for what was done; empty where nothing is.
struct DueCard {
    let person: PersonState

    private var words: WebTodayMessages { person.language.webToday }
    private var language: Language { person.language }

    @HTMLBuilder var html: HTML {
        let doses = person.agendas.flatMap(\.dueNow)
        let missed = person.agendas.flatMap { $0.missedLines(in: language) }
        let coming =
            person.agendas.flatMap { $0.comingLines(in: language, overdue: words.overdue) }
            + person.runInSentences
        if !doses.isEmpty || !missed.isEmpty || !coming.isEmpty {
            section(.class("card"), .id("due")) {
                h2 { words.due }
                for line in missed { p { line } }
                for (number, dose) in doses.enumerated() { row(dose, id: "due-\(number)") }
                for line in coming { p(.class("muted")) { line } }
            }
        }
    }

    private func row(_ dose: Dose, id: String) -> HTML {
        div(.class("row", "spread")) {
            if let taking = dose.taking {
                p { language.due.recorded(dose.label(taking, in: language)) }
            } else {
                p(.id(id)) { dose.openLine(on: person.today, in: language) }
                div(.class("row")) {
                    button(dose.isPill ? words.taken : words.done, .taken, dose, describedBy: id)
                    button(words.skipped, .skipped, dose, describedBy: id)
                }
            }
        }
    }

    private func button(
        _ text: String, _ taking: DoseTaking, _ dose: Dose, describedBy id: String
    ) -> HTML {
        let button = EntryButton(
            text: text, path: WebRoute.today.path, entry: person.lastEntry, describedBy: id)
        var fields = [
            (name: "action", value: "dose"), ("dose", taking.rawValue),
            ("day", dose.day.description),
        ]
        if let course = DoseTarget(dose).course { fields.append(("course", "\(course)")) }
        return button(fields)
    }
}
