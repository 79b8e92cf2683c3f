/// Why the people of a store can't be served or written for, where the store itself is well.
package struct HouseholdError: Error, CustomStringConvertible {
    package enum Reason: Sendable {
        /// An entry of a journal that this version can't decode.
        case unreadableEntry(Int)
        /// A feed or an app password with options that this version does not know.
        case newerOptions(of: String)
        /// Other programs changed the journal again and again while a change was planned.
        case contended
        /// A person without the seed that secrets are bound to.
        case noSeed
        /// Too little memory to hash a password.
        case noMemory
    }

    package let reason: Reason
    /// The store's.
    package let path: String

    package init(reason: Reason, path: String) {
        self.reason = reason
        self.path = path
    }

    package var description: String {
        switch reason {
        case .unreadableEntry(let number):
            "\(path): entry \(number) of the journal cannot be read"
        case .newerOptions(let what): "\(path): \(what) was made by a newer eve-ics"
        case .contended: "\(path): the log is being changed in too many places at once"
        case .noSeed: "\(path): the store has no seed for this person"
        case .noMemory: "\(path): 64 MiB of memory are missing to store a password"
        }
    }

    package var isContention: Bool { if case .contended = reason { true } else { false } }

    /// What to do about it.
    package var advice: String {
        switch reason {
        case .unreadableEntry: "a newer eve-ics may have written it; update the program"
        case .newerOptions: "update the program"
        case .contended: "try again"
        case .noMemory: "end another program and try again"
        case .noSeed: "restore a backup"
        }
    }
}
