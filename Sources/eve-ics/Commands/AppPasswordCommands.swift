import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import LogStore
import Secrets

/// `app-password add`, `list` and `revoke`.
extension Context {
    func addAppPassword() throws -> String {
        let name = try argument(AppPasswordOptions.name)
        let contents = try contents()
        guard command[AppPasswordOptions.readOnly] || !contents.datesOnly else {
            throw ToolError.usage(
                "app-password add: who gets dates only is not to change your log; --dates-only needs "
                    + "--read-only",
                advice: "add --read-only, or leave --dates-only out")
        }
        let store = try openStore(.readWriteCreate)
        let person = try personToWrite(in: store)
        let subject = subject(
            state: try state(of: person, in: store), source: .store(store, person))
        try refuseNothingToShow(contents, subject)
        let (token, hash) = try newToken(person, for: .appPassword)
        let password = try store.addAppPassword(
            named: name, for: person.id, selector: token.selector, hash: hash,
            contents: contents.description, isReadOnly: command[AppPasswordOptions.readOnly],
            created: subject.moment.seconds)
        return try text(of: password, token, store, subject)
    }

    func listAppPasswords() throws -> String {
        let (_, subject, passwords) = try appPasswords()
        if printsJSON {
            return JSON.object([
                ("schema", 1),
                ("appPasswords", .array(passwords.map { .object(fields(of: $0, subject)) })),
            ]).text
        }
        guard !passwords.isEmpty else {
            return "No app passwords yet. Make one with 'eve-ics app-password add NAME'.\n"
        }
        return passwords.map { password in
            "\(password.name.terminalSafe): \(summary(of: password)); "
                + "\(use(of: password, subject)).\n"
        }.joined()
    }

    func revokeAppPassword() throws -> String {
        let name = try argument(AppPasswordOptions.name)
        let (store, _, passwords) = try appPasswords()
        let password = passwords.first { $0.name.lowercased() == name.lowercased() }
        guard let password else {
            throw ToolError.refused(
                "app-password revoke: there is no app password of that name",
                advice: "see which there are with 'eve-ics app-password list'")
        }
        try store.revoke(password.id)
        if printsJSON {
            return JSON.object([("schema", 1), ("revoked", .string(password.name))]).text
        }
        return
            "Took \(password.name.terminalSafe) away. Programs may keep what they fetched before.\n"
    }

    private func appPasswords() throws -> (LogStore, Subject, [AppPassword]) {
        let store = try openStore(.readWrite)
        guard let person = try person(in: store) else { throw nobody }
        let subject = subject(
            state: try state(of: person, in: store), source: .store(store, person))
        let passwords = try store.appPasswords(of: person.id)
        return (store, subject, passwords)
    }

    /// What is said of a password once, with itself.
    private func text(
        of password: AppPassword, _ token: SecretToken, _ store: LogStore, _ subject: Subject
    ) throws -> String {
        let (base, isNamed) = try whereServerIs(store, asked: command[AppPasswordOptions.publicURL])
        if printsJSON {
            let secrets: [(String, JSON)] = [
                ("url", .string(base.calendars)), ("user", .string(Self.user)),
                ("password", .string(token.grouped)),
            ]
            return JSON.object([
                ("schema", 1), ("appPassword", .object(fields(of: password, subject) + secrets)),
            ]).text
        }
        var text = """
            Added \(password.name.terminalSafe): \(summary(of: password)).

              Address:    \(base.calendars)
              User name:  \(Self.user)
              Password:   \(token.grouped)

            Add a CalDAV account with these in the calendar program. The password is shown only now.

            """
        text +=
            password.isReadOnly
            ? "Whoever has it can see this calendar.\n"
            : "Whoever has it can see this calendar, and change your log and your calendars.\n"
        if !isNamed {
            text +=
                "Only this computer finds it there; name your server's address with "
                + "--public-url URL.\n"
        } else if !base.isEncrypted, !base.isLoopback {
            text +=
                "The server lets nobody sign in there without https; see 'eve-ics help serve'.\n"
        }
        return text
    }

    /// Any name will do: the password says whose the calendars are.
    private static var user: String { "eve" }
}
