import CommandLineInterface
import CyclePipeline
import Household
import Messages

/// `alarm remove`: an own alarm → gone, in calendar programs, too.
struct AlarmRemoveCommand: Action {
    static var command: Command<Verb> {
        Command(
            "remove", Self.self, summary: "Remove an alarm",
            discussion: """
                To leave out only one day, use 'eve-ics alarm skip'. 'eve-ics alarm restore' brings \
                an alarm back.
                """,
            parameters: [AlarmCommands.name],
            examples: [
                Example("eve-ics alarm remove Work", "It never rings again."),
                Example("eve-ics alarm remove 2", "The second one in the list."),
            ])
    }

    private let name: String

    init(_ words: ParsedCommand) throws { name = try words[AlarmCommands.name] }

    func run(in context: Context) throws -> Outcome {
        let stored = try context.storedPerson()
        let known = try stored.ownAlarm(named: name)
        try stored.member.alarms.remove(known.entry, at: stored.now)
        let language = stored.language
        return context.outcome(
            "\(language.alarms.removed(known.title.terminalSafe))\n"
                + "\(language.planner.restoreBy(command: "eve-ics alarm restore"))\n",
            json: ["removed": known.title])
    }
}
