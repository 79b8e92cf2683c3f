package import CivilDate

/// Reads a plain log piece by piece, in memory that does not grow with the length of the file.
///
/// Feed it the bytes in order, in pieces of any size, then call `finish()`. Any error it throws is about
/// the whole file, and nothing more should be fed after one.
package struct PlainLogReader: Sendable {
    private var builder: PlainLogBuilder
    /// The first bytes, until there are enough to tell what kind of file this is; `nil` after that.
    private var head: [UInt8]? = []
    private var text = DelimitedText(separator: nil, hasComments: true)

    /// `today` is the last day that may have been recorded.
    package init(today: Day) {
        builder = PlainLogBuilder(today: today)
    }

    /// - Complexity: O(*n*) in the number of bytes.
    /// - Throws: A `LogFileError`.
    package mutating func feed(_ bytes: [UInt8]) throws {
        guard var head else { return try scan(bytes, from: 0) }
        head += bytes
        self.head = head
        if head.count >= FileKind.headLength { try open(head) }
    }

    /// What was read; an error where that is nothing.
    package consuming func finish() throws -> ReadLog {
        if let head { try open(head) }
        if text.isInQuotes { throw LogFileError.unclosedQuote(line: text.quoteLine) }
        if text.finish() { try takeRow() }
        return try builder.finish()
    }

    /// Looks at the file's beginning and steps over a byte order mark.
    private mutating func open(_ bytes: [UInt8]) throws {
        head = nil
        if let kind = FileKind(head: bytes.span) { throw LogFileError.notALog(kind) }
        try scan(bytes, from: bytes.starts(with: "\u{FEFF}".utf8) ? 3 : 0)
    }

    private mutating func scan(_ bytes: [UInt8], from start: Int) throws {
        let end = bytes[start...].firstIndex(of: 0) ?? bytes.count
        let piece = bytes.span.extracting(start..<end)
        var index = 0
        while text.readRow(piece, &index) { try takeRow() }
        guard end == bytes.count else { throw LogFileError.notText(line: text.line) }
        try checkLength()
    }

    private mutating func takeRow() throws {
        try checkLength()
        try builder.add(text.row)
        // Only tables have quotes.
        text.separator = builder.separator?.rawValue
    }

    private func checkLength() throws {
        guard text.row.length > PlainLog.longestLine else { return }
        // A long note stands in quotes, with nothing behind them.
        let hasQuotes = text.isInQuotes || text.row.cells.contains(where: \.isQuoted)
        if hasQuotes, !text.row.hasTextAfterQuote, text.row.length <= PlainLog.longestRow { return }
        // A quote that is never closed takes the rest of the file for its cell.
        guard text.isInQuotes || text.line > text.row.line + 1 else {
            throw LogFileError.lineTooLong(line: text.row.line)
        }
        throw LogFileError.unclosedQuote(line: text.quoteLine)
    }
}

extension PlainLogReader {
    /// Reads a whole log piece by piece.
    ///
    /// - Parameters:
    ///   - beginning: What was read of the file before; empty only where it is at its end.
    ///   - next: Gives the next bytes, and none at the end.
    /// - Throws: A `LogFileError`, or what `next` throws.
    package static func read(
        beginning: [UInt8], next: () throws -> [UInt8], today: Day
    ) throws -> ReadLog {
        var reader = PlainLogReader(today: today)
        try reader.feed(beginning)
        while !beginning.isEmpty {
            let bytes = try next()
            if bytes.isEmpty { break }
            try reader.feed(bytes)
        }
        return try reader.finish()
    }
}
