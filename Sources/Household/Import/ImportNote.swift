import CycleModel
import CyclePipeline
package import Messages

/// What a person should know of a file although it is read.
package struct ImportNote {
    enum Reason {
        case log(LogNotice)
        /// Of a log that is read without them.
        case badLines(ImportError)
        /// Why nothing of a tracker was taken from an archive that holds a calendar too.
        case tracker(ImportError)
        case unreadableEvent(line: Int)
        case cutCalendar
    }

    let reason: Reason
    /// What messages call the file.
    let file: String
    /// Whether signs of ovulation go unnamed.
    let hidesFertility: Bool

    init(_ reason: Reason, in file: String, for person: PersonState) {
        (self.reason, self.file) = (reason, file)
        hidesFertility = person.settings.hidesFertility
    }
}

extension ImportNote {
    /// `PLACE: what was found`, as a command line says it, and of several lines each.
    package var lines: [String] {
        switch reason {
        case .log(let notice): [notice.message(in: file, hidingFertility: hidesFertility)]
        case .badLines(let error):
            error.message.split(separator: "\n").map { "\($0) (skipped)" }
        case .tracker(let error): [error.message]
        case .unreadableEvent, .cutCalendar: [message(in: .english)]
        }
    }

    /// The same for the page, which skips no lines.
    package func message(in language: Language) -> String {
        let remarks = language.importRemarks
        let messages = language.importErrors
        return switch reason {
        case .log(let notice): notice.message(in: file, language, hidingFertility: hidesFertility)
        case .badLines(let error), .tracker(let error): error.sentence(in: language)
        case .unreadableEvent(let line):
            remarks.line("\(file):\(line)", messages.unreadableEvent)
        case .cutCalendar: remarks.line(file, messages.cutCalendar)
        }
    }
}
