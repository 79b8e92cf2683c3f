package import CivilDate

extension Language {
    /// `29 Nov`, with the year where it is not that of `other`.
    package func date(_ day: Day, near other: Day) -> String {
        let date = day.civil
        let short = "\(date.day) \(Day.monthAbbreviations[date.month - 1])"
        return date.year == other.civil.year ? short : "\(short) \(date.year)"
    }

    /// `3 Nov`, or `3–7 Nov`, or `29 Oct – 2 Nov`; with the year where it is not `today`'s.
    package func dates(_ days: ClosedRange<Day>, near today: Day) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        if first == last { return date(first, near: today) }
        let (start, end) = (first.civil, last.civil)
        if start.year == end.year, start.month == end.month {
            return "\(start.day)–\(date(last, near: today))"
        }
        if start.year == end.year {
            let month = Day.monthAbbreviations[start.month - 1]
            return "\(start.day) \(month) – \(date(last, near: today))"
        }
        return "\(date(first, near: last)) – \(date(last, near: first))"
    }

    /// Days in order as runs: `3–7 Nov, 12 Nov`.
    package func dates(_ days: [Day], near today: Day) -> String {
        days.runs.map { dates($0, near: today) }.joined(separator: ", ")
    }

    /// `Monday 22 Nov`.
    package func weekdayAndDate(_ day: Day, near today: Day) -> String {
        "\(weekday(day)) \(date(day, near: today))"
    }

    /// `Monday`, as it stands alone.
    package func weekday(_ day: Day) -> String { Day.weekdayNames[day.weekday - 1] }

    /// `Mo`: at most three letters wide, for the head of a month.
    package func shortWeekday(_ day: Day) -> String {
        String(Day.weekdayNames[day.weekday - 1].prefix(2))
    }

    /// `November 2026`, as the title of a month.
    package func month(_ day: Day) -> String {
        "\(Day.monthNames[day.civil.month - 1]) \(day.civil.year)"
    }
}

extension [Day] {
    /// Consecutive days put together; the days are in order.
    package var runs: [ClosedRange<Day>] {
        var runs: [ClosedRange<Day>] = []
        for day in self {
            if let last = runs.last, last.upperBound + 1 == day {
                runs[runs.count - 1] = last.lowerBound...day
            } else {
                runs.append(day...day)
            }
        }
        return runs
    }
}
