import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import Household
import ICalendar
import Machine
import Messages
import Secrets

/// One run of the program: what was asked, and on which day.
package struct Context {
    /// The command's words, which errors begin with.
    private(set) var place: String
    private let store: String?
    /// The name that `--person` gives.
    let personName: String?
    /// The plain log that is read instead of a store.
    let logFile: String?
    private let seed: [UInt8]?
    /// The day that `--today` pretends.
    let today: Day?
    /// What `--lang` names.
    let languageWord: Language?
    let printsJSON: Bool
    let usesColor: Bool

    init(_ words: ParsedCommand) {
        place = words.path.joined(separator: " ")
        store = words[CommonOptions.store]
        personName = words[CommonOptions.person]
        logFile = words[CommonOptions.log]
        seed = words[CommonOptions.seed]
        today = words[CommonOptions.today]
        languageWord = words[CommonOptions.language]
        printsJSON = words[CommonOptions.json]
        usesColor = Terminal.usesColor(unless: words[CommonOptions.noColor])
    }

    /// Does what another command line asks for, with this one's common options.
    ///
    /// - Throws: `ToolError`.
    func perform(_ words: [String]) throws -> Outcome {
        do {
            guard case .perform(let action, let words) = try Program.eveICS.parse(words) else {
                return Outcome("")
            }
            var context = self
            context.place = words.path.joined(separator: " ")
            return try action.init(words).run(in: context)
        } catch {
            throw ToolError(error)
        }
    }

    /// The store that `--store` names, else `EVE_ICS_STORE`; `nil` where neither does.
    private var namedStore: String? {
        (store ?? Environment["EVE_ICS_STORE"]).flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whether the command line names a store that is not there: its path may have a slip in it.
    var isTypedStoreMissing: Bool {
        store.map { !$0.isEmpty && FileFacts.isMissing($0) } ?? false
    }

    /// Where the store is: the one that is named, else the place for data.
    var storePath: String {
        get throws {
            if let namedStore { return namedStore }
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

    /// The same for a store that may have to be made.
    ///
    /// The folders of the usual place are made with it. A folder that somebody names may be a slip of the hand, and
    /// days logged there would be missed later.
    var storePathToMake: String {
        get throws {
            let path = try storePath
            guard let namedStore, let slash = namedStore.lastIndex(of: "/"),
                slash != namedStore.startIndex
            else { return path }
            let folder = String(namedStore[..<slash])
            guard FileFacts.isMissing(folder) else { return path }
            throw ToolError.io(
                "\(folder): there is no such folder",
                advice:
                    "see whether \(store == nil ? "EVE_ICS_STORE" : "--store") is right, or make "
                    + "the folder with 'mkdir -p \(folder.typedInShell)'")
        }
    }

    /// The same as `subject()`, less fertile days and ovulation where the command line leaves them out.
    func subject(hidingFertility: Bool) throws -> PersonState {
        var person = try subject()
        if hidingFertility { person.settings.hidesFertility = true }
        return person
    }

    /// Whose days these are, as far as reading goes: nothing is created and nothing changed.
    ///
    /// - Parameter creating: Whether the command goes on to write, and makes a missing store.
    func subject(creating: Bool = false) throws -> PersonState {
        try personAndSource(creating: creating).person
    }

    /// The same, with where it was read.
    func personAndSource(
        creating: Bool = false
    ) throws -> (person: PersonState, source: Source) {
        if let logFile { return (reading(try subject(fromLog: logFile)), .logFile) }
        // A store that was named has to be there; the usual one may still have to be made.
        let isNamed = personName != nil || store != nil && !creating
        let household = isNamed ? try existingHousehold() : try householdAtHand()
        guard let household, let member = try member(of: household) else {
            return (reading(nobody), .nowhere)
        }
        return (try state(of: member), .store(member))
    }

    /// What is recorded of a member of the household, in the language that this run speaks to that person.
    func state(of member: Member) throws -> PersonState { reading(try member.state(at: now)) }

    private var nobody: PersonState {
        PersonState(
            JournalState(), naming: Household.naming(seed: []), at: now, zones: Clock.zones)
    }

    /// Where the days that a command looks at come from.
    enum Source {
        case store(Member)
        case logFile
        /// No store yet, or nobody in it.
        case nowhere
    }

    /// Now, or the day of `--today`, so that the same command gives the same result.
    var now: Now { today.map(Now.day) ?? Clock.now() }

    /// Now on the clock of a zone, or of the system.
    func moment(_ zone: ZoneHistory?) -> Moment {
        now.moment(by: Clock.zones.time(in: zone))
    }

    /// What identifiers are made from without a store and without `--seed`: anyone's, and so not secret.
    private static let seedWithoutStore = Array("eve-ics reads a log with no seed".utf8)

    private func subject(fromLog path: String) throws -> PersonState {
        let moment = moment(nil)
        let file = try InputFile(path)
        let read = try readLog(file, beginning: try file.read(), today: moment.day)
        if let first = read.skippedLines.first {
            let more = read.skippedCount - 1
            throw ToolError.refused(
                first.message(in: file.name),
                advice: more > 0
                    ? "\(more) more \(more == 1 ? "line" : "lines") cannot be read either" : nil)
        }
        let log = DayLog(read.days)
        let seed = Self.stretched(seed ?? Self.seedWithoutStore)
        return PersonState(
            log: log, naming: Household.naming(seed: seed), day: moment.day, zones: Clock.zones)
    }

    /// A plain log, read in pieces, so that no size of file fills the memory.
    ///
    /// - Parameter beginning: What was read of the file before; empty only where it is at its end.
    func readLog(_ file: InputFile, beginning: [UInt8], today: Day) throws -> ReadLog {
        do {
            return try PlainLogReader.read(
                beginning: beginning, next: { try file.read() }, today: today)
        } catch let error as LogFileError {
            throw ToolError.refused(error.message(in: file.name), advice: error.advice)
        } catch let error as ToolError {
            throw error
        } catch {
            throw ToolError.io("\(file.name): \(error)")
        }
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
    init(_ error: UsageError) {
        self.init(.usage, "eve-ics: \(error.message)", advice: error.hint)
    }
}

extension LogFileError {
    var advice: String? {
        switch self {
        case .nothingRecognized, .empty, .missingHeader:
            "see 'eve-ics help import' for what a log looks like"
        default: nil
        }
    }
}
