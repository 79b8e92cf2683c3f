import Foundation
import SQLStore
import SQLiteStore
import Store
import Testing

/// A folder for one test, removed with everything in it when the test is over.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "eve-ics-store-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The path of a file in the folder; `eve.db` unless named.
    func callAsFunction(_ name: String = "eve.db") -> String { path + "/" + name }

    /// The names in it, but for what keeps room beside a store.
    var names: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: path)
                .filter { !$0.hasSuffix("-room") }.sorted()
        }
    }
}

func permissions(_ path: String) throws -> Int {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return (attributes[.posixPermissions] as? NSNumber)?.intValue ?? -1
}

/// A store in the folder with one person, Ada.
func storeWithAda(_ folder: TemporaryFolder) throws -> (store: SQLiteStore, ada: Person.ID) {
    let store = try SQLiteStore.open(folder())
    return (store, try store.addPerson(named: "Ada", seed: seed(1)).id)
}

/// A feed with the name as its selector.
@discardableResult
func addFeed(
    _ name: String, to store: SQLiteStore, for person: Person.ID, expires: Int64? = nil
) throws -> Grant {
    try store.addGrant(
        .feed, named: name, for: person, selector: name, hash: seed(9),
        contents: "contents of \(name)", isReadOnly: true, created: 100, expires: expires)
}

/// A password with the name as its selector.
@discardableResult
func addAppPassword(
    _ name: String, to store: SQLiteStore, for person: Person.ID
) throws -> Grant {
    try store.addGrant(
        .appPassword, named: name, for: person, selector: name, hash: seed(9),
        contents: "contents of \(name)", isReadOnly: false, created: 100, expires: nil)
}

// What most tests leave out.
extension SQLiteStore {
    @discardableResult
    func append(_ entries: [NewEntry], for person: Person.ID) throws -> [JournalEntry] {
        try append(entries, for: person, expecting: nil)
    }

    func addCalendar(
        named name: String, for person: Person.ID, components: Set<String>
    ) throws -> StoredCalendar {
        try addCalendar(named: name, for: person, components: components, properties: [])
    }

    @discardableResult
    func rewrite(
        _ person: Person.ID, _ rewrites: [Rewrite], appending entries: [NewEntry] = [],
        keeping: Keeping = .everything
    ) throws -> [JournalEntry] {
        try rewrite(person, rewrites, appending: entries, keeping: keeping, expecting: nil)
    }

    func add(_ salvaged: Salvage.SalvagedPerson, seed: [UInt8]) throws -> Person {
        try add(salvaged, named: nil, seed: seed)
    }
}

func seed(_ byte: UInt8) -> [UInt8] { Array(repeating: byte, count: 32) }

func entry(_ text: String, at recorded: Int64 = 1_790_000_000, by origin: Origin = .commandLine)
    -> NewEntry
{
    NewEntry(recorded: recorded, origin: origin, body: Array(text.utf8))
}

extension JournalEntry {
    var text: String { String(decoding: body, as: UTF8.self) }
}

/// Every file in the folder with its bytes.
///
/// Reading drops the locks that this process holds on them (`close` does), so it is for tests in
/// which nothing else uses the store.
func contents(of folder: TemporaryFolder) throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for name in try folder.names where !name.hasSuffix("-shm") {
        contents[name] = Array(try Data(contentsOf: URL(fileURLWithPath: folder(name))))
    }
    return contents
}

func changeMode(_ path: String, _ mode: mode_t) {
    if unsafe chmod(path, mode) != 0 { Issue.record("chmod of \(path) failed") }
}
