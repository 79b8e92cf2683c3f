import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import Messages
import SeededRandomness
import Testing

/// Fertile, unknown or unmarked: one value a day, in words, months and calendars.
@Suite struct FertilityDoorsTests {
    /// What a log is like, and whether some of its days may be fertile as any other.
    enum Kind: String, CaseIterable {
        case regular, long, irregular, late, ahead, lapse, missed, hidden, pill, minipill, device

        var hasUnknownDays: Bool? {
            switch self {
            case .regular, .hidden, .pill: false
            case .long, .lapse, .missed, .minipill, .device: true
            case .irregular, .late, .ahead: nil
            }
        }
    }

    private static func person(_ kind: Kind, _ seed: UInt64) throws -> PersonState {
        var random = SplitMix(seed)
        let today = SamplePerson.today
        let (usual, spread) =
            switch kind {
            case .long: (60, 4)
            case .irregular: (38, 14)
            case .ahead: (33, 6)
            default: (28, 1)
            }
        let age =
            switch kind {
            case .missed: 50
            case .late: 32 + random.below(8)
            case .ahead: 22 + random.below(8)
            default: 8 + random.below(15)
            }
        var starts = [today - age]
        for _ in 0..<(kind == .long ? 2 : 6) {
            let length = usual + Int.random(in: -spread...spread, using: &random)
            starts.insert(starts[0] - length, at: 0)
        }
        var contents = [SamplePerson.periods(starts)]
        if kind == .hidden { contents.append(.setting(key: "hide-fertility", value: "yes")) }
        let method: String? =
            switch kind {
            case .pill: "pill 21+7"
            case .lapse, .minipill: "minipill"
            case .device: "hormonal-iud"
            case .regular, .long, .irregular, .late, .ahead, .missed, .hidden: nil
            }
        if let method {
            var contraception = Contraception()
            try contraception.add(Contraceptive(text: method), on: starts[starts.count - 1])
            contents.append(.contraception(contraception))
        }
        if kind == .lapse {
            contents.append(.days([SamplePerson.entry(today - 1) { $0.dose = .skipped }]))
        }
        return SamplePerson.state(contents)
    }

    @Test(arguments: Kind.allCases)
    func `months, words and calendars have the one value of each day`(kind: Kind) throws {
        for seed in 0..<UInt64(20) {
            let person = try Self.person(kind, seed)
            let (today, forecast) = (person.today, person.forecast(months: 4))
            if let hasUnknownDays = kind.hasUnknownDays {
                #expect(forecast.unknownFertility.isEmpty != hasUnknownDays, "\(kind) \(seed)")
            }
            let days = (today - 60)...(today + 90)
            let marks = person.dayMarks(forecast, in: days)
            var options = PublishingOptions(since: days.lowerBound)
            options.kinds = [.fertile, .ovulation]
            let events = Publishing(options: options, naming: person.naming).events(
                cycles: person.cycles, identities: person.identities, forecast: forecast,
                past: person.past)
            for number in 0...150 {
                let day = days.lowerBound + number
                let value = forecast.fertility(of: day)
                switch marks[day] {
                case .fertile, .ovulation: #expect(value == .fertile, "\(kind) \(seed) \(day)")
                case .pastFertile: #expect(value == .unmarked && day < today)
                case .ovulationBySigns, .confirmedOvulation: Issue.record("There are no signs.")
                case .unknown: #expect(value == .unknown, "\(kind) \(seed) \(day)")
                case nil, .pause: #expect(value == .unmarked, "\(kind) \(seed) \(day)")
                case .logged, .between, .predicted, .change: break
                }
                let isPublished = events.contains { $0.days.contains(day) }
                if day >= today { #expect(!isPublished || value == .fertile) }
                guard value == .unknown else { continue }
                #expect(day >= today && !isPublished)
                let words = DayExpectation(day, in: forecast).words(in: .english, near: today)
                #expect(words.contains("any day may be") || words.contains("period"))
            }
            let said = ForecastText(forecast, .english).anyDay
            #expect((said != nil) == !forecast.unknownFertility.isEmpty)
            if let said, let first = forecast.unknownFertility.first?.lowerBound {
                // It says from when on, unless that is today; and that nothing is shown only where nothing is.
                let date = Language.english.date(first, near: today)
                #expect(
                    said.hasPrefix("From \(date) on") == (first > today), "\(kind) \(seed): \(said)"
                )
                #expect(!said.hasPrefix("No fertile") || forecast.comingWindows.isEmpty)
            }
            let status = StatusText(person, forecast).fertility.joined(separator: " ")
            if status.contains("ny day may be fertile") {
                #expect(!forecast.unknownFertility.isEmpty && forecast.comingWindows.isEmpty)
            }
        }
    }

    @Test func `a method that begins later is not said to leave today open`() throws {
        let today = SamplePerson.today
        func person(_ start: Day) throws -> PersonState {
            var contraception = Contraception()
            try contraception.add(Contraceptive(text: "minipill"), on: start)
            return SamplePerson.state([
                SamplePerson.periods([94, 66, 38, 10].map { today - $0 }),
                .contraception(contraception),
            ])
        }
        func said(_ person: PersonState) -> String? {
            ForecastText(person.forecast(months: 4), .english).anyDay
        }
        #expect(try said(person(today - 20))?.hasPrefix("Your method stops ovulation") ?? false)
        let later = try person(today + 60)
        let first = try #require(later.forecast(months: 4).leftOpenFrom)
        #expect(first >= today + 60)
        let date = Language.english.date(first, near: today)
        #expect(
            said(later) == """
                From \(date) on, your method stops ovulation in some cycles and not in others. Any day \
                may be fertile then. A forecast, not a contraceptive.
                """)
        #expect(ForecastText(later.forecast(months: 1), .english).anyDay == nil)
    }

    @Test func `a window of which nobody can place the ovulation is not drawn once it is over`()
        throws
    {
        let person = SamplePerson.state([
            SamplePerson.periods([185, 126, 62].map { SamplePerson.today - $0 })
        ])
        let forecast = person.forecast(months: 2)
        let marks = person.dayMarks(
            forecast, in: (SamplePerson.today - 60)...(SamplePerson.today + 60))
        #expect(!marks.contains(.fertile) && !marks.contains(.ovulation))
        #expect(marks.contains(.unknown))
    }
}
