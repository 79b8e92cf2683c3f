import CycleModel

/// Where one cell of a row lies, without its quotes and without the blanks around it.
struct Cell {
    var range: Range<Int>
    var isQuoted = false
    /// A quote inside it is written twice.
    var hasDoubledQuotes = false

    var isEmpty: Bool { range.isEmpty }

    /// Splits a row as RFC 4180 section 2 describes it, forgiving blanks around quotes and a quote in the
    /// middle of a cell that is not quoted.
    static func split(
        _ bytes: Span<UInt8>, _ row: Range<Int>, at separator: UInt8, into cells: inout [Cell]
    ) throws(LineProblem) {
        cells.removeAll(keepingCapacity: true)
        var index = row.lowerBound
        while true {
            while index < row.upperBound, bytes[index].isBlank { index += 1 }
            var cell: Cell
            if index < row.upperBound, bytes[index] == UInt8(ascii: "\"") {
                cell = quoted(bytes, from: index + 1, to: row.upperBound)
                index = min(cell.range.upperBound + 1, row.upperBound)
                while index < row.upperBound, bytes[index].isBlank { index += 1 }
                guard index == row.upperBound || bytes[index] == separator else {
                    throw .textAfterQuote
                }
            } else {
                let first = index
                while index < row.upperBound, bytes[index] != separator { index += 1 }
                cell = Cell(range: bytes.trimmed(first..<index))
            }
            cells.append(cell)
            guard index < row.upperBound else { return }
            index += 1
        }
    }

    private static func quoted(_ bytes: Span<UInt8>, from first: Int, to end: Int) -> Cell {
        var cell = Cell(range: first..<end, isQuoted: true)
        var index = first
        while index < end {
            if bytes[index] == UInt8(ascii: "\"") {
                guard index + 1 < end, bytes[index + 1] == UInt8(ascii: "\"") else {
                    cell.range = first..<index
                    return cell
                }
                cell.hasDoubledQuotes = true
                index += 1
            }
            index += 1
        }
        return cell
    }

    /// The cell's text; the row was checked to be UTF-8 before.
    func text(in bytes: Span<UInt8>) -> String {
        var plain: [UInt8] = []
        plain.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            plain.append(bytes[index])
            index += hasDoubledQuotes && bytes[index] == UInt8(ascii: "\"") ? 2 : 1
        }
        return String(decoding: plain, as: UTF8.self)
    }

    /// The entries of a list, separated by `|`. A backslash before `|`, before a blank or before another
    /// backslash keeps it as it is.
    func items(in bytes: Span<UInt8>) -> [String] {
        var items: [String] = []
        var item: [UInt8] = []
        // How much of `item` stays when trailing blanks are cut.
        var kept = 0
        func close() {
            if kept > 0 { items.append(String(decoding: item.prefix(kept), as: UTF8.self)) }
            item.removeAll(keepingCapacity: true)
            kept = 0
        }
        var index = range.lowerBound
        while index < range.upperBound {
            var byte = bytes[index]
            var isEscaped = false
            if byte == UInt8(ascii: "\\"), index + 1 < range.upperBound {
                let next = bytes[index + 1]
                if next == UInt8(ascii: "|") || next == byte || next.isBlank {
                    byte = next
                    isEscaped = true
                    index += 1
                }
            }
            index += hasDoubledQuotes && byte == UInt8(ascii: "\"") ? 2 : 1
            if byte == UInt8(ascii: "|"), !isEscaped {
                close()
            } else if isEscaped || !byte.isBlank {
                item.append(byte)
                kept = item.count
            } else if kept > 0 {
                item.append(byte)
            }
        }
        close()
        return items
    }
}

extension Span<UInt8> {
    /// The range without the spaces and tabs at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var first = range.lowerBound
        var end = range.upperBound
        while first < end, self[first].isBlank { first += 1 }
        while first < end, self[end - 1].isBlank { end -= 1 }
        return first..<end
    }
}
