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

    /// Bytes of any value, as a cipher leaves them: half of them are no ASCII, and an eighth no text.
    private static func looksEncrypted(_ head: [UInt8]) -> Bool {
        let sample = head.prefix(1024)
        guard sample.count >= 45, (try? UTF8Span(validating: sample.span)) == nil else {
            return false
        }
        let high = sample.count { $0 >= 0x80 }
        let controls = sample.count { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
        return high * 3 > sample.count && controls * 20 > sample.count
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
