import CivilDate
import CycleModel
import Testing

/// What doses left out in a row do to the forecast. How many a leaflet allows is in docs/contraception.md.
@Suite struct LapseTests {
    /// Doses recorded on the days from a first one: `t` taken, `l` late, `s` skipped, `-` nothing.
    private func log(_ doses: String, from first: String) throws -> DayLog {
        var log = DayLog(start: try day("2026-01-03"), lengths: [28, 28])
        for (index, dose) in doses.enumerated() {
            let taking: DoseTaking? =
                switch dose {
                case "t": .taken
                case "l": .late
                case "s": .skipped
                default: nil
                }
            log[try day(first) + index].dose = taking
        }
        return log
    }

    private func foretold(
        _ method: String, _ doses: String, hidden: Bool = false
    ) throws -> Forecast {
        let first = "2026-03-01"
        var circumstances = Circumstances()
        circumstances.contraception = try using(method, from: first)
        let today = try day(first) + (doses.count - 1)
        return Forecast(
            log: try log(doses, from: first), today: today, through: today + 100,
            showsFertility: !hidden, circumstances: circumstances)
    }

    @Test
    func `eleven pills skipped in a row leave no bleed and no day without fertility to claim`()
        throws
    {
        let forecast = try foretold("pill 21+7", "ttt" + String(repeating: "s", count: 11))
        #expect(forecast.reason == .dosesSkipped(11))
        #expect(forecast.next == nil && forecast.periods.isEmpty)
        #expect(forecast.isFertilityUnknown)
        let hidden = try foretold(
            "pill 21+7", "ttt" + String(repeating: "s", count: 11), hidden: true)
        #expect(hidden.lapse?.doses == 11 && !hidden.isFertilityUnknown)
    }

    /// The method, its doses from the first day on, and how many count as left out in a row.
    @Test(arguments: [
        ("pill 21+7", "ttts", nil),
        ("pill 21+7", "tttss", 2),
        ("pill 21+7", "ttts-s", nil),
        ("pill 21+7", "tttstsl", nil),
        // What is not recorded is neither taken nor missed, so that it ends no lapse.
        ("pill 21+7", "tttsss-----", 3),
        ("pill 21+7", "tttss" + "tttttt", 2),
        ("pill 21+7", "tttss" + "ttltttt", nil),
        ("pill 21+7", "tttss" + "ttt-ttt", 2),
        // A break is no dose, and a row of skipped ones goes on behind it.
        ("pill 21+7", "tttttttttttttttttttts" + "-------" + "s", 2),
        ("minipill desogestrel", "tts", 1),
        ("minipill drospirenone", "tts", 1),
        ("minipill drospirenone", "tttttttttttttttttttttttt" + "ss", nil),
        ("patch", "t------s", 1),
        ("patch", "t------s------t------", 1),
        ("patch", "t------s------t-------", nil),
        ("ring", "s", 1),
        ("injection 13 weeks", "s", 1),
        ("implant", "ss", nil),
    ]) func `a method lapses after as many as its leaflet says`(
        method: String, doses: String, expected: Int?
    ) throws {
        #expect(try foretold(method, doses).lapse?.doses == expected)
    }

    /// Its periods come from the person's own cycles, which nothing was skipped of.
    @Test func `with a minipill of an older progestin the periods stay`() throws {
        let forecast = try foretold("minipill", "tts")
        #expect(forecast.next?.source == .cycle)
        #expect(forecast.lapse?.doses == 1 && forecast.isFertilityUnknown)
        #expect(try foretold("minipill", "ttstt").lapse == nil)
    }

    @Test func `after a reset, doses without a record count as taken`() throws {
        var contraception = try using("pill 21+7", from: "2026-03-01")
        let log = try log("tttssss", from: "2026-03-01")
        #expect(try contraception.lapse(on: day("2026-03-16"), log: log)?.doses == 4)
        try contraception.reset(1, PackReset(day: day("2026-03-08"), kind: .newPack))
        #expect(try contraception.lapse(on: day("2026-03-14"), log: log)?.doses == 4)
        #expect(try contraception.lapse(on: day("2026-03-15"), log: log) == nil)
    }

    @Test
    func `another method that stops ovulation makes up for it, and a course that ended is past`()
        throws
    {
        var contraception = try using("pill 21+7", from: "2026-03-01")
        let log = try log("tttssss", from: "2026-03-01")
        try contraception.add(Contraceptive(text: "implant"), on: day("2026-03-06"))
        #expect(try contraception.lapse(on: day("2026-03-07"), log: log) == nil)
        contraception = try using("pill 21+7", from: "2026-03-01", through: "2026-03-05")
        #expect(try contraception.lapse(on: day("2026-03-05"), log: log)?.doses == 2)
        #expect(try contraception.lapse(on: day("2026-03-07"), log: log) == nil)
    }
}
