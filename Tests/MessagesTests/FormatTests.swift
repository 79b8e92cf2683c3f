import CivilDate
import Messages
import Testing

/// What `Tests/Interop/test_languages.py` can't ask CLDR.
@Suite struct FormatTests {
    @Test(arguments: Language.offered)
    func `dates are read back as they were written`(_ language: Language) throws {
        let first = try #require(Day("2026-01-01"))
        let today = first + 800
        let reader = DateReader(today: today, choice: .nearest, names: language.names)
        for day in first...first + 364 {
            let date = language.weekdayAndDate(day, near: today)
            #expect(try reader.day(date) == day)
            for last in [day, day + 5, day + 40, day + 300] {
                let text = language.dates(day...last, near: today)
                #expect(try reader.days(text) == (day, last), "\(text)")
            }
            #expect(reader.months(language.month(day))?.days.contains(day) == true)
            // Without the year, near the day.
            let near = DateReader(today: day + 40, choice: .latest, names: language.names)
            let text = language.date(day, near: day)
            #expect(try near.day(text) == day, "\(text)")
            #expect(try near.day(language.weekdayAndDate(day, near: day)) == day)
            let week = DateReader(today: day + 3, choice: .latest, names: language.names)
            #expect(try week.day(language.weekday(day)) == day)
            #expect(try week.day(language.shortWeekday(day)) == day)
            #expect(
                try week.days("\(language.shortWeekday(day))–\(language.shortWeekday(day + 2))")
                    == (day, day + 2))
        }
        for (distance, word) in [
            (0, language.formats.today), (-1, language.formats.yesterday),
            (1, language.formats.tomorrow),
        ] {
            #expect(try reader.day(word) == today + distance, "\(word)")
        }
    }

    @Test func `semicolons between phrases follow a no-break space in French`() {
        #expect(Language.french.series(["a, b", "c"]) == "a, b\u{A0}; c")
        #expect(Language.german.series(["a, b", "c"]) == "a, b; c")
    }

    @Test func `runs of days are listed with semicolons where dates have commas`() throws {
        let day = try #require(Day("2026-11-03"))
        let days = [day, day + 1, day + 4]
        let american = Language.americanEnglish
        #expect(american.dates(days, near: day) == "Nov 3 – 4, Nov 7")
        #expect(american.dates(days, near: day + 365) == "Nov 3 – 4, 2026; Nov 7, 2026")
        #expect(Language.english.dates(days, near: day + 365) == "3–4 Nov 2026, 7 Nov 2026")
        #expect(Language.german.dates([Day](), near: day) == "")
    }

    @Test(arguments: [
        ("insomnio", "a e insomnio"), ("hinchazón", "a e hinchazón"), ("Inés", "a e Inés"),
        ("Íngrid", "a e Íngrid"), ("hielo", "a y hielo"), ("hiato", "a y hiato"),
        ("sed", "a y sed"),
        ("h", "a y h"), ("", "a y "),
    ])
    func `Spanish says e before a word that sounds like i`(_ last: String, _ list: String) {
        #expect(Language.spanish.list(["a", last]) == list)
    }

    @Test(arguments: [
        (0, "12:00 AM"), (9, "12:09 AM"), (60, "1:00 AM"), (719, "11:59 AM"), (720, "12:00 PM"),
        (780, "1:00 PM"), (1_260, "9:00 PM"), (1_439, "11:59 PM"),
    ])
    func `American English writes twelve hours`(_ minute: Int, _ time: String) {
        #expect(Language.americanEnglish.time(minuteOfDay: minute) == time)
    }

    @Test(arguments: [
        (0, "under 1%"), (0.0049, "under 1%"), (0.005, "1%"), (0.171, "17%"), (0.9949, "99%"),
        (0.995, "over 99%"), (1, "over 99%"),
    ])
    func `a share says never or always only where it is so`(_ share: Double, _ text: String) {
        #expect(Language.english.percent(share) == text)
    }

    @Test func `a share is written in the language`() {
        #expect(Language.german.percent(0) == "unter 1\u{A0}%")
        #expect(Language.spanish.percent(1) == "más del 99\u{A0}%")
        #expect(Language.polish.percent(1) == "ponad 99%")
    }
}
