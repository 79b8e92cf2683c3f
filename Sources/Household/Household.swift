package import CalendarModel
import CivilDate
package import CycleModel
package import CyclePipeline
import Secrets
package import Store

/// The people of one store, as every door reads them: commands, feeds, CalDAV.
package final class Household: Sendable {
    package let store: any Store
    package let zones: ZoneDatabase

    package init(_ store: any Store, zones: ZoneDatabase) {
        self.store = store
        self.zones = zones
    }

    package func state(of person: Person, at now: Now) throws -> PersonState {
        PersonState(
            try journalState(of: person), naming: Self.naming(seed: person.seed), at: now,
            zones: zones)
    }

    /// What a person's journal amounts to now.
    package func journalState(of person: Person) throws -> JournalState {
        let journal = try store.journal(of: person.id)
        return JournalState(
            replaying: try changes(in: journal), lastEntry: Int64(journal.lastNumber))
    }

    /// - Throws: `HouseholdError` for an entry that a newer version wrote.
    package func changes(in journal: Journal) throws -> [JournalChange] {
        try Self.changes(in: journal, of: store.path)
    }

    static func changes(in journal: Journal, of path: String) throws -> [JournalChange] {
        try journal.entries.map { entry in
            do {
                return JournalChange(
                    number: Int64(entry.number), content: try JournalCodec.decode(entry.body),
                    isReturned: entry.origin == .calendar || entry.origin == .returned,
                    recorded: entry.recorded)
            } catch {
                throw HouseholdError(reason: .unreadableEntry(entry.number), path: path)
            }
        }
    }

    /// The same with the way by which each change came, and when.
    package func recordedChanges(in journal: Journal) throws -> [RecordedChange] {
        zip(journal.entries, try changes(in: journal)).map {
            RecordedChange(change: $1, recorded: $0.recorded, origin: $0.origin.ofChange)
        }
    }

    /// What was handed out to a person that `returned` may be, the newest first.
    ///
    /// - Parameter name: Only what was served under it counts, where anything was.
    package func served(
        to person: Person, as name: String? = nil, for returned: ReturnedCalendar,
        on state: PersonState
    ) throws -> ServedHistory {
        let records = try store.served(to: person.id).compactMap(ServedHistory.Record.init)
        return try ServedHistory(
            of: returned, among: records, isWhole: store.remembersAllServed(to: person.id),
            isKnown: { try store.hasServed(contents: $0, to: person.id) },
            name: name, for: state
        ) {
            try changes(in: try store.journal(of: person.id))
        }
    }

    /// The names of a person's events, by a hash keyed with the person's seed.
    package static func naming(seed: [UInt8]) -> EventNaming {
        let hash = Seed(seed).map(KeyedHash.init)
        return EventNaming { message in hash?.digest(of: message) ?? message }
    }
}

extension Origin {
    fileprivate var ofChange: RecordedChange.Origin {
        switch self {
        case .commandLine: .commandLine
        case .import, .returned: .import
        case .calendar: .calendar
        case .web, .button: .web
        }
    }
}

extension ServedHistory.Record {
    fileprivate init?(_ record: ServedRecord) {
        guard let day = Int32(exactly: record.day) else { return nil }
        self.init(
            name: record.feed, entry: Int64(record.entry), day: .init(number: day),
            options: record.options, stamps: record.stamps)
    }
}

extension CalendarSnapshot {
    /// The events as the store knows them.
    package var rendered: [RenderedEvent] {
        zip(events, fingerprints).map { RenderedEvent(uid: $0.uid, hash: $1) }
    }

    /// What to remember of it, so that what comes back can be held against what went out.
    package var record: ServedRecord {
        ServedRecord(
            feed: name, entry: Int(person.lastEntry), day: Int(person.today.number),
            options: options.description, contents: contents)
    }
}

extension EventVersion {
    package init(_ version: StoredVersion) {
        self.init(sequence: version.sequence, modified: version.modified)
    }
}
