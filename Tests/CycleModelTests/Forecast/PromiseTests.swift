import CivilDate
import CycleModel
import SeededRandomness
import Testing

/// When a period is expected, and from when on it is late.
@Suite struct PromiseTests {
    private let first = Day(number: 20_000)
    private let lengths = [28, 29, 28, 27, 28, 28]
    private var start: Day { first + lengths.reduce(0, +) }

    private func forecast(
        _ day: Int, _ log: DayLog? = nil, circumstances: Circumstances = Circumstances()
    ) -> Forecast {
        Forecast(
            log: log ?? DayLog(start: first, lengths: lengths), today: start + day,
            through: start + 160, circumstances: circumstances)
    }

    // MARK: A date and a range that stay

    @Test func `promise and ovulation change when something is logged, and on no other day`()
        throws
    {
        for seed in 0..<UInt64(200) {
            var random = SplitMix(seed)
            let usual = Int.random(in: 23...40, using: &random)
            let spread = Int.random(in: 0...9, using: &random)
            let lengths = (0..<Int.random(in: 0...9, using: &random)).map { _ in
                max(usual + Int.random(in: -spread...spread, using: &random), 15)
            }
            var log = DayLog(
                start: first, lengths: lengths, periodLength: Int.random(in: 2...6, using: &random))
            let start = first + lengths.reduce(0, +)
            for day in 7..<40 where random.happens(12) {
                switch random.below(5) {
                case 0: log[start + day].lh = random.happens(40) ? .positive : .negative
                case 1: log[start + day].mucus = .eggwhite
                case 2: log[start + day].flow = Flow.none
                case 3: log[start + day].ovulationObserved = true
                default: log[start + day].symptoms = ["cramps"]
                }
            }
            var circumstances = Circumstances()
            circumstances.isTeenager = random.happens(20)
            if random.happens(20) {
                circumstances.usualLength = Int.random(in: 24...35, using: &random)
            }
            var before: (promise: Promise, ovulation: Ovulation?)?
            for day in 1...60 {
                let today = start + day
                let forecast = Forecast(
                    log: log, today: today, through: today + 60, circumstances: circumstances)
                let promise = try #require(forecast.promise)
                let ovulation = forecast.ovulation
                if let before, log[today].isEmpty {
                    #expect(promise == before.promise, "\(seed), \(day)")
                    // Once a period may be missing from the log, no day is named.
                    if before.ovulation?.date != nil, ovulation?.date != nil {
                        #expect(ovulation == before.ovulation, "\(seed), \(day)")
                    }
                }
                #expect(promise.range.contains(promise.date))
                #expect(forecast.periods.first?.days.lowerBound == forecast.next?.shown.start)
                before = (promise, ovulation)
            }
        }
    }

    @Test func `a calendar shows the promised date, then each day of the range`() throws {
        let promise = try #require(forecast(5).promise)
        for day in 5...60 {
            let forecast = forecast(day)
            let today = forecast.today
            let shown = try #require(forecast.next?.shown)
            if today <= promise.range.upperBound {
                #expect(shown.start == max(promise.date, today))
                #expect(shown.range == promise.range)
            } else {
                let other = forecast.expectsAfterMissed ? forecast.ifMissed?.start : nil
                #expect(shown.start == other ?? forecast.next?.start && shown.start >= today)
            }
            let isOver = today > promise.date && today <= promise.range.upperBound
            #expect(forecast.anyDays == (isOver ? today...promise.range.upperBound : nil))
            #expect(forecast.expectedStart == promise.date)
        }
    }

    @Test func `a day without bleeding moves a calendar's day on and leaves the promise`() throws {
        var log = DayLog(start: first, lengths: lengths)
        log[start + 28].flow = Flow.none
        let forecast = forecast(28, log)
        #expect(forecast.promise == self.forecast(5).promise)
        #expect(forecast.next?.shown.start == start + 29)
    }

