import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleServer
import ICalendar
import LogStore
import Secrets

/// One run of the program: what was asked, and on which day.
package struct Context {
    let command: ParsedCommand

    /// The command's words, which errors begin with.
    var place: String { command.path.joined(separator: " ") }

    /// The name that `--person` gives.
    var personName: String? { command[CommonOptions.person] }

    /// The day that `--today` pretends.
    var today: Day? { command[CommonOptions.today] }

    /// The plain log that is read instead of a store.
    var logFile: String? { command[CommonOptions.log] }

    /// Where the store is: `--store`, else what `EVE_ICS_STORE` says, else the place for data.
    var storePath: String {
        get throws {
            if let path = command[CommonOptions.store] ?? Environment["EVE_ICS_STORE"],
                !path.isEmpty
            {
                return path
            }
            if let data = Environment["XDG_DATA_HOME"], data.hasPrefix("/") {
                return "\(data)/eve-ics/eve.db"
            }
            guard let home = Environment["HOME"], !home.isEmpty else {
                throw ToolError.io(
                    "HOME is not set", advice: "say where the store is with --store FILE")
            }
            return "\(home)/.local/share/eve-ics/eve.db"
        }
    }

    func argument<Value>(_ argument: Argument<Value>) throws -> Value { try command[argument] }

    var printsJSON: Bool { command[CommonOptions.json] }

    var usesColor: Bool { Terminal.usesColor(unless: command[CommonOptions.noColor]) }

    /// The store, made if it is not there yet and `mode` allows it.
    func openStore(_ mode: LogStore.Mode) throws -> LogStore {
        if command[CommonOptions.log] != nil {
            throw ToolError.usage(
                "--log reads a file and stores nothing; this command needs the store",
                advice: "leave --log out")
        }
        let path = try storePath
        do {
            return try LogStore.open(path, mode: mode)
        } catch {
            let failure = ToolError(error)
            guard (error as? StoreError)?.reason == .missing else { throw failure }
            throw ToolError(
                failure.kind, failure.message,
                advice:
                    "log a first day with 'eve-ics log DATE', or name the store with --store FILE")
        }
    }

    /// The person that `--person` names, else the store's first; `nil` in a store without people.
    func person(in store: LogStore) throws -> Person? {
        let people = try store.people()
        guard let name = command[CommonOptions.person] else { return people.first }
        let wanted = people.first { $0.name.lowercased() == name.lowercased() }
        guard let wanted else {
            throw ToolError.refused(
                "--person: nobody in this store has that name",
                advice:
                    "see who is there with 'eve-ics person list', or add her with 'eve-ics person add'"
            )
        }
        return wanted
    }

    /// The person to write for; a store without people gets its first one.
    func personToWrite(in store: LogStore) throws -> Person {
        if let person = try person(in: store) { return person }
        do {
            return try store.addPerson(named: "me", seed: Seed.random().bytes)
        } catch {
            // Of several processes at a new store, another one was first.
            guard (error as? StoreError)?.reason == .nameTaken, let person = try person(in: store)
            else {
                throw ToolError(error)
            }
            return person
        }
    }

    /// The same as `subject()`, less fertile days and ovulation where the command line leaves them out.
    func subject(hidingFertility: Bool) throws -> PersonState {
        var person = try subject()
        if hidingFertility { person.settings.hidesFertility = true }
        return person
    }

    /// Whose days these are, as far as reading goes: nothing is created and nothing changed.
    func subject() throws -> PersonState { try subjectAndSource().0 }

    /// The same, with where it was read.
    func subjectAndSource() throws -> (PersonState, Source) {
        if let file = command[CommonOptions.log] { return (try subject(fromLog: file), .logFile) }
        let path = try storePath
        let store: LogStore
        do {
            store = try LogStore.open(path, mode: .readWrite)
        } catch {
            guard (error as? StoreError)?.reason == .missing, command[CommonOptions.person] == nil
            else {
                throw ToolError(error)
            }
            return (subject(state: JournalState(), of: nil), .nowhere)
        }
        guard let person = try person(in: store) else {
            return (subject(state: JournalState(), of: nil), .nowhere)
        }
        return (
            subject(state: try state(of: person, in: store), of: person), .store(store, person)
        )
    }

    /// Where the days that a command looks at come from.
    enum Source {
        case store(LogStore, Person)
        case logFile
        /// No store yet, or nobody in it.
        case nowhere
    }

    func household(_ store: LogStore) -> Household { Household(store, zones: Clock.zones) }

    func state(of person: Person, in store: LogStore) throws -> JournalState {
        try household(store).journalState(of: person)
    }

    func subject(state: JournalState, of person: Person?) -> PersonState {
        PersonState(
            state, naming: Household.naming(seed: person?.seed ?? []), at: now, zones: Clock.zones)
    }

    /// Now, or the day of `--today`, so that the same command gives the same result.
    var now: Now { command[CommonOptions.today].map(Now.day) ?? Clock.now() }

    /// Now on the clock of a zone, or of the system.
    func moment(_ zone: ZoneHistory?) -> Moment {
        now.moment(by: Clock.zones.time(in: zone))
    }

    /// What identifiers are made from without a store and without `--seed`: anyone's, and so not secret.
    private static let seedWithoutStore = Array("eve-ics reads a log with no seed".utf8)

    private func subject(fromLog file: String) throws -> PersonState {
        let moment = moment(nil)
        let read = try readLog(file, today: moment.day)
        if let first = read.skippedLines.first {
            throw ToolError.refused(
                first.message(in: InputFile.name(of: file)),
                advice: moreLines(read.skippedCount - 1))
        }
        let log = DayLog(read.days)
        let seed = Self.stretched(command[CommonOptions.seed] ?? Self.seedWithoutStore)
        return PersonState(
            log: log, naming: Household.naming(seed: seed), day: moment.day, zones: Clock.zones)
    }

    /// The plain log at `path`, read in pieces, so that no size of file fills the memory.
    func readLog(_ path: String, today: Day) throws -> ReadLog {
        let file = try InputFile(path)
        return try readLog(file, beginning: try file.read(), today: today)
    }

    /// - Parameter beginning: What was read of the file before; empty only where it is at its end.
    func readLog(
        _ file: borrowing InputFile, beginning: [UInt8], today: Day
    ) throws -> ReadLog {
        var reader = PlainLogReader(today: today)
        do {
            try reader.feed(beginning)
            while !beginning.isEmpty {
                let chunk = try file.read()
                if chunk.isEmpty { break }
                try reader.feed(chunk)
            }
            return try reader.finish()
        } catch let error as LogFileError {
            throw ToolError.refused(error.message(in: file.name), advice: error.advice)
        } catch let error as ToolError {
            throw error
        } catch {
            throw ToolError.io("\(file.name): \(error)")
        }
    }

    func moreLines(_ count: Int) -> String? {
        count > 0 ? "\(count) more \(count == 1 ? "line" : "lines") cannot be read either" : nil
    }

    /// A seed of 32 bytes as it is, any other one hashed to that length.
    private static func stretched(_ seed: [UInt8]) -> [UInt8] {
        guard let zeros = Seed([UInt8](repeating: 0, count: Seed.byteCount)),
            seed.count != Seed.byteCount
        else { return seed }
        return KeyedHash(zeros).digest(of: seed)
    }
}

