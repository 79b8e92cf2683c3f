/// A small generator with a seed: the same numbers in every run and on every machine, so that what a test
/// finds can be found again (Steele, Lea and Flood 2014, DOI 10.1145/2660193.2660195).
package struct SplitMix: RandomNumberGenerator, Sendable {
    private var state: UInt64

    package init(_ seed: UInt64) { state = seed }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    /// - Parameter limit: At least 1.
    package mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }

    package mutating func happens(_ percent: Int) -> Bool { below(100) < percent }
}
