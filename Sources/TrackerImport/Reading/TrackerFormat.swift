/// A kind of file that other trackers write, named as a record's source.
package enum TrackerFormat: String, CaseIterable, Sendable {
    case appleHealth = "Apple Health"
    case clue = "Clue"
    case drip = "drip"
    case femometer = "Femometer"
    case fertilityFriend = "Fertility Friend"
    case fitbit = "Fitbit"
    case flo = "Flo"
    case garmin = "Garmin"
    case healthConnect = "Health Connect"
    case mensinator = "Mensinator"
    case menstrudel = "Menstrudel"
    case mooneva = "Mooneva"
    case ovumcy = "Ovumcy"
    case pcalendar = "pcalendar"
    case periodical = "Periodical"
    /// A table whose columns are known by their names or were named by the person.
    case table = "CSV"
}

/// A kind of file that is known and still not read, with what to do instead.
package enum UnreadableFormat: Equatable, Sendable, CaseIterable {
    case log28, cyclePickle, encryptedPcalendar, encryptedArchive, encryptedBackup

    package var description: String {
        switch self {
        case .log28: "this is a backup of Log28, a Realm database, which is not read here"
        case .cyclePickle:
            "this is a Python pickle, as cycle keeps in ~/.cycle; loading one can run a program"
        case .encryptedPcalendar: "this pcalendar file is encrypted"
        case .encryptedArchive: "this archive is locked with a password"
        case .encryptedBackup:
            "this is no text and no known kind of file; it may be an encrypted backup, "
                + "such as Mooneva's .enc or one of cycle's in ~/.cycle"
        }
    }

    package var advice: String {
        switch self {
        case .log28, .cyclePickle:
            "write its periods into a table with the columns start and end, and import that"
        case .encryptedPcalendar: "save it in pcalendar without a password, and import that"
        case .encryptedArchive: "unpack it with its password, and import the files in it"
        case .encryptedBackup:
            "make a backup without a password in that app, or write its periods into a table with "
                + "the columns start and end, and import that"
        }
    }
}
