package import CivilDate
package import CycleModel

/// The sentences in a calendar, some of which stand on a terminal too.
package enum Wording {
    /// Stands with every fertile window and every ovulation.
    package static let notContraception = "A forecast, not a contraceptive."

    /// Why windows to come are not shown; `nil` where all are.
    package static func unplaced(in forecast: Forecast) -> String? {
        guard forecast.comingOvulations.contains(where: \.isUnplaced) else { return nil }
        let windows =
            forecast.comingWindows.isEmpty
            ? "No fertile window is shown" : "Fertile windows further ahead are not shown"
        return "\(windows): the range for ovulation is longer than three weeks."
    }

    /// Stands in the place of a window: its absence must not read as if no day were fertile.
    package static func anyDay(because reason: String) -> String {
        "\(reason) Any day may be fertile. \(notContraception)"
    }

    /// Only of the period itself: what happens to other cycles later must not change its event.
    static func logged(_ cycle: Cycle) -> [String] {
        cycle.isPeriodEndUnknown
            ? ["Logged: its first day; how long it lasted was not written down."]
            : ["Logged: \(count(cycle.periodLength, "day"))."]
    }

    static func running(_ days: ClosedRange<Day>, expected: ClosedRange<Day>) -> [String] {
        let near = days.lowerBound
        return [
            "Logged: \(Self.days(days, near: near)). Expected: \(Self.days(expected, near: near)).",
            "If your period is over sooner, end this event on its last day.",
        ]
    }

    static func between(_ bleed: Bleed) -> [String] {
        ["Logged: \(count(bleed.days.count, "day")). It does not count as a period."]
    }

    /// `nil` where its kind's title is all that may be said.
    static func titleOfBleedBetween(titles: Titles) -> String? {
        titles == .plain ? "Bleeding between periods" : nil
    }

    static func predicted(_ period: Forecast.PredictedPeriod, _ forecast: Forecast) -> [String] {
        if case .pack(_, let pack) = period.source { return withdrawalBleed(period, after: pack) }
        let near = period.days.lowerBound
        // What follows the next one is counted from it.
        let missed = period.number == 1 ? forecast.missedPeriod : nil
        return [
            next(near.text(near: near), afterMissed: missed, near: near),
            "Forecast: \(chance(period.startRange, near: near)).", fewCycles(forecast),
        ].compactMap(\.self)
    }

    /// `If you missed logging a period around 3 May, the next is expected 31 May.`, `expected` being when; `nil` where
    /// that does not rest on a missed one.
    package static func next(
        _ expected: String, afterMissed period: Forecast.MissedPeriod?, near: Day
    ) -> String? {
        guard let period, period.movesForecast else { return nil }
        let around = period.around.text(near: near)
        return "If you missed logging a period around \(around), the next is expected \(expected)."
    }

    /// What a forecast from few cycles is worth; `nil` where it rests on enough of them.
    package static func fewCycles(_ forecast: Forecast) -> String? {
        let logged = "Only \(count(forecast.cyclesUsed, "whole cycle")) logged so far"
        return switch (forecast.cyclesUsed, forecast.usualLength) {
        case (0, nil): "No whole cycle is logged yet, so the range is that of people in general."
        case (0, let days?):
            "No whole cycle is logged yet; your own word of \(days) days counts as one."
        case (1...2, nil): "\(logged): expect it to move."
        case (1...2, let days?):
            "\(logged), and your own word of \(days) days counts as one more: expect it to move."
        default: nil
        }
    }

    /// It follows from packs, so that nothing is said of how sure the cycles make it.
    private static func withdrawalBleed(
        _ period: Forecast.PredictedPeriod, after pack: Int
    ) -> [String] {
        let near = period.days.lowerBound
        let first = period.startRange.lowerBound.text(near: near)
        let last = period.startRange.upperBound.text(near: near)
        let when = first == last ? "on \(first)" : "between \(first) and \(last)"
        return ["A withdrawal bleed, when the hormones of pack \(pack) stop: most start \(when)."]
    }

    static func fertile(
        _ window: Forecast.FertileWindow, after period: Forecast.PredictedPeriod?
    ) -> [String] {
        let near = window.days.lowerBound
        let ovulation = "an ovulation expected on \(window.ovulation.text(near: near))"
        let certainty = chance(window.ovulationRange, near: near)
        return ["Forecast: the days around \(ovulation), \(certainty)."]
            + basis(period, near: near) + [notContraception]
    }

    static func ovulation(
        _ window: Forecast.FertileWindow, after period: Forecast.PredictedPeriod?
    ) -> [String] {
        let near = window.ovulation
        return ["Forecast: \(chance(window.ovulationRange, near: near))."]
            + basis(period, near: near) + [notContraception]
    }

    static let observedOvulation = ["Observed."]

    private static func basis(_ period: Forecast.PredictedPeriod?, near: Day) -> [String] {
        guard let start = period?.days.lowerBound else { return [] }
        return ["Counted from a period that starts on \(start.text(near: near))."]
    }

    /// `80% between 29 Nov and 4 Dec`.
    package static func chance(_ range: ClosedRange<Day>, near: Day) -> String {
        let first = range.lowerBound.text(near: near)
        let last = range.upperBound.text(near: near)
        return first == last ? "80% on \(first)" : "80% between \(first) and \(last)"
    }

    static func alarm(_ kind: EventKind, days: Int, titles: Titles) -> String {
        let title = titles[kind]
        if titles.isNeutral { return title }
        return kind == .fertile
            ? "\(title) starts \(inDays(days))" : "\(title) expected \(inDays(days))"
    }

    static func inDays(_ days: Int) -> String {
        switch days {
        case 0: "today"
        case 1: "tomorrow"
        case let days where days > 7 && days % 7 == 0: "in \(days / 7) weeks"
        default: "in \(days) days"
        }
    }

    /// Whether a line of a description is one of these sentences, from whichever day.
    static func isSentence(_ line: String) -> Bool {
        sentenceStarts.contains { line.hasPrefix($0) } || cheers.contains(line)
    }

    private static let sentenceStarts = [
        "Forecast: ", "Logged: ", "Observed.", "Counted from a period that starts on ",
        "No whole cycle is logged yet", "Only 1 whole cycle logged", "Only 2 whole cycles logged",
        "A withdrawal bleed, when the hormones of pack ", "A new pack begins.",
        "A new round begins.", "Is your period here? It was most likely to start on ",
        "Your period is ", "Later than expected: nine times in ten ",
        "Is your period over? It has lasted longer ",
        "If your period is over sooner, end this event on its last day.",
        "If you missed logging a period around ", "If it goes on, log each day as it comes.",
        "If it has started, log its first day.",
        notContraception,
    ]

    static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }
}

extension Day {
    /// `29 Nov`, with the year where it is not that of `other`.
    package func text(near other: Day) -> String {
        let date = civil
        let short = "\(date.day) \(Day.monthAbbreviations[date.month - 1])"
        return date.year == other.civil.year ? short : "\(short) \(date.year)"
    }
}
