import CommandLineInterface
import TrackerImport

/// What a command line says of tables that no tracker is known by.
struct TableWords {
    static let columns = Option(
        "--columns", .columns,
        "The columns of a table, such as date=Datum,flow=Fluss, or a file of such lines")
    static let dateFormat = Option(
        "--date-format", .datePattern, "The form of dates in a table, such as DD.MM.YYYY")

    private let columns: String?
    private let datePattern: DatePattern?

    init(_ words: ParsedCommand) {
        columns = words[Self.columns]
        datePattern = words[Self.dateFormat]
    }

    func options() throws -> TrackerFile.Options {
        do {
            return TrackerFile.Options(
                columns: try columns.map { try ColumnMapping(try Self.pairs($0)) },
                datePattern: datePattern)
        } catch TrackerError.badColumns(let why) {
            throw ToolError.refused(
                "import: --columns: \(why)", advice: TrackerError.badColumns(why).advice)
        }
    }

    /// A word without an `=` is the name of a file with the pairs, one on each line.
    private static func pairs(_ word: String) throws -> String {
        guard !word.contains("=") else { return word }
        do {
            let bytes = try InputFile(word).readAll(limit: 1 << 20)
            return String(decoding: bytes, as: UTF8.self) + "\n"
        } catch let error as ToolError {
            throw TrackerError.badColumns(error.message)
        }
    }
}

extension ValueFormat where Value == String {
    fileprivate static var columns: ValueFormat {
        ValueFormat(
            "COLUMNS", expectation: "pairs such as date=Datum,flow=Fluss, or the name of a file",
            completion: .files, read: { $0.isEmpty ? nil : $0 }, write: { $0 })
    }
}

extension ValueFormat where Value == DatePattern {
    fileprivate static var datePattern: ValueFormat {
        ValueFormat(
            "PATTERN", expectation: "YYYY, MM and DD in the file's order, such as DD.MM.YYYY",
            completion: .words(["YYYY-MM-DD", "DD.MM.YYYY"]),
            read: { DatePattern($0) }, write: { $0.description })
    }
}
