import CivilDate
import CycleModel
import Testing

/// Expected numbers are printed by `Scripts/reference-forecast.py`; tests that use them name its
/// argument.
@Suite struct ForecastTests {
    /// Seven cycles that fit in the reference's examples; the running one starts on 2026-08-07.
    let first: Day
    let lengths = [31, 29, 33, 30, 28, 36, 31]
    let log: DayLog
    let lastStart: Day

    init() throws {
        first = try day("2026-01-01")
        lastStart = try day("2026-08-07")
        log = DayLog(start: first, lengths: lengths)
    }

    private func forecast(_ log: DayLog, day: Int, ahead: Int = 365) -> Forecast {
        Forecast(log: log, today: lastStart + day, through: lastStart + day + ahead)
    }

    @Test func `the next start is the reference's`() throws {
        // {"lengths": [31, 29, 33, 30, 28, 36, 31], "day": 10}
        let forecast = forecast(log, day: 10)
        let next = try #require(forecast.next)
        #expect(next.start == lastStart + 31)
        #expect(next.range == (lastStart + 27)...(lastStart + 35))
        let likeliest = try #require(next.probabilities.first { $0.day == lastStart + 30 })
        #expect((likeliest.probability - 0.1460296406).magnitude < 1e-6)
        #expect((next.missedLogProbability - 0.05999910711896188).magnitude < 1e-6)
        #expect(forecast.cyclesUsed == 7)
        #expect(forecast.reason == nil)
    }

    @Test func `a late start can be today and moves on`() throws {
        // {"lengths": [31, 29, 33, 30, 28, 36, 31], "day": 38}
        let next = try #require(forecast(log, day: 38).next)
        #expect(next.start == lastStart + 39)
        // The date is that of a whole log; the range is that of both dates, as "mixed" has it.
        #expect(next.range.lowerBound == lastStart + 38)
        #expect(next.range.upperBound > lastStart + 60)
        #expect(next.probabilities.first?.day == lastStart + 38)
        #expect((next.missedLogProbability - 0.5392049113133411).magnitude < 1e-9)
    }

