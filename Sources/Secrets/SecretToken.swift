/// A secret that opens one thing: a selector, under which a store finds the thing, and a verifier,
/// of which it knows only a hash.
///
/// Who has it has what it opens, so it prints as its type's name.
package struct SecretToken: Hashable, Sendable {
    /// What it opens. The word keeps hashes apart from each other and from everything else that is
    /// derived from a seed; stores have them, so it never changes.
    package enum Purpose: String, Sendable {
        case feed = "feed token"
        case appPassword = "app password"
        /// A device that is logged in to the web page.
        case webLogin = "web login"
        /// An address that logs in or invites, once.
        case webLink = "web link"

        /// Programs know the first two by their length; 32 random bytes take 52 digits.
        var length: Int {
            switch self {
            case .feed, .appPassword: 48
            case .webLogin, .webLink: 52
            }
        }
    }

    private static let selectorLength = 16

    package let purpose: Purpose

    /// Selector and verifier in one word, as they stand in an address.
    package let text: String

    /// Finds what it opens; 80 random bits, not secret by itself.
    package var selector: String { String(text.utf8.prefix(SecretToken.selectorLength)) ?? "" }

    /// 160 random bits, or more.
    package var verifier: String {
        String(text.utf8.dropFirst(SecretToken.selectorLength)) ?? ""
    }

    /// `nil` unless it is as many characters of the alphabet in lower case as the purpose asks for.
    package init?(_ text: some Sequence<UInt8>, for purpose: Purpose) {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(purpose.length)
        for byte in text {
            guard bytes.count < purpose.length, CrockfordDigits.alphabet.contains(byte) else {
                return nil
            }
            bytes.append(byte)
        }
        guard bytes.count == purpose.length else { return nil }
        self.init(trusted: String(decoding: bytes, as: UTF8.self), for: purpose)
    }

    package init?(_ text: some StringProtocol, for purpose: Purpose) {
        self.init(text.utf8, for: purpose)
    }

    private init(trusted text: String, for purpose: Purpose) {
        self.text = text
        self.purpose = purpose
    }

    /// A new token from the system's generator.
    package static func random(for purpose: Purpose) -> SecretToken {
        let digits = CrockfordDigits.random(count: purpose.length)
        return SecretToken(trusted: String(decoding: digits, as: UTF8.self), for: purpose)
    }

    /// 32 bytes from which nobody finds the token, and with which nobody without `key` can even
    /// check a guess.
    package func hash(_ key: Seed) -> [UInt8] {
        KeyedHash(key).digest(of: purpose.rawValue + "\0" + text)
    }

    /// The same without a key, for what is nobody's yet. So many random bits need none.
    package func hash() -> [UInt8] { hash(Self.knownKey) }

    private static let knownKey = Seed([UInt8](repeating: 0, count: Seed.byteCount)) ?? .random()

    /// Whether `hash` is this token's; takes the same time wherever they differ.
    package func opens(_ hash: [UInt8], key: Seed) -> Bool {
        Sodium.areEqual(self.hash(key), hash)
    }

    /// The same for a hash without a key.
    package func opens(_ hash: [UInt8]) -> Bool { Sodium.areEqual(self.hash(), hash) }
}

/// The forms for people who have to type a token.
extension SecretToken {
    /// The token in groups of four characters with `-` between them.
    package var grouped: String { CrockfordDigits.grouped(text.utf8) }

    /// Reads it as somebody typed or pasted it (`CrockfordDigits.typed`).
    package init?(typed text: some StringProtocol, for purpose: Purpose) {
        guard let digits = CrockfordDigits.typed(text, most: purpose.length) else { return nil }
        self.init(digits, for: purpose)
    }
}

extension SecretToken: CustomStringConvertible, CustomReflectable {
    package var description: String { "SecretToken" }

    package var customMirror: Mirror { Mirror(self, children: [:]) }
}
