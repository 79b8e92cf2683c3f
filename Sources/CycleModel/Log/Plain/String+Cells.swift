extension String {
    /// The same lines, each ended by a line feed alone.
    ///
    /// A carriage return with its line feed is one `Character`, so that a search for the line feed does not find it.
    package var withLineFeeds: String {
        guard utf8.contains(UInt8(ascii: "\r")) else { return self }
        return String(map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
    }

    /// No file and no page can hold U+0000.
    package var withoutNulls: String {
        unicodeScalars.contains("\0")
            ? String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
            : self
    }

    /// As a cell in quotes, its own quotes doubled (RFC 4180 section 2).
    ///
    /// Tables are read by the scalar: with a combining mark behind it, a quote is part of another `Character`.
    package var inQuotes: String {
        let parts = unicodeScalars.split(separator: "\"", omittingEmptySubsequences: false)
        return "\"" + parts.map { String($0) }.joined(separator: "\"\"") + "\""
    }
}