    @Test func `a year of periods follows with the reference's medians and ranges`() throws {
        // {"lengths": [31, 29, 33, 30, 28, 36, 31], "day": 10}
        let periods = forecast(log, day: 10).periods
        #expect(periods.map(\.number) == Array(1...12))
        for (number, median, range) in [
            (2, 62, 56...68), (6, 185, 174...198), (12, 370, 351...392),
        ] {
            let period = try #require(periods.first { $0.number == number })
            #expect(period.days.lowerBound == lastStart + median)
            #expect(
                period.startRange
                    == (lastStart + range.lowerBound)...(lastStart + range.upperBound))
        }
        #expect(periods.allSatisfy { $0.days.count == 5 })
        #expect(periods.allSatisfy { $0.days.lowerBound <= lastStart + 375 })
    }

    @Test(arguments: [
        ([31, 29, 33, 30, 28, 36, 31], 38, [67, 71, 78], [96, 103, 112]),
        ([31, 29, 33, 30, 28, 36, 31], 50, [86, 93, 112], [115, 124, 144]),
        ([28, 28, 29, 28, 27, 28, 28, 29], 33, [60, 62, 66], [87, 91, 96]),
        ([28, 28, 29, 28, 27, 28, 28, 29], 45, [81, 85, 101], [108, 113, 130]),
        ([], 20, [51, 58, 68], [77, 88, 102]),
    ])
    func `later starts of a late cycle agree with exact convolution to two days`(
        lengths: [Int], reached: Int, second: [Int], third: [Int]
    ) throws {
        // {"lengths": …, "day": …}, under "exact"
        let log = DayLog(start: first, lengths: lengths)
        let start = first + lengths.reduce(0, +)
        var circumstances = Circumstances()
        // Else the starts are those after a missed one by then.
        if reached == 33 { circumstances.answers[start] = .reallyThatLong }
        let forecast = Forecast(
            log: log, today: start + reached, through: start + reached + 200,
            circumstances: circumstances)
        for (number, expected) in [(2, second), (3, third)] {
            let period = try #require(forecast.periods.first { $0.number == number })
            let found = [
                period.startRange.lowerBound, period.days.lowerBound,
                period.startRange.upperBound,
            ]
            let isSure = forecast.ifMissed?.isLikelier ?? true
            for (found, expected) in zip(found, expected).prefix(isSure ? 3 : 2) {
                #expect((found - start - expected).magnitude <= 2)
            }
        }
    }

    @Test func `ovulation is shown fourteen days before the promised start`() throws {
        for reached in [6, 20, 30, 38, 60] {
            let forecast = forecast(log, day: reached)
            let window = try #require(forecast.windows.first)
            let promise = try #require(forecast.promise)
            #expect(window.number == 0)
            #expect(window.ovulation == promise.date - 14)
            // A month after that nobody can place it any more.
            let isOpen = reached == 60 || forecast.ifMissed?.isLikelier ?? false
            #expect((forecast.ovulation?.state == .unknown) == isOpen)
            #expect(window.days.contains(window.ovulation))
        }
    }

    @Test func `windows are the shortest runs with their share of the fertile days`() throws {
        // From {"lengths": [31, 29, 33, 30, 28, 36, 31]}, under "windows": days 9 to 20, and 38 to 53 in the next
        // cycle. Day 1 is the first of the running one.
        let forecast = forecast(log, day: 7)
        let window = try #require(forecast.fertileWindows.first)
        #expect(window.days == (lastStart + 8)...(lastStart + 19))
        let next = try #require(forecast.fertileWindows.dropFirst().first)
        #expect(next.days == (lastStart + 37)...(lastStart + 52))
        for (window, period) in zip(forecast.fertileWindows.dropFirst(), forecast.periods) {
            #expect(window.number == period.number)
            #expect(window.ovulation == period.days.lowerBound + 17)
        }
        #expect(forecast.windows.count == forecast.periods.count + 1)
    }

    @Test func `later ovulations have ranges that widen with those of the periods before them`() {
        // {"lengths": [31, 29, 33, 30, 28, 36, 31]}, under "laterOvulations"; cycle days count from 1.
        let windows = forecast(log, day: 2).windows
        for (number, first, last) in [(1, 42, 54), (2, 71, 87), (5, 160, 184), (11, 338, 378)] {
            #expect(
                windows.first { $0.number == number }?.ovulationRange
                    == (lastStart + (first - 1))...(lastStart + (last - 1)))
        }
    }

    @Test func `where ovulation falls within more than three weeks no window is shown`() {
        let forecast = forecast(log, day: 2)
        #expect(forecast.fertileWindows.map(\.number) == Array(0...2))
        #expect(forecast.fertileWindows.allSatisfy { $0.ovulationRange.count <= 21 })
        #expect(forecast.fertileWindows.allSatisfy { $0.days.count <= 21 })
        #expect(forecast.comingOvulations.map(\.number) == Array(0...11))
        let days = lastStart...(lastStart + 40)
        for number in [0, 1] {
            let window = Forecast.FertileWindow(
                number: number, days: days, ovulation: lastStart, ovulationRange: days)
            #expect(window.isUnplaced)
        }
    }

    @Test func `a larger share widens every window`() {
        let today = lastStart + 8
        let usual = Forecast(log: log, today: today, through: today + 365)
        let cautious = Forecast(
            log: log, today: today, through: today + 365, fertileShare: 0.92)
        for (narrow, wide) in zip(usual.fertileWindows, cautious.fertileWindows) {
            #expect(wide.days.lowerBound < narrow.days.lowerBound)
            #expect(wide.days.upperBound > narrow.days.upperBound)
            #expect(wide.ovulation == narrow.ovulation)
        }
    }

    @Test func `fertile days come to six in each cycle`() throws {
        let forecast = forecast(log, day: 8)
        let days = forecast.fertileProbabilities
        #expect(days.first?.day == lastStart + 8)
        #expect(try #require(days.last).day <= lastStart + 8 + 365)
        #expect(days.allSatisfy { $0.probability >= 0.001 && $0.probability <= 1 })
        // Nothing but the running cycle reaches its own day 14.
        let fourteenth = try #require(days.first { $0.day == lastStart + 13 })
        #expect((fourteenth.probability - 0.6534821546).magnitude < 1e-4)
        // Windows lie around days 13 + 31·n from the first start: twelve of them up to day 373,
        // while the thirteenth, at 385, is still to come.
        let sum = days.reduce(0) { $0 + $1.probability }
        #expect((sum - 6 * 12).magnitude < 2)
        // A year ahead little is known but the share of fertile days.
        let far = days.suffix(30).map(\.probability)
        #expect(far.allSatisfy { (0.1...0.32).contains($0) })
    }

    @Test func `an ovulation observed in the running cycle fixes the window and moves the start`()
        throws
    {
        // {"lengths": [27, 26, 28, 27], "ovulations": [17, null, 18, 16], "ovulation": 19, "day": 22}
        var log = DayLog(start: first, lengths: [27, 26, 28, 27])
        for offset in [16, 27 + 26 + 17, 27 + 26 + 28 + 15] {
            log[first + offset].ovulationObserved = true
        }
        let start = first + 108
        let without = Forecast(log: log, today: start + 22, through: start + 120)
        log[start + 18].ovulationObserved = true
        let forecast = Forecast(log: log, today: start + 22, through: start + 120)
        let window = try #require(forecast.fertileWindows.first)
        #expect(window.ovulation == start + 18)
        #expect(window.days == (start + 13)...(start + 18))
        #expect(forecast.next?.start == start + 29)
        #expect(forecast.next?.range == (start + 28)...(start + 31))
        #expect(without.next?.start == start + 27)
        // By the past ovulations alone: the median on cycle day 17, which is 16 days after the
        // start.
        let later = try #require(forecast.fertileWindows.dropFirst().first)
        let opening = try #require(forecast.periods.first)
        #expect(later.ovulation == opening.days.lowerBound + 16)
        #expect(later.days.contains(later.ovulation))
    }

    @Test func `of several observed ovulations in a cycle the last one stands`() throws {
        var log = log
        log[lastStart + 12].ovulationObserved = true
        log[lastStart + 15].ovulationObserved = true
        let window = try #require(forecast(log, day: 20).fertileWindows.first)
        #expect(window.ovulation == lastStart + 15)
    }
}
