/// Splits delimited text into rows of cells, piece by piece, as RFC 4180 section 2 describes it.
///
/// It is more lenient in these points:
/// - A row ends at LF, CR or CRLF, and rows may have different numbers of cells.
/// - Blanks (spaces and tabs) around a cell, quoted or not, do not belong to it.
/// - A quote in the middle of a cell that does not begin with one is a character like others.
/// - Text behind a closing quote belongs to the cell, and the row tells that there is some.
/// - A quote that is never closed takes the rest of the text.
package struct DelimitedText: Sendable {
    /// `nil` for rows of a single cell, in which quotes are characters like others.
    package var separator: UInt8?
    /// The row that is being read, or that has just ended.
    package private(set) var row: DelimitedRow
    /// The line of the byte that comes next, counted from 1.
    package private(set) var line: Int
    /// The line in which the last quote was opened.
    package private(set) var quoteLine = 1

    private let hasComments: Bool
    private var position = Position.rowStart
    private var isQuoted = false
    private var cellStart = 0
    private var lastByte: UInt8 = 0

    /// The place of the next byte in its row.
    private enum Position {
        /// Behind the row in `row`, which the next byte does away with.
        case rowEnd
        /// Only blanks so far.
        case rowStart
        case comment
        /// Behind a separator, with only blanks so far.
        case cellStart
        case inCell
        case inQuotes
        /// Behind a quote inside quotes: their end, or the first of two.
        case afterQuote
        case behindQuotes
    }

    /// - Parameters:
    ///   - line: The number of the first line.
    ///   - hasComments: Whether a row that begins with `#` is a comment, without cells that count.
    package init(separator: UInt8?, line: Int = 1, hasComments: Bool = false) {
        self.separator = separator
        self.line = line
        self.hasComments = hasComments
        row = DelimitedRow(line: line)
    }

    /// Whether a quote is open.
    package var isInQuotes: Bool { position == .inQuotes }

    /// Reads on from `index` to the end of a row, or of the piece; `true` where `row` is whole.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    package mutating func readRow(_ bytes: Span<UInt8>, _ index: inout Int) -> Bool {
        while index < bytes.count {
            index += 1
            if take(bytes[index - 1]) { return true }
        }
        return false
    }

    /// Ends the text; `true` where a last row had no line end.
    package mutating func finish() -> Bool {
        guard position != .rowEnd, row.length > 0 else { return false }
        return endRow()
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        let isSecondHalf = byte == UInt8(ascii: "\n") && lastByte == UInt8(ascii: "\r")
        lastByte = byte
        let isLineEnd = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
        if isLineEnd, !isInQuotes {
            if isSecondHalf { return false }
            defer { line += 1 }
            return endRow()
        }
        if isLineEnd, !isSecondHalf { line += 1 }
        if position == .rowEnd { beginRow() }
        row.length += 1
        if byte == separator, position != .inQuotes, position != .comment {
            endCell()
            row.bytes.append(byte)
            cellStart = row.bytes.count
            position = .cellStart
            return false
        }
        switch position {
        case .comment, .rowEnd: break
        case .inQuotes where byte == UInt8(ascii: "\""): position = .afterQuote
        case .afterQuote where byte == UInt8(ascii: "\""):
            row.bytes.append(byte)
            position = .inQuotes
        case .inQuotes, .inCell: row.bytes.append(byte)
        case .afterQuote, .behindQuotes:
            position = .behindQuotes
            if byte.isBlank { break }
            row.bytes.append(byte)
            row.hasTextAfterQuote = true
        case .rowStart, .cellStart:
            if byte.isBlank { break }
            if byte == UInt8(ascii: "#"), hasComments, position == .rowStart {
                position = .comment
            } else if byte == UInt8(ascii: "\""), separator != nil {
                position = .inQuotes
                isQuoted = true
                quoteLine = line
            } else {
                position = .inCell
                row.bytes.append(byte)
            }
        }
        return false
    }

    private mutating func beginRow() {
        row.line = line
        row.bytes.removeAll(keepingCapacity: true)
        row.cells.removeAll(keepingCapacity: true)
        row.hasTextAfterQuote = false
        row.length = 0
        cellStart = 0
        position = .rowStart
    }

    private mutating func endCell() {
        if !isQuoted {
            while row.bytes.count > cellStart, row.bytes.last?.isBlank == true {
                row.bytes.removeLast()
            }
        }
        row.cells.append(
            DelimitedRow.Cell(range: cellStart..<row.bytes.count, isQuoted: isQuoted))
        isQuoted = false
    }

    private mutating func endRow() -> Bool {
        if position == .rowEnd { beginRow() }
        row.isComment = position == .comment
        endCell()
        position = .rowEnd
        return true
    }
}

/// One row of delimited text.
package struct DelimitedRow: Sendable {
    package struct Cell: Sendable {
        /// The cell's place in `bytes`, without quotes around it and with one for each two inside
        /// it.
        package let range: Range<Int>
        package let isQuoted: Bool

        package var isEmpty: Bool { range.isEmpty }
    }

    /// The line in the text at which the row begins, counted from 1.
    package fileprivate(set) var line: Int
    /// Its cells with the separators between them.
    package fileprivate(set) var bytes: [UInt8] = []
    package fileprivate(set) var cells: [Cell] = []
    /// Whether something other than a blank follows a closing quote.
    package fileprivate(set) var hasTextAfterQuote = false
    package fileprivate(set) var isComment = false
    /// How many bytes it takes in the text, without its line end.
    package fileprivate(set) var length = 0

    fileprivate init(line: Int) {
        self.line = line
    }

    /// The text of a cell. What is not UTF-8 becomes U+FFFD.
    package func text(_ cell: Cell) -> String {
        String(decoding: bytes[cell.range], as: UTF8.self)
    }
}

/// What stands between the cells of a table.
package enum Separator: UInt8, Sendable {
    case tab = 0x09
    case comma = 0x2C
    case semicolon = 0x3B

    package var character: Character { Character(Unicode.Scalar(rawValue)) }

    /// The other of the two that a plain log may have.
    package var other: Separator { self == .comma ? .semicolon : .comma }

    /// How often each of them stands in the first line, outside quotes.
    package static func counts(in text: Span<UInt8>) -> (tabs: Int, commas: Int, semicolons: Int) {
        var counts = (tabs: 0, commas: 0, semicolons: 0)
        var isQuoted = false
        for index in text.indices {
            switch text[index] {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case _ where isQuoted: break
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return counts
            case tab.rawValue: counts.tabs += 1
            case comma.rawValue: counts.commas += 1
            case semicolon.rawValue: counts.semicolons += 1
            default: break
            }
        }
        return counts
    }
}

extension UInt8 {
    /// A space or a tab.
    package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
