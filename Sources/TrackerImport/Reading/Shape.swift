/// What a file's beginning shows of it.
enum Shape {
    case foreign(ForeignFile)
    case unreadable(UnreadableFormat)
    /// Text; its table where the first row makes a header.
    case text(DelimitedTable?)

    init(_ head: [UInt8]) {
        if let kind = ForeignFile(head: head.span) {
            self = .foreign(kind)
        } else if let format = UnreadableFormat(head: head) {
            self = .unreadable(format)
        } else {
            self = .text(DelimitedTable(head))
        }
    }

    /// Whether such a file in an archive may hold facts.
    var isWorthReading: Bool {
        switch self {
        case .foreign(.zip), .foreign(.pdf), .foreign(.iCalendar), .foreign(.utf16): false
        case .unreadable: false
        case .foreign, .text: true
        }
    }
}

extension UnreadableFormat {
    /// Recognises what is known and not read by what every such file begins with.
    init?(head: [UInt8]) {
        // Two references of eight bytes, then Realm's own mark.
        if head.count >= 24, head[16..<20].elementsEqual("T-DB".utf8) {
            self = .log28
        } else if head.count > 2, head[0] == 0x80, (2...5).contains(head[1]) {
            self = .cyclePickle
        } else if head.starts(with: "(dp0".utf8) || head.starts(with: "(lp0".utf8)
            || head.starts(with: "(dp1".utf8) || head.starts(with: "(lp1".utf8)
        {
            self = .cyclePickle
        } else if UnreadableFormat.looksEncrypted(head) {
            self = .encryptedBackup
        } else {
            return nil
        }
    }

    /// A small number for a version, and then bytes of any value: a salt, and what it was mixed with.
    private static func looksEncrypted(_ head: [UInt8]) -> Bool {
        guard head.count >= 45, let first = head.first, (1...8).contains(first) else {
            return false
        }
        return (try? UTF8Span(validating: head.span)) == nil
    }
}

extension JSONError.Reason {
    var text: String {
        switch self {
        case .endsTooSoon: "it ends too soon"
        case .unexpectedCharacter: "this character does not belong here"
        case .badNumber: "this is no number"
        case .badEscape: "a backslash is followed by what means nothing"
        case .notUTF8: "this text is not UTF-8"
        case .tooDeep: "it is nested too deeply"
        case .tooManyValues: "it holds too many values"
        case .tooLong: "it is too long"
        case .textAfterEnd: "something follows its end"
        }
    }
}
