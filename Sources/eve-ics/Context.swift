import CivilDate
import CommandLineInterface
import CycleModel
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
            guard error.reason == .missing else { throw failure }
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
            guard error.reason == .nameTaken, let person = try person(in: store) else {
                throw ToolError(error)
            }
            return person
        }
    }

    /// The same as `subject()`, less fertile days and ovulation where the command line leaves them out.
    func subject(hidingFertility: Bool) throws -> Subject {
        var person = try subject()
        if hidingFertility { person.settings.hidesFertility = true }
        return person
    }

    /// Whose days these are, as far as reading goes: nothing is created and nothing changed.
    func subject() throws -> Subject {
        if let file = command[CommonOptions.log] { return try subject(fromLog: file) }
        let path = try storePath
        let store: LogStore
        do {
            store = try LogStore.open(path, mode: .readWrite)
        } catch {
            guard error.reason == .missing, command[CommonOptions.person] == nil else {
                throw ToolError(error)
            }
            return subject(state: JournalState(), source: .nowhere)
        }
        guard let person = try person(in: store) else {
            return subject(state: JournalState(), source: .nowhere)
        }
        return subject(state: try state(of: person, in: store), source: .store(store, person))
    }

    func state(of person: Person, in store: LogStore) throws -> JournalState {
        let journal = try store.journal(of: person.id)
        return try journal.state(path: store.path)
    }

    func subject(state: JournalState, source: Subject.Source) -> Subject {
        let moment = moment(Settings(state.settings).timeZone)
        return Subject(state: state, source: source, moment: moment)
    }

    /// Now; with `--today` noon UTC of that day, so that the same command gives the same result.
    func moment(_ zone: TimeZoneName?) -> Moment {
        guard let today = command[CommonOptions.today] else { return Clock.now(in: zone) }
        return Moment(noonOf: today)
    }

    private func subject(fromLog file: String) throws -> Subject {
        let moment = moment(nil)
        let read = try readLog(file, today: moment.day)
        if let first = read.skippedLines.first {
            throw ToolError.refused(
                first.message(in: InputFile.name(of: file)),
                advice: moreLines(read.skippedCount - 1))
        }
        let log = DayLog(read.days)
        let seed = command[CommonOptions.seed] ?? Subject.seedWithoutStore
        return Subject(log: log, seed: Self.stretched(seed), day: moment.day)
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
