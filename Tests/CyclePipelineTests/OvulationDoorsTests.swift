import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import Messages
import SeededRandomness
import Testing

/// One day of ovulation a cycle, through every door.
@Suite struct OvulationDoorsTests {
    /// A person with a handful of cycles and, in the last two, signs of every kind as chance has it.
    private static func person(_ seed: UInt64) -> PersonState {
        var random = SplitMix(seed)
        let today = SamplePerson.today
        let (usual, spread) = (25 + random.below(10), random.below(5))
        var starts = [today - (6 + random.below(26))]
        for _ in 0..<(1 + random.below(7)) {
            let length = usual + Int.random(in: -spread...spread, using: &random)
            starts.insert(starts[0] - max(length, 20), at: 0)
        }
        var signs: [Day: DayRecord] = [:]
        for start in starts.suffix(2) {
            let surge = start + 9 + random.below(10)
            func record(_ day: Day, _ fill: (inout DayRecord) -> Void) {
                if day <= today { fill(&signs[day, default: DayRecord()]) }
            }
            if random.happens(45) {
                record(surge - 1) { $0.lh = .negative }
                record(surge) { $0.lh = .positive }
            }
            if random.happens(45) {
                let rise = surge + (random.happens(80) ? 2 : -4)
                for number in -7...(2 + random.below(2)) where random.happens(97) {
                    let low = 3630 + random.below(3) * 5
                    record(rise + number) {
                        $0.temperature = Temperature(centidegrees: number < 0 ? low : low + 30)
                    }
                }
            }
            if random.happens(40) {
                let peak = surge + random.below(2)
                record(peak) { $0.mucus = .eggwhite }
                for number in 1...3 { record(peak + number) { $0.mucus = .dry } }
            }
            if random.happens(10) { record(surge + 1) { $0.ovulationObserved = true } }
        }
        let days = signs.map { DayLog.Entry(day: $0.key, record: $0.value) }
            .sorted { $0.day < $1.day }
        return SamplePerson.state([SamplePerson.periods(starts), .days(days)])
    }

