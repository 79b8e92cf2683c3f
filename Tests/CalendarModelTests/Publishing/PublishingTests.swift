import CalendarModel
import CivilDate
import CycleModel
import Messages
import Testing

@Suite struct PublishingTests {
    /// Starts on the first of these days and every 28 days after it, five days each.
    private func log(from first: Day, cycles: Int) -> DayLog {
        DayLog(
            periodDays: (0..<cycles).flatMap { cycle in (0..<5).map { first + (28 * cycle + $0) } })
    }

    private func publish(
        _ log: DayLog, today: Day, _ change: (inout PublishingOptions) -> Void = { _ in }
    ) -> [CalendarEvent] {
        let cycles = log.through(today).cycles
        var options = PublishingOptions(since: today - 180)
        change(&options)
        return Publishing(options: options, naming: .example).events(
            cycles: cycles, identities: CycleIdentities(firstDaysOf: cycles),
            forecast: Forecast(log: log, today: today, through: today + 365),
            past: PastForecasts(log))
    }

    private func day(_ text: String) throws -> Day { try #require(Day(text)) }

    @Test func `what is logged is confirmed and silent, what is forecast is tentative and rings`()
        throws
    {
        let today = try day("2026-11-20")
        let events = publish(log(from: today - 270, cycles: 10), today: today)
        let logged = events.filter { $0.status == .confirmed }
        let forecast = events.filter { $0.status == .tentative }
        #expect(logged.count == 6)
        #expect(logged.allSatisfy { $0.identity.kind == .period && $0.alarms.isEmpty })
        #expect(forecast.count { $0.identity.kind == .period } == 13)
        for event in forecast where event.identity.kind == .period {
            #expect(event.alarms.map(\.minutesFromStart) == [-900, 540])
            #expect(
                event.alarms.map(\.text) == ["Period expected tomorrow", "Period expected today"])
        }
        for event in forecast where event.identity.kind == .fertile {
            #expect(event.alarms.map(\.minutesFromStart) == [540])
        }
        #expect(forecast.filter { $0.identity.kind == .ovulation }.allSatisfy { $0.alarms.isEmpty })
    }

