import CivilDate
import Testing

/// Days as people write them. Today is Sunday, 22 November 2026.
@Suite struct DateReaderTests {
    private func read(_ text: String, _ choice: DateReader.Choice = .latest) -> String {
        do throws(DateProblem) {
            let days = try reader(choice).days(text)
            return days.first == days.last ? "\(days.first)" : "\(days.first)..\(days.last)"
        } catch {
            return "\(error)"
        }
    }

    private func reader(
        _ choice: DateReader.Choice, _ names: CalendarNames = .english
    ) throws(DateProblem) -> DateReader {
        guard let today = Day("2026-11-22") else { throw .notADate }
        return DateReader(today: today, choice: choice, names: names)
    }

    @Test(arguments: [
        "20 Nov", "Nov 20", "nov 20th", "20th of November", "November 20, 2026", "20-Nov-2026",
        "20nov", "20.11.", "20.11", "20. 11.", "20. Nov.", "20.11.2026", "20. 11. 2026", "20.11.26",
        "2026-11-20", "2026-11-20 ", "2026/11/20", "2026.11.20", "20261120", "20/11", "11/20",
        "20/11/2026", "20-11-2026", "Friday", "fri", "on friday", "last friday", "this Friday",
        "Friday 20 Nov", "Fri, 20 Nov 2026", "friday 20.11.", "2 days ago", "two days ago",
        "in -2", "-2", "day before yesterday", "The day before  yesterday",
    ])
    func `one day is written in many ways`(text: String) {
        #expect(read(text) == (text == "in -2" ? "\(DateProblem.notADate)" : "2026-11-20"))
    }

    @Test(arguments: [
        ("today", "2026-11-22"), ("Yesterday", "2026-11-21"), ("tomorrow", "2026-11-23"),
        ("+1", "2026-11-23"), ("a week ago", "2026-11-15"), ("2 weeks ago", "2026-11-08"),
        ("1 month ago", "2026-10-22"), ("a year ago", "2025-11-22"), ("in 3 days", "2026-11-25"),
        ("sunday", "2026-11-22"), ("last sunday", "2026-11-15"), ("next sunday", "2026-11-29"),
        ("monday", "2026-11-16"), ("last monday", "2026-11-16"), ("next monday", "2026-11-23"),
        ("29 Feb", "2024-02-29"), ("03.04.", "2026-04-03"), ("4/4", "2026-04-04"),
        ("24 Nov", "2025-11-24"), ("20.11.98", "1998-11-20"), ("1 Sept", "2026-09-01"),
    ])
    func `words count from today, and a date without a year is the latest one`(
        text: String, day: String
    ) {
        #expect(read(text) == day)
    }

    @Test(arguments: [
        ("20 Nov", "2027-11-20", "2026-11-20"), ("22 Nov", "2026-11-22", "2026-11-22"),
        ("1 June", "2027-06-01", "2026-06-01"), ("monday", "2026-11-23", "2026-11-23"),
        ("3 Jan", "2027-01-03", "2027-01-03"), ("29 Feb", "2028-02-29", "2028-02-29"),
    ])
    func `what is planned is the next such day, and what may be either the nearest one`(
        text: String, next: String, nearest: String
    ) {
        #expect(read(text, .next) == next)
        #expect(read(text, .nearest) == nearest)
    }

    @Test(arguments: [
        ("3 days ago", -3), ("vor 3 Tagen", -3), ("vor 2 Wochen", -14), ("il y a 3 jours", -3),
        ("hace 3 d\u{ED}as", -3), ("h\u{E1} 3 dias", -3), ("3 dni temu", -3),
        ("1 dzie\u{144} temu", -1),
        ("vor einer Woche", -7), ("il y a une semaine", -7), ("hace una semana", -7),
        ("h\u{E1} um dia", -1), ("in 2 weeks", 14), ("in 2 Tagen", 2), ("dans 2 jours", 2),
        ("dentro de 2 d\u{ED}as", 2),
        ("daqui a 2 dias", 2), ("za 2 tygodnie", 14),
    ])
    func `a span of days is read in every language`(text: String, days: Int) throws {
        #expect(try reader(.latest).day(text) == Day("2026-11-22")! + days)
    }

    @Test func `a span is a day of the future where one is planned`() {
        #expect(read("3 months", .next) == "2027-02-22")
        #expect(read("3 months") == "\(DateProblem.notADate)")
    }

