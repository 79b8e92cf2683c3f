package import CalendarModel
import CivilDate
package import CycleModel
package import CyclePipeline
import Secrets
package import Store

/// A person of a household, for whoever reads or changes what is recorded of one person.
package struct Member: Sendable {
    package let household: Household
    package let person: Person

    package init(household: Household, person: Person) {
        self.household = household
        self.person = person
    }

    package var name: String { person.name }
    /// `nil` for a first person whom nobody has named.
    package var givenName: String? { person.givenName }
    /// How many entries a person can keep in a calendar.
    package static var mostEntries: Int { Room().objects }
    /// The same of a deck.
    package static var mostCards: Int { Room().cards }
    /// Beside the computed one; a deck is one, too.
    package static var mostCalendars: Int { Room().calendars }
    /// What forms and pages know a person by: no other one ever has it in this store.
    package var number: String { String(person.id.rawValue) }

    private var store: any Store { household.store }

    package func state(at now: Now) throws -> PersonState {
        try household.state(of: person, at: now)
    }

    package func rename(to name: String) throws { try store.rename(person.id, to: name) }

    /// Removes the person and everything that is recorded, for good.
    package func erase() throws { try store.erase(person.id) }

    /// What the person planned: to-do lists, notes, events, decks and the timer.
    package var planner: MemberPlanner { MemberPlanner(member: self) }
    /// What rings for the person, and how.
    package var alarms: MemberAlarms { MemberAlarms(member: self) }

    // MARK: Entries of calendars

    /// A UID for a new entry: a random UUID in lower case (RFC 7986 5.3, RFC 9562 5.4).
    package func newUID() -> String {
        var bytes = Array(Seed.random().bytes.prefix(16))
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        let digits = Array(bytes.hexadecimal)
        return [0..<8, 8..<12, 12..<16, 16..<20, 20..<32].map { String(digits[$0]) }
            .joined(separator: "-")
    }

    /// Whether it looks like `newUID()`.
    package static func isUID(_ text: String) -> Bool {
        text.utf8.count == 36
            && text.utf8.allSatisfy {
                $0.isASCIIDigit || (0x61...0x66).contains($0) || $0 == 0x2D
            }
    }

    /// As CalDAV tags what programs put.
    package func tag(of bytes: [UInt8]) -> String {
        Seed(person.seed).map { KeyedHash($0).digest(of: bytes, size: .bytes16).hexadecimal } ?? ""
    }

    // MARK: The journal

    /// The changes of the journal, in the order in which they were made.
    package func changes() throws -> [RecordedChange] {
        try household.recordedChanges(in: try store.journal(of: person.id))
    }

    /// Writes what `plan` makes of the person as of now, with nobody writing in between.
    ///
    /// - Parameter plan: Called again where somebody else wrote meanwhile.
    /// - Returns: What the change was planned on.
    @discardableResult
    package func write(
        at now: Now, plan: (PersonState) throws -> [JournalChange.Content]
    ) throws -> PersonState {
        try JournalWriter(store, for: person.id, from: .commandLine).write {
            try state(at: now)
        } plan: {
            JournalDraft(try plan($0), answer: ())
        }.basis
    }

    /// As `write(at:plan:)`, for a door that has a state of its own and wants the plan's answer.
    ///
    /// - Parameter look: The person as of now; called again where somebody else wrote meanwhile, as `plan` is.
    /// - Returns: What the change was planned on, and the planner's answer.
    package func write<Answer>(
        from door: Door, on look: () throws -> PersonState,
        plan: (PersonState) throws -> JournalDraft<Answer>
    ) throws -> (basis: PersonState, answer: Answer) {
        let written = try JournalWriter(store, for: person.id, from: door.origin).write(
            on: look, plan: plan)
        return (written.basis, written.draft.answer)
    }

    /// The person as the journal's entry `entry` left them; `nil` where there is no such entry, or older ones were erased
    /// since.
    package func state(asOf entry: Int64, of state: PersonState) throws -> PersonState? {
        guard entry >= 0, entry <= state.lastEntry else { return nil }
        if entry == state.lastEntry { return state }
        let journal = try store.journal(of: person.id, after: 0)
        guard journal.lastRewrite <= Int(entry) else { return nil }
        let changes = try household.changes(in: journal).filter { $0.number <= entry }
        var past = PersonState(
            JournalState(replaying: changes, lastEntry: entry),
            naming: Household.naming(seed: person.seed), moment: state.moment,
            zones: household.zones)
        past.language = state.language
        return past
    }

    /// Writes an import that was planned on `state` and shown to somebody.
    ///
    /// - Parameter isReturned: All of it came with calendars that were handed out.
    /// - Throws: `StoreError` where somebody else wrote meanwhile.
    package func `import`(
        _ change: JournalChange.Content, isReturned: Bool, plannedOn state: PersonState
    ) throws {
        try JournalWriter(store, for: person.id, from: isReturned ? .returned : .import).append(
            JournalDraft([change], answer: ()), expecting: state)
    }

    // MARK: Calendars

    /// What was handed out that `returned` may be, the newest first.
    package func served(
        for returned: ReturnedCalendar, on state: PersonState
    ) throws -> ServedHistory {
        try household.served(to: person, for: returned, on: state)
    }

    /// The versions that the events of an exported file have, which is remembered as served.
    ///
    /// - Complexity: O(*n*) in the events; the store is written where one of them is new or has changed.
    package func versions(
        ofFile snapshot: CalendarSnapshot
    ) throws -> [EventVersion] {
        let style = Array(snapshot.publishing.rendition.utf8)
        let versions = try store.versions(
            for: person.id,
            rendition: "file \(snapshot.person.naming.fingerprint(of: style).hexadecimal)",
            of: snapshot.rendered, now: snapshot.person.moment.seconds)
        var record = snapshot.record
        record.stamps = versions.map(\.modified)
        try store.remember(record, for: person.id)
        return versions.map { .init($0) }
    }

    /// How many of the events to come the person hid in calendar programs.
    ///
    /// Those that are over, or were to be on other dates, are hidden no longer.
    package func hiddenCount(on state: PersonState) throws -> Int {
        let rows = try store.hidden(of: person.id)
        guard !rows.isEmpty else { return 0 }
        var options = CalendarOptions()
        options.include = CalendarOptions.Content.allCases
        options.months = 120
        let hashes = Dictionary(rows.map { ($0.uid, $0.hash) }) { first, _ in first }
        return Forward.snapshot(of: state, options, as: "").events.count { event in
            guard event.days.upperBound >= state.today, let hash = hashes[event.uid] else {
                return false
            }
            return hash == state.naming.digest(ofDatesOf: event)
        }
    }

    package func unhideAll(at seconds: Int64) throws {
        _ = try store.unhideAll(of: person.id, at: seconds)
    }
}

