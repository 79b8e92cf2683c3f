import HTML

extension Asset {
    /// A style sheet without what only its authors read: comments, indentation, ends of lines and last semicolons.
    ///
    /// What stands in quotes stays. A space that means something, as between two classes, stays too.
    static func shortenedStyle(_ sheet: [UInt8]) -> [UInt8] {
        var short: [UInt8] = []
        short.reserveCapacity(sheet.count)
        var rest = sheet[...]
        while let byte = rest.first {
            if rest.starts(with: "/*".utf8) {
                rest = rest.dropFirst(2)
                while !rest.isEmpty, !rest.starts(with: "*/".utf8) { rest.removeFirst() }
                rest = rest.dropFirst(2)
            } else if byte == UInt8(ascii: "\"") {
                let text = rest.dropFirst().prefix { $0 != byte }
                short.append(byte)
                short.append(contentsOf: text)
                short.append(byte)
                rest = rest.dropFirst(text.count + 2)
            } else if isSpace(byte) {
                rest = rest.drop(while: isSpace)
                if needsSpace(after: short.last, before: rest) { short.append(UInt8(ascii: " ")) }
            } else {
                if byte == UInt8(ascii: "}"), short.last == UInt8(ascii: ";") { short.removeLast() }
                short.append(byte)
                rest.removeFirst()
            }
        }
        return short
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
    }

    private static func needsSpace(after last: UInt8?, before rest: ArraySlice<UInt8>) -> Bool {
        guard let last, let next = rest.first else { return false }
        return !"{};,:".utf8.contains(last) && !"{};,".utf8.contains(next)
            && !rest.starts(with: "/*".utf8)
    }

    /// A script without the lines that are comments, and without indentation.
    ///
    /// Ends of lines stay, because a statement may end with one. No text of ours goes over several lines.
    static func shortenedScript(_ script: [UInt8]) -> [UInt8] {
        var short: [UInt8] = []
        short.reserveCapacity(script.count)
        var isInComment = false
        for line in script.split(separator: UInt8(ascii: "\n")) {
            let words = line.drop(while: isSpace)
            if words.starts(with: "/*".utf8) { isInComment = true }
            if !isInComment, !words.isEmpty, !words.starts(with: "//".utf8) {
                short.append(contentsOf: words)
                short.append(UInt8(ascii: "\n"))
            }
            if line.suffix(2).elementsEqual("*/".utf8) { isInComment = false }
        }
        return short
    }
}
