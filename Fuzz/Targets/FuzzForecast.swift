import CivilDate
import CycleModel
import ForecastSoundness

/// Whatever days she logged and whatever else she told, a sound forecast comes of it.
enum FuzzForecast {
    static func check(_ bytes: [UInt8]) throws {
        let story = ForecastCase(bytes)
        let forecast = story.forecast
        var faults = forecast.faults + forecast.oddIntervalFaults
        if story.circumstances == Circumstances() {
            faults += forecast.plainFaults(through: story.horizon)
        }
        try require(faults.isEmpty, faults.joined(separator: "; "))

        let contraception = story.circumstances.contraception
        let (first, last) = (story.today - 400, story.today + 400)
        let doses = contraception.doses(from: first, through: last, log: story.log)
        try require(Set(doses.map(\.identity)).count == doses.count, "two doses are one")
        _ = contraception.adherence(from: first, through: story.today, log: story.log)
        let bleeds = contraception.withdrawalBleeds(
            from: first, through: last,
            pattern: contraception.withdrawalPattern(
                of: story.log.cycles, before: story.today))
        try require(bleeds.allSatisfy { $0.days.upperBound >= first }, "a bleed not asked for")
        let again = try? Contraception(text: contraception.description)
        try require(again == contraception, "courses are not what they were before")
    }
}
