import CivilDate
import CycleModel

/// Reads one tracker's tables.
protocol TableReader: TrackerReader {
    /// Whether a table has this tracker's columns.
    static func recognizes(_ table: DelimitedTable) -> Bool
    static func read(_ table: DelimitedTable, into records: RecordBuilder) throws
    /// The table as this tracker means it, where it quotes in a way of its own; `nil` where it is as it was read.
    static func table(_ bytes: [UInt8]) -> DelimitedTable?
}

extension TableReader {
    static func table(_ bytes: [UInt8]) -> DelimitedTable? { nil }
}

extension RecordBuilder {
    /// Names the columns that nobody read, the first row counting as their place.
    func unread(_ table: DelimitedTable, but read: Set<Int>) {
        for (index, name) in table.names.enumerated()
        where !read.contains(index) && !name.isEmpty {
            misunderstand(.column("\(name)"), at: 1)
        }
    }
}

extension String {
    /// The entries of a list in one cell.
    func items(separators: String = "|,;") -> [String] {
        split { separators.contains($0) }.map { String($0).trimmed }.filter { !$0.isEmpty }
    }

    /// `true`, `yes`, `x` and `1` in any case, and some other languages' words for yes.
    var saysYes: Bool {
        ["true", "yes", "y", "x", "1", "ja", "oui", "sí", "si"].contains(lowercased())
    }

    var saysNo: Bool {
        ["", "false", "no", "n", "0", "nein", "non", "none", "-"].contains(lowercased())
    }
}
