import CDeflate

/// libdeflate's reader of zlib streams (RFC 1950), and its checksum.
@safe enum Inflation {
    /// `nil` unless all of `bytes` is one stream of exactly `count` bytes: nothing is ever made longer than that.
    static func zlib(_ bytes: [UInt8], to count: Int) -> [UInt8]? {
        guard count > 0, let inflater = unsafe libdeflate_alloc_decompressor() else { return nil }
        defer { unsafe libdeflate_free_decompressor(inflater) }
        var (used, made) = (0, 0)
        var result = LIBDEFLATE_BAD_DATA
        let output = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            result = unsafe bytes.withUnsafeBufferPointer { input in
                unsafe libdeflate_zlib_decompress_ex(
                    inflater, input.baseAddress, input.count, buffer.baseAddress, count, &used,
                    &made)
            }
            filled = result == LIBDEFLATE_SUCCESS ? made : 0
        }
        guard result == LIBDEFLATE_SUCCESS, used == bytes.count, made == count else { return nil }
        return output
    }

    static func checksum(of bytes: ArraySlice<UInt8>) -> Int {
        unsafe bytes.withUnsafeBufferPointer { buffer in
            unsafe Int(libdeflate_crc32(0, buffer.baseAddress, buffer.count))
        }
    }
}
