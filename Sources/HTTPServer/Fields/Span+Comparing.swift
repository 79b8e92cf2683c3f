import Glibc

/// Comparisons that every request needs many of, with one look at their bounds.
extension Span<UInt8> {
    func isSame(as other: Span<UInt8>) -> Bool {
        guard count == other.count else { return false }
        return unsafe withUnsafeBufferPointer { bytes in
            unsafe other.withUnsafeBufferPointer { others in
                guard let start = bytes.baseAddress, let otherStart = others.baseAddress else {
                    return true
                }
                return unsafe memcmp(start, otherStart, bytes.count) == 0
            }
        }
    }

    /// Whether `word` stands there, in these very letters.
    package func has(_ word: StaticString, at start: Int) -> Bool {
        let count = word.utf8CodeUnitCount
        guard start >= 0, self.count - start >= count else { return false }
        let word = unsafe UnsafeBufferPointer(start: word.utf8Start, count: count)
        return unsafe extracting(start..<start + count).isSame(as: word.span)
    }

    /// Whether that part reads as the lower-case `word`, in either case.
    package func reads(_ word: StaticString, in range: Range<Int>) -> Bool {
        guard range.count == word.utf8CodeUnitCount else { return false }
        let word = unsafe word.utf8Start
        return unsafe extracting(range).withUnsafeBufferPointer { text in
            for at in text.indices
            where unsafe text[at] != word[at] && text[at].lowercasedASCII != word[at] {
                return false
            }
            return true
        }
    }
}
