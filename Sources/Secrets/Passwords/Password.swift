import CGnuTLS
import Glibc

/// A password as somebody typed it, made comparable: the same one typed on another system, where an accent is
/// encoded in another way, is the same.
///
/// It prints as its type's name.
@safe package struct Password: Sendable {
    /// Longer ones are not harder to guess.
    package static let longest = 200
    package static let shortest = 10

    /// By RFC 8265's profile OpaqueString: composed (NFC), with every kind of space as a plain one.
    let normalized: [UInt8]

    var characters: [CChar] { normalized.map { CChar(bitPattern: $0) } }

    /// - Throws: What keeps it from being anybody's password.
    package init(_ typed: String) throws(PasswordFault) {
        guard !typed.isEmpty else { throw .tooShort }
        // Bounds the work, too: no character of a password is longer in the other form than this.
        guard typed.utf8.count <= 20 * Self.longest else { throw .tooLong }
        guard let normalized = Self.normalized(Array(typed.utf8)) else { throw .unusableCharacter }
        self.normalized = normalized
    }

    private static func normalized(_ bytes: [UInt8]) -> [UInt8]? {
        var datum = unsafe gnutls_datum_t()
        let status = unsafe gnutls_utf8_password_normalize(
            bytes, UInt32(bytes.count), &datum, 0)
        guard status == 0, let data = unsafe datum.data else { return nil }
        defer {
            unsafe gnutls_memset(data, 0, Int(datum.size))
            unsafe free(data)
        }
        return unsafe Array(UnsafeBufferPointer(start: data, count: Int(datum.size)))
    }

    /// - Throws: Why it cannot be a new password; nothing is asked of which characters it has.
    package func requireGood(for name: String) throws(PasswordFault) {
        let text = String(decoding: normalized, as: UTF8.self)
        let count = text.unicodeScalars.count
        guard count >= Self.shortest else { throw .tooShort }
        guard count <= Self.longest else { throw .tooLong }
        guard !CommonPasswords.contains(text, of: name) else { throw .common }
    }
}

/// What is wrong with a password.
package enum PasswordFault: Error, Equatable, Sendable {
    case tooShort
    case tooLong
    /// A control character, or one that was assigned later than the program's tables were made.
    case unusableCharacter
    /// One of those that are guessed first.
    case common
}

extension Password: CustomStringConvertible, CustomReflectable {
    package var description: String { "Password" }

    package var customMirror: Mirror { Mirror(self, children: [:]) }
}
