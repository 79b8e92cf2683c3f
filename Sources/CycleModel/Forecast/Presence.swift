import CivilDate

/// What the days of a cycle say of a period that came in it and was not logged: where something was recorded, a period
/// would have been.
struct Presence: Equatable {
    /// How well two cycles, and three, of which only the first start was logged fit the records, by the days that they
    /// take together.
    typealias Fits = (two: [Double], three: [Double])

    /// How well an unlogged start on each day from the cycle's first fits what was recorded on that day and the next one;
    /// 1 for later days. Empty where nothing was recorded.
    private let starts: [Double]

    /// How much likelier a day without any record is to hide a start than one with a record that says nothing of
    /// bleeding. Set by hand; `Scripts/evaluate` shows what other values would do.
    private static let besideRecord = 0.1

    /// Nothing was recorded.
    init() { starts = [] }

    /// - Parameter period: The last day of the period that the cycle begins with; its records say nothing of another.
    init(in log: DayLog, from start: Day, after period: Day, through today: Day) {
        // What lies further back than any cycle reaches says nothing.
        let last = min(today, start + LengthModel.longest)
        var days = Array(repeating: 1.0, count: max(last - start, 0) + 2)
        for entry in log.entries[log.firstIndex(onOrAfter: period + 1)...] {
            guard entry.day <= last else { break }
            let isDry = entry.record.flow == Flow.none
            days[entry.day - start] = isDry ? 0 : Self.besideRecord
        }
        let hasRecords = days.contains { $0 < 1 }
        starts = hasRecords ? days.indices.dropLast().map { days[$0] * days[$0 + 1] } : []
    }

    /// - Parameters:
    ///   - cycle: The length of any one of them.
    ///   - today: So far only starts before it went unlogged.
    /// - Returns: `nil` where nothing was recorded.
    func fits(of cycle: DayDistribution, today: Int) -> (ever: Fits, soFar: Fits)? {
        guard !starts.isEmpty else { return nil }
        let one = cycle.probabilities
        let anyTwo = Self.together(one, one)
        let anyThree = Self.together(anyTwo, one)
        func fits(before end: Int) -> Fits {
            func unlogged(_ days: [Double]) -> [Double] {
                days.indices.map { day in
                    day < end ? days[day] * (day < starts.count ? starts[day] : 1) : 0
                }
            }
            let two = Self.together(unlogged(one), one)
            let three = Self.together(unlogged(two), one)
            return (Self.shares(of: two, in: anyTwo), Self.shares(of: three, in: anyThree))
        }
        return (fits(before: .max), fits(before: today))
    }

    /// How likely both take each number of days together, as far as lengths are told apart.
    private static func together(_ first: [Double], _ second: [Double]) -> [Double] {
        var sums = Array(repeating: 0.0, count: first.count)
        var found = sums.mutableSpan
        let more = second.span
        for day in first.indices where first[day] > 0 {
            let share = first[day]
            for other in 0..<(found.count - day) { found[day + other] += share * more[other] }
        }
        return sums
    }

    private static func shares(of part: [Double], in whole: [Double]) -> [Double] {
        whole.indices.map { whole[$0] > 0 ? part[$0] / whole[$0] : 1 }
    }
}
