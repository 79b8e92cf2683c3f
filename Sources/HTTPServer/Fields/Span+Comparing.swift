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
        let word = unsafe word.bytes
        guard start >= 0, count - start >= word.count else { return false }
        return unsafe extracting(start..<start + word.count).isSame(as: word.span)
    }

    /// Whether that part reads as `word`, in either case.
    package func reads(_ word: StaticString, in range: Range<Int>) -> Bool {
        unsafe extracting(range).isAlike(word.bytes.span)
    }
}

extension StaticString {
    /// They are there for as long as the program.
    fileprivate var bytes: UnsafeBufferPointer<UInt8> {
        unsafe UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    }
}
