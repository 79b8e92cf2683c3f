/// Texts behind each other in one string, which `Scripts/catalogue` writes, one text a line.
///
/// A zero byte ends each text, and a unit separator (U+001F) stands between two parts of one.
package struct MessageTable: Sendable {
    private let text: String
    /// The byte at which each text starts, and the one behind the last.
    private let starts: [UInt32]

    /// - Complexity: O(*n*) in the bytes of `text`.
    package init(_ text: String) {
        self.text = text
        let bytes = text.utf8.span
        var starts: [UInt32] = [0]
        for position in bytes.indices where bytes[position] == 0 {
            starts.append(UInt32(position + 1))
        }
        self.starts = starts
    }

    var indices: Range<Int> { 0..<starts.count - 1 }

    subscript(index: Int) -> Substring { slice(bytes(at: index)) }

    /// The part of a text with this number, or its last one.
    func part(_ number: Int, at index: Int) -> Substring {
        let bytes = text.utf8.span
        let whole = self.bytes(at: index)
        var (start, left) = (whole.lowerBound, number)
        for position in whole where bytes[position] == Self.unitSeparator {
            if left == 0 { return slice(start..<position) }
            (start, left) = (position + 1, left - 1)
        }
        return slice(start..<whole.upperBound)
    }

    /// Where `text` stands in a table that is sorted by bytes; `nil` where it doesn't.
    ///
    /// - Complexity: O(log *n*) in the number of texts.
    func index(of text: String) -> Int? {
        let (bytes, wanted) = (self.text.utf8.span, text.utf8.span)
        var (low, high) = (indices.lowerBound, indices.upperBound)
        while low < high {
            let middle = (low + high) / 2
            if bytes.extracting(self.bytes(at: middle)).precedes(wanted) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return indices.contains(low) && self[low] == text ? low : nil
    }

    /// All parts of a text; none where it is empty.
    func parts(at index: Int) -> [Substring] {
        self[index].split(separator: Self.separator)
    }

    private static let separator: Character = "\u{1F}"
    private static let unitSeparator: UInt8 = 0x1F

    /// Those of a text, without the zero byte that ends it.
    private func bytes(at index: Int) -> Range<Int> {
        Int(starts[index])..<Int(starts[index + 1]) - 1
    }

    private func slice(_ range: Range<Int>) -> Substring {
        let bytes = text.utf8
        let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
        return text[start..<bytes.index(start, offsetBy: range.count)]
    }
}

extension Span<UInt8> {
    fileprivate func precedes(_ other: borrowing Span<UInt8>) -> Bool {
        for position in 0..<min(count, other.count) where self[position] != other[position] {
            return self[position] < other[position]
        }
        return count < other.count
    }
}
