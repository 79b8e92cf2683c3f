import CommandLineInterface
import CycleAlarms
import CyclePipeline
import Household
import Messages

/// `alarm dismiss`: what rings → silent, everywhere.
struct AlarmDismissCommand: Action {
    static var command: Command<Verb> {
        Command(
            "dismiss", Self.self, summary: "Dismiss what is ringing",
            discussion: """
                Without NAME it dismisses everything that is ringing, or that rang without an \
                answer. With NAME it dismisses that alarm, even before it begins; the next day it \
                rings as usual.
                """,
            parameters: [RingingAlarms.name],
            examples: [
                Example("eve-ics alarm dismiss", "Silence everything."),
                Example("eve-ics alarm dismiss Work", "Only this one, today."),
            ])
    }

    private let alarms: RingingAlarms

    init(_ words: ParsedCommand) throws { alarms = try RingingAlarms(words) }

    func run(in context: Context) throws -> Outcome {
        let stored = try context.storedPerson()
        let chosen = try alarms.chosen(stored)
        try stored.member.alarms.dismiss(chosen, at: stored.now, from: .commandLine)
        let messages = stored.person.language.alarms
        return context.outcome(
            chosen.isEmpty
                ? "\(messages.nothingRings)\n"
                : chosen.map { "\(messages.dismissed($0.title.terminalSafe))\n" }.joined(),
            json: ["dismissed": chosen.map(\.title)])
    }
}

/// The alarms that a command line means: one by its name, or all that ring.
struct RingingAlarms {
    static let name = Argument(
        optional: "NAME", .text("NAME", completion: .names(.alarms)),
        "The title of an alarm that is ringing; without it, all of them")

    private let name: String?

    init(_ words: ParsedCommand) throws { name = try words[Self.name] }

    func chosen(_ stored: StoredPerson) throws -> [ScheduledAlarm] {
        let board = try stored.member.alarms.snapshot(
            of: stored.person, at: stored.now, ahead: 86_400)
        let ringing = board.ringing(at: stored.now)
        guard let name else { return ringing }
        func isMeant(_ alarm: ScheduledAlarm) -> Bool {
            alarm.title.lowercased() == name.lowercased()
        }
        if ringing.contains(where: isMeant) { return ringing.filter(isMeant) }
        // Of what is to come the next one, by its own day.
        if let next = board.coming(after: stored.now).first(where: isMeant) { return [next] }
        throw ToolError.refused(
            "\(name.typedPlace): no alarm of this name rings in the next 24 hours",
            advice: "see what is to come with 'eve-ics agenda'")
    }
}
