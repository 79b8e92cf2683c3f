import CommandLineInterface
import Household
import Machine
import Messages
import Planner
import SQLiteStore
import Store

/// Where the program is put together with its store: the one file that knows which kind of store it is.
extension Context {
    static let files: any StoreFiles = SQLiteFiles()

    /// The people of the store.
    ///
    /// - Parameter creating: Whether a missing store is made.
    func household(creating: Bool = false) throws -> Household {
        guard logFile == nil else {
            throw ToolError.usage(
                "--log reads a file and stores nothing; this command needs the store",
                advice: "leave --log out")
        }
        let path = try creating ? storePathToMake : storePath
        let isNew = creating && isTypedStoreMissing
        do {
            let household = try self.household(at: path, creating ? .readWriteCreate : .readWrite)
            if isNew { note(language.backup.madeStore(path)) }
            return household
        } catch {
            guard Household.isMissing(error) else { throw error }
            let failure = ToolError(error)
            throw ToolError(
                failure.kind, failure.message,
                advice:
                    "log a first day with 'eve-ics log DATE', or name the store with --store FILE")
        }
    }

    /// The people of the store that there may be; `nil` without a store.
    func householdAtHand() throws -> Household? {
        do {
            return try existingHousehold()
        } catch {
            guard Household.isMissing(error) else { throw error }
            return nil
        }
    }

    /// The people of a store that must be there, without advice for the person's first day.
    func existingHousehold() throws -> Household {
        try household(at: try storePath, .readWrite)
    }

    /// The same, without changing anything of the store, whatever its version.
    func householdToLookAt() throws -> Household {
        try household(at: try storePath, .readOnly)
    }

    private func household(at path: String, _ mode: StoreMode) throws -> Household {
        let store = try SQLiteStore.open(path, mode: mode)
        if let copy = store.copyBefore { note(language.backup.keptBefore(copy)) }
        if mode != .readOnly {
            try? store.forgetCopies(madeBefore: Clock.seconds - StoreCopies.secondsToKeep)
        }
        return Household(store, zones: Clock.zones)
    }
}

extension ToolError {
    /// Any error as the program reports it; only what no target has a type for is shown as Swift writes it.
    init(_ error: any Error) {
        switch error {
        case let error as ToolError: self = error
        case let error as StoreError: self.init(error)
        case let error as UsageError: self.init(error)
        case let error as PlannerError: self.init(error)
        case let error as OwnAlarmProblem: self.init(error)
        case let error as HouseholdError:
            self.init(.io, error.description, advice: error.advice)
        default: self.init(.io, "\(error)")
        }
    }
}

extension ToolError {
    /// Does what gives something a name. Where it can't have that one, the error begins with it, as the store is not the
    /// matter.
    static func naming<Result>(_ name: String, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as StoreError where error.isOfName {
            throw ToolError.refused(
                "\(name.typedPlace): \(error.explanation)", advice: "choose another name")
        }
    }

    init(_ error: StoreError) {
        // The store is not the matter.
        switch error.reason {
        case .noRoom:
            self = .refused(
                "your calendars are full; nothing was changed",
                advice: "remove what you no longer need, and try again")
            return
        case .calendarFull(let most):
            self = .refused(
                "a calendar, list or deck like this one has \(most) entries at most; nothing was changed",
                advice: "remove what you no longer need there, and try again")
            return
        default: break
        }
        let kind: Kind =
            switch error.reason {
            case .noSuchPerson, .noSuchEntry, .nameTaken, .badName, .badSeed, .changedMeanwhile,
                .sameFile, .wouldReplaceOther, .inUse, .noSuchGrant, .grantNameTaken, .badGrantName,
                .noSuchCalendar,
                .calendarNameTaken, .badCalendarName:
                .refused
            default: .io
            }
        self.init(kind, error.description)
    }
}
