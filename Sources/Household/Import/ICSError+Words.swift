import ICalendar
import Messages

extension ICSError {
    /// `PLACE: what is wrong`, without the value in the file.
    func message(in file: String, _ language: Language) -> String {
        language.importRemarks.line("\(file):\(line)", words(in: language))
    }

    private func words(in language: Language) -> String {
        let messages = language.importErrors
        return switch reason {
        case .notACalendar: messages.notACalendar
        case .tooLarge, .tooManyComponents: messages.tooLargeCalendar
        case .tooDeep: messages.tooDeep
        case .missingEnd: messages.cutOff
        case .lineTooLong, .notALine, .outsideCalendar, .unexpectedEnd: messages.badCalendarLine
        case .badDate, .badDuration, .badRecurrence: messages.badProperty(property ?? "")
        case .readDifferently: messages.readDifferently(property ?? "")
        }
    }
}
