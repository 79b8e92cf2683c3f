import CommandLineInterface
import CycleJSON
import CyclePipeline
import Household
import Machine
import Messages

/// `web devices`: where the person is logged in to the page.
struct WebDevicesCommand: Action {
    static var command: Command<Verb> {
        Command(
            "devices", Self.self, summary: "List the devices on which you are logged in",
            examples: [
                Example("eve-ics web devices", "All of them, and when they were used."),
                Example("eve-ics web devices --json", "The same for another program."),
            ])
    }

    init(_ words: ParsedCommand) {}

    func run(in context: Context) throws -> Outcome {
        let (member, person) = try { ($0.member, $0.person) }(context.storedPerson())
        let language = person.language
        let account = language.webAccount
        let devices = try member.webDevices(at: Clock.seconds).map { device in
            let (created, used) = (
                person.time.day(at: device.created), person.time.day(at: device.lastUsed)
            )
            let name = account.device(browser: device.name.browser, system: device.name.system)
            let distance = language.formats.distance(min(used, person.today), from: person.today)
            let facts = language.series([
                language.access.used(distance),
                account.since(language.date(created, near: person.today)),
            ])
            let json: JSON = [
                "browser": device.name.browser, "system": device.name.system, "since": created,
                "lastUsed": used,
            ]
            return (line: language.access.line(name, facts) + "\n", json: json)
        }
        return context.outcome(
            devices.isEmpty
                ? language.webCommand.noDevices + "\n" : devices.map(\.line).joined(),
            json: ["devices": devices.map(\.json)])
    }
}
