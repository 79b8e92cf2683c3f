import CalendarModel
import CycleModel
import Messages
import Testing

@Suite struct ReminderTests {
    @Test
    func
        `the standard reminders are the day before and the day of a period, and a window's first day`()
    {
        #expect(Reminder.standard(for: .period).description == "on 09:00 1,0 0 10 display")
        #expect(Reminder.standard(for: .fertile).description == "on 09:00 0 0 10 display")
        #expect(Reminder.standard(for: .ovulation).isOn == false)
        for kind in EventKind.doses {
            #expect(Reminder.standard(for: kind).description == "on own 0 0 10 display")
        }
        #expect(Reminder.standard(for: .prompt).description == "on 20:00 0 0 10 display")
    }

    @Test(arguments: [
        "on 09:00 1,0 0 10 display", "off 23:59 7 3 90 audio", "on own 1,0 0 10 display",
    ])
    func `a reminder reads back from its text`(_ text: String) {
        #expect(Reminder(text)?.description == text)
    }

    @Test(arguments: [
        "", "on", "on 09:00  0 10 display", "yes 09:00 1 0 10 display", "on 24:00 1 0 10 display",
        "on 09:00 x 0 10 display",
        "on 09:00 1 0 10 email", "on mine 1 0 10 display", "on 09:00 1 0 display",
        "on 9h 1 0 10 display",
    ])
    func `other text is no reminder`(_ text: String) {
        #expect(Reminder(text) == nil)
    }

    @Test(arguments: [("9:00", 540), ("09:00", 540), ("00:00", 0), ("23:59", 1_439)])
    func `a clock time is minutes after midnight`(_ text: String, _ minutes: Int) {
        #expect(ClockText.minuteOfDay(text) == minutes)
    }

    @Test(arguments: [
        ("9pm", 1_260), ("9 PM", 1_260), ("9:30pm", 1_290), ("9.30 p.m.", 1_290), ("12am", 0),
        ("12:15 AM", 15), ("12pm", 720), ("21", 1_260), ("21.00", 1_260), ("21:00", 1_260),
        ("7", 420),
        ("21h30", 1_290), ("21h", 1_260), ("noon", 720), ("Midnight", 0), ("09:05", 545),
    ])
    func `a clock time is typed in many ways`(_ text: String, _ minutes: Int) {
        #expect(ClockText.minuteOfDay(typed: text) == minutes)
    }

    @Test(arguments: [
        "", "pm", "13pm", "0am", "24", "21.5", "21:00:00", "9 x", "-9", "9-00", "21:60", "9pmpm",
        "２１",
    ])
    func `what is no clock time is refused as typed, too`(_ text: String) {
        #expect(ClockText.minuteOfDay(typed: text) == nil)
    }

    @Test(arguments: ["24:00", "12:60", "12", "12:5", "-1:00", "1e:00", ":30", "12:30:00", "٠٩:٠٠"])
    func `what is no clock time is refused`(_ text: String) {
        #expect(ClockText.minuteOfDay(text) == nil)
    }
}

@Suite struct TitlesTests {
    @Test func `a titles file names kinds, and the rest stay plain`() throws {
        let file = "# mine\r\nperiod = Strawberry week\r\n\r\n FERTILE= Åpne dager = ja \n"
        let titles = try Titles(file: Array(file.utf8))
        #expect(titles.title(.period, in: .english) == "Strawberry week")
        #expect(titles.title(.fertile, in: .english) == "Åpne dager = ja")
        #expect(titles.title(.ovulation, in: .english) == "Ovulation")
    }

    @Test func `expected periods have a title of their own, or that of logged ones`() throws {
        func titles(_ file: String) throws -> [String] {
            let titles = try Titles(file: Array(file.utf8))
            return [titles.title(.period, in: .english), titles.expectedPeriod(in: .english)]
        }
        #expect(try titles("period = Red week") == ["Red week", "Red week"])
        #expect(try titles("Expected-Period = Soon") == ["Period", "Soon"])
        #expect(try titles("expected-period = Soon\nperiod = Red week") == ["Red week", "Soon"])
        #expect(try titles("pill = Vitamin") == ["Period", "Period (expected)"])
        #expect(
            Titles.neutral.expectedPeriod(in: .english)
                == Titles.neutral.title(.period, in: .english))
    }

    @Test(arguments: [
        ("", TitlesError.nothingIn), ("# only a comment\n", .nothingIn),
        ("period\n", .noEquals(line: 1)), ("expected-period = \n", .emptyTitle(line: 1)),
        ("expected period = x\n", .unknownKind(line: 1, "expected period")),
        ("\nmoon = x\n", .unknownKind(line: 2, "moon")), ("period =  \n", .emptyTitle(line: 1)),
        ("period = a\u{7}b\n", .controlCharacter(line: 1)),
        ("period = " + String(repeating: "x", count: 201), .tooLong(line: 1)),
    ])
    func `a titles file that cannot be read says where`(_ text: String, _ expected: TitlesError) {
        #expect(throws: expected) { try Titles(file: Array(text.utf8)) }
    }

    @Test func `bytes that are no text are refused`() {
        #expect(throws: TitlesError.notText) { try Titles(file: [0xFF, 0xFE, 0x00]) }
    }

    @Test(arguments: Language.offered)
    func `neutral titles differ from each other and from the plain ones`(_ language: Language) {
        let all =
            EventKind.allCases.map { Titles.neutral.title($0, in: language) }
            + EventKind.allCases.map { Titles.plain.title($0, in: language) }
        #expect(Set(all).count == 2 * EventKind.allCases.count)
    }
}
