import CivilDate
import CommandLineInterface
import CycleAlarms
import CycleJSON
import CyclePipeline
import Messages

/// `week`: seven columns, a day each.
struct WeekCommand: Action {
    private static let shift = Argument(
        optional: "WEEKS", .weeks, "Which week: +1 is the next one, -1 the one before")

    static var command: Command<Verb> {
        Command(
            "week", Self.self, summary: "A week in seven columns",
            parameters: [shift],
            examples: [
                Example("eve-ics week", "This week."),
                Example("eve-ics week +1", "The next one."),
            ])
    }

    private let shift: Int

    init(_ words: ParsedCommand) throws { shift = try words[Self.shift] ?? 0 }

    func run(in context: Context) throws -> Outcome {
        let person = try context.subject()
        let language = person.language
        let back = (person.today.weekday - person.settings.firstWeekday(in: language) + 7) % 7
        let first = person.today - back + 7 * shift
        let agenda = try context.agenda(of: person, on: first...(first + 6))
        // The time above the title, so that both can be read in a narrow column.
        let columns = (first...first + 6).map { day in
            agenda.items(on: day).flatMap { item in
                [item.minuteOfDay.map(language.time), item.title.terminalSafe].compactMap(\.self)
            }
        }
        var table = TextTable(
            (first...first + 6).map { day in
                let name = "\(language.shortWeekday(day)) \(day.civil.day)"
                return day == person.today ? "[\(name)]" : name
            })
        for row in 0..<(columns.map(\.count).max() ?? 0) {
            table.add(
                columns.map { $0.indices.contains(row) ? $0[row].fitted(Self.width) : "" })
        }
        return context.outcome(
            "\(language.month(first))\n" + table.text
                + (agenda.isCut ? "\(language.alarms.cut)\n" : "")
                + context.forecastNotice(person, agenda),
            json: ["start": first, "items": agenda.items.map(\.json), "cut": agenda.isCut])
    }

    /// Letters of a column: seven of them, with two blanks between two, fit a terminal of 80.
    private static let width = 9
}

extension String {
    /// Cut where it is longer.
    fileprivate func fitted(_ width: Int) -> String {
        count <= width ? self : String(prefix(width - 1)) + "…"
    }
}

extension ValueFormat where Value == Int {
    /// `+1`, `0` or `-1`.
    fileprivate static var weeks: ValueFormat {
        ValueFormat(
            "WEEKS", expectation: "a number of weeks such as +1",
            read: { Int($0).flatMap { (-520...520).contains($0) ? $0 : nil } },
            write: { String($0) })
    }
}
