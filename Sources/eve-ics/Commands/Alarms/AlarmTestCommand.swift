import AlarmClock
import CommandLineInterface
import CyclePipeline
import DesktopNotifications
import Household
import Machine
import Messages
import Ringing

/// `alarm test`: a whole alarm on this desktop, sixty times as fast.
struct AlarmTestCommand: Action {
    private static let noSound = Flag("--no-sound", "Show the notification without a sound")

    static var command: Command<Verb> {
        Command(
            "test", Self.self, summary: "Try how an alarm rings on this desktop",
            discussion: """
                It goes through a whole alarm in 40 seconds: a minute passes in one. Click on the \
                notification to dismiss it. Nothing is stored.
                """,
            parameters: [noSound],
            examples: [
                Example("eve-ics alarm test", "From the first ring to the last part."),
                Example("eve-ics alarm test --no-sound", "The same in silence."),
            ])
    }

    private let isSilent: Bool

    init(_ words: ParsedCommand) { isSilent = words[Self.noSound] }

    func run(in context: Context) throws -> Outcome {
        let person = try context.subject()
        let messages = person.language.alarms
        let tried = TriedAlarm(
            titled: messages.trial, from: Clock.seconds, .standard, for: person)
        do {
            var service = try AlarmService(
                tried, isSilent: isSilent, saysTitles: true, speed: 60,
                report: { error, _, _ in context.note("\(error)") })
            try service.run { $0.ringing.isEmpty && $0.next == nil }
        } catch let error as NotificationError {
            context.note(error.description)
            return context.outcome("", json: ["tried": false])
        }
        return context.outcome("", json: ["tried": true])
    }
}
