import CivilDate
import CommandLineInterface
import CycleAlarms
import CycleJSON
import CycleModel
import CyclePipeline
import Household
import Messages

/// `agenda`: everything that is to come, in order.
struct AgendaCommand: Action {
    private static let days = Option(
        "--days", .number(1...365, "N"), default: 14, "How many days, including today")

    static var command: Command<Verb> {
        Command(
            "agenda", Self.self, summary: "Everything that is coming up, in order",
            discussion: """
                It shows your cycle, your alarms, and the other calendars that your programs keep \
                here over CalDAV.
                """,
            parameters: [days],
            examples: [
                Example("eve-ics agenda", "The next two weeks."),
                Example("eve-ics agenda --days 1", "Today."),
            ])
    }

    private let days: Int

    init(_ words: ParsedCommand) { days = words[Self.days] }

    func run(in context: Context) throws -> Outcome {
        let person = try context.subject()
        let agenda = try context.agenda(
            of: person, on: person.today...(person.today + (days - 1)))
        let language = person.language
        var text = ""
        for day in agenda.days {
            text += "\(language.weekdayAndDate(day, near: person.today))\n"
            var table = TextTable()
            for item in agenda.items(on: day) {
                let range = item.days.map { " (\(language.dates($0, near: person.today)))" } ?? ""
                table.add(["", item.timeText(in: language), item.title.terminalSafe + range])
            }
            text += table.text
        }
        if agenda.items.isEmpty { text = "\(language.alarms.nothingAhead(days: days))\n" }
        if agenda.isCut { text += "\(language.alarms.cut)\n" }
        return context.outcome(
            text + context.forecastNotice(person, agenda),
            json: ["items": agenda.items.map(\.json), "cut": agenda.isCut])
    }
}

extension Context {
    /// What is to come for a person on some days; without a store, only the cycle.
    func agenda(of person: PersonState, on days: ClosedRange<Day>) throws -> Agenda {
        var entries: [StoredEntry] = []
        if logFile == nil, let household = try householdAtHand() {
            entries = try member(of: household)?.alarms.storedEntries(onlyAlarmed: false) ?? []
        }
        return Agenda(of: person, entries, on: days)
    }

    /// What stands below every text with fertile days.
    func forecastNotice(_ person: PersonState, _ agenda: Agenda) -> String {
        agenda.items.contains { $0.source == .cycle } && !person.settings.hidesFertility
            ? "\n\(person.language.calendar.notContraception)\n" : ""
    }
}

extension Agenda.Item {
    var json: JSON {
        var json: JSON = ["date": day, "title": title, "source": source.rawValue]
        if let minuteOfDay { json = json.adding(["time": ClockText.text(minuteOfDay)]) }
        if let endMinute { json = json.adding(["endTime": ClockText.text(endMinute)]) }
        // Midnight is the beginning of the day behind its last one.
        let first = days?.lowerBound ?? day
        let last = (days?.upperBound ?? day) + (endMinute == 0 ? 1 : 0)
        if last > first { json = json.adding(["start": first, "end": last]) }
        return json
    }
}

extension Agenda.Item: JSONConvertible {}
