package import CycleModel
package import ICalendar
import Messages
package import TrackerImport

/// Why nothing of a file can be imported.
package struct ImportError: Error {
    package enum Reason {
        case tracker(TrackerError)
        case calendar(ICSError)
        case log(LogFileError)
        /// Lines of a plain log that cannot be read.
        case badLines([SkippedLine], count: Int)
        /// An empty calendar is not read as a wish to delete everything.
        case noEvent
        case isOfSomebodyElse
        /// Older than the calendars that are remembered.
        case isForgotten
        /// What is called a period in it looks like lessons.
        case lessons
        case nothingKnown
    }

    package let reason: Reason
    /// What messages call the file.
    package let file: String

    package init(_ reason: Reason, in file: String) {
        (self.reason, self.file) = (reason, file)
    }
}

extension ImportError {
    /// `PLACE: what is wrong`, a line for each.
    package var message: String {
        switch reason {
        case .tracker(let error):
            error.message(in: file)
                + (error.firstRemark.map { "; the first reason: \($0.text(in: .english))" } ?? "")
        case .calendar(let error): error.text(in: file)
        case .log(let error): error.message(in: file)
        case .badLines(let lines, let count):
            (lines.map { $0.message(in: file) }
                + (count > lines.count ? ["\(file): and \(count - lines.count) more lines"] : []))
                .joined(separator: "\n")
        case .noEvent: "\(file): there is no event in this calendar; nothing was changed"
        case .isOfSomebodyElse:
            "\(file): this calendar is another person's, or from another store; nothing was changed"
        case .isForgotten:
            "\(file): this calendar is older than those that are remembered here, so what you "
                + "changed in it can't be told; nothing was changed"
        case .lessons:
            "\(file): what is called a period in it looks like lessons, with a number, a weekly rule "
                + "or several on one day; nothing was changed"
        case .nothingKnown:
            "\(file): no event in it comes from here or is called a period; nothing was changed"
        }
    }
}
