/// The medians of a distribution that is cut at one day after the other.
struct CutMedians {
    private let through: [Double]

    init(_ days: DayDistribution) {
        var sum = 0.0
        through = days.probabilities.map {
            sum += $0
            return sum
        }
    }

    /// The median of what is left from `day` on; `nil` where nothing is.
    func from(_ day: Int) -> Int? {
        guard let all = through.last, day < through.count else { return nil }
        let before = day > 0 ? through[day - 1] : 0
        guard all > before else { return nil }
        // Rounding may leave a sum a hair below the half.
        let half = before + (all - before) * (0.5 - 1e-9)
        return through[max(day, 0)...].firstIndex { $0 >= half }
    }
}
