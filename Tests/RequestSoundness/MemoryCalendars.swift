package import CalendarServer
import ICalendar
import Synchronization
import XML

/// Calendars of several people, in memory, with nothing clever about them.
package final class MemoryCalendars: CalendarSource {
    struct Object {
        /// `nil` for one that was removed.
        var bytes: [UInt8]?
        var revision: Int
    }

    struct Calendar {
        var collection: CalendarCollection
        var objects: [String: Object] = [:]
        var revision = 1

        mutating func set(_ bytes: [UInt8]?, _ name: String) {
            revision += 1
            objects[name] = Object(bytes: bytes, revision: revision)
            collection.syncToken = "data:,r\(revision)"
        }
    }

    struct Person {
        var displayName: String
        var calendars: [String: Calendar] = [:]
    }

    struct State {
        var people: [String: Person] = [:]
        /// By password: whose, and whether it may only read the cycle.
        var passwords: [String: (id: String, isReadOnly: Bool)] = [:]
        /// What every call of an account fails with.
        var failure: CalendarFailure?
    }

    let state = Mutex(State())
    package static let modified: Int64 = 784_111_777

    package init() {}

    /// Somebody with a cycle's calendar that has nothing in it.
    package func addPerson(_ id: String, _ displayName: String, password: String) {
        let cycle = CalendarCollection(
            name: "cycle", components: ["VEVENT"], isReadOnly: false, isCycle: true,
            syncToken: "data:,r1", properties: [XMLElement(.dav("displayname"), text: "Cycle")])
        state.withLock { state in
            state.people[id] = Person(
                displayName: displayName, calendars: ["cycle": Calendar(collection: cycle)])
            state.passwords[password] = (id, false)
        }
    }

    /// A password with which the cycle's calendar can be read and no more.
    package func addShare(of id: String, password: String) {
        state.withLock { $0.passwords[password] = (id, true) }
    }

    package func put(_ text: String, as name: String, in calendar: String, of id: String) {
        state.withLock { state in
            state.people[id]?.calendars[calendar]?.set(Array(text.utf8), name)
        }
    }

    package func fail(with failure: CalendarFailure?) {
        state.withLock { $0.failure = failure }
    }

    /// Everything that is kept of somebody.
    package func content(of id: String) -> String {
        state.withLock { "\($0.people[id]?.calendars.sorted { $0.key < $1.key } ?? [])" }
    }

    package func signIn(password: Substring, now: Int64) -> SignIn {
        state.withLock { state in
            guard let known = state.passwords[String(password)],
                let person = state.people[known.id]
            else { return .unknown }
            return .account(
                MemoryAccount(
                    source: self, id: known.id, displayName: person.displayName,
                    isReadOnly: known.isReadOnly))
        }
    }

    package static func tag(of bytes: [UInt8]) -> String {
        var hash: UInt64 = 14_695_981_039_346_656_037
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
        return String(hash, radix: 16)
    }

    fileprivate static func resource(_ name: String, _ bytes: [UInt8]) -> CalendarResource {
        CalendarResource(name: name, tag: tag(of: bytes), bytes: bytes, modified: modified)
    }
}

private struct MemoryAccount: CalendarAccount {
    let source: MemoryCalendars
    let id: String
    let displayName: String
    let isReadOnly: Bool
    let zones = CalendarZones(floating: ZoneOffsets(fixed: 3_600))

    private func with<Answer: Sendable>(
        _ body: (inout MemoryCalendars.Person) throws -> Answer
    ) throws -> Answer {
        try source.state.withLock { state throws in
            if let failure = state.failure { throw failure }
            guard var person = state.people[id] else { throw CalendarFailure.notFound }
            let answer = try body(&person)
            state.people[id] = person
            return answer
        }
    }

    private func seen(_ calendar: MemoryCalendars.Calendar) -> CalendarCollection? {
        guard !isReadOnly || calendar.collection.isCycle else { return nil }
        var collection = calendar.collection
        collection.isReadOnly = collection.isReadOnly || isReadOnly
        return collection
    }

    func calendars() throws -> [CalendarCollection] {
        try with { person in
            person.calendars.values.compactMap(seen).sorted { $0.name < $1.name }
        }
    }

    func calendar(_ name: String) throws -> CalendarCollection? {
        try with { person in person.calendars[name].flatMap(seen) }
    }

    func resources(of calendar: String, after name: String) throws -> [CalendarResource] {
        let all = try resources(of: calendar) { name.utf8.lexicographicallyPrecedes($0.utf8) }
        // Few at a time.
        return Array(all.prefix(3))
    }

