/// Texts behind each other in one string, and where each of them starts.
///
/// `Scripts/catalogue` writes such tables, one text a line. Both parts are constants that the compiler lays out by
/// itself: nothing is built when the program starts, and a text needs no pointer.
package struct MessageTable: Sendable {
    private let text: String
    /// The byte at which each text starts, and the one at which the last ends.
    private let starts: [UInt32]

    package init(text: String, starts: [UInt32]) {
        self.text = text
        self.starts = starts
    }

    var indices: Range<Int> { 0..<starts.count - 1 }

    subscript(index: Int) -> Substring { slice(bytes(at: index)) }

    /// The part of a text with this number, or its last one; a zero byte stands between two parts.
    func part(_ number: Int, at index: Int) -> Substring {
        let bytes = text.utf8.span
        let whole = self.bytes(at: index)
        var (start, left) = (whole.lowerBound, number)
        for position in whole where bytes[position] == 0 {
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

    private func bytes(at index: Int) -> Range<Int> { Int(starts[index])..<Int(starts[index + 1]) }

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
