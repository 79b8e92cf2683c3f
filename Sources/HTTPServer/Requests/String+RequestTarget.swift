extension String {
    /// The path and what is behind it, without the host that may be named before it.
    package var withoutHost: Substring {
        let text = utf8.span
        let start = text.pathStart(0..<text.count)
        return self[utf8.index(startIndex, offsetBy: start)...]
    }
}

extension Span<UInt8> {
    /// The start of the path: behind `http://HOST` in the absolute form (3.2.2), which every server
    /// must read.
    package func pathStart(_ range: Range<Int>) -> Int {
        let start = range.lowerBound
        let colon = firstIndex(of: ":", in: range)
        guard colon - start == 4 || colon - start == 5,
            reads("http", in: start..<colon) || reads("https", in: start..<colon),
            reads("://", in: colon..<min(colon + 3, range.upperBound))
        else { return start }
        return firstIndex(of: "/", in: min(colon + 3, range.upperBound)..<range.upperBound)
    }

    /// The first place of that character, or the end.
    private func firstIndex(of character: Unicode.Scalar, in range: Range<Int>) -> Int {
        var at = range.lowerBound
        while at < range.upperBound, self[at] != UInt8(ascii: character) { at += 1 }
        return at
    }
}
