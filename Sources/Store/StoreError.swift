/// What went wrong with a store, at which path, and what SQLite or the system said about it.
///
/// It never carries a body, a seed or a name of the store's content.
package struct StoreError: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        // The path.
        case missing
        case isDirectory
        case notAStore
        case notPermitted
        case newerSchema(found: Int, known: Int)
        case olderSchema(found: Int, known: Int)
        case sameFile
        case wouldReplaceOther
        case inUse

        // The file and its disk.
        case readOnly
        case diskFull
        case inputOutput
        /// How many journal entries can still be read, where that was counted.
        case damaged(readable: Int?)
        /// The same for the file that a restore was to read.
        case damagedBackup(readable: Int)
        /// What somebody else put into the store or changed there, such as `trigger copies`; up to three of them.
        case foreignSchema([String])
        /// Its last changes lie in a `-wal` file that cannot be read where the store is read-only.
        case unfinishedElsewhere

        // Others at the same store.
        case busy
        /// Somebody has open what a restore was to replace.
        case isOpen
        case changedMeanwhile
        case replaced
        case tracesRemain
        case tracesOnFullDisk

        // The request.
        case noSuchPerson
        case noSuchEntry(Int)
        case nameTaken
        case badName
        case badSeed
        case noSuchGrant(Grant.Kind)
        case grantNameTaken(Grant.Kind)
        case badGrantName(Grant.Kind)
        case noSuchCalendar
        case calendarNameTaken
        case badCalendarName
        /// More than a person may keep in all calendars (RFC 4331: 507).
        case noRoom
        /// More objects than one calendar may have, which are so many.
        case calendarFull(most: Int)
    }

    package let reason: Reason
    package let path: String
    /// SQLite's or the system's own words.
    package let detail: String?

    package init(_ reason: Reason, path: String, detail: String? = nil) {
        self.reason = reason
        self.path = path
        self.detail = detail
    }
}

extension StoreError: CustomStringConvertible {
    /// `PATH: what is wrong`, with what to do next.
    package var description: String { "\(path): \(explanation)" }

    package var explanation: String {
        Self.explain(reason, said: detail.map { " (\($0))" } ?? "", path: path)
    }

    /// Whether it is about a name that something was to have.
    package var isOfName: Bool {
        switch reason {
        case .nameTaken, .badName, .grantNameTaken, .badGrantName: true
        default: false
        }
    }

    private static func explain(_ reason: Reason, said: String, path: String) -> String {
        switch reason {
        case .missing:
            "there is no store here"
        case .isDirectory:
            "this is a folder; a store is a file, for example "
                + (path.hasSuffix("/") ? "\(path)eve.db" : "\(path)/eve.db")
        case .notAStore:
            "this is not an eve-ics store"
        case .notPermitted:
            "the store cannot be opened\(said); check who may read and write it"
        case .newerSchema(let found, let known):
            """
            the store was made by a newer eve-ics (its version is \(found), this program knows up \
            to \(known)); update the program
            """
        case .olderSchema(let found, let known):
            """
            the store is from an older eve-ics (its version is \(found), this program writes \
            \(known)) and is read-only here; open it once where it can be written
            """
        case .sameFile:
            "this is the store itself; choose another file"
        case .wouldReplaceOther:
            "this file is not an eve-ics store and is not replaced; choose another file"
        case .inUse:
            "this store is in use and is not replaced; choose another file"
        case .readOnly:
            "the store is read-only\(said); nothing was changed"
        case .diskFull:
            "the disk is full\(said); nothing was changed; free some space and try again"
        case .inputOutput:
            "reading or writing the store failed\(said); check the disk"
        case .damaged(nil):
            "the store is damaged\(said); replace it by a backup with 'eve-ics restore BACKUP'"
        case .damaged(let readable?):
            """
            the store is damaged\(said); \
            \(entries(readable)) of its journal can still be read; \
            replace it by a backup with 'eve-ics restore BACKUP', or save what it still holds with \
            'eve-ics restore \(path) --salvage'
            """
        case .damagedBackup(let readable):
            """
            the backup is damaged\(said), though \(entries(readable)) of its journal can still be \
            read; nothing was changed; use another backup
            """
        case .foreignSchema(let names):
            """
            the store holds what eve-ics did not put there: \(names.joined(separator: ", ")). Find \
            out who could write to this file, and save your data into a clean store with \
            'eve-ics restore \(path) --salvage'
            """
        case .unfinishedElsewhere:
            """
            the store's last changes are in \(path)-wal, which cannot be read where the store is \
            read-only; copy both files to a folder that can be written
            """
        case .busy:
            "another program is using the store; nothing was changed; try again in a moment"
        case .isOpen:
            """
            another program has the store open; nothing was changed; end it first, a running \
            'eve-ics serve' too, and try again
            """
        case .changedMeanwhile:
            "the store was changed by another program meanwhile; nothing was changed; try again"
        case .replaced:
            "the store was replaced by another file meanwhile; nothing was changed; try again"
        case .tracesRemain:
            """
            it was erased, but traces remain in the store's files because another program is using \
            them\(said); end that program; they are removed when eve-ics opens the store next
            """
        case .tracesOnFullDisk:
            """
            it was erased, but traces remain in the store's files because the disk is full\(said); free some \
            space; they are removed when eve-ics opens the store next
            """
        case .noSuchPerson:
            "the store has no such person"
        case .noSuchEntry(let number):
            "the journal has no entry \(number); nothing was changed"
        case .nameTaken:
            "there is already a person with this name; upper and lower case make no difference"
        case .badName:
            "a person's name has 1 to 200 bytes, no control characters and no space at its ends"
        case .badSeed:
            "a person's seed has 32 bytes"
        case .noSuchGrant(let kind):
            "the store has no such \(kind == .feed ? "feed" : "app password")"
        case .grantNameTaken(let kind):
            "there is already \(one(kind)) with this name; upper and lower case make no difference"
        case .badGrantName(let kind):
            """
            \(one(kind))'s name has 1 to 200 bytes, no control characters and no space at its ends
            """
        case .noSuchCalendar:
            "the store has no such calendar"
        case .calendarNameTaken:
            "there is already a calendar at this place"
        case .badCalendarName:
            "the name of a calendar, or of anything in it, has 1 to 1000 bytes"
        case .noRoom:
            "the calendars are full; nothing was changed; remove something and try again"
        case .calendarFull(let most):
            "a calendar has \(most) entries at most; nothing was changed"
        }
    }

    private static func one(_ kind: Grant.Kind) -> String {
        kind == .feed ? "a feed" : "an app password"
    }

    private static func entries(_ count: Int) -> String {
        count == 1 ? "1 entry" : "\(count) entries"
    }
}
