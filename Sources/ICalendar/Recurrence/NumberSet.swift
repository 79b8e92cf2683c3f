/// What a list of a recurrence rule is read into.
protocol NumberList {
    /// Whether negative numbers count from the back.
    static var isSigned: Bool { get }
    init()
    mutating func insert(_ number: Int)
}

/// Whole numbers from 0 to 383, as the lists of a recurrence rule hold them.
///
/// However long a list is, what it means is no larger than this.
struct NumberSet: NumberList, Equatable, Sendable {
    static let isSigned = false
    private var low: UInt64 = 0
    /// The numbers from 64 on; most rules have none.
    private var high: [UInt64] = []

    var isEmpty: Bool { low == 0 && high.isEmpty }

    mutating func insert(_ number: Int) {
        switch number {
        case 0..<64: low |= 1 << UInt64(number)
        case 64..<384:
            if high.isEmpty { high = Array(repeating: 0, count: 5) }
            high[number / 64 - 1] |= 1 << UInt64(number % 64)
        default: break
        }
    }

    func contains(_ number: Int) -> Bool {
        switch number {
        case 0..<64: low & (1 << UInt64(number)) != 0
        case 64..<384: !high.isEmpty && high[number / 64 - 1] & (1 << UInt64(number % 64)) != 0
        default: false
        }
    }

    /// Those up to `limit`, in order; the set of `usual` alone where this is empty.
    func numbers(below limit: Int, orElse usual: Int) -> [Int] {
        isEmpty ? [usual] : (0..<limit).filter(contains)
    }
}

/// Whole numbers that count from the front, or from the back where they are negative.
struct SignedNumberSet: NumberList, Equatable, Sendable {
    static let isSigned = true
    private var front = NumberSet()
    private var back = NumberSet()

    var isEmpty: Bool { front.isEmpty && back.isEmpty }

    mutating func insert(_ number: Int) {
        if number < 0 { back.insert(-number) } else { front.insert(number) }
    }

    /// - Parameter number: From 1; `count` is the last one's.
    func contains(_ number: Int, of count: Int) -> Bool {
        front.contains(number) || back.contains(count - number + 1)
    }
}
