import CyclePipeline
import LogStore

/// Lists everybody's app passwords, and which of them nobody seems to need.
struct AppPasswordExamination {
    private(set) var part = Checkup.Part("App passwords")
    private(set) var all: [AppPassword] = []

    init(_ people: [StoredPerson]) throws {
        for stored in people {
            let owner = people.count > 1 ? "\(stored.person.name)'s " : ""
            let passwords = try stored.store.appPasswords(of: stored.person.id)
            for password in passwords {
                let text =
                    "\(owner)\(password.name): \(password.summary); \(password.use(stored.subject))."
                guard CalendarOptions(password.contents) != nil else {
                    part.add(.warning, text)
                    continue
                }
                let idle = stored.subject.moment.seconds - (password.lastUsed ?? password.created)
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
