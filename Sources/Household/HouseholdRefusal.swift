import LogStore

/// Why a household did not do what it was asked for, where the person can do something about it. Pages and commands word
/// it, and know no store.
package enum HouseholdRefusal: Equatable, Sendable {
    /// Somebody else wrote what was to be written, since it was read.
    case changedMeanwhile
    /// Somebody or something else is called so.
    case nameTaken
    case badName
    /// More than a person may keep.
    case noRoom
    case diskFull
    /// What was erased is still in the file, as another program reads it.
    case tracesRemain
    /// The same, as the disk has no room for the new file.
    case tracesOnFullDisk

    /// `nil` for any other error.
    package init?(_ error: any Error) {
        switch (error as? StoreError)?.reason {
        case .changedMeanwhile: self = .changedMeanwhile
        case .nameTaken, .grantNameTaken, .calendarNameTaken: self = .nameTaken
        case .badName, .badGrantName, .badCalendarName: self = .badName
        case .noRoom: self = .noRoom
        case .diskFull: self = .diskFull
        case .tracesRemain: self = .tracesRemain
        case .tracesOnFullDisk: self = .tracesOnFullDisk
        default: return nil
        }
    }
}