    @Test(arguments: [
        ("2026-11-18..2026-11-20", "2026-11-18..2026-11-20"),
        ("18 Nov .. 20 Nov", "2026-11-18..2026-11-20"), ("18..20 Nov", "2026-11-18..2026-11-20"),
        ("18–20 Nov", "2026-11-18..2026-11-20"), ("18-20 Nov", "2026-11-18..2026-11-20"),
        ("Nov 18-20", "2026-11-18..2026-11-20"), ("Nov 18–20, 2025", "2025-11-18..2025-11-20"),
        ("18.11...20.11.", "2026-11-18..2026-11-20"), ("18.11..20.11", "2026-11-18..2026-11-20"),
        ("18 Nov..20", "2026-11-18..2026-11-20"), ("2026-10-29..2", "2026-10-29..2026-11-02"),
        ("18 Nov to 20 Nov", "2026-11-18..2026-11-20"),
        ("from 18 to 20 Nov", "2026-11-18..2026-11-20"),
        ("29 Oct – 2 Nov", "2026-10-29..2026-11-02"), ("29 – 2 Nov", "2026-10-29..2026-11-02"),
        ("29 Dec – 2 Jan", "2025-12-29..2026-01-02"),
        ("29 Dec – 2 Jan 2025", "2024-12-29..2025-01-02"),
        ("29 Dec 2024 – 2 Jan 2025", "2024-12-29..2025-01-02"),
        ("30 Dec..2", "2025-12-30..2026-01-02"),
        ("monday..wednesday", "2026-11-16..2026-11-18"), ("-3..-1", "2026-11-19..2026-11-21"),
        ("pn..śr", "2026-11-16..2026-11-18"), ("wt..pt.", "2026-11-17..2026-11-20"),
        ("20 Nov..", "2026-11-20..2026-11-22"), ("since friday", "2026-11-20..2026-11-22"),
        ("3 days ago..", "2026-11-19..2026-11-22"),
        ("20 Nov until today", "2026-11-20..2026-11-22"),
        ("20 Nov..24", "2026-11-20..2026-11-24"), ("today..2026-11-20", "2026-11-22..2026-11-20"),
        ("3–7 Nov 2025", "2025-11-03..2025-11-07"), ("Sunday 22 Nov", "2026-11-22"),
    ])
    func `a range takes from one end what the other leaves out`(text: String, days: String) {
        #expect(read(text) == days)
    }

    @Test(arguments: [
        ("03/04", "'03/04' could be 3 April or 4 March; write 2026-04-03 or 2026-03-04"),
        ("11/12", "'11/12' could be 11 December or 12 November; write 2025-12-11 or 2026-11-12"),
        ("03/04/2025", "'03/04/2025' could be 3 April or 4 March; write 2025-04-03 or 2025-03-04"),
        ("3-4", "'3-4' could be 3 April or 4 March; write 2026-04-03 or 2026-03-04"),
        ("03/04..20 Nov", "'03/04' could be 3 April or 4 March; write 2026-04-03 or 2026-03-04"),
        ("22", "a day without its month; write 22 Nov"),
        ("30 Feb", "30 February does not exist"), ("2026-02-29", "29 February 2026 does not exist"),
        ("31.4.", "31 April does not exist"), ("2026-13-01", "month 13 does not exist"),
        ("13/13", "month 13 does not exist"), ("0 Nov", "0 November does not exist"),
        ("Monday 22 Nov", "22 November 2026 is a Sunday, not a Monday"),
        ("monday 2026-11-22", "22 November 2026 is a Sunday, not a Monday"),
    ])
    func `what is no day, or could be two, says why`(text: String, problem: String) {
        #expect(read(text) == problem)
    }

    @Test(arguments: [
        "", " ", "..", "..20 Nov", "soon", "nov", "Nov 2026", "20 Nov 20 Nov", "20 20 Nov",
        "99999-01-01",
        "2026-11", "2026-11-", "-2026-11-20", "20.11.2026.", "1.2.3.4", "20:11", "20 Nov!",
        "nope 20 Nov",
        "a ago", "99999 days ago", "last", "20 of", "nd 20 Nov", "２０ Nov", "2026-11-20T10:00",
        "--1", "-",
        "3 days", "monday monday", "no", "5 November 05", "200 Nov", "20/11/26",
    ])
    func `other words are no date`(text: String) {
        #expect(read(text) == "\(DateProblem.notADate)")
    }

