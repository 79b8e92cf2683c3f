import CivilDate
import CommandLineInterface
import CycleAlarms
import CyclePipeline
import Household
import Messages

/// `alarm skip`: one day of an alarm is left out.
struct AlarmSkipCommand: Action {
    private static let days = Argument(
        optionalRepeating: "DATE", .days, "Which day; without it, the next day it rings")

    static var command: Command<Verb> {
        Command(
            "skip", Self.self, summary: "Leave out one day of an alarm",
            parameters: [AlarmCommands.name, days],
            examples: [
                Example("eve-ics alarm skip Work", "The next time it would ring."),
                Example("eve-ics alarm skip Work 24 Dec", "On Christmas Eve."),
            ])
    }

    private let name: String
    private let days: [TypedDays]

    init(_ words: ParsedCommand) throws {
        name = try words[AlarmCommands.name]
        days = try words[Self.days]
    }

    func run(in context: Context) throws -> Outcome {
        let stored = try context.storedPerson()
        let (alarm, entry) = try stored.editableAlarm(named: name)
        let (person, language) = (stored.person, stored.person.language)
        let day = try day(of: alarm, stored)
        guard alarm.days(from: day, limit: 1) == [day] else {
            throw ToolError.refused(
                "alarm skip: \(alarm.title.terminalSafe) does not ring on \(day)",
                advice: "see its days with 'eve-ics alarm list'")
        }
        try stored.member.alarms.skip(day, of: alarm, entry, today: person.today, at: stored.now)
        return context.outcome(
            language.alarms.skipped(
                alarm.title.terminalSafe, day: language.weekdayAndDate(day, near: person.today))
                + "\n",
            json: ["skipped": day])
    }

    private func day(of alarm: OwnAlarm, _ stored: StoredPerson) throws -> Day {
        guard days.isEmpty else {
            let word = days.map(\.word).joined(separator: " ")
            return try TypedDays(word: word).day(
                .next, today: stored.person.today, in: stored.person.language)
        }
        guard let next = alarm.nextDay(after: stored.now, by: stored.person.time) else {
            throw ToolError.refused("alarm skip: \(alarm.title.terminalSafe) does not ring again")
        }
        return next
    }
}
