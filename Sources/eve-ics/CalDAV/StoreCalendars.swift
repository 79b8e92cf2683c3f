import CalendarModel
import CalendarServer
import CivilDate
import CycleModel
import ICalendar
import LogStore
import Secrets
import Synchronization

/// The calendars of a store, for whoever signs in with an app password.
final class StoreCalendars: CalendarSource {
    /// Whose store it is, opened anew where another file has come into its place.
    let feeds: StoreFeeds
    let cache = EditionCache()
    /// What the store was when something was put into the cache last.
    private let known: Mutex<LogStore?> = Mutex(nil)
    /// One change at a time of each person's cycle, and one rendering.
    private let lanes = (0..<64).map { _ in Lane() }

    let recent = Mutex(RecentPuts())
    let series = Mutex(EditSeriesOfAll())

    final class Lane: Sendable {
        let lock = Mutex(())
    }

    init(_ feeds: StoreFeeds) {
        self.feeds = feeds
    }

    func signIn(password: Substring, now: Int64) -> SignIn {
        let store = store(now)
        do {
            guard let (password, person) = try open(password, store) else { return .unknown }
            guard let contents = CalendarContents(password.contents) else {
                throw ToolError.io(
                    "\(store.path): an app password was made by a newer eve-ics",
                    advice: "update the program")
            }
            store.noteUse(of: password, at: now)
            return .account(
                StoreAccount(
                    self, store: store, person: person, password: password, contents: contents,
                    now: now))
        } catch {
            report(error, now)
            return .unavailable
        }
    }

    /// The password's row and its person.
    ///
    /// A selector that nobody has costs what another one does.
    private func open(
        _ text: Substring, _ store: LogStore
    ) throws -> (AppPassword, Person)? {
        guard let token = SecretToken(typed: text, for: .appPassword) else { return nil }
        let password = try store.appPassword(selector: token.selector)
        let nobody = Person.ID(rawValue: 0)
        let person = try store.person(password?.person ?? nobody)
        guard token.opens(password?.hash, of: person), let password, let person else { return nil }
        return (password, person)
    }

    /// For tags and tokens: nobody without her seed can tell what it is of.
    func digest(_ bytes: [UInt8], of person: Person) -> String {
        guard let seed = Seed(person.seed) else { return "" }
        return KeyedHash(seed).digest(of: bytes, size: .bytes16).hexadecimal
    }

    func digest(_ text: String, of person: Person) -> String {
        String(digest(Array(text.utf8), of: person).prefix(12))
    }

    func lane(_ person: Person) -> Lane { lanes[Int(person.seed.first ?? 0) & 63] }

    private func store(_ now: Int64) -> LogStore {
        let store = feeds.store(now)
        let isSame = known.withLock { known in
            defer { known = store }
            return known === store
        }
        // Entries of the same numbers may say something else now.
        if !isSame { cache.removeAll() }
        return store
    }

    func report(_ error: any Error, _ now: Int64) {
        feeds.report(error, now, meanwhile: "calendar programs are told to come again")
    }

    // MARK: Editions

    func subject(_ person: Person, _ now: Int64, _ store: LogStore) throws -> Subject {
        try feeds.subject(person, now, store)
    }

    func edition(
        _ contents: CalendarContents, channel: String, for subject: Subject
    ) -> CycleEdition {
        let key = EditionCache.Key(
            seed: subject.seed, channel: channel, moment: subject.editionMoment)
        if let known = cache.edition(key) { return known }
        let edition = CycleEdition(contents, for: subject)
        cache.keep(edition, for: key)
        return edition
    }

    /// The edition of now, with the versions that the store gives its events; it is remembered as served.
    func published(
        _ contents: CalendarContents, channel: String, for subject: Subject, person: Person,
        _ store: LogStore
    ) throws -> PublishedCycle {
        let key = EditionCache.Key(
            seed: subject.seed, channel: channel, moment: subject.editionMoment)
        if let known = cache.published(key) { return known }
        let rewrite = try store.journal(of: person.id, after: Int(subject.lastEntry)).lastRewrite
        cache.forget(subject.seed, before: Int64(rewrite))
        let edition = edition(contents, channel: channel, for: subject)
        let now = subject.moment.seconds
        let versions = try store.publish(
            for: person.id, rendition: channel, events: edition.rendered,
            record: edition.record, now: now)
        let published = PublishedCycle(
            edition,
            versions: versions.versions.map {
                CalendarModel.EventVersion(sequence: $0.sequence, modified: $0.modified)
            })
        cache.keep(edition, published: published, for: key)
        return published
    }

    /// Where the journal stays as it is, an edit may have given events another version.
    func forgetVersions(of view: CycleView) {
        let edition = view.edition
        let key = EditionCache.Key(
            seed: view.subject.seed, channel: edition.channel, moment: edition.moment)
        cache.keep(edition, for: key)
    }

    /// An edition of earlier, which is computed again where it is not known any more; `nil` for one that never
    /// was or that rests on entries that were erased since.
    func edition(
        at moment: EditionMoment, _ contents: CalendarContents, channel: String,
        for subject: Subject, person: Person, _ store: LogStore
    ) throws -> CycleEdition? {
        guard moment.entry <= subject.lastEntry, moment.entry >= 0, moment.day <= subject.today,
            moment.day > subject.today - Self.mostDays
        else { return nil }
        let recent = try store.journal(of: person.id, after: Int(subject.lastEntry))
        guard moment.entry >= recent.lastRewrite else { return nil }
        let key = EditionCache.Key(seed: subject.seed, channel: channel, moment: moment)
        if let known = cache.edition(key) { return known }
        if moment.entry == subject.lastEntry {
            return edition(contents, channel: channel, for: Subject(subject, on: moment.day))
        }
        let journal = try store.journal(of: person.id)
        let changes = try journal.changes(path: store.path)
        let state = JournalState(
            replaying: changes.filter { $0.number <= moment.entry }, lastEntry: moment.entry)
        let then = Subject(
            state: state, source: subject.source,
            moment: Moment(seconds: Int64(moment.day.number) * 86_400, day: moment.day))
        return edition(contents, channel: channel, for: then)
    }

    /// A client that was away for longer begins anew.
    private static let mostDays = 1_000
}

extension CalendarContents {
    func channel(for subject: Subject) -> String { CycleEdition.channel(of: self, subject.naming) }
}
