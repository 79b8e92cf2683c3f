/// TEXT values and what is escaped in them (RFC 5545, 3.3.11).
package enum TextValue {
    /// Undoes `\\`, `\;`, `\,`, `\n` and `\N`; of an unknown escape the backslash stays.
    ///
    /// Bytes that are not UTF-8 become U+FFFD.
    package static func decode(_ text: Span<UInt8>) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var index = 0
        while index < text.count {
            let byte = text[index]
            index += 1
            guard byte == .backslash, index < text.count else {
                bytes.append(byte)
                continue
            }
            switch text[index] {
            case .backslash, .semicolon, .comma: bytes.append(text[index])
            case UInt8(ascii: "n"), UInt8(ascii: "N"): bytes.append(.lineFeed)
            default:
                bytes.append(byte)
                bytes.append(text[index])
            }
            index += 1
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The parts between commas that no backslash precedes, each decoded.
    package static func decodeList(_ text: Span<UInt8>) -> [String] {
        var parts: [String] = []
        var start = 0
        var index = 0
        while index < text.count {
            if text[index] == .backslash {
                index += 2
                continue
            }
            if text[index] == .comma {
                parts.append(decode(text.extracting(start..<index)))
                start = index + 1
            }
            index += 1
        }
        parts.append(decode(text.extracting(start..<text.count)))
        return parts
    }

    /// What a TEXT holds that its grammar does not allow.
    package struct Faults: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// A backslash before something other than `\`, `;`, `,`, `n` and `N`.
        package static let escape = Faults(rawValue: 1)
        package static let bareSemicolon = Faults(rawValue: 2)
        package static let bareComma = Faults(rawValue: 4)
        /// An escaped comma: no fault, but some programs split there all the same.
        package static let escapedComma = Faults(rawValue: 8)
    }

    package static func faults(_ text: Span<UInt8>) -> Faults {
        var faults: Faults = []
        var index = 0
        while index < text.count {
            let byte = text[index]
            index += 1
            if byte == .backslash {
                guard index < text.count else { return faults.union(.escape) }
                switch text[index] {
                case .comma: faults.insert(.escapedComma)
                case .backslash, .semicolon, UInt8(ascii: "n"), UInt8(ascii: "N"): break
                default: faults.insert(.escape)
                }
                index += 1
            } else if byte == .semicolon {
                faults.insert(.bareSemicolon)
            } else if byte == .comma {
                faults.insert(.bareComma)
            }
        }
        return faults
    }
}
