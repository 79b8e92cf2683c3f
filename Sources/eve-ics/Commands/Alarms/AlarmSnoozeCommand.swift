import AlarmClock
import CommandLineInterface
import CycleAlarms
import CyclePipeline
import Household
import Messages

/// `alarm snooze`: what rings → silent for some minutes.
struct AlarmSnoozeCommand: Action {
    private static let minutes = Option(
        "--for", .number(1...60, "MINUTES"), default: 5, "How many minutes it stays silent")

    static var command: Command<Verb> {
        Command(
            "snooze", Self.self, summary: "Silence what is ringing for some minutes",
            discussion: """
                A snooze never lasts past the next time the alarm would ring anyway, or past the time \
                of what it is for.
                """,
            parameters: [RingingAlarms.name, minutes],
            examples: [
                Example("eve-ics alarm snooze", "Five more minutes."),
                Example("eve-ics alarm snooze Dentist --for 10", "Ten minutes for one of them."),
            ])
    }

    private let alarms: RingingAlarms
    private let minutes: Int

    init(_ words: ParsedCommand) throws {
        alarms = try RingingAlarms(words)
        minutes = words[Self.minutes]
    }

    func run(in context: Context) throws -> Outcome {
        let stored = try context.storedPerson()
        let chosen = try alarms.chosen(stored).filter { $0.instance.begin <= stored.now }
        let until = stored.now + Int64(60 * minutes)
        try stored.member.alarms.dismiss(chosen, until: until, at: stored.now, from: .commandLine)
        let language = stored.person.language
        let board = try stored.member.alarms.snapshot(
            of: stored.person, at: stored.now, ahead: 86_400)
        let lines = chosen.map { alarm in
            var wakes = until
            if case .waiting(until: let next) = board.state(of: alarm, at: stored.now) {
                wakes = next
            }
            let minute = stored.person.time.dayAndMinute(at: wakes).minuteOfDay
            return language.alarms.snoozed(
                alarm.title.terminalSafe, until: language.time(minuteOfDay: minute))
        }
        return context.outcome(
            chosen.isEmpty
                ? "\(language.alarms.nothingRings)\n" : lines.map { $0 + "\n" }.joined(),
            json: ["snoozed": chosen.map(\.title)])
    }
}