    @Test func `a forecast that counts on a missed period says so at the next one`() throws {
        let today = try day("2026-05-05")
        let last = today - 38
        let periods = publish(log(from: last - 252, cycles: 10), today: today)
            .filter { $0.identity.kind == .period && $0.status == .tentative }
        let next = try #require(periods.first)
        let start = next.days.lowerBound
        #expect(start > last + 53)
        #expect(
            next.descriptionLines.first
                == """
                If you missed logging a period around 25 Apr, the next is expected \(Language.english.date(start, near: today)).
                """)
        #expect(next.descriptionLines.contains { $0.hasPrefix("Forecast: 80% between ") })
        #expect(
            periods.dropFirst().allSatisfy {
                $0.descriptionLines.first?.hasPrefix("Forecast: ") == true
            })
    }

    @Test func `expected periods are called so, in the category of logged ones`() throws {
        let today = try day("2026-11-20")
        let log = log(from: today - 270, cycles: 10)
        func names(_ titles: Titles, _ status: CalendarEvent.Status) -> Set<[String]> {
            let events = publish(log, today: today) { $0.titles = titles }
            let periods = events.filter { $0.identity.kind == .period && $0.status == status }
            return Set(periods.map { [$0.title, $0.category] })
        }
        #expect(names(.plain, .confirmed) == [["Period", "Period"]])
        #expect(names(.plain, .tentative) == [["Period (expected)", "Period"]])
        #expect(names(.neutral, .tentative) == names(.neutral, .confirmed))
        let both = Titles.custom([.period: "Red week"])
        #expect(names(both, .tentative) == [["Red week", "Red week"]])
        let own = Titles.custom([.period: "Red week"], expectedPeriod: "Soon, maybe")
        #expect(names(own, .confirmed) == [["Red week", "Red week"]])
        #expect(names(own, .tentative) == [["Soon, maybe", "Red week"]])
    }

    @Test func `events come in the order of their days, each with names of its own`() throws {
        let today = try day("2026-11-20")
        let events = publish(log(from: today - 270, cycles: 10), today: today)
        #expect(events.map(\.days.lowerBound) == events.map(\.days.lowerBound).sorted())
        #expect(Set(events.map(\.uid)).count == events.count)
        let tokens = Set(events.map(\.token))
        #expect(tokens.count == events.count)
        let alarms = events.flatMap(\.alarms)
        #expect(Set(alarms.map(\.uid)).count == alarms.count)
        #expect(events.allSatisfy { $0.descriptionLines.last == "ref \($0.token)" })
    }

    @Test func `every fertile day is said to be a forecast and not a contraceptive`() throws {
        let today = try day("2026-11-20")
        for event in publish(log(from: today - 270, cycles: 10), today: today) {
            let says = event.descriptionLines.contains("A forecast, not a contraceptive.")
            #expect(says == (event.identity.kind != .period))
        }
    }

    @Test func `only what is asked for goes in`() throws {
        let today = try day("2026-11-20")
        let log = log(from: today - 270, cycles: 10)
        for kind in [EventKind.period, .fertile, .ovulation] {
            let events = publish(log, today: today) { $0.kinds = [kind] }
            #expect(!events.isEmpty)
            #expect(events.allSatisfy { $0.identity.kind == kind })
        }
        let nothing = publish(log, today: today) { $0.kinds = [] }
        #expect(nothing.isEmpty)
        let silent = publish(log, today: today) { $0.reminders = nil }
        #expect(silent.allSatisfy { $0.alarms.isEmpty })
        let late = publish(log, today: today) { $0.since = today }
        #expect(late.allSatisfy { $0.status == .tentative })
    }

    @Test func `a running period is in a calendar from today on though nothing of today is logged`()
        throws
    {
        let today = try day("2026-11-20")
        var log = log(from: today - 282, cycles: 10)
        log[today - 2] = DayRecord(flow: .medium)
        log[today - 1] = DayRecord(flow: .medium)
        let events = publish(log, today: today) { $0.since = today }
        let confirmed = events.filter { $0.status == .confirmed }
        #expect(confirmed.map(\.days) == [(today - 2)...(today + 2)])
        log[today] = DayRecord(flow: Flow.none)
        let over = publish(log, today: today) { $0.since = today }
        #expect(over.allSatisfy { $0.status == .tentative })
    }

    @Test func `a log gone quiet shows what is logged and forecasts nothing`() throws {
        let today = try day("2026-11-20")
        let events = publish(log(from: today - 400, cycles: 3), today: today) {
            $0.since = today - 500
        }
        #expect(events.count == 3)
        #expect(events.allSatisfy { $0.status == .confirmed })
    }

    @Test func `the description says how sure a forecast is`() throws {
        let today = try day("2026-11-20")
        let one = publish(log(from: today - 10, cycles: 1), today: today)
        let first = try #require(
            one.first { $0.status == .tentative && $0.identity.kind == .period })
        #expect(first.descriptionLines[0].hasPrefix("Forecast: 80% between "))
        #expect(first.descriptionLines[1].hasPrefix("No whole cycle is logged yet"))
        let two = publish(log(from: today - 40, cycles: 2), today: today)
        let second = try #require(
            two.first { $0.status == .tentative && $0.identity.kind == .period })
        #expect(second.descriptionLines[1].hasPrefix("Only 1 whole cycle is logged so far"))
    }

    @Test func `an observed ovulation is confirmed on its day, in its cycle`() throws {
        let today = try day("2026-11-20")
        let log = log(from: today - 270, cycles: 10)
        var observed = log
        // In the cycle before, twice, of which the later one counts; and in the running one, three days ago.
        for day in [today - 33, today - 32, today - 3] {
            observed[day].ovulationObserved = true
        }
        let after = publish(observed, today: today) { $0.kinds = [.ovulation] }
        let confirmed = after.filter { $0.status == .confirmed }
        #expect(confirmed.map(\.days) == [(today - 32)...(today - 32), (today - 3)...(today - 3)])
        for event in confirmed {
            #expect(event.title == "Ovulation")
            #expect(event.descriptionLines == ["Observed.", "ref \(event.token)"])
            #expect(event.alarms.isEmpty)
        }
        #expect(Set(after.map(\.uid)).count == after.count)
        #expect(
            confirmed.map(\.identity.cycle) == [
                CycleIdentity(origin: Int64((today - 46).number)),
                CycleIdentity(origin: Int64((today - 18).number)),
            ])
        #expect(
            publish(observed, today: today) { $0.kinds = [.period, .fertile] }.allSatisfy {
                $0.identity.kind != .ovulation
            })
    }

    @Test func `a withdrawal bleed is told by its pack, not by her cycles`() throws {
        let today = try day("2026-11-20")
        var forecast = Forecast(today: today)
        forecast.periods = [
            .init(
                number: 1, days: (today + 5)...(today + 8), startRange: (today + 4)...(today + 6),
                source: .pack(course: 1, pack: 3))
        ]
        let cycles = log(from: today - 20, cycles: 1).cycles
        let events = Publishing(options: PublishingOptions(since: today), naming: .example).events(
            cycles: cycles, identities: CycleIdentities(firstDaysOf: cycles), forecast: forecast)
        let bleed = try #require(events.first)
        #expect(events.count == 1)
        #expect(bleed.title == "Period (expected)")
        #expect(
            bleed.descriptionLines[0]
                == "A withdrawal bleed, when the hormones of pack 3 stop: most start between "
                + "24 Nov and 26 Nov.")
        #expect(bleed.descriptionLines.count == 2)
    }

    @Test func `neutral titles leave nothing but a token in the description`() throws {
        let today = try day("2026-11-20")
        let events = publish(log(from: today - 270, cycles: 10), today: today) {
            $0.titles = .neutral
        }
        #expect(events.allSatisfy { $0.descriptionLines == ["ref \($0.token)"] && !$0.showsKind })
        #expect(Set(events.map(\.title)) == ["Routine", "Focus", "Review"])
        let plain = publish(log(from: today - 270, cycles: 10), today: today)
        #expect(plain.map(\.uid) == events.map(\.uid))
    }

    @Test func `content tells changed events from unchanged ones`() throws {
        let today = try day("2026-11-20")
        let log = log(from: today - 270, cycles: 10)
        let events = publish(log, today: today)
        #expect(publish(log, today: today).map(\.content) == events.map(\.content))
        #expect(Set(events.map(\.content)).count == events.count)
        var moved = log
        moved[today - 18] = DayRecord()
        let others = publish(moved, today: today)
        let before = Dictionary(uniqueKeysWithValues: events.map { ($0.uid, $0) })
        for event in others {
            guard let old = before[event.uid] else { continue }
            #expect((old == event) == (old.content == event.content))
        }
    }

    @Test func `a calendar of dates only says nothing but titles, rings nothing and names no kind`()
        throws
    {
        let today = try day("2026-11-20")
        let log = log(from: today - 270, cycles: 10)
        let events = publish(log, today: today) {
            $0.datesOnly = true
            $0.cheerful = true
        }
        let plain = publish(log, today: today)
        #expect(events.map(\.days) == plain.map(\.days))
        #expect(events.map(\.title) == plain.map(\.title))
        for event in events {
            #expect(event.descriptionLines == ["ref \(event.token)"])
            #expect(event.alarms.isEmpty && !event.showsKind)
        }
    }

    @Test func `each fertile window of a cheerful calendar has a kind line of its own`()
        throws
    {
        let today = try day("2026-11-20")
        let log = log(from: today - 830, cycles: 30)
        func lines(on today: Day) -> [Day: String] {
            var lines: [Day: String] = [:]
            let plain = Set(publish(log, today: today).flatMap(\.descriptionLines))
            for event in publish(log, today: today, { $0.cheerful = true }) {
                let more = event.descriptionLines.filter { !plain.contains($0) }
                #expect(more.count == (event.identity.kind == .fertile ? 1 : 0))
                lines[event.days.lowerBound] = more.first
            }
            return lines
        }
        let first = lines(on: today)
        #expect(first.count > 10)
        #expect(Set(first.values).count > 10)
        let again = lines(on: today + 1)
        for (day, line) in first { #expect(again[day] == nil || again[day] == line) }
        let neutral = publish(log, today: today) {
            $0.cheerful = true
            $0.titles = .neutral
        }
        #expect(neutral.allSatisfy { $0.descriptionLines.count == 1 })
    }
}
