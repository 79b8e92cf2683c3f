package import CalendarModel
package import CalendarServer
import CyclePipeline
package import Store

/// A PUT on the cycle calendar, with all that has to be known before it is planned.
package struct CyclePut {
    let object: CalendarObject
    /// The resource that it is put as.
    let name: String
    /// The one event that the object is; `nil` for anything else.
    let event: ReturnedEvent?
    /// Whether the program says that it edited what is there now, and not what it fetched some time ago.
    let namesState: Bool
    /// What is kept under this name; no event of ours is shown under it then.
    let kept: StoredObject?
    /// The name of the resource that is not ours and has the object's UID.
    let owner: String?
    /// What was deleted in the last ten minutes, the last one first.
    let deletions: [RecentDeletion]

    package init(
        object: CalendarObject, name: String, event: ReturnedEvent?, namesState: Bool,
        kept: StoredObject?, owner: String?, deletions: [RecentDeletion]
    ) {
        self.object = object
        self.name = name
        self.event = event
        self.namesState = namesState
        self.kept = kept
        self.owner = owner
        self.deletions = deletions
    }
}

/// What a PUT turns out to be. Each case has one function of `CyclePlanner`.
package enum PutCase {
    /// An event of ours, edited where it is shown.
    case edit(at: Int, ReturnedEvent)
    /// An event of ours that was deleted a moment ago: the deletion was half of an edit.
    case putBack(RecentDeletion, ReturnedEvent)
    /// An event of ours that the person had hidden is put again.
    case unhide(at: Int, ReturnedEvent)
    /// An event of ours whose days can't be read.
    case unreadable(uid: String)
    /// The UID is another resource's.
    case taken(by: String)
    /// Not ours: logged, where it tells of a period, and else kept byte for byte.
    case new
}

extension CyclePut {
    /// The decision table: the first line that fits counts.
    package func classified(in collection: CycleCollection) -> PutCase {
        let current = collection.snapshot
        let names = collection.names
        let forms = ReturnedUID.forms(of: object.uid)

        // Under the name of an event of ours.
        if let uid = collection.shownUID(of: name), let index = current[uid] {
            guard forms.contains(uid) || names.givenUID(of: uid) == object.uid else {
                return .taken(by: name)
            }
            guard var event else { return .unreadable(uid: uid) }
            event.uid = uid
            if !namesState, let deletion = deletions.first(where: { $0.uid == uid }) {
                return .putBack(deletion, event)
            }
            return .edit(at: index, event)
        }
        // Under a free name, with the UID or the mark of what is gone since a moment.
        if let event, kept == nil,
            let deletion = deletions.first(where: {
                forms.contains($0.uid) || event.tokens.contains($0.token)
            })
        {
            return .putBack(deletion, event)
        }
        // With the UID of an event of ours, under a name that is not its own.
        if let uid = forms.first(where: { current[$0] != nil }), let index = current[uid] {
            guard collection.hidden.contains(uid) else {
                return .taken(by: names.resource(of: uid))
            }
            return event.map { .unhide(at: index, $0) } ?? .unreadable(uid: uid)
        }
        // With a UID that the program itself gave to an event of ours.
        if let uid = names.uid(ofGiven: object.uid), current[uid] != nil,
            !collection.hidden.contains(uid)
        {
            return .taken(by: names.resource(of: uid))
        }
        // With the UID of another resource, or over one that has another UID.
        if let owner, owner != name { return .taken(by: owner) }
        if let kept, kept.uid != object.uid { return .taken(by: name) }
        return .new
    }
}
