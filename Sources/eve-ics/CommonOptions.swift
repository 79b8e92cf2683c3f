package import CivilDate
package import CommandLineInterface
import CycleModel
import Messages
import Secrets

/// Options that every command accepts.
package enum CommonOptions {
    static let store = Option(
        "--store", .file, "Keep the data in this file instead of the usual place")
    package static let person = Option(
        "--person", .text("NAME", completion: .names(.people)),
        "The person whose data it is; without it, the first one")
    static let log = Option(
        "--log", .file, "Read the days from this plain log file and store nothing")
    package static let seed = Option(
        "--seed", .hexadecimal,
        "With --log: hexadecimal digits that make the calendar's identifiers yours")
    package static let today = Option("--today", .today, "Work as if this were today")
    package static let json = Flag(
        "--json", "Print JSON, for other programs; docs/json.md lists the keys")
    static let noColor = Flag("--no-color", "Print without colors")
    static let language = Option(
        "--lang", .language,
        """
        The language to answer in, and that of a new calendar; without this, that of your settings \
        or this computer
        """)
}

extension ValueFormat where Value == Language {
    static var language: ValueFormat {
        let tags = Language.offered.map(\.rawValue)
        return ValueFormat(
            "TAG", expectation: "one of \(tags.joined(separator: ", "))",
            completion: .words(tags), read: { Language(tag: $0) }, write: \.rawValue)
    }
}

extension ValueFormat where Value == Day {
    /// A date on which a calendar can be made: libical knows no year after 2999, and a log begins in 1900.
    static var today: ValueFormat {
        ValueFormat(
            "DATE", expectation: "a date from 1900 to 2899, such as 2026-11-20",
            read: { Day($0).flatMap { (1900...2899).contains($0.civil.year) ? $0 : nil } },
            write: { $0.description })
    }
}

extension ValueFormat where Value == [UInt8] {
    /// Up to 64 bytes, two digits each.
    static var hexadecimal: ValueFormat {
        ValueFormat(
            "HEX", expectation: "2 to 128 hexadecimal digits, an even number",
            read: { text in
                let digits = text.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
                guard digits.count == text.count, digits.count.isMultiple(of: 2),
                    (2...128).contains(digits.count)
                else { return nil }
                return stride(from: 0, to: digits.count, by: 2).map {
                    UInt8(digits[$0] << 4 | digits[$0 + 1])
                }
            },
            write: \.hexadecimal)
    }
}
