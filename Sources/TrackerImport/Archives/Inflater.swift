import CZlib

/// A zlib stream that this process owns.
@safe struct Inflater: ~Copyable {
    enum Wrapping {
        /// Deflated data and nothing else (RFC 1951), as in a zip archive.
        case raw
        /// RFC 1952.
        case gzip

        fileprivate var windowBits: CInt { self == .raw ? -MAX_WBITS : MAX_WBITS + 16 }
    }

    /// The stream in memory of its own: zlib keeps a pointer back to it.
    private let stream: UnsafeMutablePointer<z_stream>
    /// Whether the data have come to their end.
    private(set) var isAtEnd = false

    init(_ wrapping: Wrapping) throws {
        unsafe stream = .allocate(capacity: 1)
        unsafe stream.initialize(to: z_stream())
        guard unsafe eve_inflate_begin(stream, wrapping.windowBits) == Z_OK else {
            unsafe stream.deallocate()
            throw TrackerError.outOfMemory
        }
    }

    deinit {
        unsafe inflateEnd(stream)
        unsafe stream.deallocate()
    }

    /// Inflates from `input` on, taking at least a byte or giving at least one unless it is at the end.
    ///
    /// - Returns: How many bytes of `input` were used, and what came out, `limit` bytes at most.
    mutating func inflate(
        _ input: ArraySlice<UInt8>, limit: Int
    ) throws -> (used: Int, output: [UInt8]) {
        var status = Z_OK
        var used = 0
        var input = input
        let output = unsafe [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
            unsafe input.withUnsafeMutableBufferPointer { bytes in
                unsafe stream.pointee.next_in = bytes.baseAddress
                unsafe stream.pointee.avail_in = uInt(clamping: bytes.count)
                unsafe stream.pointee.next_out = buffer.baseAddress
                unsafe stream.pointee.avail_out = uInt(clamping: limit)
                status = unsafe CZlib.inflate(stream, Z_NO_FLUSH)
                used = unsafe bytes.count - Int(stream.pointee.avail_in)
                count = unsafe limit - Int(stream.pointee.avail_out)
            }
        }
        switch status {
        case Z_STREAM_END: isAtEnd = true
        // Without room or without more input nothing is wrong yet.
        case Z_OK, Z_BUF_ERROR: break
        case Z_MEM_ERROR: throw TrackerError.outOfMemory
        default: throw TrackerError.damaged(.unpackable)
        }
        return (used, output)
    }

    /// The checksum of `bytes` put behind what gave `checksum`, as zip archives have it.
    static func checksum(_ checksum: UInt32, _ bytes: [UInt8]) -> UInt32 {
        unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe UInt32(
                truncatingIfNeeded: crc32(
                    uLong(checksum), buffer.baseAddress, uInt(clamping: buffer.count)))
        }
    }
}
