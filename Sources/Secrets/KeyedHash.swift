/// BLAKE2b keyed by a person's seed: the same bytes give the same digest for that person, and an unrelated
/// one for everybody else, and nobody without the seed can tell what was hashed.
///
/// Digests of different sizes of the same bytes are unrelated as well, because BLAKE2b mixes the
/// size in (RFC 7693, section 2.5).
package struct KeyedHash: Sendable {
    package enum Size: Int, Sendable {
        case bytes16 = 16
        case bytes32 = 32
    }

    private let key: [UInt8]

    package init(_ seed: Seed) {
        self.key = seed.bytes
    }

    package func digest(of message: Span<UInt8>, size: Size = .bytes32) -> [UInt8] {
        // A seed and both sizes lie inside what BLAKE2b takes, which is the only way to get `nil`.
        Sodium.blake2b(message, key: key, count: size.rawValue) ?? []
    }

    package func digest(of message: [UInt8], size: Size = .bytes32) -> [UInt8] {
        digest(of: message.span, size: size)
    }

    package func digest(of text: String, size: Size = .bytes32) -> [UInt8] {
        digest(of: Array(text.utf8), size: size)
    }
}
