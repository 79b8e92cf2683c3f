import CivilDate
import CycleModel
import Testing

/// Intervals between logged starts that are not what they seem, and a log that has gone quiet.
@Suite struct LoggedIntervalTests {
    private let first = Day(number: 20_000)

    private func forecast(
        _ lengths: [Int], day: Int, answers: [Int: IntervalAnswer] = [:]
    ) -> Forecast {
        let today = first + (lengths.reduce(0, +) + day)
        var circumstances = Circumstances()
        for (day, answer) in answers { circumstances.answers[first + day] = answer }
        return Forecast(
            log: DayLog(start: first, lengths: lengths), today: today, through: today + 100,
            circumstances: circumstances)
    }

    // MARK: - Did you miss logging a period?

    @Test func `a missed period is asked about a week after it was due`() throws {
        // {"lengths": [28, 28, 27, 29, 28], "day": 34} misses with 0.6272, day 35 with 0.6667; the
        // median is day 28.
        #expect(forecast([28, 28, 27, 29, 28], day: 34).missedPeriod == nil)
        let missed = try #require(forecast([28, 28, 27, 29, 28], day: 35).missedPeriod)
        #expect(missed.around == first + 140 + 28)
        #expect((missed.probability - 0.6666884400185719).magnitude < 1e-9)
    }

    @Test func `eight days after a period was due the next start moves to that after a missed one`()
        throws
    {
        // {"lengths": [28, 28, 27, 29, 28], "day": 35}, 36, 37 and 40 under "steady", "doubted" and "exact"; the median
        // is day 28.
        let start = first + 140
        let waiting = forecast([28, 28, 27, 29, 28], day: 35)
        #expect(waiting.missedPeriod?.movesForecast == false)
        #expect(waiting.next?.start == start + 36)
        for (day, date) in [(36, 41), (37, 46), (38, 51), (39, 56), (40, 57)] {
            let moving = forecast([28, 28, 27, 29, 28], day: day)
            #expect(moving.next?.start == start + date, "\(day)")
            #expect(moving.ifMissed?.start == start + 56)
        }
        let moved = forecast([28, 28, 27, 29, 28], day: 37)
        #expect(moved.missedPeriod?.movesForecast == true)
        let next = try #require(moved.next)
        #expect(next.range == (start + 46)...(start + 96))
        for (day, probability) in [
            37: 0.0123477782, 45: 0.0033190205, 53: 0.0508128022, 56: 0.1000737935,
            60: 0.0308305758,
            77: 0.0039049295,
        ] {
            let found = try #require(next.probabilities.first { $0.day == start + day })
            #expect((found.probability - probability).magnitude < 1e-9, "day \(day)")
        }
        // Where the date if one was missed is said first, the coming periods follow it.
        #expect(moved.periods.first?.days.lowerBound == start + 56)
        let second = try #require(moved.periods.dropFirst().first)
        #expect((second.days.lowerBound - start - 84).magnitude <= 2)
    }

    @Test func `a running cycle that the person answered for is not doubted`() {
        // {"lengths": [28, 28, 27, 29, 28], "day": 40}
        let answered = forecast([28, 28, 27, 29, 28], day: 40, answers: [140: .reallyThatLong])
        #expect(answered.missedPeriod == nil)
        #expect(answered.next?.start == first + 140 + 42)
        let asked = forecast([28, 28, 27, 29, 28], day: 40)
        #expect(asked.next?.start ?? first > first + 140 + 53)
    }

    @Test func `signs of the next cycle's ovulation place the next start better than doubt does`()
        throws
    {
        // {"lengths": [28, 28, 27, 29, 28], "signs": {"lh": {"positive": 40, "negative": 39}}, "day": 43}
        var log = DayLog(start: first, lengths: [28, 28, 27, 29, 28])
        let start = first + 140
        log[start + 38].lh = .negative
        log[start + 39].lh = .positive
        let forecast = Forecast(log: log, today: start + 43, through: start + 60)
        let missed = try #require(forecast.missedPeriod)
        #expect(!missed.movesForecast)
        let next = try #require(forecast.next)
        #expect(next.start == start + 51 && next.range == (start + 44)...(start + 59))
    }

    @Test func `it is not asked while lateness is as likely`() {
        // Day 45 of a woman with cycles from 28 to 52 days is no sign of anything.
        #expect(forecast([28, 52, 35, 44], day: 45).missedPeriod == nil)
        #expect(forecast([28, 28, 27, 29, 28], day: 10).missedPeriod == nil)
    }

    @Test func `a late surge puts the question off until a week after the period it leads to`()
        throws
    {
        // A surge on the logs' cycle day 25 means ovulation on day 26 and a period after 26 + 13 days; one on
        // day 41 is the next cycle's, so that a period was missed before it.
        func missed(surge: Int, day: Int) -> Day? {
            var log = DayLog(start: first, lengths: [28, 28, 27, 29, 28])
            let start = first + 140
            log[start + (surge - 2)].lh = .negative
            log[start + (surge - 1)].lh = .positive
            let today = start + day
            return Forecast(log: log, today: today, through: today).missedPeriod?.around
        }
        #expect(missed(surge: 25, day: 45) == nil)
        #expect(missed(surge: 25, day: 46) == first + 140 + 39)
        // Tests on the days on which a period would have begun say that none did.
        #expect(missed(surge: 30, day: 51) == nil)
        #expect(missed(surge: 41, day: 43) == first + 140 + 28)
    }

