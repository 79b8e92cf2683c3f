import CSodium

/// libsodium's calls on Swift arrays; the only file of this target that touches C.
@safe package enum Sodium {
    /// Opens the system's generator and picks fast implementations, once. A failure changes no result:
    /// both are done when they are first needed as well.
    private static let prepared: Bool = sodium_init() >= 0

    /// BLAKE2b (RFC 7693), or `nil` where the sizes are outside what libsodium offers: a key of
    /// 16...64 bytes and an output of 16...64 bytes.
    ///
    /// It does without `prepared`: the portable implementation gives the same bytes, and on messages as
    /// short as names and events it is the fastest.
    package static func blake2b(_ message: Span<UInt8>, key: [UInt8], count: Int) -> [UInt8]? {
        guard (16...64).contains(key.count), (16...64).contains(count) else { return nil }
        var output = [UInt8](repeating: 0, count: count)
        let status = unsafe message.withUnsafeBufferPointer { message in
            unsafe crypto_generichash(
                &output, count, message.baseAddress, UInt64(message.count), key, key.count)
        }
        return status == 0 ? output : nil
    }

    /// Bytes from the system's generator, `getrandom` on Linux.
    package static func randomBytes(count: Int) -> [UInt8] {
        _ = prepared
        var bytes = [UInt8](repeating: 0, count: count)
        unsafe randombytes_buf(&bytes, count)
        return bytes
    }
    /// Compares in a time that depends on the number of bytes alone.
    package static func areEqual(_ first: [UInt8], _ second: [UInt8]) -> Bool {
        unsafe first.count == second.count && sodium_memcmp(first, second, first.count) == 0
    }
}
