/// A place in a file; lines and columns count from 1.
package struct Place: Equatable, Sendable {
    /// The name of a file inside an archive.
    package var entry: String?
    package var line: Int?
    /// The column in bytes; for a text that may be one long line.
    package var column: Int?

    package init(entry: String? = nil, line: Int? = nil, column: Int? = nil) {
        self.entry = entry
        self.line = line
        self.column = column
    }

    /// The place of the byte at `offset` of a text.
    init(entry: String? = nil, offset: Int, in bytes: [UInt8]) {
        let before = bytes.prefix(max(offset, 0))
        let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        self.init(
            entry: entry, line: before.count { $0 == 0x0A } + 1,
            column: before.count - lineStart + 1)
    }

    package func text(in file: String) -> String {
        [entry.map { "\(file)/\($0)" } ?? file, line.map(String.init), column.map(String.init)]
            .compactMap(\.self).joined(separator: ":")
    }
}