    // MARK: - Odd intervals

    @Test func `an interval of two cycles is found with the day between them`() throws {
        // {"lengths": [28, 29, 57, 27, 28]}
        let odd = forecast([28, 29, 57, 27, 28], day: 5).lengths.odd
        let interval = try #require(odd.first)
        #expect(odd.count == 1)
        #expect(interval.start == first + 57 && interval.nextStart == first + 114)
        #expect(interval.suspicion == .missedStarts([first + 57 + 29]))
        #expect((interval.probability - 0.9491270594078443).magnitude < 1e-9)
    }

    @Test func `an interval of three cycles has two days between them`() throws {
        // {"lengths": [28, 27, 29, 86, 28]}
        let interval = try #require(forecast([28, 27, 29, 86, 28], day: 5).lengths.odd.first)
        #expect(interval.suspicion == .missedStarts([first + 84 + 29, first + 84 + 57]))
        #expect((interval.probability - 0.5880498518894597).magnitude < 1e-9)
    }

    @Test func `an interval that fits nothing is an outlier`() throws {
        // {"lengths": [27, 26, 27, 13, 26, 27]}
        let odd = forecast([27, 26, 27, 13, 26, 27], day: 5).lengths.odd
        #expect(odd.map(\.suspicion) == [.outlier])
        #expect(odd.map(\.start) == [first + 80])
    }

    @Test func `ordinary and irregular cycles are not called odd`() {
        #expect(forecast([28, 30, 27, 33, 26], day: 5).lengths.odd.isEmpty)
        #expect(forecast([28, 45, 33, 52, 38], day: 5).lengths.odd.isEmpty)
        #expect(forecast([28, 29, 600, 28], day: 5).lengths.odd.isEmpty)
    }

    @Test(arguments: IntervalAnswer.allCases)
    func `an interval she answered for is not asked about again`(answer: IntervalAnswer) {
        #expect(
            forecast([28, 29, 57, 27, 28], day: 5, answers: [57: answer]).lengths.odd.isEmpty)
    }

    // MARK: - Her answers

    /// From {"lengths": [28, 29, 57, 27]}, where the likelihood of 57 is that of one cycle alone or that of
    /// several merged alone: worked out in Python with the functions of `Scripts/reference-forecast.py`.
    @Test(
        arguments: [
            (nil, 26...31, 28, [26: 0.0984381824, 30: 0.1161286198, 40: 0.0003723105]),
            (.reallyThatLong, 26...39, 32, [26: 0.0379843393, 30: 0.0878160853, 40: 0.0190919008]),
            (.oneMissing, 26...31, 28, [26: 0.0976473039, 30: 0.116653324, 40: 0.0003546484]),
        ] as [(IntervalAnswer?, ClosedRange<Int>, Int, [Int: Double])])
    func `her answer decides what an interval counts as`(
        answer: IntervalAnswer?, range: ClosedRange<Int>, median: Int, days: [Int: Double]
    ) throws {
        let answers = answer.map { [57: $0] } ?? [:]
        let start = first + 141
        let next = try #require(forecast([28, 29, 57, 27], day: 5, answers: answers).next)
        #expect(next.start == start + median)
        #expect(next.range == (start + range.lowerBound)...(start + range.upperBound))
        for (day, probability) in days {
            let found = try #require(next.probabilities.first { $0.day == start + day })
            #expect((found.probability - probability).magnitude < 1e-7, "day \(day)")
        }
    }

    @Test func `an ignored interval leaves the forecast of the others`() throws {
        let ignored = forecast([28, 29, 57, 27], day: 5, answers: [57: .ignored])
        let without = forecast([28, 29, 27], day: 5)
        #expect(ignored.cyclesUsed == 3)
        let days = { (forecast: Forecast) in forecast.next?.probabilities.map(\.probability) }
        #expect(days(ignored) == days(without))
    }

    @Test func `answers for days on which no interval begins change nothing`() {
        let plain = forecast([28, 29, 57, 27], day: 5)
        let answered = forecast(
            [28, 29, 57, 27], day: 5, answers: [3: .ignored, 141: .ignored, -90: .oneMissing])
        #expect(answered == plain)
    }

    @Test func `one cycle that really was long lets the next be as long`() {
        // Without her word nothing is forecast after 90 quiet days.
        let lengths = [30, 100, 31]
        #expect(forecast(lengths, day: 95).next != nil)
        #expect(forecast(lengths, day: 95, answers: [30: .reallyThatLong]).next != nil)
        #expect(forecast(lengths, day: 95, answers: [30: .oneMissing]).next == nil)
        #expect(forecast(lengths, day: 95, answers: [30: .ignored]).next == nil)
    }
}
