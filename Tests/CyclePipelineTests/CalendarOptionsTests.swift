import CalendarModel
import CivilDate
import CyclePipeline
import Messages
import Testing

/// The one text form of a calendar's options, and the one before it that stores still have.
@Suite struct CalendarOptionsTests {
    private func day(_ text: String) throws -> Day { try #require(Day(text)) }

    @Test func `options read back as they were written`() throws {
        for titles in [
            Titles.plain, .neutral, .custom([.period: "Red week = mine", .pill: "x"]),
            .custom([.period: "Red week"], expectedPeriod: "Red week soon"),
            .custom([:], expectedPeriod: "Soon = maybe"),
        ] {
            for client in ClientProfile.allCases {
                for rings in [true, false] {
                    var options = CalendarOptions()
                    options.include = [.periods, .pills]
                    options.months = 3
                    options.past = 24
                    options.titles = titles
                    options.client = client
                    options.hasAlarms = rings
                    options.cheerful = rings
                    options.datesOnly = !rings && client == .outlook
                    options.hidesFertility = !rings
                    options.ownNames = rings ? "0123456789abcdef" : nil
                    options.language = rings ? .polish : .english
                    options.tellsAddress = !rings && client == .thunderbird
                    options.isBlank = rings && client == .apple
                    options.hasPage = rings && client != .outlook
                    options.saysName = rings && client == .davx5
                    #expect(CalendarOptions(options.description) == options)
                    let remembered = CalendarOptions(
                        remembered: options.description, on: try day("2026-11-20"))
                    #expect(remembered == options)
                }
            }
        }
    }

    @Test func `what an export of an earlier version remembered is read`() throws {
        let text = """
            months 12
            since 2026-05-20
            include period,pill,patch,ring,injection,renewal
            timezone Europe/Amsterdam
            for outlook
            title period Red week = mine
            remind period on 09:00 1 0 0 DISPLAY
            cheerful
            """
        var expected = CalendarOptions()
        expected.include = [.periods, .pills]
        expected.titles = .custom([.period: "Red week = mine"])
        expected.client = .outlook
        expected.cheerful = true
        let read = CalendarOptions(remembered: text, on: try day("2026-11-20"))
        #expect(read == expected)
    }

    @Test func `without alarms and with dates only it is read, too`() throws {
        let text = """
            months 3
            since 2025-11-30
            include period,fertile,ovulation
            for generic
            titles plain
            no alarms
            dates only
            """
        var expected = CalendarOptions()
        expected.include = [.periods, .fertile, .ovulation]
        expected.months = 3
        expected.past = 3
        expected.hasAlarms = false
        expected.datesOnly = true
        let read = CalendarOptions(remembered: text, on: try day("2026-02-28"))
        #expect(read == expected)
    }

    @Test(arguments: [
        "nonsense", "since x", "months 3\nsince 2026-05-20\ninclude moon",
        "include periods\nmonths 0",
        "include moon", "months 12\nfor spoons",
    ])
    func `what no version writes is refused`(_ text: String) throws {
        #expect(CalendarOptions(remembered: text, on: try day("2026-11-20")) == nil)
    }
}
