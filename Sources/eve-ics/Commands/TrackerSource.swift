import CommandLineInterface
import CycleModel
import TrackerImport

/// Reading what other trackers write.
extension Session {
    /// - Parameter head: The beginning of the file, which was read before.
    func readTracker(
        _ path: String, _ file: borrowing InputFile, _ head: [UInt8],
        _ options: TrackerFile.Options, today: Day
    ) throws(ToolError) -> [TrackerReading] {
        let name = InputFile.name(of: path)
        let bar = ProgressBar(name)
        do throws(TrackerError) {
            let source = try byteSource(path, file, head)
            let readings = try TrackerFile.read(source, today: today, options: options) {
                bar.show(done: $0, total: $1, days: $2)
            }
            bar.clear()
            return readings
        } catch {
            bar.clear()
            if case .io(let why) = error { throw .io("\(name): \(why)") }
            throw .refused(error.message(in: name), advice: error.advice)
        }
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
            return ByteSource(count: plain.size) { offset, limit throws(TrackerError) in
                do throws(ToolError) {
                    return try plain.read(at: offset, limit: limit)
                } catch {
                    throw .io(error.message)
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
        do throws(TrackerError) {
            options.columns = try ColumnMapping(try columnText(words))
        } catch {
            throw .refused("import: \(error)", advice: error.advice)
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