    func resources(
        of calendar: String, named names: Set<String>
    ) throws -> [CalendarResource] {
        try resources(of: calendar, names.contains)
    }

    private func resources(
        of calendar: String, _ isWanted: (String) -> Bool
    ) throws -> [CalendarResource] {
        try with { person throws in
            guard let calendar = person.calendars[calendar] else { throw CalendarFailure.notFound }
            return calendar.objects.compactMap { name, object in
                guard let bytes = object.bytes, isWanted(name) else { return nil }
                return MemoryCalendars.resource(name, bytes)
            }.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        }
    }

    func changes(
        of calendar: String, since token: String
    ) throws -> CalendarChanges? {
        try with { person throws in
            guard let calendar = person.calendars[calendar] else { throw CalendarFailure.notFound }
            guard token.hasPrefix("data:,r"), let revision = Int(token.dropFirst(7)),
                (1...calendar.revision).contains(revision)
            else { return nil }
            let later = calendar.objects.filter { $0.value.revision > revision }
            return CalendarChanges(
                changed: later.compactMap { name, object in
                    object.bytes.map { MemoryCalendars.resource(name, $0) }
                }.sorted { $0.name < $1.name },
                removed: later.filter { $0.value.bytes == nil }.keys.sorted(),
                token: calendar.collection.syncToken)
        }
    }

    func put(
        _ object: CalendarObject, as name: String, in calendar: String,
        if condition: WriteCondition
    ) throws -> PutOutcome {
        try with { person throws in
            guard var changed = person.calendars[calendar] else { throw CalendarFailure.notFound }
            let before = changed.objects[name]?.bytes
            guard condition.holds(for: before.map(MemoryCalendars.tag)) else {
                throw CalendarFailure.conditionFailed
            }
            for (other, kept) in changed.objects where other != name {
                if let bytes = kept.bytes, (try? CalendarObject(bytes))?.uid == object.uid {
                    throw CalendarFailure.uidTaken(by: other)
                }
            }
            changed.set(object.bytes, name)
            person.calendars[calendar] = changed
            return PutOutcome(isNew: before == nil, tag: MemoryCalendars.tag(of: object.bytes))
        }
    }

    func delete(
        _ name: String, of calendar: String, if condition: WriteCondition
    ) throws {
        try with { person throws in
            let before = person.calendars[calendar]?.objects[name]?.bytes
            guard condition.holds(for: before.map(MemoryCalendars.tag)) else {
                throw CalendarFailure.conditionFailed
            }
            guard before != nil else { throw CalendarFailure.notFound }
            person.calendars[calendar]?.set(nil, name)
        }
    }

    func move(
        _ resource: CalendarPlace, to place: CalendarPlace, if condition: WriteCondition,
        replacing vacancy: WriteCondition
    ) throws -> PutOutcome {
        try with { person throws in
            let bytes = person.calendars[resource.calendar]?.objects[resource.name]?.bytes
            guard condition.holds(for: bytes.map(MemoryCalendars.tag)) else {
                throw CalendarFailure.conditionFailed
            }
            guard let bytes, let calendar = person.calendars[place.calendar] else {
                throw CalendarFailure.notFound
            }
            let before = calendar.objects[place.name]?.bytes
            guard vacancy.holds(for: before.map(MemoryCalendars.tag)) else {
                throw CalendarFailure.conditionFailed
            }
            person.calendars[resource.calendar]?.set(nil, resource.name)
            person.calendars[place.calendar]?.set(bytes, place.name)
            return PutOutcome(isNew: before == nil, tag: nil)
        }
    }

    func makeCalendar(
        _ name: String, components: Set<String>, properties: [XMLElement]
    ) throws {
        try with { person in
            person.calendars[name] = MemoryCalendars.Calendar(
                collection: CalendarCollection(
                    name: name, components: components, isReadOnly: false, isCycle: false,
                    syncToken: "data:,r1", properties: properties))
        }
    }

    func deleteCalendar(_ name: String) throws {
        try with { person in person.calendars[name] = nil }
    }

    func change(_ changes: [PropertyChange], of calendar: String) throws {
        try with { person in
            for change in changes {
                person.calendars[calendar]?.collection.properties.removeAll {
                    $0.name == change.name
                }
                if case .set(let element) = change {
                    person.calendars[calendar]?.collection.properties.append(element)
                }
            }
        }
    }
}
