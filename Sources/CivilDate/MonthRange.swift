/// Some months in a row, one at least.
package struct MonthRange: Equatable, Sendable {
    /// The first day of the first month.
    package let first: Day
    package let count: Int

    /// - Parameter day: Any day of the first month.
    package init(from day: Day, count: Int) {
        first = day - (day.civil.day - 1)
        self.count = count
    }

    package var days: ClosedRange<Day> { first...(first.advanced(byMonths: count) - 1) }

    /// The first day of each month.
    package var months: [Day] { (0..<count).map { first.advanced(byMonths: $0) } }
}

extension DateReader {
    /// Reads a month or a year: `nov`, `November 2025`, `2025-11`, `11/2025`, `2026`, `last month`, `next year`.
    ///
    /// A month without a year is the one closest to today.
    ///
    /// - Returns: `nil` for other words, and for years outside 1...9998.
    package func months(_ text: String) -> MonthRange? {
        let today = MonthRange(from: today, count: 1).first
        let words = DateWords.plain(text).split { " ,.-/".contains($0) }.map(String.init)
            .filter { $0 != "de" }
        let shifts = ["last": -1, "this": 0, "next": 1]
        if words.count == 2, let shift = shifts[words[0]] {
            switch words[1] {
            case "month": return MonthRange(from: today.advanced(byMonths: shift), count: 1)
            case "year": return Self.year(today.civil.year + shift)
            default: break
            }
        }
        let numbers = words.map { word in word.utf8.count <= 4 ? Int(word) : nil }
        let names = words.map { DateWords.month($0).map { $0 - 1 } }
        switch words.count {
        case 1 where words[0].utf8.count == 4 && numbers[0] != nil:
            return numbers[0].flatMap(Self.year)
        case 1:
            guard let name = names[0] else { return nil }
            let months = (-1...1).compactMap {
                Day(year: today.civil.year + $0, month: name + 1, day: 1)
            }
            return months.min { abs($0 - today) < abs($1 - today) }
                .map { MonthRange(from: $0, count: 1) }
        case 2:
            let years = zip(words, numbers).map { $0.utf8.count == 4 ? $1 : nil }
            guard let place = years.firstIndex(where: { $0 != nil }), let year = years[place],
                let month = names[1 - place].map({ $0 + 1 }) ?? numbers[1 - place],
                year < 9_999
            else { return nil }
            return Day(year: year, month: month, day: 1).map { MonthRange(from: $0, count: 1) }
        default: return nil
        }
    }

    private static func year(_ year: Int) -> MonthRange? {
        guard year < 9_999 else { return nil }
        return Day(year: year, month: 1, day: 1).map { MonthRange(from: $0, count: 12) }
    }
}
