/// Why a method, a course or a change of one could not be accepted.
///
/// Its text quotes only words of a method, never a date or a dose.
package enum ContraceptionError: Error, Equatable, Sendable {
    case noMethod
    /// `Contraceptive.Kind` lists the words there are.
    case unknownMethod(String)
    /// A word that the method before it can't have.
    case unexpected(String, method: Contraceptive.Kind)
    /// Numbers outside the limits or that don't fit each other.
    case badPattern(String)
    case missingInterval
    case badName
    /// A line of stored courses, counted from 1.
    case unreadable(line: Int)
    case unknownCourse(Int)
    case badDate
    case endsBeforeStart
    /// The day lies outside the course.
    case notRunning
    case notInPack(length: Int)
    /// The method has no packs or nothing that is ever renewed.
    case nothingToReset
    case badTime
    case badLead
    /// Another device is in the womb on the same days, in this course.
    case secondDevice(course: Int, Contraceptive)
}

extension ContraceptionError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noMethod:
            "name a method, such as pill 21+7"
        case .unknownMethod(let word) where ["iud", "coil"].contains(word.lowercased()):
            "\"\(word)\" is hormonal-iud or copper-iud; write which"
        case .unknownMethod(let word):
            "\"\(word)\" is not a method; use one of \(Self.kinds), or other NAME"
        case .unexpected(let word, let method):
            "\"\(word)\" can't follow \(method.rawValue)"
        case .badPattern(let text):
            "\"\(text)\" is not a schedule; write days on + days off, such as 21+7"
        case .missingInterval:
            "add how often it is given, such as injection 13 weeks"
        case .badName:
            "a method's name has 1 to 60 characters and no line breaks"
        case .unreadable(let line):
            "line \(line) of the stored courses can't be read"
        case .unknownCourse(let number):
            "there is no course \(number); 'eve-ics contraception list' shows yours"
        case .badDate:
            "use a date between the years 1 and 9999"
        case .endsBeforeStart:
            "a course can't end before it starts"
        case .notRunning:
            "the course doesn't run on that day"
        case .notInPack(let length):
            "use a day of the pack from 1 to \(length)"
        case .nothingToReset:
            "this method has no pack and no renewal to reset"
        case .badTime:
            "use a time of day from 00:00 to 23:59"
        case .badLead:
            "announce a renewal 0 to 52 weeks ahead"
        case .secondDevice(let number, let method):
            """
            course \(number), \(method), is in place on the same days; end it with 'eve-ics contraception \
            end', or replace it with 'eve-ics contraception change'
            """
        }
    }

    private static var kinds: String {
        Contraceptive.Kind.allCases.filter { $0 != .other }.map(\.rawValue).joined(separator: ", ")
    }
}
