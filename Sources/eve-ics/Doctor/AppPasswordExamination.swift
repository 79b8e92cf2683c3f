import CivilDate
import CycleModel
import LogStore

extension Context {
    /// Lists everybody's app passwords, and which of them nobody seems to need.
    func examineAppPasswords(
        in store: LogStore, _ checkup: inout Checkup
    ) throws -> [AppPassword] {
        var part = Checkup.Part("App passwords")
        var all: [AppPassword] = []
        let people = try store.people()
        for person in people {
            let state = try state(of: person, in: store)
            let subject = subject(state: state, source: .store(store, person))
            let owner = people.count > 1 ? "\(person.name)'s " : ""
            let passwords = try store.appPasswords(of: person.id)
            for password in passwords {
                let text =
                    "\(owner)\(password.name): \(password.summary); \(password.use(subject))."
                guard CalendarContents(password.contents) != nil else {
                    part.add(.warning, text)
                    continue
                }
                let idle = subject.moment.seconds - (password.lastUsed ?? password.created)
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
        checkup.parts.append(part)
        return all
    }
}
