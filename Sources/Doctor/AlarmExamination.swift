package import Addresses
package import CommandLineInterface
import HTTPServer
package import Household
import Machine

/// Looks at how alarms reach each person: whether a suspended computer wakes for them, and whether the servers answer
/// to which they are sent.
package struct AlarmExamination {
    private var part = Checkup.Part("Alarms")
    /// Whether anybody has alarms of their own, or has them sent.
    private let isUsed: Bool

    /// None where nobody has alarms.
    package var parts: [Checkup.Part] { isUsed ? [part] : [] }

    /// - Parameter buttons: Where others are told to find the server that answers buttons.
    package init(_ people: [StoredPerson], buttons: WebAddress?) throws {
        isUsed = try people.contains {
            try !$0.member.alarms.ownAlarms(of: $0.person).isEmpty || $0.member.alarms.ntfy() != nil
        }
        guard isUsed else { return }
        if AlarmWaiter.wakesFromSuspend {
            part.add(.fine, "'eve-ics alarms' wakes this computer from suspend.")
        } else {
            part.add(
                .note, "While this computer is suspended, no alarm rings.",
                advice: "what was missed is told when it wakes; docs/alarms.md says why")
        }
        // No server is asked twice.
        var answers: [String: Result<Int, WebFailure>] = [:]
        for stored in people {
            guard let setup = try stored.member.alarms.ntfy() else { continue }
            let origin = setup.server.origin
            let answer = try answers[origin] ?? Self.ask(setup)
            answers[origin] = answer
            describe(setup, answer, of: stored.member.possessive, buttons)
        }
    }

    private mutating func describeSuspend() {
        if AlarmWaiter.wakesFromSuspend {
            part.add(.fine, "'eve-ics alarms' wakes this computer from suspend.")
        } else {
            part.add(
                .note, "While this computer is suspended, no alarm rings.",
                advice: "what was missed is told when it wakes; docs/alarms.md says why")
        }
    }

    /// The status of a page that only says how the server is, and takes no token.
    private static func ask(_ setup: NtfySetup) throws -> Result<Int, WebFailure> {
        try WebClient().get(setup.server.top(setup.server.path + "v1/health")).map(\.status)
    }

    private mutating func describe(
        _ setup: NtfySetup, _ answer: Result<Int, WebFailure>, of whose: String,
        _ buttons: WebAddress?
    ) {
        let origin = setup.server.origin
        let what = "\(whose) alarms are sent to \(origin) by ntfy"
        switch answer {
        case .success(200):
            part.add(
                .fine, "\(what), and it is well.",
                advice: "to see a message arrive, run 'eve-ics alarm ntfy --test'")
        case .success(let status):
            part.add(
                .wrong, "\(what), which answers \(status), and not as ntfy does.",
                advice: "see 'eve-ics alarm ntfy' for the address")
        case .failure(let failure):
            part.add(
                .wrong, "\(what): \(failure.sentence).",
                advice: "see whether it runs, and 'eve-ics alarm ntfy' for the address")
        }
        if !setup.isPrivate {
            part.add(
                .warning, "The way to \(origin) is not encrypted: everybody on it reads along.",
                advice: "give its address with https")
        }
        if buttons == nil {
            part.add(
                .note, "Messages have no buttons to dismiss an alarm.",
                advice: "start 'eve-ics serve' with a --public-url that your phone can reach")
        }
    }
}
