import CalendarServer
import CivilDate
package import Store

/// What one program's events of ours are called: after their own UIDs, but for those that it named itself.
///
/// A program that edits by a copy, which it puts before it deletes the original, goes on to know the event by
/// the copy's name and UID.
package struct ProgramNames: Sendable {
    private var byUID: [String: EventName] = [:]
    private var byName: [String: EventName] = [:]

    package init(_ names: [EventName] = []) {
        for name in names {
            byUID[name.uid] = name
            byName[name.name] = name
        }
    }

    /// The name of the resource that is the event of a UID.
    func resource(of uid: String) -> String { byUID[uid]?.name ?? CycleNames.resource(of: uid) }

    /// The UID of the event of ours that a resource with this name would be.
    func uid(of name: String) -> String? {
        if let named = byName[name] { return named.uid }
        return CycleNames.uid(of: name).flatMap { byUID[$0] == nil ? $0 : nil }
    }

    /// The UID by which the program knows the event, where that is not its own.
    func givenUID(of uid: String) -> String? { byUID[uid]?.givenUID }

    /// The event that the program knows by this UID, which is not its own.
    func uid(ofGiven given: String) -> String? {
        byUID.values.first { $0.givenUID == given }?.uid
    }

    /// A resource of ours as the program has it.
    func named(_ resource: CalendarResource, uid: String) -> CalendarResource {
        guard let named = byUID[uid] else { return resource }
        var resource = resource
        resource.name = named.name
        let own = Array("\r\nUID:\(uid)\r\n".utf8)
        if let place = resource.bytes.firstRange(of: own, from: 0) {
            resource.bytes.replaceSubrange(place, with: "\r\nUID:\(named.givenUID)\r\n".utf8)
        }
        return resource
    }

    /// A name to be given to an event of ours; `nil` for one with a UID that has to be escaped or folded.
    static func name(_ uid: String, as name: String, givenUID: String) -> EventName? {
        let isPlain = givenUID.utf8.allSatisfy {
            switch $0 {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "A")...UInt8(ascii: "Z"):
                true
            case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "@"): true
            default: false
            }
        }
        guard isPlain, (1...70).contains(givenUID.utf8.count) else { return nil }
        return EventName(uid: uid, name: name, givenUID: givenUID)
    }
}
