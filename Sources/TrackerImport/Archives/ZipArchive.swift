/// The files in a zip archive, as its central directory lists them (PKWARE's APPNOTE 6.3, section 4.3).
///
/// Names tell files apart and are shown to the person; nothing is ever written, so that they lead nowhere.
struct ZipArchive {
    struct Entry {
        var name: String
        fileprivate var method: UInt16
        fileprivate var flags: UInt16
        fileprivate var checksum: UInt32
        fileprivate var packedSize: Int
        /// What the archive claims; what is inflated is counted.
        var size: Int
        fileprivate var headerOffset: Int

        var isFolder: Bool { name.hasSuffix("/") }
        var isLocked: Bool { flags & 1 != 0 }
    }

    let source: ByteSource
    let entries: [Entry]

    /// A Google Takeout has a few thousand.
    static let mostEntries = 100_000

    init(_ source: ByteSource) throws {
        self.source = source
        let directory = try Self.directory(in: source)
        guard directory.count <= Self.mostEntries else { throw TrackerError.damaged(.tooMuch) }
        let bytes = try source.read(at: directory.offset, length: directory.length)
        var entries: [Entry] = []
        var index = 0
        for _ in 0..<directory.count {
            guard let entry = Self.entry(bytes, &index) else { throw Self.cutOff }
            entries.append(entry)
        }
        self.entries = entries
    }

    private static var cutOff: TrackerError { .damaged(.changed) }

    /// The place of the list of files, by the record at the end (sections 4.3.14 to 4.3.16).
    private static func directory(
        in source: ByteSource
    ) throws -> (offset: Int, length: Int, count: Int) {
        // The record is 22 bytes and a comment of at most 65,535.
        let tailLength = min(source.count, 22 + 65_535 + 20)
        let tailOffset = source.count - tailLength
        let tail = try source.read(at: tailOffset, length: tailLength)
        var index = tail.count - 22
        while index >= 0, tail.number(at: index, 4) != 0x0605_4B50 { index -= 1 }
        guard index >= 0, var count = tail.number(at: index + 10, 2),
            var length = tail.number(at: index + 12, 4),
            var offset = tail.number(at: index + 16, 4)
        else { throw cutOff }
        // An archive beyond 4 GiB or 65,534 files says so in a second record.
        if index >= 20, tail.number(at: index - 20, 4) == 0x0706_4B50,
            let second = tail.number(at: index - 12, 8)
        {
            let record = try source.read(at: second, length: 56)
            guard record.number(at: 0, 4) == 0x0606_4B50,
                let bigCount = record.number(at: 32, 8), let bigLength = record.number(at: 40, 8),
                let bigOffset = record.number(at: 48, 8)
            else { throw cutOff }
            (count, length, offset) = (bigCount, bigLength, bigOffset)
        }
        // 46 bytes for each entry at least; so that no claim reserves more than the file has.
        guard offset >= 0, length >= 0, offset <= source.count, length <= source.count - offset,
            length <= 64 << 20, count <= length / 46
        else { throw cutOff }
        return (offset, length, count)
    }

    /// Section 4.3.12.
    private static func entry(_ bytes: [UInt8], _ index: inout Int) -> Entry? {
        guard bytes.number(at: index, 4) == 0x0201_4B50,
            let flags = bytes.number(at: index + 8, 2),
            let method = bytes.number(at: index + 10, 2),
            let checksum = bytes.number(at: index + 16, 4),
            var packedSize = bytes.number(at: index + 20, 4),
            var size = bytes.number(at: index + 24, 4),
            let nameLength = bytes.number(at: index + 28, 2),
            let extraLength = bytes.number(at: index + 30, 2),
            let commentLength = bytes.number(at: index + 32, 2),
            var offset = bytes.number(at: index + 42, 4),
            index + 46 + nameLength + extraLength + commentLength <= bytes.count
        else { return nil }
        let nameStart = index + 46
        let name = String(decoding: bytes[nameStart..<nameStart + nameLength], as: UTF8.self)
        // The extra field for large files has only what does not fit (section 4.5.3).
        var extra = nameStart + nameLength
        let extraEnd = extra + extraLength
        while let kind = bytes.number(at: extra, 2), let length = bytes.number(at: extra + 2, 2),
            extra + 4 + length <= extraEnd
        {
            if kind == 1 {
                var field = extra + 4
                func take(_ value: Int) -> Int {
                    guard value == 0xFFFF_FFFF, field + 8 <= extra + 4 + length else {
                        return value
                    }
                    defer { field += 8 }
                    return bytes.number(at: field, 8) ?? value
                }
                size = take(size)
                packedSize = take(packedSize)
                offset = take(offset)
            }
            extra += 4 + length
        }
        index = extraEnd + commentLength
        return Entry(
            name: name, method: UInt16(truncatingIfNeeded: method),
            flags: UInt16(truncatingIfNeeded: flags),
            checksum: UInt32(truncatingIfNeeded: checksum), packedSize: packedSize, size: size,
            headerOffset: offset)
    }

    /// The contents of a file, inflated as they are read, and never more of them than it claims to have.
    ///
    /// - Parameter pieceLength: Bytes that are inflated at once.
    func stream(_ entry: Entry, pieceLength: Int = 1 << 17) throws -> InflatedStream {
        guard !entry.isLocked else { throw TrackerError.unreadable(.encryptedArchive) }
        let header = try source.read(at: entry.headerOffset, length: 30)
        guard header.number(at: 0, 4) == 0x0403_4B50, let nameLength = header.number(at: 26, 2),
            let extraLength = header.number(at: 28, 2)
        else { throw Self.cutOff }
        let start = entry.headerOffset + 30 + nameLength + extraLength
        guard entry.packedSize >= 0, start <= source.count,
            entry.packedSize <= source.count - start
        else { throw Self.cutOff }
        let packed = PlainStream(source, start..<start + entry.packedSize)
        guard entry.method == 0 || entry.method == 8 else {
            throw TrackerError.damaged(.unknownPacking)
        }
        return try InflatedStream(
            packed, entry.method == 8 ? .raw : nil, limit: entry.size,
            checksum: entry.checksum, pieceLength: pieceLength)
    }
}

extension [UInt8] {
    /// A little-endian number of up to eight bytes; `nil` beyond the end or above `Int.max`.
    fileprivate func number(at offset: Int, _ length: Int) -> Int? {
        guard offset >= 0, length <= count, offset <= count - length else { return nil }
        var value: UInt64 = 0
        for index in (0..<length).reversed() { value = value << 8 | UInt64(self[offset + index]) }
        return Int(exactly: value)
    }
}
