import CalendarModel
import CalendarServer
import LogStore

/// The cycle calendar as one request sees it: the computed events, without what she has hidden, and her own
/// events beside them.
struct CycleView: Sendable {
    let subject: Subject
    let published: PublishedCycle
    /// Read before what follows: what changes meanwhile is told once more.
    let calendar: StoredCalendar
    /// UIDs that are hidden.
    let hidden: Set<String>
    /// What the program that asks calls our events.
    let names: ProgramNames
    /// When a client tried to change an event last, in revisions of the calendar: what was refused or came to
    /// nothing is to be fetched again, though it is the same.
    private let revisions: [String: Int]

    init(
        subject: Subject, published: PublishedCycle, calendar: StoredCalendar, rows: [HiddenEvent],
        names: ProgramNames
    ) {
        self.names = names
        self.subject = subject
        self.published = published
        self.calendar = calendar
        let edition = published.edition
        let naming = subject.naming
        var hidden: Set<String> = []
        var revisions: [String: Int] = [:]
        for row in rows {
            guard let place = edition[row.uid] else { continue }
            revisions[row.uid] = row.revision
            if row.hash == naming.digest(ofDatesOf: edition.events[place]) {
                hidden.insert(row.uid)
            }
        }
        self.hidden = hidden
        self.revisions = revisions
    }

    var edition: CycleEdition { published.edition }

    var token: CycleToken {
        CycleToken(
            moment: edition.moment, channel: edition.channel, revision: calendar.revision,
            second: published.second)
    }

    /// `nil` for an event that is hidden.
    func resource(at place: Int) -> CalendarResource? {
        let uid = edition.events[place].uid
        guard !hidden.contains(uid) else { return nil }
        var resource = names.named(published.resources[place], uid: uid)
        if let revision = revisions[uid] { resource.tag += "-\(revision)" }
        return resource
    }

    func resource(named name: String) -> CalendarResource? {
        names.uid(of: name).flatMap { edition[$0] }.flatMap(resource)
    }

    /// All resources of ours, or those of the names that are there.
    func resources(named names: Set<String>?) -> [CalendarResource] {
        if let names { return names.compactMap(resource(named:)) }
        return edition.events.indices.compactMap(resource)
    }
}
