extension WithdrawalPattern {
    /// What lies before `delays`, and what lies after it: a little less than a tenth, so that its ends are
    /// the 10th and the 90th percentile where there is room on both sides.
    private static let outside = 0.09
    private static let likeliest = 0.34

    /// How likely the first bleeding is on each day after the last hormone, if it comes; by day from 0,
    /// summing to 1.
    ///
    /// The median is `delay`. Beyond `delays` each day is half as likely as the one before.
    var probabilities: [Double] {
        let (first, last) = (delays.lowerBound, delays.upperBound)
        let reach = 8
        var days = Array(repeating: 0.0, count: last + reach + 1)
        let peak = min(max(delay, first), last)
        let before = peak - first
        let after = last - peak
        // What a side without room would have had is the peak's.
        let side = (1 - 2 * Self.outside - Self.likeliest) / 2
        days[peak] = Self.likeliest + (before == 0 ? side : 0) + (after == 0 ? side : 0)
        for day in first..<peak { days[day] = side / Double(before) }
        for day in (peak + 1)..<(last + 1) { days[day] = side / Double(after) }
        var share = Self.outside / 2
        for day in stride(from: first - 1, through: 1, by: -1) {
            days[day] += share
            share /= 2
        }
        share = Self.outside / 2
        for day in (last + 1)...(last + reach) {
            days[day] += share
            share /= 2
        }
        let total = days.reduce(0, +)
        return days.map { $0 / total }
    }
}
