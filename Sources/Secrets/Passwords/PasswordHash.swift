import CSodium

/// What is stored of a password: its Argon2id hash with salt and parameters, as libsodium writes it.
@safe package struct PasswordHash: Hashable, Sendable {
    /// The processor time and the memory that a new hash takes. A stored hash names its own, which its check takes again.
    package struct Cost: Hashable, Sendable {
        package let operations: Int
        /// In bytes.
        package let memory: Int

        /// - Precondition: At least what libsodium asks for, which is 1 operation and 8 KiB.
        package init(operations: Int, memory: Int) {
            self.operations = operations
            self.memory = memory
        }

        /// What the program's hashes cost: libsodium's "interactive", about 0.1 s and 64 MiB.
        package static let interactive = Cost(
            operations: Int(crypto_pwhash_opslimit_interactive()),
            memory: Int(crypto_pwhash_memlimit_interactive()))
    }

    /// Text of printable ASCII characters.
    package let text: String

    package init(stored text: String) {
        self.text = text
    }

    /// Takes as long and as much memory as the parameters ask for; `nil` where there is no such memory.
    ///
    /// - Parameter password: Normalized, see `Password`.
    package init?(of password: Password, cost: Cost = .interactive) {
        var text = [CChar](repeating: 0, count: Int(crypto_pwhash_strbytes()))
        let characters = password.characters
        let status = unsafe crypto_pwhash_str(
            &text, characters, UInt64(characters.count), UInt64(cost.operations), cost.memory)
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

    /// Whether it was made at another cost than a new one would be.
    package func isOutdated(at cost: Cost = .interactive) -> Bool {
        unsafe crypto_pwhash_str_needs_rehash(text, UInt64(cost.operations), cost.memory) != 0
    }

    /// No password's, at the cost of anybody's: for people who are not there, or have none.
    package static func nobodys(at cost: Cost = .interactive) -> PasswordHash {
        PasswordHash(
            stored: "$argon2id$v=19$m=\(cost.memory / 1024),t=\(cost.operations),p=1$"
                + String(repeating: "A", count: 22) + "$" + String(repeating: "A", count: 43))
    }
}

extension PasswordHash: CustomStringConvertible, CustomReflectable {
    package var description: String { "PasswordHash" }

    package var customMirror: Mirror { Mirror(self, children: [:]) }
}