    @Test(arguments: [
        "20. Nov.", "20. november", "Freitag, 20. Nov.", "am Freitag", "am 20. November 2026",
        "vendredi 20 nov.", "le 20 novembre", "vendredi", "viernes, 20 nov", "el 20 de noviembre",
        "20 de nov. de 2026", "sexta-feira, 20 de nov.", "dia 20 de novembro", "piątek, 20 lis",
        "20 listopada 2026", "w piątek", "vorgestern", "avant-hier", "anteayer", "anteontem",
        "przedwczoraj", "20\u{A0}nov.", "vendredi 20 nov. 2026",
    ])
    func `a day is read in every language, whatever language answers have`(text: String) {
        #expect(read(text) == "2026-11-20")
    }

    @Test(arguments: [
        ("le 1er nov.", "2026-11-01"), ("1er novembre", "2026-11-01"), ("1º de nov.", "2026-11-01"),
        ("heute", "2026-11-22"), ("aujourd’hui", "2026-11-22"), ("aujourd'hui", "2026-11-22"),
        ("dziś", "2026-11-22"), ("GESTERN", "2026-11-21"), ("mañana", "2026-11-23"),
        ("manana", "2026-11-23"), ("fe\u{301}vr. 3", "2026-02-03"), ("3 mar", "2026-03-03"),
        ("mar 3 nov.", "2026-11-03"), ("1 juil.", "2026-07-01"), ("1 juin", "2026-06-01"),
        ("3.–7. Nov.", "2026-11-03..2026-11-07"), ("29 paź–2 lis", "2026-10-29..2026-11-02"),
        ("3 – 7 de nov.", "2026-11-03..2026-11-07"),
        ("du 3 au 7 novembre", "2026-11-03..2026-11-07"),
        ("vom 3. bis 7. November", "2026-11-03..2026-11-07"),
        ("del 3 al 7 de noviembre", "2026-11-03..2026-11-07"),
        ("seit Freitag", "2026-11-20..2026-11-22"), ("depuis le 20 nov.", "2026-11-20..2026-11-22"),
    ])
    func `accents, articles and ordinals may be left out or stand there`(
        text: String, days: String
    ) {
        #expect(read(text) == days)
    }

    private static let shortWeekdays: [(CalendarNames, String, Int)] = [
        (CalendarNames.german, "do", 4), (.spanish, "do", 7), (.german, "di", 2),
        (.french, "di", 7),
        (.english, "We", 3), (.polish, "we wtorek", 2), (.english, "we wtorek", 2),
        (.german, "we", 3), (.german, "Mi 18. Nov.", 3), (.english, "We 18 Nov", 3),
    ]

    @Test(arguments: shortWeekdays)
    func `a short weekday is that of the person's language`(
        names: CalendarNames, text: String, weekday: Int
    ) throws {
        #expect(try reader(.latest, names).day(text).weekday == weekday)
    }

