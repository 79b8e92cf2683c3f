/// The addresses of feeds that a store has given out, taken back or replaced.
///
/// An older store that takes its place must not open an address again that was revoked or rotated
/// since, nor close one that was given out since; and no feed may look older than it was.
struct IssuedFeeds {
    private struct Given {
        let feed: Feed
        let publication: LastPublication
    }

    private var feeds: [Given] = []
    private var seeds: [Person.ID: [UInt8]] = [:]
    /// The highest number of a feed that this store has ever had.
    private var lastNumber: Int64 = 0

    /// Nothing, where the store is of a version without feeds.
    init(in connection: borrowing Connection) throws(StoreError) {
        guard try connection.mark().version >= 2 else { return }
        lastNumber = try connection.lastNumber(in: "feeds")
        for person in try connection.people() {
            seeds[person.id] = person.seed
            for feed in try connection.feeds(of: person.id) {
                let publication = try connection.publication(of: feed.id)
                feeds.append(Given(feed: feed, publication: publication))
            }
        }
    }

    /// Lets the store on `connection`, of the newest version, go on after these.
    ///
    /// Feeds are the same where number, person and time of creation are.
    func raise(in connection: borrowing Connection) throws(StoreError) {
        let known = try connection.lastNumber(in: "feeds")
        for person in try connection.people() where seeds.values.contains(person.seed) {
            let given = feeds.filter { seeds[$0.feed.person] == person.seed }
            let present = try connection.feeds(of: person.id)
            for feed in present where feed.id.rawValue <= lastNumber {
                let same = given.first { $0.feed.id == feed.id }
                guard let same else {
                    try connection.revoke(feed.id)
                    continue
                }
                guard same.feed.created == feed.created else { continue }
                if same.feed.revision > feed.revision {
                    try connection.renew(feed.id, as: same.feed)
                }
                try connection.keep(same.publication, of: feed.id)
            }
            let selectors = Set(present.map(\.selector))
            for given in given
            where given.feed.id.rawValue > known && !selectors.contains(given.feed.selector) {
                let added = try connection.insert(
                    given.feed, for: person.id, id: given.feed.id)
                try connection.keep(given.publication, of: added.id)
            }
        }
        try connection.raiseLastNumber(in: "feeds", to: lastNumber)
    }
}

extension Connection {
    fileprivate func renew(_ feed: Feed.ID, as other: Feed) throws(StoreError) {
        let update = try prepare(
            "UPDATE feeds SET selector = ?2, hash = ?3, revision = ?4 WHERE id = ?1")
        try update.bind(feed.rawValue, at: 1)
        try update.bind(other.selector, at: 2)
        try update.bind(other.hash, at: 3)
        try update.bind(other.revision, at: 4)
        try update.run()
    }

    /// Takes over a publication that is later than the feed's own.
    fileprivate func keep(
        _ publication: LastPublication, of feed: Feed.ID
    ) throws(StoreError) {
        guard let modified = publication.modified else { return }
        if let own = try self.publication(of: feed).modified, own >= modified { return }
        try keep(publication.digest, modified: modified, of: feed)
    }
}
