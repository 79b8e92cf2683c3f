import CalendarModel
import CalendarServer
package import CyclePipeline
import Household
package import Store

/// The cycle calendar as one request of one program has it: the computed events, without what the person has hidden,
/// and other events beside them.
package struct CycleCollection: Sendable, JournalBasis {
    /// Whose it is.
    let owner: Person
    package let person: PersonState
    let versioned: VersionedSnapshot
    /// Read before what follows: what changes meanwhile is told once more.
    let calendar: StoredCalendar
    /// UIDs that are hidden.
    let hidden: Set<String>
    /// What the program that asks calls our events.
    let names: ProgramNames
    /// Alarms that were dismissed, by the UIDs of their events.
    let acknowledgements: [String: AlarmAcknowledgement]
    /// When a client tried to change an event last, in revisions of the calendar: what was refused or came to
    /// nothing is to be fetched again, though it is the same.
    private let revisions: [String: Int]

    package init(
        of owner: Person, _ person: PersonState, versioned: VersionedSnapshot,
        calendar: StoredCalendar, rows: [HiddenEvent], names: ProgramNames,
        acknowledgements: [AlarmAcknowledgement] = []
    ) {
        self.owner = owner
        self.person = person
        self.versioned = versioned
        self.calendar = calendar
        self.names = names
        self.acknowledgements = acknowledgements.byUID
        let snapshot = versioned.snapshot
        var hidden: Set<String> = []
        var revisions: [String: Int] = [:]
        for row in rows {
            guard let index = snapshot[row.uid] else { continue }
            revisions[row.uid] = row.revision
            if row.hash == person.naming.digest(ofDatesOf: snapshot.events[index]) {
                hidden.insert(row.uid)
            }
        }
        self.hidden = hidden
        self.revisions = revisions
    }

    package var revision: Int? { calendar.revision }

    var snapshot: IndexedSnapshot { versioned.snapshot }

    /// Nothing in it tells of what was logged and is not shown.
    ///
    /// - Parameter showsOthers: Whether what is kept beside the computed events is shown, too.
    func shownToken(showsOthers: Bool) -> ShownToken {
        ShownToken(
            digest: snapshot.digest,
            revision: showsOthers ? calendar.revision : revisions.values.max() ?? 0,
            second: versioned.second)
    }

    var token: CycleToken {
        CycleToken(
            moment: snapshot.moment, rendition: snapshot.rendition, revision: calendar.revision,
            second: versioned.second)
    }

    /// `nil` for an event that is hidden.
    func resource(at index: Int) -> CalendarResource? {
        let uid = snapshot.events[index].uid
        guard !hidden.contains(uid) else { return nil }
        var resource = names.named(
            versioned.resource(at: index, acknowledgements[uid]), uid: uid)
        if let revision = revisions[uid] { resource.tag += "-\(revision)" }
        return resource
    }

    /// Whether a condition names the event with this mark of its content, and no program has tried to change it since.
    func isNamed(_ mark: String, ofEvent uid: String, by condition: WriteCondition) -> Bool {
        let ending = mark + (revisions[uid].map { "-\($0)" } ?? "")
        return condition.tags.contains { $0.hasSuffix(ending) && condition.holds(for: $0) }
    }

    func resource(named name: String) -> CalendarResource? {
        names.uid(of: name).flatMap { snapshot[$0] }.flatMap(resource)
    }

    /// The resources of ours whose names are wanted.
    func resources(_ isWanted: (String) -> Bool) -> [CalendarResource] {
        snapshot.events.indices.compactMap { index in
            isWanted(names.resource(of: snapshot.events[index].uid)) ? resource(at: index) : nil
        }
    }

    /// The UID of the event of ours that is shown under this name.
    func shownUID(of name: String) -> String? {
        guard let uid = names.uid(of: name), snapshot[uid] != nil, !hidden.contains(uid) else {
            return nil
        }
        return uid
    }

    /// Whether the event of this name was deleted a moment ago and is here again as something else: a program
    /// that puts it back believes that there is nothing.
    func isDeletion(of name: String, among deletions: [RecentDeletion]) -> Bool {
        guard let uid = shownUID(of: name) else { return false }
        return deletions.contains { $0.uid == uid }
    }
}
