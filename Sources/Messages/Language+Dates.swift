package import CivilDate

extension Language {
    /// `29 Nov`, with the year where it is not that of `other`.
    package func date(_ day: Day, near other: Day) -> String {
        let date = day.civil
        return text(of: date, names, withYear: date.year != other.civil.year)
    }

    /// `3 Nov`, or `3–7 Nov`, or `29 Oct – 2 Nov`; with the year where it is not `today`'s.
    package func dates(_ days: ClosedRange<Day>, near today: Day) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        if first == last { return date(first, near: today) }
        let (start, end) = (first.civil, last.civil)
        guard start.year == end.year else { return fullDate(first) + dash + fullDate(last) }
        guard start.month == end.month else {
            return dayAndMonth(first) + dash + date(last, near: today)
        }
        switch self {
        case .americanEnglish:
            let month = "\(dayAndMonth(first))\(dash)\(end.day)"
            return end.year == today.civil.year ? month : "\(month), \(end.year)"
        case .german: return "\(start.day).–\(date(last, near: today))"
        case .brazilianPortuguese: return "\(start.day)\(dash)\(date(last, near: today))"
        case .english, .french, .spanish, .polish, .pseudo, .mirrored:
            return "\(start.day)–\(date(last, near: today))"
        }
    }

    /// Days in order as runs: `3–7 Nov, 12 Nov`.
    package func dates(_ days: [Day], near today: Day) -> String {
        let runs = days.runs.map { dates($0, near: today) }
        // "Nov 3, 2025; Nov 5, 2025": American dates with a year have commas of their own.
        let hasCommas =
            self == .americanEnglish && runs.contains { $0.utf8.contains(UInt8(ascii: ",")) }
        return runs.joined(separator: hasCommas ? "; " : ", ")
    }

    /// `Monday 22 Nov`.
    package func weekdayAndDate(_ day: Day, near today: Day) -> String {
        weekdaysAndDates(day...day, near: today)[0]
    }

    /// `Monday 22 Nov`, of each of some days.
    package func weekdaysAndDates(_ days: ClosedRange<Day>, near today: Day) -> [String] {
        let (names, year) = (names, today.civil.year)
        let gap =
            switch self {
            case .english, .french, .pseudo, .mirrored: " "
            case .americanEnglish, .german, .spanish, .brazilianPortuguese, .polish: ", "
            }
        return days.map { day in
            let date = day.civil
            return names.weekdays[day.weekday - 1] + gap
                + text(of: date, names, withYear: date.year != year)
        }
    }

    /// `Monday`, as it stands alone.
    package func weekday(_ day: Day) -> String { names.weekdays[day.weekday - 1] }

    /// `Mo`: at most three letters wide, for the head of a month.
    package func shortWeekday(_ day: Day) -> String { names.shortWeekdays[day.weekday - 1] }

    /// The day with which weeks begin, unless the person chose another: 1 for Monday to 7 for Sunday (ISO 8601).
    package var firstWeekday: Int {
        switch self {
        case .americanEnglish, .brazilianPortuguese: 7
        case .english, .german, .french, .spanish, .polish, .pseudo, .mirrored: 1
        }
    }

    /// `November 2026`, as the title of a month.
    package func month(_ day: Day) -> String {
        let date = day.civil
        let name = names.months[date.month - 1]
        switch self {
        case .spanish, .brazilianPortuguese: return "\(name) de \(date.year)"
        case .english, .americanEnglish, .german, .french, .polish, .pseudo, .mirrored:
            return "\(name) \(date.year)"
        }
    }

    /// `21:00`, or `9:00 PM`.
    package func time(minuteOfDay: Int) -> String {
        let (hour, minute) = minuteOfDay.quotientAndRemainder(dividingBy: 60)
        let minutes = "\(minute < 10 ? "0" : "")\(minute)"
        switch self {
        case .americanEnglish:
            return "\((hour + 11) % 12 + 1):\(minutes) \(hour < 12 ? "AM" : "PM")"
        case .spanish: return "\(hour):\(minutes)"
        case .english, .german, .french, .brazilianPortuguese, .polish, .pseudo, .mirrored:
            return "\(hour < 10 ? "0" : "")\(hour):\(minutes)"
        }
    }

    // MARK: Parts

    package var names: CalendarNames {
        switch self {
        case .english, .americanEnglish, .pseudo, .mirrored: .english
        case .german: .german
        case .french: .french
        case .spanish: .spanish
        case .brazilianPortuguese: .brazilianPortuguese
        case .polish: .polish
        }
    }

    /// `20 Nov`.
    private func dayAndMonth(_ day: Day) -> String { text(of: day.civil, names, withYear: false) }

    /// `20 Nov 2026`.
    private func fullDate(_ day: Day) -> String { text(of: day.civil, names, withYear: true) }

    private func text(
        of date: (year: Int, month: Int, day: Int), _ names: CalendarNames, withYear: Bool
    ) -> String {
        let (number, month) = (String(date.day), names.shortMonths[date.month - 1])
        let dayAndMonth =
            switch self {
            case .americanEnglish: month + " " + number
            case .german: number + ". " + month
            case .brazilianPortuguese: number + " de " + month
            case .english, .french, .spanish, .polish, .pseudo, .mirrored: number + " " + month
            }
        guard withYear else { return dayAndMonth }
        return switch self {
        case .americanEnglish: dayAndMonth + ", " + String(date.year)
        case .brazilianPortuguese: dayAndMonth + " de " + String(date.year)
        case .english, .german, .french, .spanish, .polish, .pseudo, .mirrored:
            dayAndMonth + " " + String(date.year)
        }
    }

    /// Between two dates, each with its month.
    private var dash: String { self == .polish ? "–" : " – " }
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
