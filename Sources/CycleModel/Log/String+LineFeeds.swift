extension String {
    /// The same lines, each ended by a line feed alone.
    ///
    /// A carriage return with its line feed is one `Character`, so that a search for the line feed does not find it.
    package var withLineFeeds: String {
        guard utf8.contains(UInt8(ascii: "\r")) else { return self }
        return String(map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
    }
}
