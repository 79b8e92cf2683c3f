import AlarmClock
import CommandLineInterface
import CycleAlarms
import CyclePipeline
import Household
import Messages

/// `alarm list`: the own alarms, in the order in which they ring next.
struct AlarmListCommand: Action {
    static var command: Command<Verb> {
        Command(
            "list", Self.self, summary: "List your alarms, the next one first",
            discussion: """
                'eve-ics agenda' shows them among everything else that is to come.
                """,
            examples: [
                Example("eve-ics alarm list", "Numbers, titles and times."),
                Example("eve-ics alarm list --json", "The same for a script."),
            ])
    }

    init(_ words: ParsedCommand) {}

    func run(in context: Context) throws -> Outcome {
        guard let stored = try context.storedPersonAtHand() else {
            let messages = try context.subject().language.alarms
            return context.outcome(
                "\(messages.none)\n", json: ["alarms": JSON.array([])])
        }
        let (language, today) = (stored.person.language, stored.person.today)
        let alarms = try stored.ownAlarms()
        var table = TextTable()
        for (index, known) in alarms.enumerated() {
            table.add([
                "\(index + 1)", known.title.terminalSafe,
                known.alarm?.whenText(in: language, near: today)
                    ?? language.alarms.editedElsewhere,
                standing(of: known, language),
            ])
        }
        let json = alarms.map { known in
            known.alarm.map(stored.json) ?? ["title": known.title, "on": known.standing == .on]
        }
        return context.outcome(
            alarms.isEmpty ? "\(language.alarms.none)\n" : table.text,
            json: ["alarms": JSON.array(json)])
    }

    /// A cell: how long before its time it begins, or why it does not.
    private func standing(of known: KnownAlarm, _ language: Language) -> String {
        switch known.standing {
        case .on:
            (known.alarm?.ladder ?? Ladder(known.entry.component)).leadText(in: language)
        case .off: language.reminders.off
        case .over: language.alarms.isOver
        }
    }
}
