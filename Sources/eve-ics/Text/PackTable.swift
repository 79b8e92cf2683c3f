import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline

/// The packs, changes and renewals to come, as `predict` prints them.
struct PackTable {
    let agendas: [CourseAgenda]
    let today: Day
    let horizon: Day

    /// One for each course that asks for something by `horizon`.
    var texts: [String] {
        agendas.map(table).filter { !$0.isEmpty }
    }

    private func table(_ agenda: CourseAgenda) -> String {
        let course = agenda.course
        let title = "\(course.method)".capitalizedFirst
        guard let pattern = course.method.pattern else {
            guard let renewal = agenda.renewal, renewal <= horizon else { return "" }
            return "\(title): renewal \(DosePhrases.when(renewal, today: today))\n"
        }
        let packs = course.packs(from: today, through: horizon)
        guard !packs.isEmpty else { return "" }
        if course.method.kind == .injection {
            let days = packs.compactMap(\.doses.first).map { $0.text(near: today) }
            return days.isEmpty ? "" : "\(title): \(days.joined(separator: ", "))\n"
        }
        var header = [title, course.method.isDaily ? "Pills" : "Worn"]
        if !course.method.isDaily { header.append("Put on or changed on") }
        if pattern.off > 0 { header.append(pattern.hasPlacebo ? "Without hormone" : "Break") }
        var table = TextTable(header)
        for pack in packs {
            var row = ["Pack \(pack.number)", days(pack.active)]
            if !course.method.isDaily {
                row.append(pack.doses.map { $0.text(near: today) }.joined(separator: ", "))
            }
            if pattern.off > 0 { row.append(days(pack.off)) }
            table.add(row)
        }
        return table.text
    }

    private func days(_ days: [Day]) -> String {
        guard let first = days.first, let last = days.last else { return "" }
        return Phrases.days(first...last, today: today)
    }
}
