extension String {
    /// As a cell in quotes, its own quotes doubled (RFC 4180 section 2).
    ///
    /// Tables are read by the scalar: with a combining mark behind it, a quote is part of another `Character`.
    var inQuotes: String {
        let parts = unicodeScalars.split(separator: "\"", omittingEmptySubsequences: false)
        return "\"" + parts.map { String($0) }.joined(separator: "\"\"") + "\""
    }
}
