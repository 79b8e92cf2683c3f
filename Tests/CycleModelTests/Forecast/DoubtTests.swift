import CivilDate
import CycleModel
import Testing

/// A log in which a period may be missing: what is expected, and which days may be fertile.
@Suite struct DoubtTests {
    private let first = Day(number: 20_000)

    /// Forecasts of a log that goes stale, from the day before a period is due to six weeks after it.
    private func stale(
        _ lengths: [Int], _ body: (DayLog, Day, Forecast) throws -> Void
    ) rethrows {
        let log = DayLog(start: first, lengths: lengths)
        let start = first + lengths.reduce(0, +)
        for day in (lengths[0] - 1)...(lengths[0] + 45) {
            let today = start + day
            try body(log, start, Forecast(log: log, today: today, through: today + 120))
        }
    }

    private static let logs = [
        [28, 28, 28, 28, 28, 28, 28], [28, 29, 28, 27, 28, 28], [24, 25, 24, 24], [33, 31, 34, 32],
    ]

    @Test(arguments: logs)
    func `no day that is fertile by either reading of the log stands unmarked`(lengths: [Int]) {
        var days = 0
        stale(lengths) { log, start, forecast in
            guard let ifMissed = forecast.ifMissed else { return }
            let today = forecast.today
            let isOpen = ifMissed.isLikelier || today >= start + 2 * (ifMissed.around - start)
            // Nothing was missed, or a period of the usual length was.
            var none = Circumstances()
            none.answers[start] = .reallyThatLong
            var whole = log
            for number in 0..<5 { whole[ifMissed.around + number].flow = .medium }
            let readings = [
                Forecast(log: log, today: today, through: today + 120, circumstances: none),
                Forecast(log: whole, today: today, through: today + 120),
            ]
            for reading in readings {
                // Windows of later cycles are too unsure to tell the readings apart.
                let windows = reading.comingWindows
                for window in isOpen ? windows[...] : windows.prefix(1) {
                    for day in max(window.days.lowerBound, today)...window.days.upperBound
                    where day <= today + 120 {
                        days += 1
                        #expect(forecast.fertility(of: day) != .unmarked, "\(today - start) \(day)")
                    }
                }
            }
            // A window of more than three weeks is not shown, and its days are open.
            let coming = forecast.windows.dropFirst()
            #expect(
                forecast.comingWindows.isEmpty == (isOpen || coming.allSatisfy(\.isUnplaced)))
            let isWide = coming.first.map { $0.isUnplaced && $0.days.lowerBound <= today } ?? false
            #expect((forecast.fertility(of: today) == .unknown) == (isOpen || isWide))
            #expect((forecast.ovulation?.state == .unknown) == isOpen)
        }
        #expect(days > 200)
    }

    @Test(arguments: logs)
    func `no day that is said to be fertile once in four times stands unmarked`(lengths: [Int]) {
        var days = 0
        stale(lengths) { _, start, forecast in
            for day in forecast.fertileProbabilities
            where day.day >= forecast.today && day.probability >= 0.25 {
                days += 1
                #expect(
                    forecast.fertility(of: day.day) != .unmarked,
                    "\(forecast.today - start) \(day.day) \(day.probability)")
            }
        }
        #expect(days > 200)
    }

    @Test(arguments: logs)
    func `the date that is said first is the next period's`(
        lengths: [Int]
    ) throws {
        var days = 0
        try stale(lengths) { _, start, forecast in
            guard let ifMissed = forecast.ifMissed, ifMissed.isLikelier else {
                #expect(!forecast.expectsAfterMissed)
                return
            }
            days += 1
            #expect(forecast.expectsAfterMissed && forecast.showsNextPeriod)
            #expect(forecast.statedStart == ifMissed.start)
            #expect(forecast.comingStart == ifMissed.start)
            #expect(forecast.anyDays == nil)
            let period = try #require(forecast.periods.first)
            #expect(period.days.lowerBound == ifMissed.start)
            #expect(period.startRange == ifMissed.range)
            let second = try #require(forecast.periods.dropFirst().first)
            let length = second.days.lowerBound - ifMissed.start
            #expect((lengths[0] - 2...lengths[0] + 4).contains(length), "\(forecast.today - start)")
            let day = DayExpectation(ifMissed.start, in: forecast)
            #expect(day.kind == .period && day.cycleStart == ifMissed.start)
            let chance = try #require(day.start)
            #expect(chance.on > 0.005 && chance.by < 0.95, "\(forecast.today - start)")
            #expect(forecast.chances?.start == ifMissed.start)
        }
        #expect(days > 10)
    }

    @Test(arguments: logs)
    func `fertile days that are over stay outlined as days pass`(lengths: [Int]) throws {
        var outlines: Set<ClosedRange<Day>> = []
        try stale(lengths) { _, _, forecast in
            outlines.insert(try #require(forecast.pastFertileDays))
        }
        #expect(outlines.count == 1)
    }

    @Test func `chances are those of the next start until a second date is said`() {
        var both = 0
        stale(Self.logs[1]) { _, _, forecast in
            #expect((forecast.chances == forecast.next) == (forecast.ifMissed == nil))
            both += forecast.ifMissed == nil ? 0 : 1
            let sum = forecast.chances?.probabilities.reduce(0) { $0 + $1.probability } ?? 0
            #expect((sum - 1).magnitude < 1e-9)
        }
        #expect(both > 10)
    }

    @Test func `a running cycle that was answered for is in no doubt`() throws {
        let lengths = Self.logs[0]
        let start = first + lengths.reduce(0, +)
        var circumstances = Circumstances()
        circumstances.answers[start] = .reallyThatLong
        let forecast = Forecast(
            log: DayLog(start: first, lengths: lengths), today: start + 34, through: start + 120,
            circumstances: circumstances)
        #expect(!forecast.comingWindows.isEmpty)
        #expect(forecast.fertility(of: start + 34) == .unmarked)
    }

    @Test func `no second date is said that a method stops from coming`() throws {
        let lengths = Self.logs[0]
        let start = first + lengths.reduce(0, +)
        var circumstances = Circumstances()
        try circumstances.contraception.add(Contraceptive(text: "pill 21+7"), on: start + 40)
        let forecast = Forecast(
            log: DayLog(start: first, lengths: lengths), today: start + 34, through: start + 120,
            circumstances: circumstances)
        #expect(forecast.ifMissed == nil && !forecast.expectsAfterMissed)
        #expect(forecast.next?.missedLogProbability ?? 0 > 0.6)
        #expect(forecast.periods.first?.days.lowerBound == forecast.next?.shown.start)
        #expect(forecast.fertility(of: start + 34) == .unknown)
    }

    @Test func `a date by signs of the next cycle is the second one, and its windows stay`() throws
    {
        var log = DayLog(start: first, lengths: [28, 28, 27, 29, 28])
        let start = first + 140
        log[start + 38].lh = .negative
        log[start + 39].lh = .positive
        let forecast = Forecast(log: log, today: start + 43, through: start + 120)
        #expect(forecast.expectsAfterMissed)
        #expect(forecast.ifMissed?.start == forecast.next?.start)
        #expect(forecast.periods.first?.days.lowerBound == forecast.next?.start)
        #expect(!forecast.comingWindows.isEmpty)
    }
}
