import CommandLineInterface
import CycleServer
import Secrets

/// What the commands for feeds and for app passwords share.
extension Context {
    /// The person's feeds or app passwords.
    ///
    /// - Parameters:
    ///   - key: Their name in JSON.
    ///   - none: What is said where there are none.
    func list(_ purpose: SecretToken.Purpose, key: String, none: String) throws -> Outcome {
        let stored = try storedPerson()
        let all = try stored.member.access(purpose)
        return outcome(
            all.isEmpty ? none : all.map { $0.line(stored.person) }.joined(),
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
        return outcome(
            "Took \(access.name.terminalSafe) away. Programs may keep what they fetched before.\n",
            json: ["revoked": access.name])
    }
}