extension ToolError {
    /// Any error as the program reports it; only what no target has a type for is shown as Swift writes it.
    init(_ error: any Error) {
        switch error {
        case let error as ToolError: self = error
        case let error as StoreError: self.init(error)
        case let error as UsageError: self.init(error)
        case let error as CycleServerError:
            self.init(.io, error.description, advice: error.advice)
        default: self.init(.io, "\(error)")
        }
    }
}

extension ToolError {
    init(_ error: StoreError) {
        let kind: Kind =
            switch error.reason {
            case .noSuchPerson, .noSuchEntry, .nameTaken, .badName, .badSeed, .changedMeanwhile,
                .sameFile, .wouldReplaceOther, .inUse, .noSuchFeed, .feedNameTaken, .badFeedName,
                .noSuchAppPassword, .appPasswordNameTaken, .badAppPasswordName, .noSuchCalendar,
                .calendarNameTaken, .badCalendarName, .noRoom:
                .refused
            default: .io
            }
        self.init(kind, error.description)
    }
}

extension ToolError {
    init(_ error: UsageError) {
        self.init(.usage, "eve-ics: \(error.message)", advice: error.hint)
    }
}

extension LogFileError {
    fileprivate var advice: String? {
        switch self {
        case .nothingRecognized, .empty, .missingHeader:
            "see 'eve-ics help import' for what a log looks like"
        default: nil
        }
    }
}
