extension StringProtocol where SubSequence == Substring {
    /// Without the characters at its ends of which `isEdge` is true.
    package func trimming(_ isEdge: (Character) -> Bool) -> Substring {
        guard let first = firstIndex(where: { !isEdge($0) }),
            let last = lastIndex(where: { !isEdge($0) })
        else { return self[endIndex...] }
        return self[first...last]
    }
}

extension String {
    /// Without blanks and line ends at its ends. A mark that stands on a blank stays.
    package var trimmed: String { String(self[...].trimmed) }
}

extension Substring {
    /// Without blanks and line ends at its ends. A mark that stands on a blank stays.
    package var trimmed: Substring {
        func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.isWhitespace }
        guard let first = unicodeScalars.firstIndex(where: { !isBlank($0) }),
            let last = unicodeScalars.lastIndex(where: { !isBlank($0) })
        else { return self[endIndex...] }
        return self[first..<unicodeScalars.index(after: last)]
    }
}

extension UInt8 {
    /// `0` to `9`.
    package var isASCIIDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}
