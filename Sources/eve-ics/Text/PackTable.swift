import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import Messages

/// The packs, changes and renewals to come, as `predict` prints them.
struct PackTable {
    let agendas: [CourseAgenda]
    let today: Day
    let horizon: Day
    let language: Language

    private var messages: PackMessages { language.packs }

    /// One for each course that asks for something by `horizon`.
    var texts: [String] {
        agendas.compactMap(text)
    }

    private func text(_ agenda: CourseAgenda) -> String? {
        let method = agenda.course.method
        guard let pattern = method.pattern else {
            return agenda.renewal.flatMap { day in
                day > horizon
                    ? nil
                    : language.due.renewal(
                        method.noun(in: language), when: language.due.when(day, today: today))
                        + "\n"
            }
        }
        let packs = agenda.course.packs(from: today, through: horizon)
        let label = method.label(in: language)
        if method.kind == .injection {
            let days = packs.compactMap(\.doses.first)
            return days.isEmpty ? nil : messages.injections(label, on: days, near: today) + "\n"
        }
        guard !packs.isEmpty else { return nil }
        let title = method.isDaily ? messages.packs(label) : messages.rounds(label)
        return "\(title)\n\(table(packs, of: method, pattern))"
    }

    private func table(
        _ packs: [Pack], of method: Contraceptive, _ pattern: PackPattern
    ) -> String {
        var header =
            method.isDaily
            ? [messages.pack, messages.pills] : [messages.round, messages.worn, messages.changes]
        if pattern.off > 0 { header.append(pattern.hasPlacebo ? messages.placebo : messages.pause) }
        var table = TextTable(header)
        for pack in packs {
            var row = ["\(pack.number)", days(pack.active)]
            if !method.isDaily { row.append(language.dates(pack.doses, near: today)) }
            if pattern.off > 0 { row.append(days(pack.off)) }
            table.add(row)
        }
        return table.text
    }

    private func days(_ days: [Day]) -> String {
        guard let first = days.first, let last = days.last else { return "" }
        return language.dates(first...last, near: today)
    }
}
