/// What logging by people does to a row of true lengths.
enum Corruption {
    /// Starts between the first and the last known one are forgotten, so that lengths merge.
    case unlogged(probability: Double)
    /// A start is logged within a cycle, so that it splits.
    case spurious(probability: Double)

    static let seeds: [UInt64] = [1, 2, 3, 4, 5, 6]

    func apply(to lengths: [Int], _ random: inout Random) -> [Int] {
        switch self {
        case .unlogged(let probability):
            var merged: [Int] = []
            var pending = 0
            for (index, length) in lengths.enumerated() {
                pending += length
                // The last length ends with the last known start.
                if index < lengths.count - 1, random.unit() < probability { continue }
                merged.append(pending)
                pending = 0
            }
            return merged
        case .spurious(let probability):
            return lengths.flatMap { length in
                guard random.unit() < probability, length >= 16 else { return [length] }
                let split = Int.random(in: 8...(length - 8), using: &random)
                return [split, length - split]
            }
        }
    }
}
