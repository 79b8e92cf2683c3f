import CSQLite
import Glibc
import SQLStore
import SQLiteStore
import Store

/// Uses a store in a process that a test can kill, and says what was acknowledged, a line each.
@main
enum StoreWriter {
    static func main() {
        // As the program itself must: a full disk is an error to report, not a reason to die.
        signal(SIGXFSZ, SIG_IGN)
        let words = Array(CommandLine.arguments.dropFirst())
        do {
            switch words.first {
            case "append" where words.count == 3:
                try append(to: words[1], upTo: Int(words[2]) ?? 0)
            case "publish" where words.count == 2:
                try publish(words[1])
            case "put" where words.count == 2:
                try put(words[1])
            case "limited" where words.count == 3:
                try limitFiles(to: UInt(words[2]) ?? 0)
                try append(to: words[1], upTo: .max)
            case "replace" where words.count == 4:
                try replace(words[1], with: words[2...])
            case "backup" where words.count == 3:
                while true { try say(SQLiteStore.open(words[1]).backup(to: words[2]).entries) }
            case "limited-visit" where words.count == 3:
                try limitFiles(to: UInt(words[2]) ?? 0)
                try visit(words[1])
            case "hold" where words.count == 2:
                try hold(words[1])
            case "hold-older" where words.count == 2:
                try hold(words[1], with: Array(Migration.all.dropLast()))
            case "read" where words.count == 2:
                read(words[1])
            case "visit" where words.count == 2:
                try visit(words[1])
            default:
                say("unknown command")
                exit(2)
            }
        } catch {
            say("\(error)")
            exit(1)
        }
    }

    /// Appends batches of one to three entries and says the last number of each.
    ///
    /// A body is a function of its number, so that anybody can check it; the store is closed and
    /// opened again now and then, which moves the `-wal` file's content into the store.
    private static func append(to path: String, upTo count: Int) throws {
        var written = 0
        while written < count {
            let store = try SQLiteStore.open(path)
            let person = try somebody(in: store)
            for _ in 0..<7 where written < count {
                written += 1
                say(try appendBatch(to: person, in: store))
            }
        }
    }

    /// - Returns: The last number.
    private static func appendBatch(to person: Person.ID, in store: SQLiteStore) throws -> Int {
        while true {
            let last = try store.lastEntryNumber(of: person)
            let batch = (last + 1...last + 1 + (last + 1) % 3).map {
                NewEntry(recorded: Int64($0), origin: .import, body: body(of: $0))
            }
            do {
                return try store.append(batch, for: person, expecting: last).last?.number ?? 0
            } catch let error as StoreError where error.reason == .changedMeanwhile {
                continue
            }
        }
    }

    /// Publishes one change of a feed after the other, and appends an entry now and then, for ever.
    ///
    /// Each change is of an entry of its own and has its number as its sequence.
    private static func publish(_ path: String) throws {
        while true {
            let store = try SQLiteStore.open(path)
            let person = try somebody(in: store)
            let feed =
                try store.grants(.feed, of: person).first
                ?? store.addGrant(
                    .feed, named: "feed", for: person, selector: "feed", hash: [], contents: "",
                    isReadOnly: true, created: 0, expires: nil)
            for _ in 0..<50 {
                let number = try (store.served(to: person).first?.entry ?? -1) + 1
                var sequence = -1
                let publication = try store.publish(
                    feed.id, for: person, rendition: "feed",
                    events: [RenderedEvent(uid: "u", hash: Array("\(number)".utf8))],
                    record: ServedRecord(feed: "feed", entry: number, day: 0, options: ""), now: 1
                ) { versions in
                    sequence = versions.first?.sequence ?? -1
                    return Array("\(number)".utf8)
                }
                guard publication.isKept, sequence == number else { exit(4) }
                say(number)
                if number.isMultiple(of: 7) {
                    try store.append(
                        [NewEntry(recorded: 0, origin: .import, body: [1])], for: person,
                        expecting: nil)
                }
            }
        }
    }