    @Test(arguments: ["We 19 Nov", "We, 2026-11-19", "Thu 18 Nov"])
    func `a short weekday beside a date is compared with it`(text: String) throws {
        #expect {
            try reader(.latest).day(text)
        } throws: { error in
            guard case DateProblem.wrongWeekday? = error as? DateProblem else { return false }
            return true
        }
    }

    private static let weekdays: [(String, [Int]?)] = [
        ("mo-fr", [1, 2, 3, 4, 5]), ("Mo\u{2013}We, Fr", [1, 2, 3, 5]), ("sa,su", [6, 7]),
        ("su-tu", [1, 2, 7]), ("Montag", [1]), ("Montag, Mittwoch", [1, 3]), ("lundi", [1]),
        ("poniedzia\u{142}ek", [1]), ("\u{15B}ro", [3]), ("pon do pt", [1, 2, 3, 4, 5]),
        ("pon do pi\u{105}", [1, 2, 3, 4, 5]),
        ("segunda-feira-sexta-feira", [1, 2, 3, 4, 5]), ("sexta-feira", [5]), ("Sat.", [6]),
        ("seg a sex", [1, 2, 3, 4, 5]), ("lun, mar, mi\u{E9}", [1, 2, 3]), ("mar", nil),
        ("do", nil),
        ("", nil), ("mo,", nil), ("mo-", nil), ("20 Nov", nil), ("mo-fr-su", nil), ("today", nil),
    ]

    @Test(arguments: weekdays)
    func `weekdays are read in every language`(text: String, weekdays: [Int]?) {
        #expect(CalendarNames.english.weekdays(in: text) == weekdays.map(Set.init))
    }

    @Test(arguments: ["jui 3", "mar", "ma", "3 j"])
    func `the beginning of two months or of nothing is no date`(text: String) {
        #expect(read(text) == "\(DateProblem.notADate)")
    }

    /// Tuesday is mardi and martes; 17 and 24 November 2026 are both.
    @Test(arguments: [
        ("mar 17", DateReader.Choice.latest, "2026-03-17", "2026-11-17"),
        ("Mar. 17", .latest, "2026-03-17", "2026-11-17"),
        ("le mar 17", .latest, "2026-03-17", "2026-11-17"),
        ("mar 24", .next, "2027-03-24", "2026-11-24"),
        ("mar 24", .nearest, "2027-03-24", "2026-11-24"),
        ("15 Nov..mar 17", .latest, "2027-03-17", "2026-11-17"),
        ("lun 16..mar 17", .latest, "2026-03-17", "2026-11-17"),
    ])
    func `a month that is a weekday in the person's language is a question where both are close`(
        text: String, choice: DateReader.Choice, month: String, weekday: String
    ) throws {
        let word = text.lowercased().split { " .".contains($0) }.suffix(2)
        let (first, second) = (try #require(Day(month)), try #require(Day(weekday)))
        for names in [CalendarNames.french, .spanish] {
            #expect {
                _ = try reader(choice, names).days(text)
            } throws: { error in
                guard case DateProblem.ambiguous(let said, first, second)? = error as? DateProblem
                else { return false }
                return word.allSatisfy(said.contains)
            }
        }
        // Elsewhere nobody calls a Tuesday so.
        for names in [CalendarNames.english, .german, .brazilianPortuguese, .polish] {
            #expect(try reader(choice, names).days(text).last == first)
        }
    }

    @Test(arguments: [
        ("mar 18", "2026-03-18"), ("mar 17 2026", "2026-03-17"), ("17 mar", "2026-03-17"),
        ("march 17", "2026-03-17"), ("mar 17 nov", "2026-11-17"),
        ("mar 3-5 2026", "2026-03-03..2026-03-05"), ("mar 17..2 apr", "2026-03-17..2026-04-02"),
    ])
    func `where the date allows only one of them it is read`(text: String, days: String) throws {
        let read = try reader(.latest, .french).days(text)
        #expect(days == (read.first == read.last ? "\(read.first)" : "\(read.first)..\(read.last)"))
    }

    @Test(arguments: [
        ("24 Nov", "2025-11-24"), ("21 Feb", "2026-02-21"), ("22 Feb", "2026-02-22"),
        ("24 Nov..30 Nov", "2025-11-24"),
    ])
    func `a day of nine months ago without its year is a question where one is wanted`(
        text: String, day: String
    ) throws {
        let today = try #require(Day("2026-11-22"))
        let careful = DateReader(
            today: today, choice: .latest, allowsFarAway: false, names: .english)
        let long = try #require(Day(day))
        #expect(throws: DateProblem.farAway(long)) { try careful.days(text) }
    }

    @Test(arguments: ["23 Feb", "24 Nov 2025", "2025-11-24", "22 Nov", "24 Nov 2025..30 Nov 2025"])
    func `a year, or fewer months, ask nothing`(text: String) throws {
        let today = try #require(Day("2026-11-22"))
        let careful = DateReader(
            today: today, choice: .latest, allowsFarAway: false, names: .english)
        #expect(throws: Never.self) { try careful.days(text) }
    }

    @Test func `every day of eight years is read as it is written`() throws {
        let reader = try reader(.latest)
        for number in 0..<2_900 {
            let day = reader.day(ago: number)
            let (year, month, date) = day.civil
            let name = Day.monthAbbreviations[month - 1]
            for text in [
                "\(day)", "\(date) \(name) \(year)", "\(name) \(date), \(year)",
                "\(date).\(month).\(year)", "\(year)/\(month)/\(date)", "-\(number)",
                "\(Day.weekdayNames[day.weekday - 1]) \(date) \(name) \(year)",
            ] {
                #expect(try reader.day(text) == day, "\(text)")
            }
            if number < 365 { #expect(try reader.day("\(date) \(name)") == day) }
        }
    }
}

extension DateReader {
    fileprivate func day(ago days: Int) -> Day {
        (try? day("2026-11-22")).map { $0 - days } ?? Day(number: 0)
    }
}
