import CommandLineInterface
import CyclePipeline
import Household
import Messages

/// `alarm run`: whether the command of `serve --run` hears of a person's alarms.
struct AlarmRunCommand: Action {
    private enum Choice: String, CaseIterable, Sendable { case on, off }

    private static let choice = Argument(
        optional: "CHOICE", .choice(of: Choice.allCases, "on|off"),
        "Whether the command hears of your alarms")
    private static let titles = Option(
        "--titles", .choice(of: AlarmTitleChoice.allCases, "plain|neutral"),
        "Say what alarms are about, or just that there is one")

    static var command: Command<Verb> {
        Command(
            "run", Self.self, summary: "Choose if 'eve-ics serve --run' hears of your alarms",
            discussion: """
                The person who runs a server chooses the command, so of several people in a store \
                it hears of the first one's alarms only, and of those who turned it on. It hears \
                only that there is a reminder, unless you use --titles plain.

                Without CHOICE, you see what is set.
                """,
            parameters: [choice, titles],
            examples: [
                Example("eve-ics alarm run", "See what is set."),
                Example("eve-ics alarm run on --person Mia", "Mia's alarms, too."),
                Example("eve-ics alarm run on --titles plain", "With the titles."),
            ])
    }

    private let choice: Choice?
    private let titles: AlarmTitleChoice?

    init(_ words: ParsedCommand) throws {
        choice = try words[Self.choice]
        titles = words[Self.titles]
        if choice == .off, titles != nil {
            throw ToolError.usage("alarm run: --titles goes with on")
        }
    }

    func run(in context: Context) throws -> Outcome {
        let changes = choice != nil || titles != nil
        let stored = try changes ? context.storedPersonToWrite() : context.storedPerson()
        var setting = try stored.member.alarms.command()
        if changes {
            if let choice { setting.isOn = choice == .on }
            setting.saysTitles = titles.map { $0 == .plain } ?? setting.saysTitles
            if titles != nil { setting.isOn = true }
            try stored.member.alarms.setCommand(setting)
        }
        let messages = stored.language.alarms
        let sentence =
            setting.isOn
            ? setting.saysTitles ? messages.commandPlain : messages.commandNeutral
            : messages.commandIsOff
        return context.outcome(
            "\(sentence)\n",
            json: [
                "run": [
                    "on": setting.isOn, "titles": setting.saysTitles ? "plain" : "neutral",
                ] as JSON
            ])
    }
}
