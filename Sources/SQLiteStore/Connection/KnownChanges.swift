import SQLStore
package import Store
import Synchronization

/// What a process knows of people's counters of changes, and when it looked.
struct KnownChanges {
    private struct Counter {
        /// The moment of the look.
        let moment: WALIndex.Moment
        let count: Int64
    }

    /// Tells stamps of this opening from those of all others.
    private let source = ChangeStamp.nextSource()
    /// The store's WAL index; `nil` for a store without one.
    private var index: WALIndex?
    private var counters: [Person.ID: Counter] = [:]

    /// The store's moment now; `nil` before the index was found, and for a store without one.
    var moment: StoreMoment? {
        index.map {
            let moment = $0.moment
            return StoreMoment(source: source, moment.transactions, moment.checksum)
        }
    }

    mutating func findIndex(in connection: SQLiteConnection) throws {
        if index == nil { index = try connection.walIndex() }
    }

    /// The person's stamp, where nothing at all was committed since the last look.
    func current(of person: Person.ID) -> ChangeStamp? {
        guard let index, let counter = counters[person], counter.moment == index.moment else {
            return nil
        }
        return ChangeStamp(source: source, number: counter.count)
    }

    /// Looks at the person's counter.
    mutating func update(
        for person: Person.ID, in connection: SQLiteConnection
    ) throws -> ChangeStamp {
        try findIndex(in: connection)
        // Before anything is read: what is committed from now on is looked at the next time.
        let moment = index?.moment
        let count = try connection.changeCount(of: person)
        counters[person] = moment.map { Counter(moment: $0, count: count) }
        return ChangeStamp(source: source, number: count)
    }
}

extension SQLiteStore {
    /// `nil` where it cannot be told. It costs no question to the store once it was asked for.
    package var moment: StoreMoment? {
        if let known = changes.withLock({ $0.moment }) { return known }
        return try? withConnection { connection in
            try changes.withLock { changes in
                try changes.findIndex(in: connection)
                return changes.moment
            }
        }
    }

    package func changeStamp(of person: Person.ID) -> ChangeStamp {
        if let stamp = changes.withLock({ $0.current(of: person) }) { return stamp }
        let stamp = try? withConnection { connection in
            try changes.withLock { try $0.update(for: person, in: connection) }
        }
        return stamp ?? .unique
    }

    /// The same as a number that another opening of the store knows, too.
    package func changeCount(of person: Person.ID) throws -> Int64 {
        try withConnection { try $0.changeCount(of: person) }
    }

    package var isOutdated: Bool {
        guard let place, let status = try? FileSystem.status(path) else { return true }
        guard place.isSnapshot else { return !status.isSameFile(as: place.status) }
        return status != place.status || (try? SQLiteConnection.hasEmptyLog(path)) != true
    }
}
