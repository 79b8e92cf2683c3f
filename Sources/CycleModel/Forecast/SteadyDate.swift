/// A date that moves on by a few days a day at most, wherever it is to go: nobody plans by one that leaps.
struct SteadyDate {
    /// `nil` where there was none on any day.
    private(set) var day: Int?

    /// The most days that it moves from one day to the next while nothing is logged.
    private static let step = 5

    /// - Parameter date: Where it is to be on each day.
    init(from first: Int, through last: Int, _ date: (Int) -> Int?) {
        guard first <= last else { return }
        for now in first...last { follow(date(now)) }
    }

    private mutating func follow(_ target: Int?) {
        guard let target else { return }
        day = day.map { min(max(target, $0 - Self.step), $0 + Self.step) } ?? target
    }
}
