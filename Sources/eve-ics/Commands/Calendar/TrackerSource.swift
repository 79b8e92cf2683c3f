import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import Messages
import TrackerImport

/// A file of another program, whose parts are read in any order.
struct TrackerSource {
    private let name: String
    private let bytes: ByteSource

    /// Bytes that are taken from a pipe; a file may have any number.
    private static let largestPipe = 256 << 20

    /// - Parameter head: The beginning of the file, which was read before.
    init(_ file: InputFile, head: [UInt8]) throws {
        name = file.name
        if let size = file.size {
            bytes = ByteSource(count: size) { try file.read(upTo: $1, at: $0) }
            return
        }
        // All of it is kept, as an archive is read from its end.
        var all = head
        while true {
            let chunk = try file.read()
            if chunk.isEmpty { break }
            all += chunk
            guard all.count <= Self.largestPipe else {
                let error = TrackerError.tooLarge(what: "input", limit: Self.largestPipe)
                throw ToolError(error, in: name)
            }
        }
        bytes = ByteSource(all)
    }

    /// What each tracker has in it.
    func readings(
        _ options: TrackerFile.Options, today: Day, in language: Language
    ) throws -> [TrackerReading] {
        let bar = ProgressBar(name)
        defer { bar.clear() }
        return try naming {
            try TrackerFile.read(bytes, today: today, options: options) {
                (done, total, days) in
                bar.show(done: done, total: total, found: language.formats.days(days))
            }
        }
    }

    /// The same for an archive with calendars; `nil` where nothing else in it is known.
    func readingsBesideCalendars(
        _ options: TrackerFile.Options, today: Day, _ context: Context
    ) throws -> [TrackerReading]? {
        do {
            return try TrackerFile.read(bytes, today: today, options: options)
        } catch TrackerError.notRecognized {
            return nil
        } catch let error as TrackerError {
            if case .io = error { throw ToolError(error, in: name) }
            context.note(error.message(in: name))
            return nil
        }
    }

    /// The calendars in an archive of calendars; `nil` for any other file.
    func calendars(limit: Int) throws -> [ArchivedCalendars.File]? {
        try naming { try ArchivedCalendars.read(bytes, limit: limit) }
    }

    private func naming<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as TrackerError {
            throw ToolError(error, in: name)
        }
    }
}

extension ToolError {
    fileprivate init(_ error: TrackerError, in file: String) {
        if case .io(let why) = error {
            self = .io("\(file): \(why)")
        } else {
            self = .refused(error.message(in: file), advice: error.advice)
        }
    }
}