    @Test func `signs of a late ovulation move the promise`() throws {
        let lengths = [28, 34, 26, 37, 30, 25]
        let start = first + lengths.reduce(0, +)
        var log = DayLog(start: first, lengths: lengths)
        func due(_ day: Int) -> Day? {
            Forecast(log: log, today: start + day, through: start + 60).expectedStart
        }
        let usual = try #require(due(25))
        log[start + 24].lh = .positive
        log[start + 25].lh = .positive
        let late = try #require(due(25))
        #expect(late > usual + 3)
        #expect(due(37) == late)
        #expect(due(60) == late)
    }

    // MARK: The date if one was not logged

    @Test
    func `once a start was missed with more than a quarter, its date is said beside the promise`()
        throws
    {
        var days = 0
        for seed in 0..<UInt64(60) {
            var random = SplitMix(seed)
            let usual = Int.random(in: 24...34, using: &random)
            let spread = Int.random(in: 0...5, using: &random)
            let lengths = (0..<Int.random(in: 1...8, using: &random)).map { _ in
                usual + Int.random(in: -spread...spread, using: &random)
            }
            let log = DayLog(start: first, lengths: lengths)
            let start = first + lengths.reduce(0, +)
            for day in 7...70 {
                let today = start + day
                let forecast = Forecast(log: log, today: today, through: today + 90)
                let (promise, next) = (
                    try #require(forecast.promise), try #require(forecast.next)
                )
                let isSaid = today > promise.date && next.missedLogProbability > 0.25
                #expect((forecast.ifMissed != nil) == isSaid, "seed \(seed), day \(day)")
                guard let other = forecast.ifMissed else { continue }
                days += 1
                #expect(other.probability == next.missedLogProbability)
                #expect(other.start > promise.date && other.start >= today)
                #expect(other.range.contains(other.start))
                #expect(other.around < today)
                #expect(other.isLikelier == (other.probability > 0.6))
                #expect(next.range.contains(next.start) && next.range.contains(other.start))
            }
        }
        #expect(days > 500)
    }

    @Test func `the second date moves by five days a day at most while the promise stays`() {
        for lengths in [[28, 28, 28, 28], self.lengths, [26, 27, 26, 27, 26], [31, 30, 31]] {
            let log = DayLog(start: first, lengths: lengths)
            let start = first + lengths.reduce(0, +)
            var before: Forecast?
            for day in 20...89 {
                let today = start + day
                let forecast = Forecast(log: log, today: today, through: today + 90)
                #expect(forecast.promise == before?.promise ?? forecast.promise)
                if let old = before?.ifMissed?.start, let new = forecast.ifMissed?.start {
                    #expect((new - old).magnitude <= 5, "\(lengths), day \(day)")
                }
                before = forecast
            }
        }
    }

    @Test func `no second date is said for a cycle that was answered for`() {
        var circumstances = Circumstances()
        circumstances.answers[start] = .reallyThatLong
        #expect(forecast(36).ifMissed != nil)
        #expect(forecast(36, circumstances: circumstances).ifMissed == nil)
    }

    // MARK: The day that programs are given

    @Test func `the day of the next period is the promised one until it is over, and then none`()
        throws
    {
        let promise = try #require(forecast(5).promise)
        for day in 5...32 {
            let forecast = forecast(day)
            #expect(forecast.statedStart == promise.date)
            let isInRange = forecast.today <= promise.range.upperBound
            #expect(forecast.promisedStart == (isInRange ? promise.date : nil))
            #expect(forecast.comingStart == (forecast.today <= promise.date ? promise.date : nil))
        }
        for day in 34...55 {
            let moved = forecast(day)
            let other = try #require(moved.ifMissed)
            #expect(other.isLikelier)
            #expect(moved.statedStart == other.start && moved.comingStart == other.start)
        }
    }

    // MARK: Late

