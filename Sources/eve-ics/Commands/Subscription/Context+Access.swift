import CalendarModel
import CommandLineInterface
import CyclePipeline
import Household
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
                "\(name.typedPlace): you have no \(noun) of this name",
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

    /// Does what may be refused for what a feed or an app password was to be.
    func making<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let problem as NewAccess.Problem {
            throw ToolError(problem, place)
        }
    }
}

extension ToolError {
    /// - Parameter place: The command's words.
    fileprivate init(_ problem: NewAccess.Problem, _ place: String) {
        switch problem {
        case .writesDatesOnly where place.hasPrefix("feed"):
            self = .usage(
                "\(place): a feed with dates only can't change your log, so --dates-only and "
                    + "--writable exclude each other",
                advice: "leave one of the two out")
        case .writesDatesOnly:
            self = .usage(
                "\(place): a calendar with dates only can't change your log, so --dates-only "
                    + "needs --read-only",
                advice: "add --read-only, or leave --dates-only out")
        case .neverWrites(let client):
            self = .usage(
                "\(place): \(client.rawValue) never sends changes back to an address it "
                    + "subscribes to, so --writable is not for it",
                advice: "leave one of the two out; Thunderbird does")
        case .cheerfulWithoutText:
            self = .usage(
                "\(place): --cheerful adds a line of text, and this calendar has none",
                advice: "leave --cheerful out")
        case .pageShowsMore:
            self = .usage(
                "\(place): a page shows periods and fertile days and changes nothing, so --page "
                    + "goes with '--include periods' or '--include periods,fertile', and not "
                    + "with --writable or --titles",
                advice: "make another feed for the rest")
        case .nothingToShow:
            self = .refused(
                "\(place): what --include asks for is hidden",
                advice:
                    "leave --hide-fertility out, or see 'eve-ics settings hide-fertility'")
        case .tooMany:
            self = .refused(
                "\(place): you have \(NewAccess.most) already, and there is no room for more",
                advice: "revoke one that nobody uses")
        case .isPast(let day):
            self = .refused(
                "\(place): \(day) is past, so nobody could use it",
                advice: "name today or a day to come, or leave --expires out")
        }
    }
}
