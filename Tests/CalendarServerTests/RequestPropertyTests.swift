import CalendarServer
import Foundation
import RequestSoundness
import SeededRandomness
import Testing

/// Requests put together from the pieces that their grammars are made of, at random.
@Suite struct RequestPropertyTests {
    /// The same on every run.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            var mixed = state
            mixed = (mixed ^ (mixed >> 33)) &* 0xFF51_AFD7_ED55_8CCD
            return mixed ^ (mixed >> 33)
        }
    }

    @Test func `whatever is sent, what must hold of every answer holds`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Fuzz/FuzzRequest/Seeds")
        let seeds = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil
        ).sorted { $0.path < $1.path }.map { Array(try Data(contentsOf: $0)) }
        #expect(seeds.count > 10)
        var generator = Generator(state: 3)
        for seed in seeds {
            #expect(RequestSoundness.fault(seed) == nil)
            for _ in 0..<TestExtent.choose(40, whole: 200) {
                var bytes = seed
                for _ in 0..<Int.random(in: 1...4, using: &generator) {
                    let at = Int.random(in: 0...bytes.count, using: &generator)
                    switch Int.random(in: 0..<4, using: &generator) {
                    case 0: bytes.insert(.random(in: 0...255, using: &generator), at: at)
                    case 1 where at < bytes.count: bytes.remove(at: at)
                    case 2: bytes.removeSubrange(at...)
                    default:
                        let other = seeds.randomElement(using: &generator) ?? []
                        bytes.insert(
                            contentsOf: other.shuffled(using: &generator).prefix(5), at: at)
                    }
                }
                #expect(
                    RequestSoundness.fault(bytes) == nil,
                    "\(String(decoding: bytes, as: UTF8.self))")
            }
        }
    }
}
