import CalendarServer
import CivilDate
import CommandLineInterface
import CycleModel
import LogStore

extension Context {
    /// Lists everybody's feeds.
    ///
    /// - Returns: Those that can be read now.
    func examineFeeds(
        in store: LogStore, _ checkup: inout Checkup
    ) throws -> [Feed] {
        var part = Checkup.Part("Feeds")
        var living: [Feed] = []
        let people = try store.people()
        for person in people {
            let state = try state(of: person, in: store)
            let subject = subject(state: state, source: .store(store, person))
            let owner = people.count > 1 ? "\(person.name)'s " : ""
            for feed in try store.feeds(of: person.id) {
                let text = "\(owner)\(feed.name): \(feed.summary(subject))"
                if let end = feed.expires, end <= subject.moment.seconds {
                    part.add(
                        .warning, text,
                        advice: "nobody can read it any more; 'eve-ics feed revoke' takes it away")
                } else {
                    part.add(.fine, text)
                    living.append(feed)
                }
            }
        }
        if part.findings.isEmpty {
            part.add(
                .note, "There are none, so no program can subscribe.",
                advice: "make one with 'eve-ics feed add NAME'")
        }
        checkup.parts.append(part)
        return living
    }
}
