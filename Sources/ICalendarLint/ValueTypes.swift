import ICalendar

/// The types of RFC 5545, 3.3, and the three that only one property has.
struct ValueTypes: OptionSet {
    let rawValue: UInt32

    static let binary = ValueTypes(rawValue: 1)
    static let boolean = ValueTypes(rawValue: 2)
    static let calendarAddress = ValueTypes(rawValue: 4)
    static let date = ValueTypes(rawValue: 8)
    static let dateTime = ValueTypes(rawValue: 16)
    static let duration = ValueTypes(rawValue: 32)
    static let float = ValueTypes(rawValue: 64)
    static let integer = ValueTypes(rawValue: 128)
    static let period = ValueTypes(rawValue: 256)
    static let recurrence = ValueTypes(rawValue: 512)
    static let text = ValueTypes(rawValue: 1_024)
    static let time = ValueTypes(rawValue: 2_048)
    static let uri = ValueTypes(rawValue: 4_096)
    static let utcOffset = ValueTypes(rawValue: 8_192)
    /// Two FLOATs with a semicolon between them.
    static let geo = ValueTypes(rawValue: 16_384)
    /// A status code, then one or two TEXTs.
    static let requestStatus = ValueTypes(rawValue: 32_768)
    /// RFC 9253, 7: a UID, an XML reference or another type without a form to check.
    static let other = ValueTypes(rawValue: 65_536)

    /// What the `VALUE` parameter may name.
    static let names = WordTable<ValueTypes>([
        ("BINARY", .binary), ("BOOLEAN", .boolean), ("CAL-ADDRESS", .calendarAddress),
        ("DATE", .date), ("DATE-TIME", .dateTime), ("DURATION", .duration), ("FLOAT", .float),
        ("INTEGER", .integer), ("PERIOD", .period), ("RECUR", .recurrence), ("TEXT", .text),
        ("TIME", .time), ("URI", .uri), ("UTC-OFFSET", .utcOffset), ("UID", .other),
        ("XML-REFERENCE", .other),
    ])
}
