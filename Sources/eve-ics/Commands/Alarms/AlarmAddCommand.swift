import CivilDate
import CommandLineInterface
import CycleAlarms
import CyclePipeline
import Household
import Messages

/// `alarm add`: a title and a time → an own alarm in the calendar `alarms`.
struct AlarmAddCommand: Action {
    static var command: Command<Verb> {
        Command(
            "add", Self.self, summary: "Add an alarm",
            discussion: """
                Without --on it rings once, the next time the clock shows the time of --at. Unless \
                you say otherwise, it begins 30 minutes before, rings without a pause from 5 \
                minutes before, and stops 10 minutes after.

                The time is local to where you are: 08:15 stays 08:15 when you travel.
                """,
            parameters: [AlarmWords.title] + AlarmWords.all,
            examples: [
                Example(
                    "eve-ics alarm add Work --at 08:15 --on mo-fr --lead 20m",
                    "On weekdays, starting 20 minutes before."),
                Example(
                    "eve-ics alarm add Dentist --at 14:30 --on 2026-12-03 --lead 2h",
                    "Once, starting two hours before."),
            ])
    }

    private let title: String
    private let minute: Int
    private let words: AlarmWords

    init(_ words: ParsedCommand) throws {
        title = try AlarmWords.checked(title: try words[AlarmWords.title])
        guard let minute = words[AlarmWords.at] else {
            throw ToolError.usage("alarm add: say when it is, such as '--at 08:15'")
        }
        self.minute = minute
        self.words = AlarmWords(words)
    }

    func run(in context: Context) throws -> Outcome {
        let stored = try context.storedPersonToWrite()
        let (person, language) = (stored.person, stored.person.language)
        let alarm = try words.alarm(
            OwnAlarm(uid: stored.member.newUID(), title: title, nextAt: minute, for: person),
            today: person.today, in: language)
        try stored.member.alarms.put(alarm, replacing: nil, at: stored.now)
        let title = alarm.title.terminalSafe
        let when = alarm.whenText(in: language, near: person.today)
        return context.outcome(
            """
            \(language.alarms.added(title, when: when))
            \(stored.nextSentence(of: alarm))

            """, json: ["added": stored.json(of: alarm)])
    }
}
