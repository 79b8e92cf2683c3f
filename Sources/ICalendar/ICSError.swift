/// What was wrong with an iCalendar file, and on which line.
package struct ICSError: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        case notACalendar
        /// The file has more bytes than the caller reads.
        case tooLarge(limit: Int)
        case tooManyComponents(limit: Int)
        case tooDeep(limit: Int)
        case lineTooLong(limit: Int)
        case notALine
        case outsideCalendar
        case missingEnd
        case unexpectedEnd
        case badDate
        case badDuration
        case badRecurrence
        /// Another reader of RFC 5545 understands the value differently.
        case readDifferently
    }

    package let reason: Reason
    /// Physical line number, from 1.
    package let line: Int
    /// The property or component that it is about.
    package let property: String?
    /// The value as it stands in the file; only for the person's own terminal.
    package let value: String?

    package init(_ reason: Reason, line: Int, property: String? = nil, value: String? = nil) {
        self.reason = reason
        self.line = line
        self.property = property
        self.value = value
    }
}

extension ICSError: CustomStringConvertible {
    /// Place and advice, without the value: `14: DTSTART is not a date`.
    package var description: String { "\(line): \(explanation)" }

    /// `calendar.ics:14: DTSTART is not a date: "20261301"`, for the person's own terminal.
    package func text(in path: String) -> String {
        guard let value else { return "\(path):\(description)" }
        return "\(path):\(description): \"\(ICSError.shown(value))\""
    }

    /// The same as part of a sentence, with the line by its name.
    package var sentence: String { "in line \(line), \(explanation)" }

    private var explanation: String {
        let name = ICSError.shown(property ?? "the line")
        return switch reason {
        case .notACalendar: "this is not an iCalendar file; it has no BEGIN:VCALENDAR"
        case .tooLarge(let limit): "the file has over \(limit) bytes; export a shorter time"
        case .tooManyComponents(let limit):
            "the file has over \(limit) components; export a shorter time"
        case .tooDeep(let limit): "components are nested over \(limit) levels deep"
        case .lineTooLong(let limit): "\(name) is longer than \(limit) bytes and was left out"
        case .notALine: "\(name) is not NAME:value and was left out"
        case .outsideCalendar: "\(name) stands outside VCALENDAR and was left out"
        case .missingEnd: "\(name) has no END; the file may be cut short"
        case .unexpectedEnd: "END:\(name) ends nothing"
        case .badDate: "\(name) is not a date"
        case .badDuration: "\(name) is not a duration"
        case .badRecurrence: "\(name) is not a recurrence rule"
        case .readDifferently: "\(name) can be read in two ways, and libical reads something else"
        }
    }

    /// The first 60 characters, with control characters replaced, so that a file cannot steer a
    /// terminal.
    private static func shown(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for (index, scalar) in text.unicodeScalars.enumerated() {
            guard index < 60 else {
                scalars.append("…")
                break
            }
            let isControl =
                scalar.properties.generalCategory == .control
                || scalar.properties.generalCategory == .format
            scalars.append(isControl ? "\u{FFFD}" : scalar)
        }
        return String(scalars)
    }
}
