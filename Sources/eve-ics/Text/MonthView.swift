import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews
import Messages

extension DayMark {
    fileprivate var color: String {
        switch self {
        case .logged: "\u{1B}[1;31m"
        case .between: "\u{1B}[35m"
        case .predicted: "\u{1B}[31m"
        case .ovulation, .ovulationBySigns, .confirmedOvulation: "\u{1B}[1;36m"
        case .fertile: "\u{1B}[36m"
        case .change: "\u{1B}[1;32m"
        case .pastFertile, .pause, .unknown: "\u{1B}[2m"
        }
    }
}

/// Months side by side, a mark on each day.
struct MonthView {
    let marks: DayMarks
    let today: Day
    let language: Language
    /// 1 for Monday to 7 for Sunday.
    private let firstWeekday: Int
    let usesColor: Bool
    /// How many columns there are; a month is shown whole even where it is wider.
    var columns = 80

    /// Each day has a blank, two digits and a sign; brackets around today take the blanks beside it, the one of the
    /// next day where today has a sign.
    private static let width = 7 * 4
    private static let gap = 3

    /// With the settings of a person, and a terminal's width.
    init(_ person: PersonState, _ forecast: Forecast, _ months: MonthRange, usesColor: Bool) {
        marks = person.dayMarks(forecast, in: months.days)
        let anyDay = marks.contains(.unknown) ? ForecastText(forecast, person.language).anyDay : nil
        caution = anyDay ?? person.language.calendar.notContraception
        today = person.today
        language = person.language
        firstWeekday = person.settings.firstWeekday(in: language)
        self.usesColor = usesColor
        columns = Terminal.columns
    }

    /// That it is a forecast, and where that leaves open which days are fertile, why.
    let caution: String
    /// Whether some day, past days included, is marked as fertile.
    var showsFertility: Bool { marks.showsFertility }

    /// Months, as many side by side as fit, and what the signs mean.
    func text(_ range: MonthRange) -> String {
        let months = range.months
        // A bracket may reach beyond the last column.
        let fitting = max(1, (columns - 1 + Self.gap) / (Self.width + Self.gap))
        let rows = stride(from: 0, to: months.count, by: fitting).map {
            row(months[$0..<min($0 + fitting, months.count)])
        }
        return rows.joined(separator: "\n") + "\n" + legend + "\n"
    }

    private func row(_ months: ArraySlice<Day>) -> String {
        let blocks = months.map(block)
        let height = blocks.map(\.count).max() ?? 0
        var text = ""
        for row in 0..<height {
            var line = ""
            for (index, block) in blocks.enumerated() {
                let cells = row < block.count ? block[row] : "".padding(to: Self.width)
                // Today's brackets reach beyond a week's end.
                let reaches = line.hasSuffix("]") || line.hasSuffix("]\u{1B}[0m")
                line += index == 0 ? cells : (isMarkedToday && reaches ? "  " : "   ") + cells
            }
            text += line.trimmingSpacesAtEnd + "\n"
        }
        return text
    }

    private var legend: String {
        let used = DayMark.allCases.filter(marks.contains)
        let signs = used.map {
            (mark: $0 as DayMark?, sign: $0.sign, meaning: $0.meaning(in: language))
        }
        var (text, width) = ("", 0)
        for (mark, sign, meaning) in signs + [(nil, "[ ]", language.months.today)] {
            let length = sign.count + 1 + meaning.count
            let gap = width == 0 ? 0 : 3
            let breaks = width + gap + length > columns
            text += breaks ? "\n" : String(repeating: " ", count: gap)
            width = (breaks ? 0 : width + gap) + length
            text += "\(mark.map { painted(sign, $0) } ?? sign) \(meaning)"
        }
        return text
    }

    /// A title, the weekdays and the weeks, each line `width` columns wide.
    private func block(_ month: Day) -> [String] {
        let date = month.civil
        guard let first = Day(year: date.year, month: date.month, day: 1) else { return [] }
        let blanks = (first.weekday - firstWeekday + 7) % 7
        let weekdays = (0..<7).map { column in
            " " + language.shortWeekday(first - blanks + column).padding(to: 3)
        }
        var lines = [language.month(first), weekdays.joined()].map { $0.padding(to: Self.width) }
        var cells = [String](repeating: "    ", count: blanks)
        for number in 1...Day.daysInMonth(date.month, year: date.year) {
            cells.append(cell(first + (number - 1), number))
        }
        while !cells.count.isMultiple(of: 7) { cells.append("    ") }
        for week in stride(from: 0, to: cells.count, by: 7) {
            lines.append(cells[week..<week + 7].joined())
        }
        return lines
    }

    private var isMarkedToday: Bool { marks[today] != nil }

    private func cell(_ day: Day, _ number: Int) -> String {
        let digits = number < 10 ? " \(number)" : "\(number)"
        let mark = marks[day]
        // The bracket behind a sign has taken the blank, but for the first day of a month or week.
        let follows = day == today + 1 && isMarkedToday && number > 1 && !isFirstOfWeek(day)
        let text =
            day == today
            ? "[\(digits)\(mark?.sign ?? "")]"
            : "\(follows ? "" : " ")\(digits)\(mark?.sign ?? " ")"
        guard let mark else {
            return usesColor && day == today ? "\u{1B}[7m\(text)\u{1B}[0m" : text
        }
        return painted(text, mark)
    }

    private func isFirstOfWeek(_ day: Day) -> Bool { day.weekday == firstWeekday }

    private func painted(_ text: String, _ mark: DayMark) -> String {
        usesColor ? "\(mark.color)\(text)\u{1B}[0m" : text
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}
