package import CivilDate
import CycleModel

/// Reads a plain log piece by piece, in memory that does not grow with the length of the file.
///
/// Feed it the bytes in order, in pieces of any size, then call `finish()`. Any error it throws is about
/// the whole file, and nothing more should be fed after one.
package struct PlainLogReader: Sendable {
    private var rows: LogRows
    /// The first bytes, until there are enough to tell what kind of file this is; `nil` after that.
    private var head: [UInt8]? = []
    /// The beginning of a row whose end has not come yet.
    private var pending: [UInt8] = []
    private var place = Place.lineStart
    private var row = LogRows.Position()
    private var line = 1
    private var lastByte: UInt8 = 0
    private var quoteLine = 1

    /// Where in a row the next byte stands.
    private enum Place {
        /// Only blanks so far.
        case lineStart
        case comment
        /// After a separator, with only blanks so far.
        case cellStart
        case inCell
        case quoted
        /// After a quote inside a quoted cell: its end, or the first of two.
        case afterQuote
    }

    /// `today` is the last day that may have been recorded.
    package init(today: Day) {
        rows = LogRows(today: today)
    }

    package mutating func feed(_ bytes: [UInt8]) throws(LogFileError) {
        try feed(bytes.span)
    }

    /// - Complexity: O(*n*) in the number of bytes.
    package mutating func feed(_ bytes: Span<UInt8>) throws(LogFileError) {
        guard var head else { return try scan(bytes, from: 0) }
        if head.isEmpty, bytes.count >= FileKind.headLength { return try open(bytes) }
        head.reserveCapacity(head.count + bytes.count)
        for index in bytes.indices { head.append(bytes[index]) }
        self.head = head
        if head.count >= FileKind.headLength { try open(head.span) }
    }

    /// What was read; an error where that is nothing.
    package consuming func finish() throws(LogFileError) -> ReadLog {
        if let head { try open(head.span) }
        if place == .quoted { throw .unclosedQuote(line: quoteLine) }
        if !pending.isEmpty, place != .comment {
            let last = pending
            try rows.read(last.span, 0..<last.count, at: row)
        }
        return try rows.finish()
    }

    /// Looks at the file's beginning and steps over a byte order mark.
    private mutating func open(_ bytes: Span<UInt8>) throws(LogFileError) {
        head = nil
        if let kind = FileKind(head: bytes) { throw .notALog(kind) }
        let hasMark =
            bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF
        try scan(bytes, from: hasMark ? 3 : 0)
    }

    /// Finds the ends of rows. A row ends at LF, CR or CRLF outside quotes.
    private mutating func scan(_ bytes: Span<UInt8>, from start: Int) throws(LogFileError) {
        var rowStart = start
        // What changes with every byte stays out of memory while no row ends.
        var place = self.place
        var separator = rows.separator
        for index in start..<bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                let before = index > start ? bytes[index - 1] : lastByte
                if byte == UInt8(ascii: "\n"), before == UInt8(ascii: "\r") {
                    // The second half of a CRLF, whose first half has ended the line.
                    if place != .quoted { rowStart = index + 1 }
                    continue
                }
                line += 1
                if place == .quoted { continue }
                self.place = place
                try endRow(bytes, rowStart..<index)
                place = .lineStart
                rowStart = index + 1
                separator = rows.separator
            case UInt8(ascii: "\""):
                guard separator != nil else { continue }
                switch place {
                case .lineStart, .cellStart:
                    place = .quoted
                    quoteLine = line
                case .quoted: place = .afterQuote
                case .afterQuote: place = .quoted
                case .inCell, .comment: break
                }
            case separator:
                if place != .quoted, place != .comment { place = .cellStart }
            case UInt8(ascii: "#") where place == .lineStart: place = .comment
            case UInt8(ascii: " "): break
            case 0..<0x20:
                if byte == 0 { throw .notText(line: line) }
                if byte != UInt8(ascii: "\t") { row.hasControl = true }
            default:
                if byte >= 0x80 { row.isASCII = false }
                switch place {
                case .lineStart, .cellStart, .afterQuote: place = .inCell
                case .comment, .inCell, .quoted: break
                }
            }
        }
        self.place = place
        guard start < bytes.count else { return }
        lastByte = bytes[bytes.count - 1]
        guard rowStart < bytes.count else { return }
        try checkLength(pending.count + bytes.count - rowStart)
        for index in rowStart..<bytes.count { pending.append(bytes[index]) }
    }

    private mutating func endRow(_ bytes: Span<UInt8>, _ range: Range<Int>) throws(LogFileError) {
        try checkLength(pending.count + range.count)
        if place != .comment {
            if pending.isEmpty {
                try rows.read(bytes, range, at: row)
            } else {
                var whole = pending
                for index in range { whole.append(bytes[index]) }
                try rows.read(whole.span, 0..<whole.count, at: row)
            }
        }
        pending.removeAll(keepingCapacity: true)
        place = .lineStart
        row = LogRows.Position(line: line)
    }

    private func checkLength(_ length: Int) throws(LogFileError) {
        guard length > PlainLog.longestLine else { return }
        // A quote that is never closed takes the rest of the file for its cell.
        if place == .quoted || line > row.line + 1 { throw .unclosedQuote(line: quoteLine) }
        throw .lineTooLong(line: row.line)
    }
}