    /// Puts one object after the other into a calendar and takes every third away again, each with an
    /// entry in the journal now and then, for ever; says the number of each when that is done.
    private static func put(_ path: String) throws {
        while true {
            let store = try SQLiteStore.open(path)
            let person = try somebody(in: store)
            let calendar = try store.cycleCalendar(of: person)
            for _ in 0..<50 {
                let revision = try store.cycleCalendar(of: person).revision
                let number = revision - calendar.forgotten + 1
                let object = StoredObject(
                    name: "\(number)", uid: "\(number)", data: body(of: number), tag: "",
                    modified: 0)
                let last = try store.lastEntryNumber(of: person)
                let change: CycleChange =
                    number.isMultiple(of: 3)
                    ? .remove(name: "\(number - 1)", at: 0) : .put(object)
                try store.append(
                    [NewEntry(recorded: Int64(number), origin: .calendar, body: [])], for: person,
                    changing: [change], expecting: CycleMoment(entry: last, revision: revision))
                say(number)
            }
        }
    }

    /// 8 to some 9000 bytes: every tenth needs pages of its own.
    private static func body(of number: Int) -> [UInt8] {
        let count = number.isMultiple(of: 10) ? 9000 : 8 + number % 50
        return (0..<count).map { UInt8(truncatingIfNeeded: number &* 31 &+ $0) }
    }

    private static func somebody(in store: SQLiteStore) throws -> Person.ID {
        if let person = try store.people().first { return person.id }
        do {
            return try store.addPerson(named: "Ada", seed: Array(repeating: 7, count: 32)).id
        } catch {
            // Another process was faster.
            guard let person = try store.people().first else { throw error }
            return person.id
        }
    }

    /// Puts one backup after the other in the store's place, for ever.
    private static func replace(_ path: String, with backups: ArraySlice<String>) throws {
        while true {
            for backup in backups {
                let restored = try SQLiteStore.restore(from: backup, to: path)
                say(restored.summary.entries)
                if let old = restored.replaced { unsafe unlink(old) }
            }
        }
    }

    /// Keeps the store open, having read it, until standard input ends.
    private static func hold(
        _ path: String, with migrations: [Migration] = Migration.all
    ) throws {
        let store = try SQLiteStore.open(path, with: migrations)
        say(try store.people().count)
        while readLine() != nil {}
    }

    /// Stays in the middle of a query, as any program with SQLite in it may, until standard input
    /// ends.
    private static func read(_ path: String) {
        var connection: OpaquePointer?
        guard unsafe sqlite3_open_v2(path, &connection, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK,
            unsafe sqlite3_exec(
                connection, "BEGIN; SELECT count(*) FROM people", nil, nil, nil) == SQLITE_OK
        else { exit(3) }
        say("reading")
        while readLine() != nil {}
        unsafe sqlite3_close_v2(connection)
    }

    /// Looks at a store with an ordinary user's rights, and tries to change it.
    private static func visit(_ path: String) throws {
        if geteuid() == 0 {
            let nobody: uid_t = 65534
            guard setgid(nobody) == 0, setuid(nobody) == 0 else { exit(3) }
        }
        let store = try SQLiteStore.open(path)
        say(store.isReadOnly ? "read-only" : "writable")
        for person in try store.people() { say(try store.journal(of: person.id).entries.count) }
        _ = try store.addPerson(named: "Visitor", seed: Array(repeating: 9, count: 32))
        say("changed")
    }

    private static func limitFiles(to bytes: UInt) throws {
        var limit = rlimit(rlim_cur: bytes, rlim_max: bytes)
        guard unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 else {
            exit(3)
        }
    }

    private static func say(_ value: some CustomStringConvertible) {
        let line = Array("\(value)\n".utf8)
        _ = unsafe write(STDOUT_FILENO, line, line.count)
    }
}
