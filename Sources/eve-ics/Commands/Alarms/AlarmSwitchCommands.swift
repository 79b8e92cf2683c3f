import CommandLineInterface
import CycleAlarms
import CyclePipeline
import Household
import Messages

/// `alarm off`: an own alarm that does not ring until `alarm on`.
struct AlarmOffCommand: Action {
    static var command: Command<Verb> {
        Command(
            "off", Self.self, summary: "Switch an alarm off without removing it",
            discussion: "Calendar programs still show it, and do not ring.",
            parameters: [AlarmCommands.name],
            examples: [
                Example("eve-ics alarm off Work", "Until 'eve-ics alarm on Work'."),
                Example("eve-ics alarm off 2", "The second one in the list."),
            ])
    }

    private let name: String

    init(_ words: ParsedCommand) throws { name = try words[AlarmCommands.name] }

    func run(in context: Context) throws -> Outcome { try context.switchAlarm(name, on: false) }
}

/// `alarm on`: an own alarm that was switched off → it rings again.
struct AlarmOnCommand: Action {
    static var command: Command<Verb> {
        Command(
            "on", Self.self, summary: "Switch an alarm on again",
            parameters: [AlarmCommands.name],
            examples: [
                Example("eve-ics alarm on Work", "It rings again as before."),
                Example("eve-ics alarm on 2", "The second one in the list."),
            ])
    }

    private let name: String

    init(_ words: ParsedCommand) throws { name = try words[AlarmCommands.name] }

    func run(in context: Context) throws -> Outcome { try context.switchAlarm(name, on: true) }
}

extension Context {
    fileprivate func switchAlarm(_ name: String, on isOn: Bool) throws -> Outcome {
        let stored = try storedPerson()
        var (alarm, entry) = try stored.editableAlarm(named: name)
        guard alarm.standing(at: stored.now, by: stored.person.time) != .over else {
            throw ToolError.refused(
                "\(name.typedPlace): this alarm is over",
                advice:
                    "give it another time with 'eve-ics alarm edit \(name.typedInShell) --on DATE'")
        }
        if alarm.isOn != isOn {
            alarm.isOn = isOn
            try stored.member.alarms.put(alarm, replacing: entry, at: stored.now)
        }
        let messages = stored.person.language.alarms
        let title = alarm.title.terminalSafe
        return outcome(
            isOn
                ? "\(messages.switchedOn(title))\n\(stored.nextSentence(of: alarm))\n"
                : "\(messages.switchedOff(title))\n",
            json: ["changed": stored.json(of: alarm)])
    }
}
