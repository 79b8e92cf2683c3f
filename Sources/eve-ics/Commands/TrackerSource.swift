import CivilDate
import CommandLineInterface
import CycleModel
import TrackerImport

/// Reading what other trackers write.
extension Context {
    func readTracker(
        _ source: ByteSource, _ name: String, _ options: TrackerFile.Options, today: Day
    ) throws(ToolError) -> [TrackerReading] {
        let bar = ProgressBar(name)
        defer { bar.clear() }
        return try reading(name) {
            try TrackerFile.read(source, today: today, options: options) {
                bar.show(done: $0, total: $1, days: $2)
            }
        }
    }

    /// The calendars in an archive of calendars; `nil` for any other file.
    func readArchivedCalendars(
        _ source: ByteSource, _ name: String, limit: Int
    ) throws(ToolError) -> [ArchivedCalendars.File]? {
        try reading(name) {
            try ArchivedCalendars.read(source, limit: limit)
        }
    }

    /// A file whose parts are read in any order.
    ///
    /// - Parameter head: The beginning of the file, which was read before.
    func openSource(
        _ path: String, _ file: borrowing InputFile, _ head: [UInt8]
    ) throws(ToolError) -> ByteSource {
        do {
            return try byteSource(path, file, head)
        } catch {
            throw Self.failure(error, InputFile.name(of: path))
        }
    }

    private func reading<Result>(
        _ name: String, _ body: () throws -> Result
    ) throws(ToolError) -> Result {
        do { return try body() } catch { throw Self.failure(error, name) }
    }

    private static func failure(_ error: any Error, _ name: String) -> ToolError {
        guard let error = error as? TrackerError else { return .io("\(name): \(error)") }
        if case .io(let why) = error { return .io("\(name): \(why)") }
        return .refused(error.message(in: name), advice: error.advice)
    }

    /// From a pipe all is taken into memory, as an archive is read from its end.
    private func byteSource(
        _ path: String, _ file: borrowing InputFile, _ head: [UInt8]
    ) throws(TrackerError) -> ByteSource {
        do throws(ToolError) {
            guard let plain = try RandomAccessFile(path) else {
                var bytes = head
                while true {
                    let chunk = try file.read()
                    if chunk.isEmpty { return ByteSource(bytes) }
                    bytes += chunk
                    guard bytes.count <= Self.largestPipe else { break }
                }
                throw .refused("")
            }
            return ByteSource(count: plain.size) { offset, limit in
                do throws(ToolError) {
                    return try plain.read(at: offset, limit: limit)
                } catch {
                    throw TrackerError.io(error.message)
                }
            }
        } catch {
            throw error.kind == .refused
                ? .tooLarge(what: "input", limit: Self.largestPipe) : .io(error.message)
        }
    }

    /// Bytes that are taken from standard input; a file may have any number.
    private static let largestPipe = 256 << 20

    /// What was said of tables on the command line.
    func trackerOptions() throws(ToolError) -> TrackerFile.Options {
        var options = TrackerFile.Options(datePattern: command[ImportOptions.dateFormat])
        guard let words = command[ImportOptions.columns] else { return options }
        do {
            options.columns = try ColumnMapping(try columnText(words))
        } catch {
            throw .refused("import: \(error)", advice: (error as? TrackerError)?.advice)
        }
        return options
    }

    /// A word without an `=` is the name of a file with the pairs, one on each line.
    private func columnText(_ words: String) throws(TrackerError) -> String {
        guard !words.contains("=") else { return words }
        do throws(ToolError) {
            let bytes = try InputFile(words).readAll(limit: 1 << 20)
            return String(decoding: bytes, as: UTF8.self) + "\n"
        } catch {
            throw .badColumns(error.message)
        }
    }
}