extension Household {
    package var isReadOnly: Bool { store.isReadOnly }

    /// Everybody, in the order in which they were added.
    package func members() throws -> [Member] {
        try store.people().map { Member(household: self, person: $0) }
    }

    /// The one of that name, whatever its capitals.
    package func member(named name: String) throws -> Member? {
        try store.person(named: name).map { Member(household: self, person: $0) }
    }

    /// The one who was added first; `nil` where there is nobody yet.
    package func firstMember() throws -> Member? {
        try store.firstPerson().map { Member(household: self, person: $0) }
    }

    package func addMember(named name: String) throws -> Member {
        Member(household: self, person: try store.addPerson(named: name, seed: Seed.random().bytes))
    }

    /// The household's first member, made under this name where there is nobody yet.
    package func firstMemberOrNew(named name: String = Person.nameOfFirst) throws -> Member {
        if let first = try firstMember() { return first }
        do {
            return try addMember(named: name)
        } catch {
            // Of several processes at a new store, another one was first.
            guard (error as? StoreError)?.reason == .nameTaken, let first = try firstMember()
            else { throw error }
            return first
        }
    }
}

extension Household {
    /// Whether an error says that there is no such file or folder, rather than what is wrong with it.
    package static func isMissing(_ error: any Error) -> Bool {
        (error as? StoreError)?.reason == .missing
    }
}
