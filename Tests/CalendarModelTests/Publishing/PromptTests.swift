import CalendarModel
import CivilDate
import CycleModel
import Messages
import Testing

/// What the calendar asks while the log says nothing.
@Suite struct PromptTests {
    /// Ten periods of five days, 28 days apart; the last one begins on the day given.
    private func log(last: Day) -> DayLog {
        DayLog(
            periodDays: (0..<10).flatMap { cycle in (0..<5).map { last - 28 * cycle + $0 } })
    }

    private func prompts(
        _ log: DayLog, today: Day, circumstances: Circumstances = Circumstances(),
        _ change: (inout PublishingOptions) -> Void = { _ in }
    ) -> [CalendarEvent] {
        let cycles = log.through(today).cycles
        var options = PublishingOptions(since: today - 30)
        options.kinds = [.prompt]
        change(&options)
        return Publishing(options: options, naming: .example).events(
            cycles: cycles, identities: CycleIdentities(firstDaysOf: cycles),
            forecast: Forecast(
                log: log, today: today, through: today + 60, circumstances: circumstances),
            past: PastForecasts(log, circumstances), through: today + 60)
    }

    private let last = Day(number: 20_750)

    @Test func `nobody is asked unless she wants it`() {
        #expect(!PublishingOptions(since: last).kinds.contains(.prompt))
        let late = prompts(log(last: last), today: last + 35) { $0.kinds = EventKind.doses }
        #expect(late.isEmpty)
    }

    @Test func `nothing is asked before a period was most likely due`() {
        for day in [5, 12, 20, 27] {
            #expect(prompts(log(last: last), today: last + day).isEmpty)
        }
    }

    @Test func `from the likeliest day on it asks whether the period started`() throws {
        let asked = prompts(log(last: last), today: last + 28)
        let prompt = try #require(asked.first)
        #expect(asked.count == 1)
        #expect(prompt.identity.prompt == .started)
        #expect(prompt.days == (last + 28)...(last + 28))
        #expect(prompt.title == "Did your period start?")
        #expect(prompt.status == .tentative)
        #expect(prompt.time == nil)
        #expect(prompt.alarms.map(\.minutesFromStart) == [20 * 60])
        #expect(prompt.descriptionLines.last == "ref \(prompt.token)")
    }

    @Test func `when nine in ten would have started it says late, on a day that stays`() throws {
        let log = log(last: last)
        let said = try #require(Forecast(log: log, today: last + 5, through: last + 60).next)
        let late = said.range.upperBound + 1
        #expect(!prompts(log, today: late - 1).contains { $0.identity.prompt == .late })
        let first = try #require(prompts(log, today: late).last)
        #expect(first.identity.prompt == .late)
        #expect(first.title == "Is your period late?")
        #expect(first.days == late...late)
        let ends = [said.range.lowerBound, said.range.upperBound].map {
            Language.english.date($0, near: late)
        }
        #expect(
            first.descriptionLines.first
                == "Your period is 1 day late (expected between \(ends[0]) and \(ends[1]))."
        )
        // Neither question moves on, nor changes in any other way, while the days go by.
        #expect(prompts(log, today: late + 4) == prompts(log, today: late))
    }

    /// A pill 21+7 begins with the last period. Its bleed is likeliest on the third day after the 21st pill
    /// and nine times in ten begins by the fifth.
    @Test func `a bleed that a break did not bring is never late, nor asked for in the next pack`()
        throws
    {
        var circumstances = Circumstances()
        try circumstances.contraception.add(Contraceptive(text: "pill 21+7"), on: last)
        let log = log(last: last)
        func asked(_ day: Int) -> [Prompt?] {
            prompts(log, today: last + day, circumstances: circumstances)
                .map(\.identity.prompt)
        }
        #expect(asked(22) == [])
        #expect(asked(23) == [.started])
        #expect(asked(26) == [.started])
        #expect(asked(34) == [])
        #expect(asked(40) == [])
    }

    @Test func `once the period is logged nothing is asked any more`() {
        var log = log(last: last)
        log[last + 31] = DayRecord(flow: .medium)
        #expect(prompts(log, today: last + 31).isEmpty)
    }

    @Test func `signs of a late ovulation are a reason not to ask`() throws {
        var log = log(last: last)
        for day in 18...25 {
            var record = DayRecord()
            record.lh = day == 24 || day == 25 ? .positive : .negative
            log[last + day] = record
        }
        #expect(prompts(log, today: last + 31).isEmpty)
    }

    @Test func `a period longer than usual is asked about while it runs`() throws {
        var log = log(last: last)
        log[last + 5] = DayRecord(flow: .light)
        log[last + 6] = DayRecord(flow: .light)
        #expect(prompts(self.log(last: last), today: last + 5).isEmpty)
        let asked = prompts(log, today: last + 7)
        let prompt = try #require(asked.first)
        #expect(asked.count == 1)
        #expect(prompt.identity.prompt == .ended)
        #expect(prompt.title == "Did your period end?")
        #expect(prompt.days == (last + 5)...(last + 5))
        #expect(
            prompt.descriptionLines[0]
                == "Is your period over? It has lasted longer than your usual 5 days.")
        #expect(prompts(log, today: last + 8).isEmpty)
    }

    @Test func `a neutral question says nothing`() {
        let asked = prompts(log(last: last), today: last + 40) { $0.titles = .neutral }
        #expect(asked.count == 2)
        for prompt in asked {
            #expect(prompt.title == "Note")
            #expect(prompt.descriptionLines == ["ref \(prompt.token)"])
            #expect(prompt.alarms.map(\.text) == ["Note"])
        }
    }
}
