import CivilDate
import CycleModel
import Testing

/// When a period was due, and how late it is.
@Suite struct LatenessTests {
    private let first = Day(number: 20_000)
    private let lengths = [28, 29, 28, 27, 28, 28]

    private func forecast(
        _ day: Int, circumstances: Circumstances = Circumstances()
    ) -> Forecast {
        Forecast(
            log: DayLog(start: first, lengths: lengths), today: start + day,
            through: start + 120, circumstances: circumstances)
    }

    private var start: Day { first + lengths.reduce(0, +) }

    @Test func `the expected start stays while the forecast moves on, and lateness counts from it`()
    {
        // It waits for the late one where the person said that none is missing.
        var answered = Circumstances()
        answered.answers[start] = .reallyThatLong
        var next: Set<Day> = []
        for day in 5...45 {
            for forecast in [forecast(day), forecast(day, circumstances: answered)] {
                #expect(forecast.expectedStart == start + 28)
                #expect(forecast.daysLate == max(day - 28, 0))
                #expect(forecast.next?.start ?? start >= start + max(day, 28))
            }
            if let start = forecast(day, circumstances: answered).next?.start { next.insert(start) }
        }
        #expect(next.count > 10)
    }

    @Test func `signs of a late ovulation move the expected start, and what follows does not`()
        throws
    {
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
    }
}
