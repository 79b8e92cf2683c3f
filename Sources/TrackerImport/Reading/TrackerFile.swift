package import CivilDate
import CycleModel

/// Finds out what a file is by its contents, and reads it.
package struct TrackerFile {
    /// What a person said about a table that no tracker is known by.
    package struct Options {
        package var columns: ColumnMapping?
        package var datePattern: DatePattern?

        package init(columns: ColumnMapping? = nil, datePattern: DatePattern? = nil) {
            self.columns = columns
            self.datePattern = datePattern
        }
    }

    /// Called now and then with the bytes read so far, how many there are, and the days found.
    package typealias Progress = (_ done: Int, _ total: Int, _ days: Int) -> Void

    private let today: Day
    private let options: Options
    private let progress: Progress
    /// One for each tracker that was met, in that order.
    private var books: [(format: TrackerFormat, book: FactBook)] = []
    /// Bytes that may still be inflated.
    private var inflatedLeft = TrackerFile.mostInflated

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
    }

    /// Whether a file that begins like this may be a plain log, which is read elsewhere.
    ///
    /// - Parameter head: The first `headLength` bytes, or all.
    package static func isPlainLog(_ head: [UInt8], options: Options) -> Bool {
        if options.columns != nil || options.datePattern != nil { return false }
        switch Shape(head) {
        case .text(let table):
            guard let table else { return true }
            if TableReaders.reader(for: table) != nil || FloTextReader.recognises(head)
                || PcalendarReader.recognises(text: head)
            {
                return false
            }
            return !PlainTableReader.isForeign(table)
        case .foreign(.iCalendar), .foreign(.pdf), .foreign(.utf16): return true
        default: return false
        }
    }

    /// Reads a file of any kind but a plain log.
    ///
    /// - Parameter today: The last day that may have been recorded.
    /// - Returns: What each tracker has in it; several in an archive of several.
    package static func read(
        _ source: ByteSource, today: Day, options: Options = Options(),
        progress: @escaping Progress = { _, _, _ in }
    ) throws(TrackerError) -> [TrackerReading] {
        var file = TrackerFile(today: today, options: options, progress: progress)
        let head = try source.read(at: 0, length: headLength)
        if case .foreign(.zip) = Shape(head) {
            try file.readArchive(ZipArchive(source))
        } else {
            var stream = PlainStream(source)
            let isKnown = try file.read(&stream, head: head, size: source.count, entry: nil)
            guard isKnown else { throw .notRecognised(ForeignFile(head: head.span)) }
        }
        return try file.finish()
    }

    private consuming func finish() throws(TrackerError) -> [TrackerReading] {
        var readings: [TrackerReading] = []
        var failure: TrackerError?
        for (_, book) in books {
            do throws(TrackerError) {
                readings.append(try book.finish())
            } catch {
                if case .nothingRecognised = error, failure == nil {
                    failure = error
                } else {
                    throw error
                }
            }
        }
        guard readings.isEmpty else { return readings }
        throw failure ?? .notRecognised(nil)
    }

    // MARK: Archives

    private mutating func readArchive(_ archive: ZipArchive) throws(TrackerError) {
        var failures: [(entry: String, error: TrackerError)] = []
        for entry in archive.entries where !entry.isFolder && entry.size > 0 {
            // Nothing else that a tracker writes has such a name, and pictures and routes are many.
            guard TrackerFile.mayHoldFacts(entry.name) else { continue }
            do throws(TrackerError) {
                try read(entry, of: archive)
            } catch {
                if case .io = error { throw error }
                guard inflatedLeft > 0 else { throw error }
                failures.append((entry.name, error))
            }
        }
        guard let first = failures.first else {
            if books.isEmpty { throw .notRecognised(.zip) }
            return
        }
        guard !books.isEmpty else { throw first.error }
        for (entry, error) in failures {
            books[0].book.skip("a file that cannot be read: \(error)", at: 0)
            books[0].book.closePart(.none, entry: entry)
        }
    }

    private mutating func read(
        _ entry: ZipArchive.Entry, of archive: ZipArchive
    ) throws(TrackerError) {
        var head = try peek(entry, of: archive, length: 1 << 13)
        let shape = Shape(head)
        guard shape.isWorthReading else { return }
        switch shape {
        // What comes before its first element can be long.
        case .foreign(.xml): head = try peek(entry, of: archive, length: Self.headLength)
        // No tracker writes this much, but other things in an archive may be as large.
        case .foreign(.json) where entry.size > Self.longestText: return
        case .text(let table):
            guard let table,
                TableReaders.reader(for: table) != nil || FloTextReader.recognises(head)
            else { return }
        default: break
        }
        try spend(entry.size)
        var stream = try archive.stream(entry)
        _ = try read(&stream, head: head, size: entry.size, entry: entry.name)
    }

    private mutating func peek(
        _ entry: ZipArchive.Entry, of archive: ZipArchive, length: Int
    ) throws(TrackerError) -> [UInt8] {
        try spend(min(length, entry.size))
        var stream = try archive.stream(entry, pieceLength: length)
        return try stream.head(length)
    }

    private mutating func spend(_ bytes: Int) throws(TrackerError) {
        inflatedLeft -= min(bytes, inflatedLeft)
        guard inflatedLeft > 0 else {
            throw .tooLarge(what: "contents of the archive", limit: Self.mostInflated)
        }
    }

    private static func mayHoldFacts(_ name: String) -> Bool {
        let lower = name.lowercased()
        return [
            ".json", ".csv", ".xml", ".db", ".txt", ".cluedata", ".gz", ".pcal", ".sqlite",
        ].contains { lower.hasSuffix($0) }
    }

    // MARK: One file

    /// `false` where it is no file of a known tracker.
    private mutating func read(
        _ stream: inout some ByteStream & ~Copyable, head: [UInt8], size: Int, entry: String?
    ) throws(TrackerError) -> Bool {
        switch Shape(head) {
        case .unreadable(let format): throw .unreadable(format)
        case .foreign(.gzip):
            let packed = try stream.collect(limit: Self.longestText, what: "file")
            return try readGzip(packed, entry: entry)
        case .foreign(.sqlite):
            let bytes = try stream.collect(limit: Self.largestDatabase, what: "database")
            return try readDatabase(bytes, entry: entry)
        case .foreign(.json):
            let bytes = try stream.collect(limit: Self.longestText, what: "file")
            progress(bytes.count, size, 0)
            return try readJSON(bytes, entry: entry)
        case .foreign(.xml): return try readXML(&stream, head: head, size: size, entry: entry)
        case .foreign: return false
        case .text:
            let bytes = try stream.collect(limit: Self.longestText, what: "file")
            progress(bytes.count, size, 0)
            return try readText(bytes, entry: entry)
        }
    }

    private mutating func readGzip(
        _ packed: [UInt8], entry: String?
    ) throws(TrackerError) -> Bool {
        var stream = try InflatedStream(
            PlainStream(ByteSource(packed)), .gzip, limit: Self.longestText, what: "gzip file")
        let bytes = try stream.collect(limit: Self.longestText, what: "gzip file")
        let head = Array(bytes.prefix(Self.headLength))
        // One inside another is no tracker's.
        if case .foreign(.gzip) = Shape(head) { return false }
        var inner = PlainStream(ByteSource(bytes))
        return try read(&inner, head: head, size: bytes.count, entry: entry)
    }

    private mutating func readJSON(_ bytes: [UInt8], entry: String?) throws(TrackerError) -> Bool {
        let document: JSONDocument
        do throws(JSONError) {
            document = try JSONDocument(bytes)
        } catch {
            let before = bytes.prefix(error.offset)
            let lineStart = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
            throw .damaged(
                what: entry.map { "JSON of \($0.shortened)" } ?? "JSON", why: error.reason.text,
                line: before.count { $0 == 0x0A } + 1, column: before.count - lineStart + 1)
        }
        guard let reader = JSONReaders.reader(for: document.root) else { return false }
        fill(reader.format, .bytes(bytes), entry) { book in
            reader.read(document.root, into: &book)
        }
        return true
    }

    private mutating func readXML(
        _ stream: inout some ByteStream & ~Copyable, head: [UInt8], size: Int, entry: String?
    ) throws(TrackerError) -> Bool {
        guard let root = XMLProlog.rootName(of: head) else { return false }
        if PcalendarReader.isEncrypted(root: root) { throw .unreadable(.encryptedPcalendar) }
        let what = entry.map { "XML of \($0.shortened)" } ?? "XML"
        if AppleHealthReader.recognises(root: root) {
            let reader = AppleHealthReader(take(.appleHealth))
            let progress = progress
            try XMLReading.read(&stream, visitor: reader, what: what) { done in
                progress(done, size, reader.book.dayCount)
            }
            put(reader.book, .lines, entry)
        } else if PcalendarReader.recognises(root: root) {
            let reader = PcalendarReader(take(.pcalendar))
            try XMLReading.read(&stream, visitor: reader, what: what)
            put(reader.book, .lines, entry)
        } else {
            return false
        }
        return true
    }

    private mutating func readDatabase(
        _ bytes: [UInt8], entry: String?
    ) throws(TrackerError) -> Bool {
        do throws(DatabaseFile.Failure) {
            let database = try DatabaseFile.opening(bytes)
            guard try HealthConnectReader.recognises(database) else { return false }
            var book = take(.healthConnect)
            try HealthConnectReader.read(database, into: &book)
            put(book, .none, entry)
            return true
        } catch {
            throw .damaged(what: "database", why: error.why, line: nil)
        }
    }

    private mutating func readText(_ bytes: [UInt8], entry: String?) throws(TrackerError) -> Bool {
        // Letters that were guessed would end up in her notes.
        if let line = TrackerFile.lineOfOtherText(bytes) {
            throw .damaged(
                what: "text", why: "this line is not UTF-8; save the file as UTF-8", line: line)
        }
        if options.columns == nil {
            if FloTextReader.recognises(bytes) {
                fill(.flo, .lines, entry) { FloTextReader.read(bytes, into: &$0) }
                return true
            }
            if PcalendarReader.recognises(text: bytes) {
                fill(.pcalendar, .lines, entry) { PcalendarReader.read(text: bytes, into: &$0) }
                return true
            }
        }
        guard let table = DelimitedTable(bytes) else { return false }
        if options.columns == nil, let reader = TableReaders.reader(for: table) {
            var book = take(reader.format)
            try reader.read(table, into: &book)
            put(book, .lines, entry)
            return true
        }
        // In an archive a table of unknown origin is not for us.
        guard entry == nil, let reader = try PlainTableReader(table, options.columns) else {
            return false
        }
        var book = take(.table)
        try reader.read(into: &book)
        put(book, .lines, entry)
        return true
    }

    /// The first line that is not UTF-8.
    private static func lineOfOtherText(_ bytes: [UInt8]) -> Int? {
        if (try? UTF8Span(validating: bytes.span)) != nil { return nil }
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        return lines.firstIndex { (try? UTF8Span(validating: $0.span)) == nil }.map { $0 + 1 }
    }

    // MARK: Books

    private mutating func fill(
        _ format: TrackerFormat, _ positions: FactBook.Positions, _ entry: String?,
        _ body: (inout FactBook) -> Void
    ) {
        var book = take(format)
        body(&book)
        put(book, positions, entry)
    }

    private mutating func take(_ format: TrackerFormat) -> FactBook {
        if let place = books.firstIndex(where: { $0.format == format }) {
            return books.remove(at: place).book
        }
        return FactBook(format, today: today, datePattern: options.datePattern)
    }

    private mutating func put(
        _ book: FactBook, _ positions: FactBook.Positions, _ entry: String?
    ) {
        var book = book
        book.closePart(positions, entry: entry)
        books.append((book.format, book))
    }
}

extension ByteStream where Self: ~Copyable {
    /// The first bytes, `length` of them unless there are fewer.
    fileprivate mutating func head(_ length: Int) throws(TrackerError) -> [UInt8] {
        var head: [UInt8] = []
        while head.count < length {
            let piece = try next()
            if piece.isEmpty { break }
            head += piece
        }
        return Array(head.prefix(length))
    }
}
