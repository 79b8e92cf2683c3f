package import Messages
import Store

/// Why a household did not do what it was asked for, where the person can do something about it. Pages and commands word
/// it, and know no store.
package enum HouseholdRefusal: Equatable, Sendable {
    /// Somebody else wrote what was to be written, since it was read.
    case changedMeanwhile
    /// Somebody or something else is called so.
    case nameTaken
    case badName
    /// More than a person may keep in all calendars.
    case noRoom
    /// More entries than one calendar may have, which are so many.
    case calendarFull(most: Int)
    case diskFull
    /// What was erased is still in the file, as another program reads it.
    case tracesRemain
    /// The same, as the disk has no room for the new file.
    case tracesOnFullDisk

    /// Whether there is no room, in one calendar or in all.
    package var isOfRoom: Bool { lackOfRoom(in: .english) != nil }

    /// What a page says of it where there is no room; `nil` where that is not the reason.
    package func lackOfRoom(in language: Language) -> String? {
        switch self {
        case .noRoom: language.webPlanner.full
        case .calendarFull(let most): language.webPlanner.calendarFull(most)
        default: nil
        }
    }

    /// `nil` for any other error.
    package init?(_ error: any Error) {
        switch (error as? StoreError)?.reason {
        case .changedMeanwhile: self = .changedMeanwhile
        case .nameTaken, .grantNameTaken, .calendarNameTaken: self = .nameTaken
        case .badName, .badGrantName, .badCalendarName: self = .badName
        case .noRoom: self = .noRoom
        case .calendarFull(let most): self = .calendarFull(most: most)
        case .diskFull: self = .diskFull
        case .tracesRemain: self = .tracesRemain
        case .tracesOnFullDisk: self = .tracesOnFullDisk
        default: return nil
        }
    }
}
