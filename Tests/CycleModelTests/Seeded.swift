import CycleModel

/// SplitMix64: the same numbers from the same seed on every machine.
struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// A date that a test spells out.
func day(_ text: String) throws -> Day {
    guard let day = Day(text) else { throw NotADay(text: text) }
    return day
}

struct NotADay: Error {
    var text: String
}

extension DayLog {
    /// Periods of `length` days that begin at `start` and then after each of `lengths`.
    init(start: Day, lengths: [Int], periodLength: Int = 5) {
        var days: [Day] = []
        var first = start
        for length in lengths + [0] {
            days += (0..<periodLength).map { first + $0 }
            first = first + length
        }
        self.init(periodDays: days)
    }
}
