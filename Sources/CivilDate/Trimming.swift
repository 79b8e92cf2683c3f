extension StringProtocol where SubSequence == Substring {
    /// Without what is of no account at the ends.
    package func trimming(_ isEdge: (Character) -> Bool) -> Substring {
        guard let first = firstIndex(where: { !isEdge($0) }),
            let last = lastIndex(where: { !isEdge($0) })
        else { return self[endIndex...] }
        return self[first...last]
    }
}

extension String {
    /// Without blanks and line ends at the ends.
    package var trimmed: String { String(trimming(\.isWhitespace)) }
}

extension Substring {
    /// Without blanks and line ends at the ends.
    package var trimmed: Substring { trimming(\.isWhitespace) }
}

extension UInt8 {
    /// `0` to `9`.
    package var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}
