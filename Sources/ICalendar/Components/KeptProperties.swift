/// Which properties a reader keeps, and how many of each in one component.
///
/// What is not asked for costs no memory, however much of it a file has.
package struct KeptProperties: Sendable {
    private let indices: WordTable<Int>
    fileprivate let most: [Int]

    /// - Parameter names: in capitals, each once, with the most that one component keeps.
    package init(_ names: [(String, Int)]) {
        indices = WordTable(names.enumerated().map { ($1.0, $0) })
        most = names.map(\.1)
    }

    /// How many of each were kept in one component so far.
    struct Tally {
        private var counts: [Int32] = []

        /// Whether there is still room for this property, which is then counted.
        mutating func admits(_ name: Span<UInt8>, of kept: KeptProperties) -> Bool {
            guard let index = kept.indices[name] else { return false }
            if counts.isEmpty { counts = Array(repeating: 0, count: kept.most.count) }
            guard counts[index] < kept.most[index] else { return false }
            counts[index] += 1
            return true
        }
    }
}
