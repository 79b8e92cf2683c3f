/// Content lines (RFC 5545 3.1), written one after another into one buffer.
///
/// A line is put together at the buffer's end: what it begins with, then its value, then `end`. What is
/// given as a `String` stands there as it is, so it must need no escapes; `text` and `uri` take anything.
package struct ContentLines {
    package private(set) var bytes: [UInt8] = []
    /// The start of the current line.
    private var start = 0

    package init(capacity: Int) {
        bytes.reserveCapacity(capacity)
    }

    package mutating func add(_ text: String) {
        bytes += text.utf8
    }

    package mutating func add(_ byte: UInt8) {
        bytes.append(byte)
    }

    /// Whole lines with their ends, each of them short enough to need no fold.
    package mutating func lines(_ text: String) {
        bytes += text.utf8
        start = bytes.count
    }

    /// Ends the line, folded where it is long.
    package mutating func end() {
        if bytes.count - start > Self.longestUnfolded { fold() }
        bytes.append(.carriageReturn)
        bytes.append(.lineFeed)
        start = bytes.count
    }

    // MARK: Folding

    /// The most octets of a piece: with the blank that marks a continuation they make the 75 of RFC
    /// 5545 3.1.
    private static let longestPiece = 74
    /// Two less: libical counts the line's end, and what it has once folded must not change.
    private static let longestUnfolded = 72

    private mutating func fold() {
        let line = Array(bytes[start...])
        bytes.removeSubrange(start...)
        var from = 0
        while line.count - from > Self.longestUnfolded {
            let cut = Self.cut(line, from: from)
            if cut == line.count { break }
            bytes += line[from..<cut]
            bytes.append(.carriageReturn)
            bytes.append(.lineFeed)
            bytes.append(.space)
            from = cut
        }
        bytes += line[from...]
    }

    /// Behind the last space, colon or semicolon that leaves the piece short enough, as libical folds too;
    /// without one, before a character or at the end.
    private static func cut(_ line: [UInt8], from start: Int) -> Int {
        // Behind the line's last byte a cut would leave nothing for the next piece.
        var index = min(start + longestPiece, line.count - 1) - 1
        while index > start {
            switch line[index] {
            case .space, .colon, .semicolon: return index + 1
            default: index -= 1
            }
        }
        index = min(start + longestPiece, line.count)
        // All but the first byte of a character are 10xxxxxx, and there are at most three of them.
        while index < line.count, line[index] & 0xC0 == 0x80 { index -= 1 }
        return index
    }
}

// MARK: - Values

extension ContentLines {
    /// TEXT (RFC 5545 3.3.11). A line feed becomes `\n`; other control characters, which no part of a
    /// content line may hold, are left out.
    package mutating func text(_ text: String) {
        guard text.utf8.span.hasEscapes else {
            add(text)
            return
        }
        for byte in text.utf8 {
            switch byte {
            case .backslash, .semicolon, .comma:
                bytes.append(.backslash)
                bytes.append(byte)
            case .lineFeed: add(#"\n"#)
            case _ where byte.isEscapedInText: break
            default: bytes.append(byte)
            }
        }
    }

    /// A URI (RFC 5545 3.3.13), which knows no escapes: what RFC 3986 has no place for is written in
    /// per cent.
    package mutating func uri(_ uri: String) {
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in uri.utf8 {
            if byte.mayStandInURI {
                bytes.append(byte)
            } else {
                bytes.append(.percent)
                bytes.append(digits[Int(byte >> 4)])
                bytes.append(digits[Int(byte & 15)])
            }
        }
    }

    /// A parameter's value, in quotes where it needs them (RFC 5545 3.2), with the `^` of RFC 6868.
    package mutating func parameter(_ value: String) {
        let isQuoted = value.utf8.contains { $0 == .comma || $0 == .colon || $0 == .semicolon }
        if isQuoted { bytes.append(.quote) }
        for byte in value.utf8 {
            switch byte {
            case .quote: add("^'")
            case .caret: add("^^")
            case .lineFeed: add("^n")
            case _ where byte.isControl: break
            default: bytes.append(byte)
            }
        }
        if isQuoted { bytes.append(.quote) }
    }
}

extension Span<UInt8> {
    /// Whether anything in it cannot stand in a TEXT as it is.
    fileprivate var hasEscapes: Bool {
        for index in indices where self[index].isEscapedInText { return true }
        return false
    }
}

extension UInt8 {
    fileprivate static let percent = UInt8(ascii: "%")

    /// No part of a content line may hold it; a tab may stand.
    fileprivate var isControl: Bool { self < 0x20 && self != .tab || self == 0x7F }

    fileprivate var isEscapedInText: Bool {
        self == .comma || self == .backslash || self == .semicolon || isControl
    }

    /// Reserved, unreserved, or the sign of an escape (RFC 3986 2).
    fileprivate var mayStandInURI: Bool {
        isLetter || digit != nil || "-._~:/?#[]@!$&'()*+,;=%".utf8.contains(self)
    }
}
