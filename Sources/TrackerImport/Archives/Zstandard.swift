import CZstd

/// A decompression context of libzstd that this process owns (RFC 8878).
@safe struct Zstandard: ~Copyable {
    private let context: OpaquePointer

    /// Bytes back to which a frame may refer, as a power of two: what its sender makes this process reserve.
    private static let windowLog: CInt = 26

    private init() throws {
        guard let context = unsafe ZSTD_createDCtx() else { throw TrackerError.outOfMemory }
        unsafe self.context = context
        _ = unsafe ZSTD_DCtx_setParameter(context, ZSTD_d_windowLogMax, Self.windowLog)
    }

    deinit { unsafe ZSTD_freeDCtx(context) }

    /// Unpacks one frame after another.
    ///
    /// - Parameter limit: The most bytes that come out; memory is reserved as they do.
    static func unpack(_ bytes: [UInt8], limit: Int) throws -> [UInt8] {
        let context = try Zstandard()
        var output: [UInt8] = []
        var used = 0
        var isAtEnd = false
        while used < bytes.count || !isAtEnd {
            let (taken, piece, rest) = try context.step(bytes[used...])
            used += taken
            output += piece
            guard output.count <= limit else {
                throw TrackerError.tooLarge(.contents, limit: limit)
            }
            isAtEnd = rest == 0
            // Neither took nor gave anything: the frame goes on behind the end of the bytes.
            if taken == 0, piece.isEmpty, !isAtEnd { throw TrackerError.damaged(.cutOff) }
        }
        return output
    }

    /// - Returns: How much was taken and what came out, and 0 for the end of a frame.
    private borrowing func step(
        _ input: ArraySlice<UInt8>
    ) throws -> (taken: Int, output: [UInt8], rest: Int) {
        let length = 1 << 17
        var taken = 0
        var rest = 0
        let output = unsafe [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
            unsafe input.withUnsafeBytes { bytes in
                var source = unsafe ZSTD_inBuffer(
                    src: bytes.baseAddress, size: bytes.count, pos: 0)
                var target = unsafe ZSTD_outBuffer(dst: buffer.baseAddress, size: length, pos: 0)
                rest = unsafe ZSTD_decompressStream(context, &target, &source)
                taken = unsafe source.pos
                count = unsafe target.pos
            }
        }
        guard ZSTD_isError(rest) == 0 else { throw TrackerError.damaged(.unpackable) }
        return (taken, output, rest)
    }
}
