import CycleModel
import CyclePipeline
import Secrets
package import Store

extension Household {
    /// How much there is in a store.
    package struct Size: Sendable {
        package let people: Int
        package let entries: Int

        fileprivate init(_ summary: StoreSummary) {
            (people, entries) = (summary.people, summary.entries)
        }
    }

    /// Whether the store is built as the program builds one.
    package func requireOwnSchema() throws { try store.requireOwnSchema() }

    package func backup(to path: String) throws -> Size { Size(try store.backup(to: path)) }

    /// Stores that a restore replaced, and that still lie beside this one.
    package func replacedStores() throws -> [String] { try store.replacedStores }

    /// Makes sure that a backup is whole and that every entry of every journal in it can be read.
    package static func verify(
        _ backup: String, in files: any StoreFiles
    ) throws -> Size {
        let summary = try files.verify(backup)
        // Also of a store of an earlier version, which is whole.
        for person in try files.salvage(backup).people {
            _ = try changes(
                in: Journal(entries: person.entries, lastNumber: person.entries.count),
                of: backup)
        }
        return Size(summary)
    }

    /// Puts a backup in the place of the store at `path`.
    ///
    /// - Returns: Where the store is now that was there before.
    package static func restore(
        from backup: String, to path: String, in files: any StoreFiles
    ) throws -> (size: Size, replaced: String?) {
        let restored = try files.restore(from: backup, to: path)
        return (Size(restored.summary), restored.replaced)
    }
}

/// What can still be read of a damaged store.
package struct SalvagedHousehold {
    private let salvage: Salvage
    private let files: any StoreFiles

    package var entries: Int { salvage.entryCount }
    /// How many entries could not be read, or had been erased.
    package var missing: Int { salvage.people.reduce(0) { $0 + $1.missing } }

    package init(_ path: String, in files: any StoreFiles) throws {
        salvage = try files.salvage(path)
        self.files = files
    }

    /// Makes a new store of it, at a path that has no store yet.
    package func write(to path: String) throws {
        let store = try files.open(path, mode: .readWriteCreate)
        for (index, person) in salvage.people.enumerated() {
            let name = person.name ?? "person \(index + 1)"
            _ = try store.add(person, named: name, seed: Seed.random().bytes)
        }
    }
}
