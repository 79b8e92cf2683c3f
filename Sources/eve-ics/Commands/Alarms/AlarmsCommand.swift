import AlarmClock
import CivilDate
import CommandLineInterface
import CycleAlarms
import CycleJSON
import CyclePipeline
import DesktopNotifications
import Household
import Machine
import Messages
import Ringing

/// `alarms`: rings on the desktop until it is stopped.
struct AlarmsCommand: Action {
    private static let once = Flag("--once", "Ring what is due now, and exit")
    private static let list = Flag(
        "--list", "Only list what is ringing and what will ring within a day")
    private static let noSound = Flag("--no-sound", "Show notifications without a sound")
    private static let titles = Option(
        "--titles", .choice(of: AlarmTitleChoice.allCases, "plain|neutral"), default: .neutral,
        "Say what reminders of your cycle are about, or just that there is one")
    private static let run = Option(
        "--run", .text("COMMAND"),
        "A command for the shell that is started when an alarm rings, stops or was missed")

    static var command: Command<Verb> {
        Command(
            "alarms", Self.self, summary: "Ring your alarms on this desktop",
            discussion: """
                It rings your own alarms, the reminders for your cycle and your pill, and the \
                alarms in calendars that programs keep here. Your own alarms and those for doses \
                ring repeatedly until you dismiss them; the others ring once.

                A click on the notification dismisses it. If you dismiss it in a calendar program \
                or with 'eve-ics alarm dismiss', it stops here as well. Logging your pill \
                dismisses its alarm.

                Notifications can be seen on a locked screen, so reminders of your cycle say only \
                that there is one, unless you use --titles plain. 'make install' installs \
                eve-ics-alarms.service, which runs this for as long as you are logged in.

                --run starts a command each time, with one JSON object on its standard input; \
                docs/json.md describes it. It hears no titles at all, not even those of your own \
                alarms, unless you use --titles plain.

                Without a desktop, for example over SSH, alarms ring in the terminal, with its bell and \
                a line of text. Where there is no terminal either, use --run.
                """,
            parameters: [once, list, noSound, titles, run],
            examples: [
                Example("eve-ics alarms", "Ring until Ctrl-C."),
                Example(
                    "eve-ics alarms --list", "What is ringing, and what will ring within a day."),
                Example(
                    "eve-ics alarms --run 'jq -r .title | festival --tts'",
                    "Have a program speak, too."),
            ])
    }

    private let isOnce: Bool
    private let isList: Bool
    private let isSilent: Bool
    private let saysTitles: Bool
    private let command: String?

    init(_ words: ParsedCommand) {
        isOnce = words[Self.once]
        isList = words[Self.list]
        isSilent = words[Self.noSound]
        saysTitles = words[Self.titles] == .plain
        command = words[Self.run]
    }

    func run(in context: Context) throws -> Outcome {
        if isList { return try list(context) }
        let household = LiveHousehold(
            try context.household(creating: true), day: context.today,
            log: { StandardError.write("alarms: \($0)\n") })
        do {
            let watch = AlarmWatch(
                household, person: context.personName, from: Clock.seconds, reading: context.reading
            )
            let saysTitles = saysTitles
            let messenger = AlarmMessenger(
                household, person: context.personName, command: command
            ) { _ in AlarmCommandChoice(isOn: true, saysTitles: saysTitles) }
            var service = try AlarmService(
                watch, isSilent: isSilent, saysTitles: saysTitles, isOnce: isOnce,
                messenger: messenger,
                report: { household.report($0, $1, meanwhile: $2) })
            try service.run { _ in isOnce }
        } catch let error as NotificationError {
            // Without a desktop there is nothing to do, and nothing has failed.
            context.note(error.description)
            context.note(try context.subject().language.alarms.ringsByCommand)
        }
        return Outcome("")
    }

    private func list(_ context: Context) throws -> Outcome {
        guard let stored = try context.storedPersonAtHand() else {
            let messages = try context.subject().language.alarms
            return context.outcome(
                "\(messages.nothingRings)\n",
                json: ["alarms": JSON.array([]), "cut": false])
        }
        let board = try stored.member.alarms.snapshot(
            of: stored.person, at: stored.now, ahead: 86_400)
        let messages = stored.person.language.alarms
        var table = TextTable()
        var items: [JSON] = []
        for alarm in board.alarms {
            let when: String
            let state: String
            var next: Int64?
            switch board.state(of: alarm, at: stored.now) {
            case .waiting(let until) where alarm.instance.begin <= stored.now:
                (state, next) = ("snoozed", until)
                let minute = stored.person.time.dayAndMinute(at: until).minuteOfDay
                when = messages.isSnoozed(until: stored.language.time(minuteOfDay: minute))
            case .waiting(let until):
                (when, state, next) = (stored.text(of: until), "waiting", until)
            case .ringing: (when, state) = (messages.ringsNow, "ringing")
            case .standing(wasHeard: true): (when, state) = (messages.wasHeard, "rang")
            case .missed, .standing: (when, state) = (messages.wasMissed, "missed")
            case .over: continue
            }
            table.add([when, alarm.title.terminalSafe])
            items.append([
                "title": alarm.title, "begins": JSON.instant(alarm.instance.begin),
                "due": JSON.instant(alarm.instance.due), "state": state,
                "next": next.map(JSON.instant),
            ])
        }
        let text = items.isEmpty ? "\(messages.nothingRings)\n" : table.text
        return context.outcome(
            text + (board.isCut ? "\(messages.cut)\n" : ""),
            json: ["alarms": JSON.array(items), "cut": board.isCut])
    }
}
