import Secrets
import Testing

/// The first, the second and the last line of the BLAKE2 authors' blake2b-kat.txt: key 00…3f,
/// message 00, 01, 02… of the length given.
private let publishedVectors: [(count: Int, digest: String)] = [
    (
        0,
        """
        10ebb67700b1868efb4417987acf4690ae9d972fb7a590c2f02871799aaa4786\
        b5e996e8f0f4eb981fc214b005f42d2ff4233499391653df7aefcbc13fc51568
        """
    ),
    (
        1,
        """
        961f6dd1e4dd30f63901690c512e78e4b45e4742ed197c3c5e45c549fd25f2e4\
        187b0bc9fe30492b16b0d0bc4ef9b0f34c7003fac09a5ef1532e69430234cebd
        """
    ),
    (
        255,
        """
        142709d62e28fcccd0af97fad0f8465b971e82201dc51070faa0372aa43e9248\
        4be1c1e73ba10906d5d1853db6a4106e0a7bf9800d373d6dee2d46d62ef2a461
        """
    ),
]

@Suite struct KeyedHashTests {
    private let seed = Seed(Array(0..<32))

    @Test(arguments: publishedVectors)
    func `the published BLAKE2b vectors come out`(_ vector: (count: Int, digest: String)) {
        let message = [UInt8](0..<UInt8(vector.count))
        let digest = Sodium.blake2b(message.span, key: Array(0..<64), count: 64)
        #expect(digest?.hexadecimal == vector.digest)
    }

    /// Computed with `blake2b` of Python's hashlib, key 00…1f.
    @Test(arguments: [
        ("", KeyedHash.Size.bytes16, "3daf97bce7888fd59773c66bf647459c"),
        ("abc", .bytes16, "1a64be47e4729d951c302ee543f97cf3"),
        ("", .bytes32, "4e51e7a913fc80137da52880fecca175bf81e117d5c68126dc2774033517ea0d"),
        ("abc", .bytes32, "d63a32d3e44738d7907f964316c241adaba0abfeabc32349677578a15a203f7f"),
    ])
    func `another BLAKE2b implementation agrees`(
        _ text: String, _ size: KeyedHash.Size, _ digest: String
    ) throws {
        let hash = KeyedHash(try #require(seed))
        #expect(hash.digest(of: text, size: size).hexadecimal == digest)
        #expect(hash.digest(of: Array(text.utf8), size: size).hexadecimal == digest)
    }

    /// Computed in the same way; 2048 bytes are sixteen blocks of the function.
    @Test func `a message of many blocks is hashed whole`() throws {
        let message = (0..<2048).map { UInt8($0 % 256) }
        let hash = KeyedHash(try #require(seed))
        #expect(
            hash.digest(of: message).hexadecimal
                == "34e73b6eca9d3e3acd53fd70bef8dc00a7e2c0ce6118fe606d46ea5db40123e4")
    }

    @Test func `two people get unrelated digests of the same bytes`() throws {
        var other = [UInt8](0..<32)
        other[31] ^= 1
        let mine = KeyedHash(try #require(seed)).digest(of: "abc")
        let hers = KeyedHash(try #require(Seed(other))).digest(of: "abc")
        #expect(zip(mine, hers).filter { $0 == $1 }.count < 8)
    }

    @Test(arguments: [(15, 32), (65, 32), (32, 15), (32, 65), (0, 32)])
    func `sizes outside the function's range give nothing`(_ key: Int, _ count: Int) {
        let message: [UInt8] = [1]
        let digest = Sodium.blake2b(
            message.span, key: Array(repeating: 7, count: key), count: count)
        #expect(digest == nil)
    }
}
