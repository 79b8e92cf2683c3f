/// The words of dates in all languages of the program, without their accents and in lower case.
///
/// People mix languages: whichever language answers are in, all are read. Only `mar` means one thing in one language
/// and another in another, which `DateReading` knows.
enum DateWords {
    /// The text in lower case and without accents: `Février` as `fevrier`.
    static func plain(_ text: some StringProtocol) -> String {
        var plain = ""
        for character in text.lowercased() {
            switch character {
            case "à", "á", "â", "ã", "ä", "ą": plain.append("a")
            case "ç", "ć": plain.append("c")
            case "è", "é", "ê", "ë", "ę": plain.append("e")
            case "í", "î", "ï": plain.append("i")
            case "ł": plain.append("l")
            case "ñ", "ń": plain.append("n")
            case "ó", "ô", "õ", "ö": plain.append("o")
            case "ś": plain.append("s")
            case "ù", "ú", "û", "ü": plain.append("u")
            case "ź", "ż": plain.append("z")
            case "\u{2019}": plain.append("'")
            default: plain.append(character)
            }
        }
        return plain
    }

    // MARK: Months and weekdays

    /// 1 for `jan`, `january` or what comes between, from three letters on; `nil` for what begins several months.
    static func month(_ word: some StringProtocol) -> Int? { number(of: word, in: months) }

    /// 1 for Monday to 7 for Sunday.
    static func weekday(_ word: some StringProtocol) -> Int? { number(of: word, in: weekdays) }

    /// The names of each month, from January.
    private static let months = zip(
        numbered { zip($0.months, $0.shortMonths).map { [$0, $1] } }, polishCases
    ).map { $0 + [plain($1)] }

    private static let weekdays = zip(
        numbered { $0.weekdays.map { [$0] } }, zip(polishWeekdayCases, polishShortWeekdays)
    ).map { $0 + [plain($1.0), plain($1.1)] }

    /// Polish weekdays as they stand behind a preposition: `w środę`.
    private static let polishWeekdayCases = [
        "poniedziałek", "wtorek", "środę", "czwartek", "piątek", "sobotę", "niedzielę",
    ]

    /// As calendars in Polish have them.
    private static let polishShortWeekdays = ["pn", "wt", "śr", "czw", "pt", "sob", "ndz"]

    /// Polish months as they stand behind a day: `27 listopada`.
    private static let polishCases = [
        "stycznia", "lutego", "marca", "kwietnia", "maja", "czerwca", "lipca", "sierpnia",
        "września", "października", "listopada", "grudnia",
    ]

    private static func numbered(_ names: (CalendarNames) -> [[String]]) -> [[String]] {
        let languages = CalendarNames.all.map(names)
        return languages[0].indices.map { index in
            languages.flatMap { $0[index] }.map { name in
                let name = plain(name)
                return name.last == "." ? String(name.dropLast()) : name
            }
        }
    }

    private static func number(of word: some StringProtocol, in names: [[String]]) -> Int? {
        if let exact = names.firstIndex(where: { $0.contains { $0 == word } }) { return exact + 1 }
        guard word.utf8.count >= 3 else { return nil }
        let begun = names.indices.filter { index in names[index].contains { $0.hasPrefix(word) } }
        return begun.count == 1 ? begun[0] + 1 : nil
    }

    // MARK: Other words

    /// How many days from today the words mean.
    static let relative: [String: Int] = [
        "today": 0, "heute": 0, "aujourd'hui": 0, "aujourdhui": 0, "hoy": 0, "hoje": 0,
        "dzis": 0, "dzisiaj": 0,
        "yesterday": -1, "gestern": -1, "hier": -1, "ayer": -1, "ontem": -1, "wczoraj": -1,
        "tomorrow": 1, "morgen": 1, "demain": 1, "manana": 1, "amanha": 1, "jutro": 1,
        "day before yesterday": -2, "the day before yesterday": -2, "vorgestern": -2,
        "avant-hier": -2, "anteayer": -2, "antes de ayer": -2, "anteontem": -2, "przedwczoraj": -2,
        "day after tomorrow": 2, "the day after tomorrow": 2, "ubermorgen": 2, "apres-demain": 2,
        "pasado manana": 2, "depois de amanha": 2, "pojutrze": 2,
    ]

    enum Unit: Sendable {
        case days(Int)
        case months(Int)
    }

    /// The units of a span of days, in every language.
    static let units: [Substring: Unit] = {
        let units: [(Unit, [Substring])] = [
            (
                .days(1),
                [
                    "day", "days", "tag", "tage", "tagen", "jour", "jours", "dia", "dias", "dzien",
                    "dni",
                ]
            ),
            (
                .days(7),
                [
                    "week", "weeks", "woche", "wochen", "semaine", "semaines", "semana", "semanas",
                    "tydzien", "tygodnie", "tygodni",
                ]
            ),
            (
                .months(1),
                [
                    "month", "months", "monat", "monate", "monaten", "mois", "mes", "meses",
                    "miesiac", "miesiace", "miesiecy",
                ]
            ),
            (
                .months(12),
                [
                    "year", "years", "jahr", "jahre", "jahren", "an", "ans", "ano", "anos", "rok",
                    "lata", "lat",
                ]
            ),
        ]
        return Dictionary(
            units.flatMap { unit, words in words.map { ($0, unit) } }, uniquingKeysWith: { $1 })
    }()

    /// What stands before a number of days, or behind it, and whether they are over or to come.
    private static let spans: [(before: [Substring], behind: [Substring], sign: Int)] = [
        ([], ["ago"], -1), (["vor"], [], -1), (["il", "y", "a"], [], -1), (["hace"], [], -1),
        (["ha"], [], -1), ([], ["temu"], -1),
        (["in"], [], 1), (["dans"], [], 1), (["dentro", "de"], [], 1), (["en"], [], 1),
        (["daqui", "a"], [], 1), (["em"], [], 1), (["za"], [], 1),
    ]

    /// The number and the unit of `3 days ago`, `vor 3 Tagen` or `za 2 tygodnie`.
    static func span(_ parts: [Substring]) -> (sign: Int, span: [Substring])? {
        for (before, behind, sign) in spans
        where parts.count == before.count + 2 + behind.count
            && parts.starts(with: before) && parts.suffix(behind.count) == behind[...]
        {
            return (sign, Array(parts[before.count..<(before.count + 2)]))
        }
        return nil
    }

    /// What may stand before a day, as in `on friday` and `le 20 nov`.
    static let articles: Set<Substring> = [
        "on", "am", "den", "der", "vom", "le", "du", "el", "del", "em", "na", "no", "dia", "w",
        "we",
    ]

    /// What may stand behind a day's number or between it and the month: `20th of`, `1er`, `1º de`.
    static let joints: Set<Substring> = [
        "st", "nd", "rd", "th", "of", "er", "de", "del", "\u{BA}", "\u{B0}", "o",
    ]

    static let since = ["since ", "from ", "seit ", "ab ", "depuis ", "desde ", "od "]

    /// What stands between the ends of a range, but for a hyphen.
    static let through = [
        "..", "\u{2013}", " - ", " to ", " until ", " till ", " through ", " bis ", " au ",
        " jusqu'au ", " al ", " hasta ", " ate ", " do ",
    ]
}
