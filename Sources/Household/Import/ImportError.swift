package import CycleModel
package import ICalendar
package import Messages
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
    /// Whether the person has to say which number of a date is the day.
    package var asksForDateOrder: Bool {
        if case .tracker(.ambiguousDates) = reason { true } else { false }
    }

    /// `PLACE: what is wrong`, a line for each, as a command line says it.
    package var message: String {
        switch reason {
        case .tracker(let error): error.message(in: file, .english)
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

extension ImportError {
    /// Of many lines that cannot be read, so many are told on the page.
    private static let mostLines = 5

    /// One sentence or two for the page, with what to do next where there is something.
    package func sentence(in language: Language) -> String {
        let words = language.webData
        return switch reason {
        case .noEvent: words.noEvent
        case .isOfSomebodyElse: words.somebodyElse
        case .isForgotten: words.forgotten
        case .lessons: words.lessons
        case .nothingKnown: words.nothingKnown
        case .tracker(let error):
            if case .unreadable(let format) = error {
                words.unreadable(
                    error.message(in: file, language), instead: format.advice(in: language))
            } else {
                words.unreadable(error.message(in: file, language))
            }
        case .calendar(let error): words.unreadable(error.message(in: file, language))
        case .log(let error): words.unreadable(error.message(in: file, language))
        case .badLines(let lines, let count): words.unreadable(told(lines, count, language))
        }
    }

    private func told(_ lines: [SkippedLine], _ count: Int, _ language: Language) -> String {
        let first = lines.prefix(Self.mostLines)
        let more = count - first.count
        let told = first.map { $0.message(in: file, language) }
        return (told + (more > 0 ? [language.importErrors.moreLines(more)] : []))
            .joined(separator: "; ")
    }
}
