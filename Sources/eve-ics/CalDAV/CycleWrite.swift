import CalendarServer
import CivilDate
import CycleModel
import LogStore

/// What a change of the cycle calendar comes to, as data before anything is done.
struct CycleWrite {
    enum Answer: Equatable {
        case done(PutOutcome)
        /// Not done, and why, in a sentence; what there is to do beside it is done.
        case refused(String)
    }

    /// For the journal; `nil` where the log stays as it is.
    var content: JournalChange.Content?
    /// What goes with it, in the same transaction.
    var changes: [CycleChange] = []
    var answer: Answer
    /// The entry of the journal to take back before.
    var takesBack: Int64?
    /// What it is of a program's edits; `nil` where it is nothing of an event of ours that is shown.
    var step: Step?

    enum Step {
        /// An event of this UID is put under another name and UID.
        case copies(String, String, CalendarObject)
        /// The original goes, and its copy was an edit.
        case finishes(String)
        /// Changed in place, or deleted.
        case touches(String)
    }
}

/// Why nothing at all is done.
enum CycleObstacle: Error {
    /// The log says something else since the client looked.
    case contradicted
    /// A resource of this name has the UID, or had another one.
    case uidTaken(by: String)
    case notFound
    case failed(any Error)
}

/// An event that was deleted a moment ago, and how to take that back.
struct TakenAway {
    let deletion: CalendarDeletion
    /// The one that the deletion was made on, and where the event stands in it.
    let edition: CycleEdition
    let place: Int
    /// The days that the deletion changed and nothing has since, as they were before.
    let days: [DayLog.Entry]
}
