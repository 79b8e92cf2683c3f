/// The secret part of a feed's address: a selector, under which a store finds the feed, and a
/// verifier, of which it knows only a hash.
///
/// Who has it can read the feed, so it prints as its type's name.
package struct FeedToken: Hashable, Sendable {
    package static let selectorLength = 16
    package static let verifierLength = 32
    package static let length = selectorLength + verifierLength

    /// Crockford's base 32 in lower case: no `i`, `l`, `o` and `u`.
    private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

    /// Selector and verifier in one word, as they stand in the address.
    package let text: String

    /// Finds the feed; 80 random bits, not secret by itself.
    package var selector: String { String(text.utf8.prefix(FeedToken.selectorLength)) ?? "" }

    /// 160 random bits.
    package var verifier: String { String(text.utf8.suffix(FeedToken.verifierLength)) ?? "" }

    /// `nil` unless it is 48 characters of the alphabet in lower case.
    package init?(_ text: some Sequence<UInt8>) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(FeedToken.length)
        for byte in text {
            guard bytes.count < FeedToken.length, FeedToken.alphabet.contains(byte) else {
                return nil
            }
            bytes.append(byte)
        }
        guard bytes.count == FeedToken.length else { return nil }
        self.text = String(decoding: bytes, as: UTF8.self)
    }

    package init?(_ text: some StringProtocol) {
        self.init(text.utf8)
    }

    private init(trusted text: String) {
        self.text = text
    }

    /// A new token from the system's generator.
    package static func random() -> FeedToken {
        // A byte has three bits more than a digit shows, so every digit is equally likely.
        let digits = Sodium.randomBytes(count: length).map { alphabet[Int($0 & 31)] }
        return FeedToken(trusted: String(decoding: digits, as: UTF8.self))
    }

    /// 32 bytes from which nobody finds the token, and with which nobody without `key` can even
    /// check a guess.
    ///
    /// The text before the token keeps the hash apart from everything else derived from a seed.
    package func hash(_ key: Seed) -> [UInt8] {
        KeyedHash(key).digest(of: "feed token\0" + text)
    }

    /// Whether `hash` is this token's; takes the same time wherever they differ.
    package func opens(_ hash: [UInt8], key: Seed) -> Bool {
        Sodium.areEqual(self.hash(key), hash)
    }
}

extension FeedToken: CustomStringConvertible, CustomReflectable {
    package var description: String { "FeedToken" }

    package var customMirror: Mirror { Mirror(self, children: [:]) }
}