    /// Each of them with what it lets a cycle be without being late: the range alone, a length in days, or any.
    @Test(arguments: [
        ("three cycles", 3, false, Int?.none), ("two cycles", 2, false, 38), ("one", 1, false, 38),
        ("none", 0, false, 38), ("many, under 20", 6, true, 45), ("none, under 20", 0, true, 45),
    ])
    func `late is what comes after the range and after what is usual`(
        name: String, cycles: Int, isTeenager: Bool, floor: Int?
    ) throws {
        let log = DayLog(start: first, lengths: Array(repeating: 28, count: cycles))
        let start = first + 28 * cycles
        var circumstances = Circumstances()
        circumstances.isTeenager = isTeenager
        for day in 5...80 {
            let forecast = Forecast(
                log: log, today: start + day, through: start + 90, circumstances: circumstances)
            let promise = try #require(forecast.promise)
            let last = max(promise.range.upperBound, floor.map { start + ($0 - 1) } ?? start)
            #expect(promise.lateAfter == last)
            #expect(forecast.isLate == (start + day > last), "\(name), \(day)")
            #expect(forecast.daysLate == max(start + day - last, 0))
            let state: Promise.State =
                start + day > last
                ? .late
                : start + day > promise.range.upperBound
                    ? .waiting : start + day >= promise.range.lowerBound ? .anyDay : .ahead
            #expect(forecast.promiseState == state)
        }
    }

    @Test(arguments: ["perimenopause", "birth", "breastfeeding", "loss", "pill", "IUD"])
    func `cycles that vary anyway are never late`(what: String) throws {
        var circumstances = Circumstances()
        switch what {
        case "perimenopause": circumstances.life.begin(.perimenopause, on: start - 300)
        case "birth":
            circumstances.life.begin(.pregnancy(due: start - 60), on: start - 300)
            circumstances.life.begin(.postpartum, on: start - 60)
            circumstances.life.begin(.cycling, on: start - 10)
        case "breastfeeding": circumstances.life.begin(.breastfeeding, on: start - 60)
        case "loss":
            circumstances.life.begin(.pregnancy(due: start + 200), on: start - 30)
            circumstances.life.begin(.cycling, on: start - 3)
        case "pill":
            let number = try circumstances.contraception.add(
                Contraceptive(text: "pill 21+7"), on: first)
            try circumstances.contraception.end(number, on: start - 5)
        default:
            let number = try circumstances.contraception.add(
                Contraceptive(text: "mirena"), on: first)
            try circumstances.contraception.end(number, on: start - 40)
        }
        for day in [30, 50, 80] {
            let forecast = forecast(day, circumstances: circumstances)
            let promise = try #require(forecast.promise, "\(day)")
            #expect(promise.lateAfter == nil && forecast.daysLate == 0)
            #expect(promise.state(on: forecast.today) != .late)
        }
    }

    @Test func `three cycles after a method with hormones the fourth is late as any other`() throws
    {
        var circumstances = Circumstances()
        let number = try circumstances.contraception.add(
            Contraceptive(text: "pill 21+7"), on: first - 200)
        try circumstances.contraception.end(number, on: first + 10)
        #expect(forecast(60, circumstances: circumstances).isLate)
    }

    @Test(arguments: ["pregnancy", "postpartum", "breastfeeding", "break", "pack", "quiet", "none"])
    func `where no cycle runs nothing is late`(what: String) throws {
        var circumstances = Circumstances()
        var day = 40
        switch what {
        case "pregnancy":
            circumstances.life.begin(.pregnancy(due: start + 280), on: start + 30)
        case "postpartum": circumstances.life.begin(.postpartum, on: start + 30)
        case "breastfeeding": circumstances.life.begin(.breastfeeding, on: start - 20)
        case "break": circumstances.life.begin(.onBreak(reason: nil), on: start + 30)
        case "pack":
            try circumstances.contraception.add(Contraceptive(text: "pill 21+7"), on: start)
        case "quiet": day = 200
        default:
            let empty = Forecast(log: DayLog(), today: start, through: start)
            #expect(empty.expectedStart == nil && empty.daysLate == nil)
            return
        }
        #expect(forecast(day).expectedStart == (what == "quiet" ? nil : start + 28))
        let found = forecast(day, circumstances: circumstances)
        #expect(found.expectedStart == nil)
        #expect(found.daysLate == nil)
        #expect(!found.isLate)
    }
}
