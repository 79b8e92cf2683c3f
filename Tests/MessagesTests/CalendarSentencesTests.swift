import CivilDate
import Messages
import Testing

@Suite struct CalendarSentencesTests {
    @Test(arguments: [
        "A forecast, not a contraceptive.",
        "Forecast: 80% between 29 Nov and 4 Dec. A forecast, not a contraceptive.",
        "Logged: its first day; how long it lasted was not written down.",
        "Pill 5 of 21, pack 3. A new pack begins.",
        "The hormonal IUD is due for renewal. Ask for an appointment ahead.",
        "Take the window seat.",
    ])
    func `a line of our own sentences leaves nothing`(_ line: String) {
        #expect(CalendarSentences.remainder(of: line) == "")
    }

    @Test(arguments: [
        ("Forecast: 80% on 29 Nov. Cramps all day", "Cramps all day"),
        ("Logged: two glasses of water.", "Logged: two glasses of water."),
        ("Pill makes me tired, pack a lunch.", "Pill makes me tired, pack a lunch."),
        ("80% between home and work", "80% between home and work"), ("", ""),
        ("I am sure. Taken.", "I am sure. Taken."),
        ("Done. Bought tampons", "Done. Bought tampons"),
        ("Taken.", "Taken."), ("Hecho.", "Hecho."),
    ])
    func `what a person wrote stays`(_ line: String, _ remainder: String) {
        #expect(CalendarSentences.remainder(of: line) == remainder)
    }

    @Test(arguments: Language.offered)
    func `they are known in every language`(_ language: Language) throws {
        let day = try #require(Day("2026-11-29"))
        let messages = language.calendar
        let lines = [
            messages.forecast(messages.chance(day...(day + 5), near: day)),
            messages.notContraception,
            messages.running(day...(day + 1), expected: (day + 2)...(day + 4)),
            messages.basis(day, near: day + 400), messages.logged(days: 5),
            messages.late(3, expected: day...(day + 4), near: day), language.doses.lapse(4),
            language.doses.pill(language.doses.number(5, of: 21), pack: 2), language.cheer[3],
        ]
        for line in lines { #expect(CalendarSentences.remainder(of: line) == "", "\(line)") }
    }

    @Test func `a long line stays as it is`() {
        let line = String(repeating: "A forecast, not a contraceptive. ", count: 100)
        #expect(CalendarSentences.remainder(of: line) == line)
    }
}
