/// Deflated data, inflated piece by piece and bounded by what really comes out, or data as they stand.
struct InflatedStream: ByteStream, ~Copyable {
    private var input: PlainStream
    /// `nil` where nothing is to be inflated.
    private var inflater: Inflater?
    private let isStored: Bool
    private let pieceLength: Int
    private var pending: ArraySlice<UInt8> = []
    private var given = 0
    private let limit: Int
    /// What the whole must come to, where that is known, and what it has come to so far.
    private let checksum: UInt32?
    private var checksumSoFar: UInt32 = 0

    /// - Parameters:
    ///   - wrapping: `nil` for data that stand there as they are.
    ///   - pieceLength: Bytes that are inflated at once.
    init(
        _ input: PlainStream, _ wrapping: Inflater.Wrapping?, limit: Int,
        checksum: UInt32? = nil, pieceLength: Int = 1 << 17
    ) throws {
        self.input = input
        self.limit = limit
        self.checksum = checksum
        isStored = wrapping == nil
        self.pieceLength = pieceLength
        inflater = nil
        if let wrapping { inflater = try Inflater(wrapping) }
    }

    mutating func next() throws -> [UInt8] {
        let piece = isStored ? try input.next() : try inflated()
        given += piece.count
        guard given <= limit else { throw TrackerError.tooLarge(.file, limit: limit) }
        guard let checksum else { return piece }
        checksumSoFar = Inflater.checksum(checksumSoFar, piece)
        if piece.isEmpty, checksumSoFar != checksum { throw TrackerError.damaged(.changed) }
        return piece
    }

    private mutating func inflated() throws -> [UInt8] {
        while inflater?.isAtEnd == false {
            if pending.isEmpty { pending = try input.next()[...] }
            let isLast = pending.isEmpty
            guard let result = try inflater?.inflate(pending, limit: pieceLength) else { break }
            pending = pending.dropFirst(result.used)
            if !result.output.isEmpty { return result.output }
            if isLast, inflater?.isAtEnd == false {
                throw TrackerError.damaged(.cutOff)
            }
        }
        return []
    }
}
