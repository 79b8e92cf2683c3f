/// Bytes of a known number that can be read from any place, such as those of a file.
package struct ByteSource {
    package let count: Int
    private let reading: (_ offset: Int, _ limit: Int) throws -> [UInt8]

    /// - Parameter reading: Gives the bytes from an offset on, at least one of them and at most the limit.
    package init(count: Int, reading: @escaping (_ offset: Int, _ limit: Int) throws -> [UInt8]) {
        self.count = count
        self.reading = reading
    }

    package init(_ bytes: [UInt8]) {
        self.init(count: bytes.count) { offset, limit in
            Array(bytes[offset..<min(offset + limit, bytes.count)])
        }
    }

    /// The bytes from `offset` on, fewer than `length` only at the end.
    package func read(at offset: Int, length: Int) throws -> [UInt8] {
        guard offset >= 0, offset < count, length > 0 else { return [] }
        let wanted = min(length, count - offset)
        var bytes = try reading(offset, wanted)
        while bytes.count < wanted {
            let more = try reading(offset + bytes.count, wanted - bytes.count)
            guard !more.isEmpty else { throw TrackerError.damaged(.becameShorter) }
            bytes += more
        }
        return bytes
    }
}

/// Gives the bytes of something from beginning to end, piece by piece.
protocol ByteStream: ~Copyable {
    /// The next bytes; empty at the end.
    mutating func next() throws -> [UInt8]
}

extension ByteStream where Self: ~Copyable {
    /// All that is left, if it has no more than `limit` bytes.
    mutating func collect(limit: Int) throws -> [UInt8] {
        var bytes: [UInt8] = []
        while true {
            let piece = try next()
            if piece.isEmpty { return bytes }
            guard bytes.count + piece.count <= limit else {
                throw TrackerError.tooLarge(.file, limit: limit)
            }
            bytes += piece
        }
    }
}

/// A part of a source as it stands.
struct PlainStream: ByteStream {
    private let source: ByteSource
    private var offset: Int
    private let end: Int

    static let pieceLength = 1 << 18

    init(_ source: ByteSource, _ range: Range<Int>) {
        self.source = source
        offset = range.lowerBound
        end = min(range.upperBound, source.count)
    }

    init(_ source: ByteSource) {
        self.init(source, 0..<source.count)
    }

    mutating func next() throws -> [UInt8] {
        guard offset < end else { return [] }
        let piece = try source.read(at: offset, length: min(Self.pieceLength, end - offset))
        offset += piece.count
        return piece
    }
}
