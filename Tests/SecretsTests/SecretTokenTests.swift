import Secrets
import Testing

@Suite struct SecretTokenTests {
    private let text = "0123456789abcdefghjkmnpqrstvwxyz0123456789abcdef"
    private let key = Seed(hex: String(repeating: "07", count: 32))

    @Test func `a token is read from its 48 characters`() throws {
        let token = try #require(SecretToken(text, for: .feed))
        #expect(token.text == text)
        #expect(token.selector == "0123456789abcdef")
        #expect(token.verifier == "ghjkmnpqrstvwxyz0123456789abcdef")
        #expect(SecretToken(Array(text.utf8), for: .feed) == token)
    }

    @Test(arguments: [
        "", "0", String(repeating: "0", count: 47), String(repeating: "0", count: 49),
        String(repeating: "0", count: 47) + "A", String(repeating: "0", count: 47) + "i",
        String(repeating: "0", count: 47) + "l", String(repeating: "0", count: 47) + "o",
        String(repeating: "0", count: 47) + "u", String(repeating: "0", count: 47) + "/",
        String(repeating: "0", count: 47) + "\0", String(repeating: "0", count: 46) + "é",
    ])
    func `anything else is no token`(_ text: String) {
        #expect(SecretToken(text, for: .feed) == nil)
        #expect(SecretToken(text.utf8, for: .feed) == nil)
    }

    @Test func `random tokens differ and use every character`() {
        let tokens = (0..<1000).map { _ in SecretToken.random(for: .feed) }
        #expect(Set(tokens.map(\.selector)).count == 1000)
        #expect(Set(tokens.map(\.verifier)).count == 1000)
        #expect(tokens.allSatisfy { SecretToken($0.text, for: .feed) == $0 })
        // Each of 48,000 characters is equally likely to be any of 32: about 1500 of each.
        var counts: [UInt8: Int] = [:]
        for byte in tokens.flatMap({ Array($0.text.utf8) }) { counts[byte, default: 0] += 1 }
        #expect(counts.count == 32)
        #expect(counts.values.allSatisfy { (1250...1750).contains($0) })
    }

    @Test func `a token opens only its own hash, with its own key`() throws {
        let key = try #require(key)
        let token = try #require(SecretToken(text, for: .feed))
        let hash = token.hash(key)
        #expect(hash.count == 32)
        #expect(token.opens(hash, key: key))
        let other = try #require(SecretToken(text.dropLast() + "g", for: .feed))
        #expect(!other.opens(hash, key: key))
        #expect(!token.opens(hash, key: Seed.random()))
        #expect(!token.opens([], key: key))
        #expect(!token.opens(Array(hash.dropLast()), key: key))
    }

    @Test func `the hash is not one that anything else makes of the same text`() throws {
        let key = try #require(key)
        let token = try #require(SecretToken(text, for: .feed))
        #expect(token.hash(key) != KeyedHash(key).digest(of: text))
    }

    @Test func `a token that is printed by mistake shows nothing`() throws {
        let token = try #require(SecretToken(text, for: .feed))
        var dumped = ""
        dump(token, to: &dumped)
        for text in ["\(token)", String(reflecting: token), dumped] {
            #expect(!text.contains("0123"))
        }
    }

    @Test func `hashes for different purposes are unrelated`() throws {
        let key = try #require(key)
        let token = try #require(SecretToken(text, for: .feed))
        let password = try #require(SecretToken(text, for: .appPassword))
        #expect(!password.opens(token.hash(key), key: key))
        #expect(password.opens(password.hash(key), key: key))
        // In stores since there are feeds.
        #expect(token.hash(key) == KeyedHash(key).digest(of: "feed token\0" + text))
    }

    @Test func `a token is typed in groups, in either case, with what looks alike`() throws {
        let token = try #require(SecretToken(text, for: .appPassword))
        #expect(
            token.grouped == "0123-4567-89ab-cdef-ghjk-mnpq-rstv-wxyz-0123-4567-89ab-cdef")
        for typed in [
            token.grouped, token.grouped.uppercased(), text, " \(token.grouped) ",
            token.grouped.replacing("-", with: " "), token.grouped.replacing("0", with: "O"),
            token.grouped.replacing("1", with: "l"), token.grouped.replacing("1", with: "I"),
        ] {
            #expect(SecretToken(typed: typed, for: .appPassword) == token)
        }
    }

    @Test(arguments: [
        "", "-", "0123-4567-89ab-cdef-ghjk-mnpq-rstv-wxyz-0123-4567-89ab-cde",
        "0123-4567-89ab-cdef-ghjk-mnpq-rstv-wxyz-0123-4567-89ab-cdef-0",
        "0123-4567-89ab-cdef-ghjk-mnpq-rstv-wxyz-0123-4567-89ab-cdeu",
        "0123-4567-89ab-cdef-ghjk-mnpq-rstv-wxyz-0123-4567-89ab-cde_",
    ])
    func `what was typed wrongly is no token`(_ text: String) {
        #expect(SecretToken(typed: text, for: .appPassword) == nil)
    }
}
