import CalendarModel
package import CalendarServer
import CivilDate
import CycleModel
import CyclePipeline
import HTTPServer
package import Household
import Secrets
import Store
import Synchronization

/// The calendars of a store, for programs that sign in with an app password.
package final class StoreCalendars: CalendarSource {
    let household: LiveHousehold
    let cache = SnapshotCache()
    /// The store whose snapshots are in the cache.
    private let cached = Mutex<(any Store)?>(nil)
    /// One change at a time of each person's cycle, and one rendering.
    private let stripes = (0..<64).map { _ in LockStripe() }

    let recent = Mutex(RecentPuts())
    let edits = Mutex(AllClientEdits())

    final class LockStripe: Sendable {
        let lock = Mutex(())
    }

    package init(_ household: LiveHousehold) {
        self.household = household
    }

    package func signIn(password: Substring, now: Int64) -> SignIn {
        let household = current(now)
        let store = household.store
        do {
            guard let token = SecretToken(typed: password, for: .appPassword),
                let (password, person) = try store.grant(openedBy: token), password.isOpen(at: now)
            else { return .unknown }
            guard let options = CalendarOptions(password.contents) else {
                throw HouseholdError(
                    reason: .newerOptions(of: "an app password"), path: store.path)
            }
            store.noteUse(of: password, at: now)
            return .account(
                StoreAccount(
                    self, household, person: person, password: password, options: options,
                    now: now))
        } catch {
            report(error, now)
            return .unavailable
        }
    }

    /// For tags and tokens: nobody without the person's seed can tell what it is of.
    func digest(_ bytes: [UInt8], of person: Person) -> String {
        guard let seed = Seed(person.seed) else { return "" }
        return KeyedHash(seed).digest(of: bytes, size: .bytes16).hexadecimal
    }

    func digest(_ text: String, of person: Person) -> String {
        String(digest(Array(text.utf8), of: person).prefix(12))
    }

    func stripe(_ person: Person) -> LockStripe { stripes[Int(person.seed.first ?? 0) & 63] }

    private func current(_ now: Int64) -> Household {
        // Entries of the same numbers may say something else now.
        household.current(now, after: cached) { cache.removeAll() }
    }

    package func forget() {
        cache.removeAll()
        recent.withLock { $0 = RecentPuts() }
        edits.withLock { $0 = AllClientEdits() }
    }

    func report(_ error: any Error, _ now: Int64) {
        household.report(error, now, meanwhile: "calendar programs are told to come again")
    }

    // MARK: Snapshots

    func state(of person: Person, in household: Household, _ now: Int64) throws -> PersonState {
        try self.household.state(of: person, in: household, now)
    }

    private func snapshot(
        _ options: CalendarOptions, for state: PersonState, _ key: SnapshotCache.Key
    ) -> IndexedSnapshot {
        if let known = cache.snapshot(key) { return known }
        let snapshot = IndexedSnapshot(options, for: state)
        cache.keep(snapshot, for: key)
        return snapshot
    }

    /// The snapshot of now, with the versions that the store gives its events; it is remembered as served.
    func versioned(
        _ options: CalendarOptions, for state: PersonState, person: Person, _ store: any Store
    ) throws -> VersionedSnapshot {
        let rendition = IndexedSnapshot.rendition(of: options, state.naming)
        let key = SnapshotCache.Key(
            seed: person.seed, rendition: rendition, moment: state.snapshotMoment)
        if let known = cache.versioned(key) { return known }
        let rewrite = try store.journal(of: person.id, after: Int(state.lastEntry)).lastRewrite
        cache.forget(person.seed, before: Int64(rewrite))
        let snapshot = snapshot(options, for: state, key)
        let publication = try store.publish(
            for: person.id, rendition: rendition, events: snapshot.rendered,
            record: snapshot.snapshot.record, now: state.moment.seconds)
        let versioned = VersionedSnapshot(
            snapshot, versions: publication.versions.map { .init($0) })
        cache.keep(snapshot, versioned: versioned, for: key)
        return versioned
    }

    /// Even if the journal does not change, an edit may have given events another version.
    func forgetVersions(of collection: CycleCollection) {
        let snapshot = collection.snapshot
        let key = SnapshotCache.Key(
            seed: collection.owner.seed, rendition: snapshot.rendition, moment: snapshot.moment)
        cache.keep(snapshot, for: key)
    }

    /// A snapshot of earlier, which is computed again where it is not known any more; `nil` for one that never
    /// was or that rests on entries that were erased since.
    func snapshot(
        at moment: SnapshotMoment, _ options: CalendarOptions, rendition: String,
        for state: PersonState, person: Person, _ household: Household
    ) throws -> IndexedSnapshot? {
        guard moment.entry <= state.lastEntry, moment.entry >= 0, moment.day <= state.today,
            moment.day > state.today - Self.mostDays
        else { return nil }
        let store = household.store
        let recent = try store.journal(of: person.id, after: Int(state.lastEntry))
        guard moment.entry >= recent.lastRewrite else { return nil }
        let key = SnapshotCache.Key(seed: person.seed, rendition: rendition, moment: moment)
        if let known = cache.snapshot(key) { return known }
        if moment.entry == state.lastEntry {
            return snapshot(options, for: state.on(moment.day), key)
        }
        let changes = try household.changes(in: try store.journal(of: person.id))
        let then = PersonState(
            JournalState(
                replaying: changes.filter { $0.number <= moment.entry }, lastEntry: moment.entry),
            naming: state.naming, moment: Moment(startOf: moment.day), zones: state.zones)
        return snapshot(options, for: then, key)
    }

    /// The snapshot of earlier that said this, among those that were served last; `nil` where none did.
    func snapshot(
        saying digest: String, before current: IndexedSnapshot, _ options: CalendarOptions,
        for state: PersonState, person: Person, _ household: Household
    ) throws -> IndexedSnapshot? {
        if current.digest == digest { return current }
        let rendition = current.rendition
        let records = try household.store.served(to: person.id, feed: rendition)
        for record in records.prefix(Self.mostRecords) {
            let moment = SnapshotMoment(entry: record.entry, day: record.day)
            let earlier = try snapshot(
                at: moment, options, rendition: rendition, for: state, person: person, household)
            if let earlier, earlier.digest == digest { return earlier }
        }
        return nil
    }

    /// How many are looked through for what a token stands for: all of them stay in the cache.
    private static let mostRecords = 100

    /// A client that was away for longer begins afresh.
    private static let mostDays = 1_000
}
