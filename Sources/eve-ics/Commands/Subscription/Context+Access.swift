import CommandLineInterface
import CyclePipeline
import CycleServer
import Messages
import Secrets

/// What the commands for feeds and for app passwords share.
extension Context {
    /// The person's feeds or app passwords.
    ///
    /// - Parameters:
    ///   - key: Their name in JSON.
    ///   - none: What is said where there are none.
    func list(
        _ purpose: SecretToken.Purpose, key: String, none: KeyPath<AccessMessages, String>
    ) throws -> Outcome {
        let stored = try storedPerson()
        let all = try stored.member.access(purpose)
        return outcome(
            all.isEmpty
                ? stored.person.language.access[keyPath: none] + "\n"
                : all.map { $0.line(stored.person) }.joined(),
            json: [key: all.map { $0.json(stored.person) }])
    }

    func access(
        _ purpose: SecretToken.Purpose, named name: String
    ) throws -> (stored: StoredPerson, access: Access) {
        let stored = try storedPerson()
        guard let access = try stored.member.access(purpose, named: name) else {
            let (noun, command) =
                purpose == .feed ? ("feed", "feed") : ("app password", "app-password")
            throw ToolError.refused(
                "\(place): there is no \(noun) of that name",
                advice: "see which there are with 'eve-ics \(command) list'")
        }
        return (stored, access)
    }

    func revoke(_ purpose: SecretToken.Purpose, named name: String) throws -> Outcome {
        let (stored, access) = try access(purpose, named: name)
        try stored.member.revoke(access)
        let (name, messages) = (access.name.terminalSafe, stored.person.language.access)
        return outcome(
            (purpose == .feed ? messages.revokedFeed(name) : messages.revokedPassword(name)) + "\n",
            json: ["revoked": access.name])
    }

    /// - Throws: `ToolError` where the person has one of this name, in upper or lower case.
    func refuseTaken(
        _ name: String, _ purpose: SecretToken.Purpose, of member: Member
    ) throws {
        guard let taken = try member.access(purpose, named: name)?.name.terminalSafe else { return }
        let (noun, advice) =
            purpose == .feed
            ? ("a feed", "for a new address, run 'eve-ics feed rotate \(taken.typedInShell)'")
            : (
                "an app password",
                "to replace it, run 'eve-ics app-password revoke \(taken.typedInShell)' first"
            )
        throw ToolError.refused(
            "\(place): there is already \(noun) named '\(taken)'",
            advice: "choose another name; \(advice)")
    }
}
