import CommandLineInterface
import Household
import Messages
import TrackerImport

/// A file that a command line names, or standard input.
struct FileToImport: ImportSource {
    let name: String
    let beginning: [UInt8]
    private let file: InputFile

    /// Bytes that are taken from a pipe; a file may have any number.
    private static let largestPipe = 256 << 20

    init(_ path: String) throws {
        file = try InputFile(path)
        name = file.name
        beginning = try file.read(atLeast: TrackerFile.headLength)
    }

    func next() throws -> [UInt8] { try file.read() }

    func all(limit: Int) throws -> [UInt8] { try file.readAll(limit: limit, after: beginning) }

    func anywhere() throws -> ByteSource {
        if let size = file.size {
            return ByteSource(count: size) { try file.read(upTo: $1, at: $0) }
        }
        // All of it is kept, as an archive is read from its end.
        var all = beginning
        while true {
            let chunk = try file.read()
            if chunk.isEmpty { break }
            all += chunk
            guard all.count <= Self.largestPipe else {
                let error = TrackerError.tooLarge(.file, limit: Self.largestPipe)
                throw ImportError(.tracker(error), in: name)
            }
        }
        return ByteSource(all)
    }
}

extension ToolError {
    /// With what to do next on a command line.
    init(_ error: ImportError) {
        if case .tracker(.outOfMemory) = error.reason {
            self = .io(error.message)
        } else {
            self = .refused(error.message, advice: error.advice)
        }
    }
}

extension ImportError {
    fileprivate var advice: String? {
        switch reason {
        case .tracker(let error): error.advice
        case .calendar: nil
        case .log(let error): error.advice
        case .badLines(_, let count):
            "nothing was imported; mend the \(count == 1 ? "line" : "lines"), "
                + "or leave out what cannot be read with --skip-bad-lines"
        case .noEvent: "an empty calendar is not read as a wish to delete everything"
        case .isOfSomebodyElse: "name the person with --person, or the store with --store"
        case .isForgotten:
            "export again and make the change in the new calendar, or log it with 'eve-ics log'"
        case .lessons: "log periods among them with 'eve-ics log DATE'"
        case .nothingKnown:
            "if you call it otherwise, say so with 'eve-ics settings period-words WORD'"
        }
    }
}

extension TrackerError {
    var advice: String? {
        switch self {
        case .unreadable(let format): format.advice(in: .english)
        case .ambiguousDates:
            "say which it is with --date-format DD/MM/YYYY or --date-format MM/DD/YYYY"
        case .notRecognized, .nothingRecognized:
            "see 'eve-ics help import' for what can be read; any table can be, with --columns"
        case .badColumns, .missingColumn:
            "write --columns date=Datum,flow=Fluss, with the file's own names behind the ="
        case .damaged, .tooLarge, .outOfMemory: nil
        }
    }
}
