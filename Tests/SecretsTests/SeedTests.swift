import Secrets
import Testing

@Suite struct SeedTests {
    private let digits = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1eff"

    @Test func `a seed is read from hexadecimal digits and written back`() throws {
        let seed = try #require(Seed(hex: digits))
        #expect(seed.bytes == Array(0..<31) + [0xff])
        #expect(seed.hex == digits)
        #expect(Seed(hex: digits.uppercased()) == seed)
    }

    @Test(arguments: [
        "", "00", String(repeating: "0", count: 63), String(repeating: "0", count: 65),
        String(repeating: "0", count: 66), String(repeating: "0", count: 63) + "g",
        String(repeating: "0", count: 62) + "é",
    ])
    func `anything but 64 digits is no seed`(_ text: String) {
        #expect(Seed(hex: text) == nil)
    }

    @Test(arguments: [0, 31, 33]) func `a seed has 32 bytes`(_ count: Int) {
        #expect(Seed([UInt8](repeating: 1, count: count)) == nil)
    }

    @Test func `random seeds differ`() {
        let seeds = (0..<1000).map { _ in Seed.random() }
        #expect(Set(seeds).count == 1000)
        #expect(seeds.allSatisfy { $0.bytes.count == 32 })
        // Each of 32,000 bytes is equally likely to be any value: about 125 of each.
        var counts = [Int](repeating: 0, count: 256)
        for byte in seeds.flatMap(\.bytes) { counts[Int(byte)] += 1 }
        #expect(counts.allSatisfy { (50...250).contains($0) })
    }

    @Test func `a seed that is printed by mistake shows nothing`() throws {
        let seed = try #require(Seed(hex: digits))
        var dumped = ""
        dump(seed, to: &dumped)
        for text in ["\(seed)", String(reflecting: seed), dumped] {
            #expect(!text.contains("1e"))
            #expect(!text.contains("30"))
        }
    }
}
