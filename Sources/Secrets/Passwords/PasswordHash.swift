import CSodium

/// What is stored of a password: its Argon2id hash with salt and parameters, as libsodium writes it.
@safe package struct PasswordHash: Hashable, Sendable {
    /// The processor time and the memory that a hash costs: libsodium's "interactive", about 0.1 s and 64 MiB.
    private static let operations = UInt64(crypto_pwhash_opslimit_interactive())
    private static let memory = crypto_pwhash_memlimit_interactive()

    /// Text of printable ASCII characters.
    package let text: String

    package init(stored text: String) {
        self.text = text
    }

    /// Takes as long and as much memory as the parameters ask for; `nil` where there is no such memory.
    ///
    /// - Parameter password: Normalized, see `Password`.
    package init?(of password: Password) {
        var text = [CChar](repeating: 0, count: Int(crypto_pwhash_strbytes()))
        let characters = password.characters
        let status = unsafe crypto_pwhash_str(
            &text, characters, UInt64(characters.count), Self.operations, Int(Self.memory))
        guard status == 0 else { return nil }
        let end = text.firstIndex(of: 0) ?? text.endIndex
        self.text = String(decoding: text[..<end].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Takes as long whether it is or not, and as long for what is no password.
    package func isOf(_ password: Password?) -> Bool {
        let characters = password?.characters ?? [0]
        let isSame = unsafe crypto_pwhash_str_verify(text, characters, UInt64(characters.count))
        return isSame == 0 && password != nil
    }

    /// Whether it was made with other parameters than a new one would be.
    package var isOutdated: Bool {
        unsafe crypto_pwhash_str_needs_rehash(text, Self.operations, Int(Self.memory)) != 0
    }

    /// No password's, at the cost of anybody's: for people who are not there, or have none.
    package static let nobodys = PasswordHash(
        stored: "$argon2id$v=19$m=65536,t=2,p=1$" + String(repeating: "A", count: 22) + "$"
            + String(repeating: "A", count: 43))
}

extension PasswordHash: CustomStringConvertible, CustomReflectable {
    package var description: String { "PasswordHash" }

    package var customMirror: Mirror { Mirror(self, children: [:]) }
}
