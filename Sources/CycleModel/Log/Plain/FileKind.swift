/// A well-known kind of file that is no log, told by its first bytes.
package enum FileKind: Equatable, Sendable, CaseIterable {
    case iCalendar, zip, gzip, sqlite, json, xml, pdf, utf16

    package var name: String {
        switch self {
        case .iCalendar: "an iCalendar file"
        case .zip: "a zip archive"
        case .gzip: "a gzip archive"
        case .sqlite: "an SQLite database"
        case .json: "JSON"
        case .xml: "XML or HTML"
        case .pdf: "a PDF document"
        case .utf16: "UTF-16 text"
        }
    }

    package var advice: String? {
        switch self {
        case .zip, .gzip: "unpack it first"
        case .utf16: "save it as UTF-8"
        case .iCalendar, .sqlite, .json, .xml, .pdf: nil
        }
    }

    /// How many bytes of a file's beginning `init(head:)` wants to see.
    package static let headLength = 64

    /// Recognizes a kind by what every such file begins with.
    package init?(head: Span<UInt8>) {
        if head.starts(with: "PK\u{3}\u{4}") || head.starts(with: "PK\u{5}\u{6}") {
            self = .zip
        } else if head.count > 1, head[0] == 0x1F, head[1] == 0x8B {
            self = .gzip
        } else if head.starts(with: "SQLite format 3\0") {
            self = .sqlite
        } else if head.starts(with: "%PDF-") {
            self = .pdf
        } else if FileKind.looksLikeUTF16(head) {
            self = .utf16
        } else {
            self.init(text: head)
        }
    }

    /// Recognizes a kind of text by its first characters. Noise has control characters nearby.
    private init?(text: Span<UInt8>) {
        let head = text.extracting(first: FileKind.headLength)
        let isText = head.indices.allSatisfy { head[$0] >= 0x20 || head[$0].isWhiteSpace }
        let start = head.starts(with: "\u{FEFF}") ? 3 : 0
        let first = (start..<head.count).first { !head[$0].isWhiteSpace }
        guard isText, let first else { return nil }
        let beginning = head.extracting(droppingFirst: first)
        if beginning.starts(with: "BEGIN:VCALENDAR", ignoringCase: true) {
            self = .iCalendar
        } else if beginning.starts(with: "{") || beginning.starts(with: "[") {
            self = .json
        } else if beginning.starts(with: "<") {
            self = .xml
        } else {
            return nil
        }
    }

    /// A byte order mark, or a zero beside every ASCII character.
    private static func looksLikeUTF16(_ head: Span<UInt8>) -> Bool {
        guard head.count > 1 else { return false }
        if (head[0] == 0xFF && head[1] == 0xFE) || (head[0] == 0xFE && head[1] == 0xFF) {
            return true
        }
        let pairs = min(head.count, headLength) / 2
        guard pairs >= 4 else { return false }
        for zeroFirst in [true, false] {
            let isPattern = (0..<pairs).allSatisfy { pair in
                let bytes = (head[2 * pair], head[2 * pair + 1])
                return zeroFirst ? bytes.0 == 0 && bytes.1 != 0 : bytes.0 != 0 && bytes.1 == 0
            }
            if isPattern { return true }
        }
        return false
    }
}

extension Span<UInt8> {
    package func starts(with prefix: String, ignoringCase: Bool = false) -> Bool {
        guard prefix.utf8.count <= count else { return false }
        for (index, expected) in prefix.utf8.enumerated() {
            let byte = self[index]
            guard (ignoringCase ? byte.asciiUppercased : byte) == expected else { return false }
        }
        return true
    }
}

extension UInt8 {
    fileprivate var isWhiteSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }

    fileprivate var asciiUppercased: UInt8 {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) ? self - 0x20 : self
    }
}
