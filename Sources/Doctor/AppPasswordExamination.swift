package import CommandLineInterface
import CyclePipeline
package import Household
import Secrets

/// Lists everybody's app passwords, and which of them nobody seems to need.
package struct AppPasswordExamination {
    package private(set) var part = Checkup.Part("App passwords")
    package private(set) var all: [Access] = []

    package init(_ people: [StoredPerson]) throws {
        for stored in people {
            let owner = people.count > 1 ? "\(stored.member.possessive) " : ""
            let passwords = try stored.member.access(.appPassword)
            for password in passwords {
                let text =
                    "\(owner)\(password.name): \(password.summary(stored.person)); \(password.use(stored.person))."
                guard password.options != nil else {
                    part.add(.warning, text)
                    continue
                }
                guard !password.isExpired(stored.person) else {
                    part.add(
                        .warning, text,
                        advice:
                            "nobody can sign in with it; 'eve-ics app-password revoke' takes it away"
                    )
                    continue
                }
                let idle = stored.person.moment.seconds - (password.lastUsed ?? password.created)
                let isForgotten = idle > (password.lastUsed == nil ? 7 : 60) * 86_400
                part.add(
                    isForgotten ? .note : .fine, text,
                    advice: isForgotten
                        ? "if no program needs it, take it away with 'eve-ics app-password revoke'"
                        : nil)
            }
            all += passwords
        }
        if all.isEmpty {
            part.add(
                .note, "There are none, so no program can sign in and edit.",
                advice: "make one with 'eve-ics app-password add NAME'")
        }
    }
}
