import CommandLineInterface
import CycleAlarms
import CyclePipeline
import Household
import Messages

/// `alarm edit`: other times for an alarm, or another title.
struct AlarmEditCommand: Action {
    private static let title = Option("--title", .text("TITLE"), "Its new title")

    static var command: Command<Verb> {
        Command(
            "edit", Self.self, summary: "Change an alarm",
            discussion: """
                What you leave out does not change. Anything a calendar program added to the alarm \
                is kept.
                """,
            parameters: [AlarmCommands.name, title] + AlarmWords.all + [AlarmWords.noLadder],
            examples: [
                Example("eve-ics alarm edit Work --at 08:00", "A quarter of an hour earlier."),
                Example(
                    "eve-ics alarm edit 2 --on daily", "The second one in the list, every day."),
            ])
    }

    private let name: String
    private let title: String?
    private let words: AlarmWords

    init(_ words: ParsedCommand) throws {
        name = try words[AlarmCommands.name]
        title = try words[Self.title].map(AlarmWords.checked)
        self.words = AlarmWords(words)
        guard title != nil || self.words.changesAnything else {
            throw ToolError.usage("alarm edit: say what changes, such as '--at 08:00'")
        }
    }

    func run(in context: Context) throws -> Outcome {
        let stored = try context.storedPerson()
        let (old, entry) = try stored.editableAlarm(named: name)
        var alarm = try words.alarm(
            old, today: stored.person.today, in: stored.person.language)
        if let title { alarm.title = title }
        if alarm != old { try stored.member.alarms.put(alarm, replacing: entry, at: stored.now) }
        let language = stored.person.language
        let when = alarm.whenText(in: language, near: stored.person.today)
        return context.outcome(
            """
            \(language.alarms.changed(alarm.title.terminalSafe, when: when))
            \(stored.nextSentence(of: alarm))

            """, json: ["changed": stored.json(of: alarm)])
    }
}
