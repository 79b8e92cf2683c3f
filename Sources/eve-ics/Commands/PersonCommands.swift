import CommandLineInterface
import LogStore
import Secrets

/// `person add`, `list`, `rename` and `erase`.
extension Context {
    func addPerson() throws -> String {
        let store = try openStore(.readWriteCreate)
        let name = try argument(PersonOptions.name)
        let person = try store.addPerson(named: name, seed: Seed.random().bytes)
        return
            "Added \(person.name.terminalSafe). Log for her with --person \(person.name.terminalSafe).\n"
    }

    func listPeople() throws -> String {
        let store = try openStore(.readWrite)
        let people = try store.people()
        if printsJSON {
            return JSON.object([
                ("schema", 1), ("people", .array(people.map { .string($0.name) })),
            ]).text
        }
        return people.isEmpty
            ? "Nobody yet.\n" : people.map { "\($0.name.terminalSafe)\n" }.joined()
    }

    func renamePerson() throws -> String {
        let store = try openStore(.readWrite)
        let person = try named(try argument(PersonOptions.name), in: store)
        let name = try argument(PersonOptions.newName)
        try store.rename(person.id, to: name)
        return "\(person.name.terminalSafe) is \(name.terminalSafe) now.\n"
    }

    func erasePerson() throws -> String {
        let store = try openStore(.readWrite)
        let person = try named(try argument(PersonOptions.name), in: store)
        try confirm(
            "Remove \(person.name) and all that is recorded for this person, for good?",
            yes: PersonOptions.yes)
        try store.erase(person.id)
        return
            "Removed \(person.name.terminalSafe). Backups and calendars made before still have those days.\n"
    }

    private func named(_ name: String, in store: LogStore) throws -> Person {
        let people = try store.people()
        guard let person = people.first(where: { $0.name.lowercased() == name.lowercased() }) else {
            throw ToolError.refused(
                "person: nobody in this store has that name",
                advice: "see who is there with 'eve-ics person list'")
        }
        return person
    }

    /// Goes on only with a yes, be it typed or given with `flag`.
    func confirm(_ question: String, yes flag: Flag) throws {
        guard !command[flag] else { return }
        let place = command.path.joined(separator: " ")
        guard Terminal.isInput else {
            throw ToolError.refused(
                "\(place): nothing was changed, for there is no terminal to ask on",
                advice: "add --yes to go on without being asked")
        }
        guard Terminal.agrees(to: question) else {
            throw ToolError.refused("\(place): nothing was changed")
        }
    }
}
