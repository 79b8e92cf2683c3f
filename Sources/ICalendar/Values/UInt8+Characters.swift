/// Characters that have a meaning in iCalendar.
///
/// They are computed, so that another module's loop has the number itself and not a variable to look up.
extension UInt8 {
    @inlinable package static var tab: UInt8 { UInt8(ascii: "\t") }
    @inlinable package static var lineFeed: UInt8 { UInt8(ascii: "\n") }
    @inlinable package static var carriageReturn: UInt8 { UInt8(ascii: "\r") }
    @inlinable package static var space: UInt8 { UInt8(ascii: " ") }
    @inlinable package static var quote: UInt8 { UInt8(ascii: "\"") }
    @inlinable package static var comma: UInt8 { UInt8(ascii: ",") }
    @inlinable package static var colon: UInt8 { UInt8(ascii: ":") }
    @inlinable package static var semicolon: UInt8 { UInt8(ascii: ";") }
    @inlinable package static var equals: UInt8 { UInt8(ascii: "=") }
    @inlinable package static var backslash: UInt8 { UInt8(ascii: "\\") }
    @inlinable package static var plus: UInt8 { UInt8(ascii: "+") }
    @inlinable package static var minus: UInt8 { UInt8(ascii: "-") }
    @inlinable package static var slash: UInt8 { UInt8(ascii: "/") }
    @inlinable package static var caret: UInt8 { UInt8(ascii: "^") }

    /// The value of an ASCII digit.
    @inlinable package var digit: Int? {
        let value = self &- UInt8(ascii: "0")
        return value < 10 ? Int(value) : nil
    }

    @inlinable package var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

    /// Whether it may stand in a property or parameter name: a letter, a digit or `-` (RFC 5545, 3.1).
    @inlinable package var isNameByte: Bool {
        isLetter || self &- UInt8(ascii: "0") < 10 || self == .minus
    }

    /// ASCII capitals for ASCII small letters; iCalendar names ignore case.
    @inlinable package var uppercased: UInt8 {
        self &- UInt8(ascii: "a") < 26 ? self & 0xDF : self
    }
}