    /// Those of the cycle that began on `start`.
    private static func events(
        _ person: PersonState, _ forecast: Forecast, of start: Day
    ) throws -> [CalendarEvent] {
        var options = PublishingOptions(since: person.today - 300)
        options.kinds = [.ovulation]
        let name = EventIdentity(
            kind: .ovulation, cycle: try #require(person.identities[start]))
        return Publishing(options: options, naming: person.naming).events(
            cycles: person.cycles, identities: person.identities, forecast: forecast,
            past: person.past
        ).filter { $0.identity == name }
    }

    private static func date(_ day: Day, _ person: PersonState) -> String {
        person.language.date(day, near: person.today)
    }

    @Test
    func `months, chart, panel, sentences and calendar have the one day of the running cycle`()
        throws
    {
        var states: [Ovulation.State: Int] = [:]
        for seed in 0..<UInt64(500) {
            let person = Self.person(seed)
            let (today, forecast) = (person.today, person.forecast(months: 4))
            let cycle = try #require(person.cycles.last)
            let found = try #require(forecast.ovulation, "\(seed)")
            states[found.state, default: 0] += 1
            #expect(person.ovulation(of: cycle, forecast) == found)
            #expect(person.ovulation(of: cycle, person.forecast(months: 12)) == found)
            let chart = TemperatureChart(person, of: cycle)
            #expect(chart.ovulation == found)
            #expect(ForecastExplanation(person).forecast.ovulation == found)

            let end = forecast.periods.first?.days.lowerBound ?? today + 60
            let marks = person.dayMarks(forecast, in: cycle.start...max(end - 1, today))
            let marked = marks.days.filter { marks[$0]?.isOvulation ?? false }
            let events = try Self.events(person, forecast, of: cycle.start)
            guard let date = found.date, found.isShown(on: today) else {
                #expect(marked.isEmpty && events.isEmpty, "\(seed)")
                continue
            }
            // What is logged, and a period that may begin any day, stand above it.
            let isCovered = [.logged, .predicted, .between].contains(marks[date])
            #expect(marked == (isCovered ? [] : [date]), "\(seed)")
            #expect(events.map(\.days) == [date...date], "\(seed)")
            #expect((events.first?.status == .confirmed) == (found.state == .confirmed))
            if let window = forecast.windows.first { #expect(window.ovulation == date, "\(seed)") }

            let name = Self.date(date, person)
            let status = StatusText(person, forecast).fertility.joined(separator: " ")
            let panel = DayExplanation(date, person)
            let said = (panel.past(tellsFertilityThen: false) + panel.future)
                .joined(separator: " ")
            if found.isPlaced {
                #expect(status.contains(name), "\(seed) \(status)")
                if date <= today { #expect(said.contains(name), "\(seed) \(said)") }
                if chart.usableCount > 0 { #expect(chart.findings.joined().contains(name)) }
            } else if forecast.comingWindows.first?.number == 0 {
                #expect(status.contains(name), "\(seed) \(status)")
            }
        }
        for state in [Ovulation.State.expected, .signs, .confirmed] {
            #expect(states[state, default: 0] > 40, "\(states)")
        }
    }

    @Test func `a cycle that is over keeps the day that its signs place, and no other`() throws {
        var placed = 0
        for seed in 0..<UInt64(500) {
            let person = Self.person(seed)
            let (today, forecast) = (person.today, person.forecast(months: 4))
            for cycle in person.cycles.dropLast() {
                let end = try #require(cycle.nextStart)
                let found = person.ovulation(of: cycle, forecast)
                let marks = person.dayMarks(forecast, in: cycle.start...(end - 1))
                let marked = marks.days.filter { marks[$0]?.isOvulation ?? false }
                let published = try Self.events(person, forecast, of: cycle.start)
                let chart = TemperatureChart(person, of: cycle, forecast)
                #expect(chart.ovulation == found)
                guard let found, found.isPlaced, let date = found.date else {
                    #expect(marked.isEmpty && published.isEmpty, "\(seed)")
                    #expect(!marks.showsFertility || cycle == person.cycles.dropLast().last)
                    continue
                }
                placed += 1
                if date >= today - 300 { #expect(published.map(\.days) == [date...date]) }
                #expect(marked == [date] || marks[date] == .logged, "\(seed)")
                for day in try #require(found.fertileDays)
                where day != date && marks.days.contains(day) {
                    #expect([.pastFertile, .logged].contains(marks[day]), "\(seed) \(day)")
                }
            }
        }
        #expect(placed > 150)
    }

    @Test func `no ovulation is marked as expected on a day before today`() {
        for seed in 0..<UInt64(300) {
            let person = Self.person(seed)
            let forecast = person.forecast(months: 4)
            let marks = person.dayMarks(
                forecast, in: (person.today - 120)...(person.today + 120))
            for day in marks.days where day < person.today {
                #expect(marks[day] != .ovulation && marks[day] != .fertile, "\(seed) \(day)")
            }
            for day in marks.days where day >= person.today {
                #expect(marks[day] != .pastFertile, "\(seed) \(day)")
            }
        }
    }

    /// Regular cycles of 28 days: on 20 November the last period began 20 days before.
    private static func regular(_ signs: [DayLog.Entry] = [], next: Bool = false) -> PersonState {
        let today = SamplePerson.today
        let starts = [104, 76, 48, 20].map { today - $0 } + (next ? [today] : [])
        return SamplePerson.state([SamplePerson.periods(starts), .days(signs)])
    }

    @Test func `past days of a window keep an outline until the next period, unless signs stay`() {
        let today = SamplePerson.today
        func shown(_ person: PersonState) -> Set<DayMark> {
            let marks = person.dayMarks(
                person.forecast(months: 1), in: (today - 15)...(today - 1))
            return Set(marks.days.compactMap { marks[$0] })
        }
        #expect(shown(Self.regular()) == [.pastFertile])
        #expect(shown(Self.regular(next: true)).isEmpty)
        let test = [SamplePerson.entry(today - 8) { $0.lh = .positive }]
        for next in [false, true] {
            #expect(shown(Self.regular(test, next: next)) == [.pastFertile, .ovulationBySigns])
        }
        let noticed = [SamplePerson.entry(today - 7) { $0.ovulationObserved = true }]
        for next in [false, true] {
            let person = Self.regular(noticed, next: next)
            #expect(shown(person) == [.pastFertile, .confirmedOvulation])
            let marks = person.dayMarks(
                person.forecast(months: 1), in: (today - 15)...(today - 1))
            #expect(marks.days.filter { marks[$0] != nil } == Array((today - 12)...(today - 7)))
        }
    }

    @Test func `the event of a cycle keeps its name and follows the state in title and day`() throws
    {
        let today = SamplePerson.today
        func event(_ person: PersonState) throws -> CalendarEvent {
            try #require(
                Self.events(person, person.forecast(months: 4), of: today - 10).first)
        }
        let periods = SamplePerson.periods([94, 66, 38, 10].map { today - $0 })
        let before = try event(SamplePerson.state([periods]))
        #expect(before.title == "Ovulation (expected)" && before.status == .tentative)
        let test = try event(
            SamplePerson.state([
                periods, .days([SamplePerson.entry(today - 2) { $0.lh = .positive }]),
            ]))
        #expect(test.title == "Ovulation (by signs)" && test.status == .tentative)
        #expect(test.descriptionLines[0].hasPrefix("Signs point to ovulation on "))
        #expect(test.days != before.days)
        let noticed = try event(
            SamplePerson.state([
                periods,
                .days([SamplePerson.entry(today - 1) { $0.ovulationObserved = true }]),
            ]))
        #expect(noticed.title == "Ovulation" && noticed.status == .confirmed)
        #expect(noticed.days == (today - 1)...(today - 1))
        #expect(Set([before, test, noticed].map(\.uid)).count == 1)
    }

    @Test func `each state has one sentence, and days are counted from what signs place`() throws {
        let today = SamplePerson.today
        func said(_ person: PersonState) throws -> (status: [String], cycle: String) {
            let cycle = try #require(person.cycles.last { $0.start < today })
            return (
                StatusText(person, person.forecast(months: 1)).fertility,
                person.ovulationSentences(of: cycle).joined(separator: " ")
            )
        }
        let caution = "A forecast, not a contraceptive."
        let test = [SamplePerson.entry(today - 8) { $0.lh = .positive }]
        var (status, cycle) = try said(Self.regular(test))
        #expect(status[0].hasPrefix("Signs point to ovulation on 1"))
        #expect(status[0].hasSuffix(" Nov (LH test). Not confirmed."))
        #expect(status[1].hasPrefix("About ") && status[1].hasSuffix(" days past ovulation."))
        #expect(cycle == "\(status[0]) \(caution)")
        #expect(try said(Self.regular(test, next: true)).status[0].hasPrefix("Fertile window"))

        let noticed = [SamplePerson.entry(today - 7) { $0.ovulationObserved = true }]
        (status, cycle) = try said(Self.regular(noticed))
        let confirmed = "Ovulation confirmed, 13 Nov (noticed by you)."
        #expect(Array(status.prefix(2)) == [confirmed, "7 days past ovulation."])
        #expect(cycle == "\(confirmed) \(caution)")
        #expect(try said(Self.regular(noticed, next: true)).cycle == cycle)

        #expect(try said(Self.regular()).cycle.hasPrefix("Ovulation expected 14 Nov, 80% between "))
        let over = try said(Self.regular(next: true)).cycle
        #expect(over == "Nothing logged in this cycle shows when ovulation was.")
    }

    @Test func `neutral titles tell no state`() throws {
        let today = SamplePerson.today
        let person = Self.regular([SamplePerson.entry(today - 7) { $0.lh = .positive }])
        var options = PublishingOptions(since: today - 30)
        options.kinds = [.ovulation]
        options.titles = .neutral
        let events = Publishing(options: options, naming: person.naming).events(
            cycles: person.cycles, identities: person.identities,
            forecast: person.forecast(months: 4), past: person.past)
        #expect(events.count > 2)
        #expect(Set(events.map(\.title)) == ["Review"])
        #expect(events.allSatisfy { $0.descriptionLines.count == 1 })
    }

    @Test func `the panel leaves what was forecast of fertile days to the reasons`() throws {
        let today = SamplePerson.today
        let person = Self.regular()
        let day = DayExplanation(today - 8, person)
        #expect(day.past().joined().contains("when the cycle began"))
        #expect(!day.past(tellsFertilityThen: false).joined().contains("when the cycle began"))
        #expect(!day.past(tellsFertilityThen: false).joined().contains("fertile"))
        // Of a period it stays.
        let start = DayExplanation(today - 20, person)
        #expect(start.past(tellsFertilityThen: false) == start.past())
    }
}

extension DayMark {
    fileprivate var isOvulation: Bool {
        [.ovulation, .ovulationBySigns, .confirmedOvulation].contains(self)
    }
}
