import CivilDate
// Brings libm, with which shares are rounded.
import Glibc
import Messages

/// Prints how each language writes days, times, numbers and lists: a language, a function, its arguments and the
/// result in a line, with tabs between them.
@main
enum LanguageSheet {
    static func main() {
        for language in Language.allCases {
            days(language)
            numbers(language)
        }
    }

    private static func say(_ language: Language, _ function: String, _ fields: String...) {
        print(([language.rawValue, function] + fields).joined(separator: "\t"))
    }

    // MARK: Days

    /// A common year, and a leap year.
    private static let years = [2026, 2028]
    /// The second days of ranges, counted from the first: in its month, in another, in another year.
    private static let lengths = [0, 1, 6, 27, 45, 366]

    private static func days(_ language: Language) {
        say(language, "firstWeekday", String(language.firstWeekday))
        for minute in 0..<1_440 {
            say(language, "time", String(minute), language.time(minuteOfDay: minute))
        }
        for year in years {
            guard let first = Day(year: year, month: 1, day: 1),
                let last = Day(year: year, month: 12, day: 31)
            else { continue }
            for day in first...last {
                self.day(day, language)
                for near in [day, day + 366] { dates(from: day, near: near, language) }
            }
        }
    }

    private static func day(_ day: Day, _ language: Language) {
        say(language, "weekday", "\(day)", language.weekday(day))
        say(language, "shortWeekday", "\(day)", language.shortWeekday(day))
        say(language, "month", "\(day)", language.month(day))
    }

    private static func dates(from day: Day, near: Day, _ language: Language) {
        say(language, "date", "\(day)", "\(near)", language.date(day, near: near))
        say(
            language, "weekdayAndDate", "\(day)", "\(near)",
            language.weekdayAndDate(day, near: near))
        for length in lengths {
            let last = day + length
            say(
                language, "range", "\(day)", "\(last)", "\(near)",
                language.dates(day...last, near: near))
        }
        say(
            language, "runs", "\(day)", "\(near)",
            language.dates([day, day + 1, day + 3], near: near))
    }

    // MARK: Numbers

    private static func numbers(_ language: Language) {
        let formats = language.formats
        for number in 0...100 {
            say(language, "percent", String(number), language.percent(whole: number))
            say(language, "share", String(number), language.percent(Double(number) / 100))
        }
        for hundredths in 3_400...4_300 {
            let digits = "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
            say(language, "decimal", digits, language.decimal(digits))
            for unit in ["°C", "°F"] {
                say(
                    language, "temperature", digits, unit,
                    language.temperature(digits, unit: unit))
            }
        }
        for tenths in 400...1_500 {
            let digits = "\(tenths / 10).\(tenths % 10)"
            for unit in ["kg", "lb"] {
                say(language, "weight", digits, unit, language.weight(digits, unit: unit))
            }
        }
        for count in 0...4 {
            let items = Array(["Ada", "Berta", "Clara", "Dora"].prefix(count))
            say(language, "list", items.joined(separator: ","), language.list(items))
        }
        for count in 0...200 {
            say(language, "plural", String(count), String(language.pluralForm(of: count)))
            say(language, "days", String(count), formats.days(count))
            say(language, "weeks", String(count), formats.weeks(count))
            say(language, "inWeeks", String(count), formats.inWeeks(count))
            say(language, "weeksAgo", String(count), formats.weeksAgo(count))
        }
        guard let today = Day(year: 2026, month: 11, day: 23) else { return }
        for distance in -200...200 {
            say(
                language, "distance", String(distance),
                formats.distance(today + distance, from: today))
        }
        for weeks in 0...42 {
            for days in 0...6 {
                say(
                    language, "length", String(weeks), String(days),
                    formats.length(weeks: weeks, days: days))
                say(
                    language, "ahead", String(weeks), String(days),
                    formats.ahead(weeks: weeks, days: days))
            }
        }
    }
}
