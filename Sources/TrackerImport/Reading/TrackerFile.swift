package import CivilDate
import CycleModel

/// Finds out what a file is by its contents, and reads it.
package struct TrackerFile {
    /// The date and the time of day where the person lives, at so many seconds since 1970-01-01T00:00:00Z.
    package typealias Clock = @Sendable (Int64) -> (day: Day, minuteOfDay: Int)

    /// What is known beside the file: of a table that no tracker writes, and of where the person lives.
    package struct Options {
        package var columns: ColumnMapping?
        package var datePattern: DatePattern?
        /// Which number of `3/4/2026` is the day, where the file does not show it.
        package var dateOrder: DateOrder?
        package var clock: Clock?
        /// Bytes that are inflated of one archive in all, and that a text or a database may have.
        package var mostInflated = TrackerFile.mostInflated

        package init(
            columns: ColumnMapping? = nil, datePattern: DatePattern? = nil, clock: Clock? = nil
        ) {
            self.columns = columns
            self.datePattern = datePattern
            self.clock = clock
        }
    }

    package enum DateOrder: String, CaseIterable, Sendable {
        case dayFirst = "day-first"
        case monthFirst = "month-first"
    }

    /// Called now and then with the bytes read so far, how many there are, and the days found.
    package typealias Progress = (_ done: Int, _ total: Int, _ days: Int) -> Void

    private let today: Day
    private let options: Options
    private let progress: Progress
    /// One for each tracker that was met, the one that was added to last at the end.
    private var builders: [RecordBuilder] = []
    /// Bytes that may still be inflated.
    private var inflatedLeft: Int

    /// Bytes of a text, inflated or not, that is read as a whole.
    static let longestText = 64 << 20
    /// Bytes of a database, which is held in memory.
    static let largestDatabase = 512 << 20
    /// Bytes that are inflated of one archive in all; a phone of ten years writes one or two GiB.
    static let mostInflated = 6 << 30
    /// How much of a beginning tells what something is.
    package static let headLength = 1 << 16

    private init(today: Day, options: Options, progress: @escaping Progress) {
        self.today = today
        self.options = options
        self.progress = progress
        inflatedLeft = options.mostInflated
    }

    /// Whether a file that begins like this may be a plain log, which is read elsewhere.
    ///
    /// - Parameter head: The first `headLength` bytes, or all.
    package static func isPlainLog(_ head: [UInt8], options: Options) -> Bool {
        if options.columns != nil || options.datePattern != nil { return false }
        switch FileHead(head) {
        case .text(let table):
            guard let table else { return true }
            return reader(of: table) == nil && reader(ofText: head) == nil
                && !PlainTableReader.isForeign(table)
        case .known(.iCalendar), .known(.pdf), .known(.utf16): return true
        default: return false
        }
    }

    /// Reads a file of any kind but a plain log.
    ///
    /// - Parameter today: The last day that may have been recorded.
    /// - Returns: What each tracker has in it; several in an archive of several.
    /// - Throws: A `TrackerError`, or what `source` throws.
    package static func read(
        _ source: ByteSource, today: Day, options: Options = Options(),
        progress: @escaping Progress = { _, _, _ in }
    ) throws -> [TrackerReading] {
        var file = TrackerFile(today: today, options: options, progress: progress)
        let head = try source.read(at: 0, length: headLength)
        if case .known(.zip) = FileHead(head) {
            try file.readArchive(ZipArchive(source))
        } else {
            var stream = PlainStream(source)
            let isKnown = try file.read(&stream, head: head, size: source.count, entry: nil)
            guard isKnown else { throw TrackerError.notRecognized(FileKind(head: head.span)) }
        }
        return try file.finish()
    }

    private consuming func finish() throws -> [TrackerReading] {
        var readings: [TrackerReading] = []
        var failure: TrackerError?
        for builder in builders {
            do {
                readings.append(try builder.finish())
            } catch TrackerError.nothingRecognized(let format, let remark) {
                failure = failure ?? .nothingRecognized(format, remark)
            }
        }
        guard !readings.isEmpty else { throw failure ?? .notRecognized(nil) }
        return readings
    }

    // MARK: Archives

    private mutating func readArchive(_ archive: ZipArchive) throws {
        var failures: [(entry: String, error: TrackerError)] = []
        for entry in archive.entries where !entry.isFolder && entry.size > 0 {
            // Nothing else that a tracker writes has such a name, and pictures and routes are many.
            guard TrackerFile.mayHoldFacts(entry.name) else { continue }
            do {
                try read(entry, of: archive)
            } catch let error as TrackerError {
                if case .outOfMemory = error { throw error }
                guard inflatedLeft > 0 else { throw error }
                failures.append((entry.name, error))
            }
        }
        guard !builders.isEmpty else { throw failures.first?.error ?? .notRecognized(.zip) }
        for (entry, error) in failures {
            builders[0].skip(error.reason(toSkip: entry), at: 0)
            builders[0].closePart(.none, entry: entry)
        }
    }

    private mutating func read(_ entry: ZipArchive.Entry, of archive: ZipArchive) throws {
        var head = try peek(entry, of: archive, length: 1 << 13)
        let beginning = FileHead(head)
        guard beginning.isWorthReading else { return }
        switch beginning {
        // What comes before its first element can be long.
        case .known(.xml): head = try peek(entry, of: archive, length: Self.headLength)
        // No tracker writes this much, but other things in an archive may be as large.
        case .known(.json) where entry.size > Self.longestText: return
        // A list of dates in an archive may be anything.
        case .text(let table):
            guard let table, Self.reader(of: table) != nil || FloTextReader.recognizes(head)
            else { return }
        default: break
        }
        try spend(entry.size)
        var stream = try archive.stream(entry)
        _ = try read(&stream, head: head, size: entry.size, entry: entry.name)
    }

    private mutating func peek(
        _ entry: ZipArchive.Entry, of archive: ZipArchive, length: Int
    ) throws -> [UInt8] {
        try spend(min(length, entry.size))
        var stream = try archive.stream(entry, pieceLength: length)
        var head: [UInt8] = []
        while head.count < length {
            let piece = try stream.next()
            if piece.isEmpty { break }
            head += piece
        }
        return Array(head.prefix(length))
    }

    private mutating func spend(_ bytes: Int) throws {
        inflatedLeft -= min(bytes, inflatedLeft)
        guard inflatedLeft > 0 else {
            throw TrackerError.tooLarge(.contents, limit: options.mostInflated)
        }
    }

    private static func mayHoldFacts(_ name: String) -> Bool {
        let lower = name.lowercased()
        return [
            ".json", ".csv", ".xml", ".db", ".txt", ".cluedata", ".gz", ".pcal", ".sqlite",
        ].contains { lower.hasSuffix($0) }
    }

    // MARK: One file

    private var longestText: Int { min(Self.longestText, options.mostInflated) }

    /// `false` where it is no file of a known tracker.
    private mutating func read(
        _ stream: inout some ByteStream & ~Copyable, head: [UInt8], size: Int, entry: String?
    ) throws -> Bool {
        switch FileHead(head) {
        case .unreadable(let format): throw TrackerError.unreadable(format)
        case .known(.gzip):
            let packed = try stream.collect(limit: longestText)
            return try readGzip(packed, entry: entry)
        case .known(.sqlite):
            let bytes = try stream.collect(
                limit: min(Self.largestDatabase, options.mostInflated))
            return try readDatabase(bytes, entry: entry)
        case .known(.json):
            let bytes = try stream.collect(limit: longestText)
            progress(bytes.count, size, 0)
            return try readJSON(bytes, entry: entry)
        case .known(.xml): return try readXML(&stream, head: head, size: size, entry: entry)
        case .known: return false
        case .text:
            let bytes = try stream.collect(limit: longestText)
            progress(bytes.count, size, 0)
            return try readText(bytes, entry: entry)
        }
    }

    private mutating func readGzip(_ packed: [UInt8], entry: String?) throws -> Bool {
        var stream = try InflatedStream(
            PlainStream(ByteSource(packed)), .gzip, limit: longestText)
        let bytes = try stream.collect(limit: longestText)
        let head = Array(bytes.prefix(Self.headLength))
        // One inside another is no tracker's.
        if case .known(.gzip) = FileHead(head) { return false }
        var inner = PlainStream(ByteSource(bytes))
        return try read(&inner, head: head, size: bytes.count, entry: entry)
    }

    private mutating func readJSON(_ bytes: [UInt8], entry: String?) throws -> Bool {
        let document: JSONDocument
        do {
            document = try JSONDocument(bytes)
        } catch let error as JSONError {
            let place = Place(entry: entry, offset: error.offset, in: bytes)
            throw TrackerError.damaged(Damage(error.reason), at: place)
        }
        let root = document.root
        guard let reader = TrackerReaders.json.first(where: { $0.recognizes(root) }) else {
            return false
        }
        add(reader.format, .bytes(bytes), entry) { reader.read(root, into: $0) }
        return true
    }

    private mutating func readXML(
        _ stream: inout some ByteStream & ~Copyable, head: [UInt8], size: Int, entry: String?
    ) throws -> Bool {
        guard let root = XMLProlog.rootName(of: head) else { return false }
        if let format = UnreadableFormat(xmlRoot: root) { throw TrackerError.unreadable(format) }
        guard let format = TrackerReaders.xml.first(where: { $0.recognizes(root: root) }) else {
            return false
        }
        let reader = format.init(builder(format.format))
        let progress = progress
        try XMLReading.read(&stream, visitor: reader, entry: entry) { done in
            progress(done, size, reader.records.dayCount)
        }
        put(reader.records, .lines, entry)
        return true
    }

    private mutating func readDatabase(_ bytes: [UInt8], entry: String?) throws -> Bool {
        let database = try DatabaseFile.opening(bytes)
        for reader in TrackerReaders.databases {
            guard try reader.recognizes(database) else { continue }
            try add(reader.format, .none, entry) { try reader.read(database, into: $0) }
            return true
        }
        return false
    }

    private mutating func readText(_ bytes: [UInt8], entry: String?) throws -> Bool {
        // Letters that were guessed would end up in the person's notes.
        if let line = TrackerFile.lineOfOtherText(bytes) {
            throw TrackerError.damaged(.notUTF8, at: Place(entry: entry, line: line))
        }
        if options.columns == nil, let reader = Self.reader(ofText: bytes) {
            add(reader.format, .lines, entry) { reader.read(bytes, into: $0) }
            return true
        }
        guard let table = DelimitedTable(bytes) else { return false }
        if options.columns == nil, let reader = Self.reader(of: table) {
            try add(reader.format, .lines, entry) {
                try reader.read(reader.table(bytes) ?? table, into: $0)
            }
            return true
        }
        // In an archive a table of unknown origin is not for us.
        guard entry == nil, let reader = try PlainTableReader(table, options.columns) else {
            return false
        }
        try add(.table, .lines, entry) { try reader.read(into: $0) }
        return true
    }

    private static func reader(of table: DelimitedTable) -> (any TableReader.Type)? {
        TrackerReaders.tables.first { $0.recognizes(table) }
    }

    private static func reader(ofText head: [UInt8]) -> (any TextReader.Type)? {
        TrackerReaders.texts.first { $0.recognizes(head) }
    }

    /// The first line that is not UTF-8.
    private static func lineOfOtherText(_ bytes: [UInt8]) -> Int? {
        if (try? UTF8Span(validating: bytes.span)) != nil { return nil }
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        return lines.firstIndex { (try? UTF8Span(validating: $0.span)) == nil }.map { $0 + 1 }
    }

    // MARK: Records

    private mutating func add(
        _ format: TrackerFormat, _ positions: RecordBuilder.Positions, _ entry: String?,
        _ read: (RecordBuilder) throws -> Void
    ) rethrows {
        let records = builder(format)
        try read(records)
        put(records, positions, entry)
    }

    /// What the tracker has told up to here; put back when the file has been read to its end.
    private mutating func builder(_ format: TrackerFormat) -> RecordBuilder {
        guard let index = builders.firstIndex(where: { $0.format == format }) else {
            return RecordBuilder(format, today: today, options: options)
        }
        return builders.remove(at: index)
    }

    private mutating func put(
        _ records: RecordBuilder, _ positions: RecordBuilder.Positions, _ entry: String?
    ) {
        records.closePart(positions, entry: entry)
        builders.append(records)
    }
}
