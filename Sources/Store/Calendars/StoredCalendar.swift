/// A calendar of a person's that is kept as programs sent it, or what is kept beside the computed
/// one.
package struct StoredCalendar: Hashable, Sendable, Identifiable {
    /// Given once to a person and never to another calendar again.
    package struct ID: Hashable, Sendable {
        package let person: Person.ID
        package let rawValue: Int64

        package init(person: Person.ID, rawValue: Int64) {
            self.person = person
            self.rawValue = rawValue
        }
    }

    /// No calendar that the person made has this name: under it lies what belongs to the computed one.
    package static let cycleName = "cycle"

    package let id: ID
    /// The last part of its path, decoded.
    package let name: String
    /// `VEVENT`, `VTODO`…
    package let components: Set<String>
    /// The revision of the last change of its objects or, for the cycle calendar, of hidden events.
    ///
    /// A person's revisions rise over all of the calendars, so one that was taken by a calendar that is
    /// gone comes up in no other.
    package let revision: Int
    /// What came before this revision is forgotten; where it is equal, everything since is known.
    package let forgotten: Int

    package init(id: ID, name: String, components: Set<String>, revision: Int, forgotten: Int) {
        self.id = id
        self.name = name
        self.components = components
        self.revision = revision
        self.forgotten = forgotten
    }
}

/// One object of a calendar, byte for byte as it was sent.
package struct StoredObject: Hashable, Sendable {
    /// The last part of its path, decoded.
    package let name: String
    package let uid: String
    package let data: [UInt8]
    /// Given by the caller: other bytes, another tag.
    package let tag: String
    /// The revision of its last change.
    package let revision: Int
    /// Seconds since 1970-01-01T00:00:00Z.
    package let modified: Int64

    package init(
        name: String, uid: String, data: [UInt8], tag: String, revision: Int = 0, modified: Int64
    ) {
        self.name = name
        self.uid = uid
        self.data = data
        self.tag = tag
        self.revision = revision
        self.modified = modified
    }
}

/// A program that writes objects of a calendar.
package struct ObjectWriter: Hashable, Sendable {
    package let password: Grant.ID
    /// Whether it says which state it edited. Where it does not, that is what its password fetched last, and what
    /// somebody else wrote since then stays.
    package let namesState: Bool

    package init(_ password: Grant.ID, namesState: Bool) {
        self.password = password
        self.namesState = namesState
    }
}

extension StoredProperty {
    /// The name of the one that makes a calendar a deck. Other programs keep it and do not know it.
    package static let deckMark = (namespace: "urn:x-planner", local: "deck")
}

/// A property that a calendar program set (RFC 4918 4), each name once in a calendar.
package struct StoredProperty: Hashable, Sendable {
    package let namespace: String
    package let local: String
    /// The whole element.
    package let xml: String

    package init(namespace: String, local: String, xml: String) {
        self.namespace = namespace
        self.local = local
        self.xml = xml
    }
}

package enum PropertyEdit: Hashable, Sendable {
    case set(StoredProperty)
    /// Nothing happens if there is no such property (RFC 4918 14.23).
    case remove(namespace: String, local: String)
}

/// The outcome of putting an object into a calendar.
package enum Put: Hashable, Sendable {
    case created
    case replaced
    /// It was there with just these bytes; it keeps its revision.
    case unchanged
    case conditionFailed
    /// The object of this name has its UID or, if this is its own name, has had another UID
    /// (RFC 4791 5.3.2.1).
    case uidTaken(by: String)
}

package enum Removal: Hashable, Sendable {
    case removed
    case conditionFailed
    case notThere
}

/// What changed in a calendar after a revision.
package struct ObjectChanges: Hashable, Sendable {
    /// The objects in the order of their revisions.
    package let changed: [StoredObject]
    /// Names of objects that are gone.
    package let removed: [String]
    /// The calendar's, of the same moment.
    package let revision: Int

    package init(changed: [StoredObject], removed: [String], revision: Int) {
        self.changed = changed
        self.removed = removed
        self.revision = revision
    }
}

/// How much a person may keep.
package struct Room: Hashable, Sendable {
    /// The most bytes of all calendars together, counting names and UIDs.
    package var bytes = 64 << 20
    /// The most objects of a calendar.
    package var objects = 20_000
    /// The same of a deck: cards that somebody made over many years come all at once.
    package var cards = 50_000
    package var calendars = 100
    /// The most bytes of each calendar's properties.
    package var propertyBytes = 64 << 10
    /// The most removed names of each calendar; the oldest ones go first.
    package var removedNames = 10_000

    package init() {}

    /// What is left of it.
    package struct Left: Hashable, Sendable {
        /// Of how many objects the calendar may have so many more; negative where it has more than it may.
        package let objects: Int
        package let most: Int
        /// The same of the bytes of all calendars together.
        package let bytes: Int
        package let mostBytes: Int

        package init(objects: Int, most: Int, bytes: Int, mostBytes: Int) {
            self.objects = objects
            self.most = most
            self.bytes = bytes
            self.mostBytes = mostBytes
        }
    }
}
