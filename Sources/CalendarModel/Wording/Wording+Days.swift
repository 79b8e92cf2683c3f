package import CivilDate
import CycleModel

extension Wording {
    /// `3 Nov`, or `3–7 Nov`, or `29 Oct – 2 Nov`; with the year where it is not `today`'s.
    package static func days(_ days: ClosedRange<Day>, near today: Day) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        if first == last { return first.text(near: today) }
        let (start, end) = (first.civil, last.civil)
        if start.year == end.year, start.month == end.month {
            return "\(start.day)–\(last.text(near: today))"
        }
        if start.year == end.year {
            let month = Day.monthAbbreviations[start.month - 1]
            return "\(start.day) \(month) – \(last.text(near: today))"
        }
        return "\(first.text(near: last)) – \(last.text(near: first))"
    }

    /// Days in order as runs: `3–7 Nov, 12 Nov`.
    package static func days(_ days: [Day], near today: Day) -> String {
        runs(days).map { Self.days($0, near: today) }.joined(separator: ", ")
    }

    /// Consecutive days put together; `days` are in order.
    package static func runs(_ days: [Day]) -> [ClosedRange<Day>] {
        var runs: [ClosedRange<Day>] = []
        for day in days {
            if let last = runs.last, last.upperBound + 1 == day {
                runs[runs.count - 1] = last.lowerBound...day
            } else {
                runs.append(day...day)
            }
        }
        return runs
    }
}
