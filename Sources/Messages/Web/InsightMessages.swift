package import CivilDate

/// `/insights` and the report: charts of what was logged and of what was predicted.
package struct InsightMessages: MessageGroup {
    package let language: Language

    // MARK: The page

    package var title: String { text("web-insights.title", "Insights") }
    /// Above the links that follow: how far back the charts look.
    package var span: String { text("web-insights.span", "Show") }
    /// How far back the charts look, as the three that follow.
    package var halfYear: String { text("web-insights.span.half-year", "6 months") }
    package var year: String { text("web-insights.span.year", "1 year") }
    package var twoYears: String { text("web-insights.span.two-years", "2 years") }
    package var all: String { text("web-insights.span.all", "Everything") }

    /// Where there is nothing to draw yet.
    package var empty: String {
        text(
            "web-insights.empty",
            "Charts need two periods, so that there is a cycle between them. Log your periods, and they appear here."
        )
    }
    /// A button.
    package var logPeriod: String { text("web-insights.empty.log", "Open the calendar") }
    /// A link to the report for a doctor.
    package var toReport: String { text("web-insights.report", "Report for a doctor") }

    /// Opens the table with the numbers of a chart.
    package var numbers: String { text("web-insights.numbers", "Numbers") }
    /// The same for a screen reader, as the name of the table; `chart` is the title of a chart.
    package func numbers(of chart: String) -> String {
        text("web-insights.numbers.of", "{chart}: numbers", ["chart": chart])
    }

    // MARK: Lengths of cycles

    package var lengthsTitle: String { text("web-insights.lengths", "Cycle lengths") }
    package var noLengths: String {
        text("web-insights.lengths.none", "No whole cycle lies in this time.")
    }
    /// Cycles before those of the chart.
    package func older(_ cycles: Int) -> String {
        plural(
            "web-insights.lengths.older", cycles, one: "{count} older cycle is not shown.",
            other: "{count} older cycles are not shown.")
    }
    /// Explains a sign of the chart, as all that follow: how long a cycle was.
    package var lengthSign: String { text("web-insights.sign.length", "length in days") }
    /// The days in which the next period was predicted to begin.
    package func rangeSign(_ percent: String) -> String {
        text(
            "web-insights.sign.range", "{percent} range predicted as the cycle began",
            ["percent": percent])
    }
    package var insideSign: String { text("web-insights.sign.inside", "came within the range") }
    package var outsideSign: String { text("web-insights.sign.outside", "came outside it") }
    package var leftOutSign: String {
        text("web-insights.sign.left-out", "not counted, or hardly")
    }

    // MARK: The next period

    package var comingTitle: String {
        text("web-insights.coming", "When your next period may begin")
    }
    /// The same where hormones are taken, so that no period follows but a withdrawal bleed.
    package var comingBleedTitle: String {
        text("web-insights.coming.bleed", "When your next withdrawal bleed may begin")
    }
    /// A column: the chance that a period begins on the day.
    package var chance: String { text("web-insights.column.chance", "Chance") }
    /// A column: a day.
    package var day: String { text("web-insights.column.day", "Day") }
    package var inRangeSign: String { text("web-insights.sign.in-range", "day in the range") }
    package var otherDaySign: String { text("web-insights.sign.other-day", "other day") }
    package var middleSign: String { text("web-insights.sign.middle", "predicted day") }
    /// Why the range is not one day. `percent` is 80%.
    package func whyRange(_ percent: String) -> String {
        text(
            "web-insights.coming.why",
            "No single day is likely. The range is drawn so that your period begins in it with a chance of {percent} or a little more.",
            ["percent": percent])
    }

    /// The same of a withdrawal bleed.
    package func whyBleedRange(_ percent: String) -> String {
        text(
            "web-insights.coming.bleed.why",
            "The range is drawn so that the bleed begins in it with a chance of {percent} or a little more.",
            ["percent": percent])
    }

    // MARK: Temperatures

    /// `days` are those of a cycle.
    package func temperatureTitle(_ days: ClosedRange<Day>, near today: Day) -> String {
        text(
            "web-insights.temperature", "Temperatures, {days}",
            ["days": language.dates(days, near: today)])
    }
    package func runningTemperatureTitle(_ start: Day, near today: Day) -> String {
        text(
            "web-insights.temperature.running", "Temperatures since {day}",
            ["day": language.date(start, near: today)])
    }
    /// A column: the number of a day in its cycle.
    package var cycleDay: String { text("web-insights.column.cycle-day", "Day of cycle") }
    /// A column: a reading.
    package var temperature: String { text("web-insights.column.temperature", "Temperature") }
    /// A column: other signs on the day.
    package var signs: String { text("web-insights.column.signs", "Signs") }
    /// Stands behind a temperature that does not count; `reason` is "fever".
    package func leftOut(_ temperature: String, because reason: String) -> String {
        text(
            "web-insights.temperature.left-out", "{temperature}, left out: {reason}",
            ["temperature": temperature, "reason": reason])
    }

    // MARK: Symptoms and moods

    package var symptomsTitle: String {
        text("web-insights.symptoms", "Symptoms by part of the cycle")
    }
    package var moodsTitle: String { text("web-insights.moods", "Moods by part of the cycle") }
    /// A column: a symptom.
    package var symptom: String { text("web-insights.column.symptom", "Symptom") }
    /// A column: a mood.
    package var mood: String { text("web-insights.column.mood", "Mood") }

    /// The head of a narrow column, as short as can be, as all that follow: the days of the period.
    package var period: String { text("web-insights.part.period", "Period") }
    /// From the period to the fertile days.
    package var after: String { text("web-insights.part.after", "After") }
    package var fertile: String { text("web-insights.part.fertile", "Fertile") }
    /// From the fertile days to the next period.
    package var before: String { text("web-insights.part.before", "Before") }
    /// Days of which nobody knows what part of a cycle they are.
    package var unknown: String { text("web-insights.part.unknown", "Unknown") }

    /// What the heads of the columns mean, where fertile days are shown.
    package var partsWithFertile: String {
        text(
            "web-insights.parts.fertile",
            "After: from the period to the fertile days. Fertile: ovulation and the five days before it, by your signs or else 14 days before the next period. Before: from then to the next period."
        )
    }
    /// What the heads of the columns mean.
    package var parts: String {
        text(
            "web-insights.parts",
            "Before: the 13 days before the next period. After: from the period to those days.")
    }
    package var unknownPart: String {
        text(
            "web-insights.parts.unknown",
            "Unknown: the running cycle, a gap in the log, hormones or a pregnancy.")
    }
    package var shareOfLogged: String {
        text(
            "web-insights.parts.share",
            "Each number is a share of the days of that part on which you logged anything.")
    }
    /// Explains hatched cells.
    package func thin(days: Int, cycles: Int) -> String {
        text(
            "web-insights.parts.thin",
            "Hatched: fewer than {days} days or {cycles} cycles are logged, too few to rely on.",
            ["days": String(days), "cycles": String(cycles)])
    }
    /// Symptoms or moods that the chart has no room for.
    package func fewer(_ count: Int) -> String {
        plural(
            "web-insights.parts.fewer", count,
            one: "{count} that you noted less often is not shown.",
            other: "{count} that you noted less often are not shown.")
    }
    package var tooFew: String {
        text("web-insights.parts.too-few", "Too little is logged to see a pattern yet.")
    }

    /// `word` is a symptom or a mood in the person's own words; of so many logged days of the period, as all that follow.
    package func oftenInPeriod(_ word: String, days: Int, of logged: Int) -> String {
        plural(
            "web-insights.peak.period", logged,
            one: "“{word}” is most frequent in the period: on {days} of {count} logged day.",
            other: "“{word}” is most frequent in the period: on {days} of {count} logged days.",
            ["word": word, "days": String(days)])
    }
    package func oftenAfterPeriod(_ word: String, days: Int, of logged: Int) -> String {
        plural(
            "web-insights.peak.after", logged,
            one: "“{word}” is most frequent after the period: on {days} of {count} logged day.",
            other: "“{word}” is most frequent after the period: on {days} of {count} logged days.",
            ["word": word, "days": String(days)])
    }
    package func oftenWhenFertile(_ word: String, days: Int, of logged: Int) -> String {
        plural(
            "web-insights.peak.fertile", logged,
            one: "“{word}” is most frequent on fertile days: on {days} of {count} logged day.",
            other: "“{word}” is most frequent on fertile days: on {days} of {count} logged days.",
            ["word": word, "days": String(days)])
    }
    package func oftenBeforePeriod(_ word: String, days: Int, of logged: Int) -> String {
        plural(
            "web-insights.peak.before", logged,
            one:
                "“{word}” is most frequent before the next period: on {days} of {count} logged day.",
            other:
                "“{word}” is most frequent before the next period: on {days} of {count} logged days.",
            ["word": word, "days": String(days)])
    }
    /// In a cell: on so many of the logged days.
    package func days(_ days: Int, of logged: Int) -> String {
        text(
            "web-insights.cell", "{days} of {logged}",
            ["days": String(days), "logged": String(logged)])
    }
    /// In a cell: nothing was logged.
    package var nothing: String { text("web-insights.cell.none", "nothing logged") }

    // MARK: Symptoms around the start of a period

    package var aroundStartTitle: String {
        text("web-insights.around", "Symptoms around the start of the period")
    }
    /// How the chart counts days. The sign before the second number is a minus sign.
    package var dayOne: String {
        text(
            "web-insights.around.day-one",
            "Day 1 is the first day of the period, and day −1 is the day before it.")
    }
    /// Explains a bar.
    package var shareSign: String {
        text("web-insights.sign.share", "share of the logged days")
    }
    /// Explains a bar that is an outline.
    package func thinDaySign(cycles: Int) -> String {
        plural(
            "web-insights.sign.thin-day", cycles,
            one: "logged in fewer than {count} cycle, too few to rely on",
            other: "logged in fewer than {count} cycles, too few to rely on")
    }
    /// Explains the line between day −1 and day 1.
    package var startSign: String { text("web-insights.sign.start", "start of the period") }
    /// What a bar means. `percent` is 100%.
    package func shareOfDay(_ percent: String) -> String {
        text(
            "web-insights.around.share",
            "Each bar is a share of the days on which you logged anything. A bar as high as its row is {percent}.",
            ["percent": percent])
    }
    /// Where a row has neither a bar nor a line.
    package var emptyDays: String {
        text("web-insights.around.empty", "Where the line is broken, nothing is logged.")
    }
    /// Which days the chart counts.
    package var wholeCyclesCount: String {
        text(
            "web-insights.around.counted",
            "Each day counts for the period that it is closer to. Only whole cycles count, without hormones and without a gap in the log."
        )
    }
    /// `word` is a symptom in the person's own words; `first` and `last` are days, such as −1 and 3; of so many logged days.
    package func oftenAroundStart(
        _ word: String, from first: String, to last: String, days: Int, of logged: Int
    ) -> String {
        plural(
            "web-insights.peak.days", logged,
            one:
                "“{word}” is most frequent from day {first} to day {last}: on {days} of {count} logged day.",
            other:
                "“{word}” is most frequent from day {first} to day {last}: on {days} of {count} logged days.",
            ["word": word, "first": first, "last": last, "days": String(days)])
    }
    /// The same of a single day.
    package func oftenAroundStart(
        _ word: String, on day: String, days: Int, of logged: Int
    ) -> String {
        plural(
            "web-insights.peak.day", logged,
            one: "“{word}” is most frequent on day {day}: on {days} of {count} logged day.",
            other: "“{word}” is most frequent on day {day}: on {days} of {count} logged days.",
            ["word": word, "day": day, "days": String(days)])
    }

    // MARK: Bleeding

    package var periodsTitle: String { text("web-insights.periods", "Periods and their flow") }
    package var noPeriods: String {
        text("web-insights.periods.none", "No period lies in this time.")
    }
    /// A day of a period without a record of bleeding.
    package var noBleeding: String { text("web-insights.flow.none", "none logged") }

    // MARK: Weight

    package var weightTitle: String { text("web-insights.weight", "Weight") }
    /// A column, and the name of a line: the middle of the last seven days.
    package var median: String { text("web-insights.weight.median", "middle of 7 days") }
    /// Explains a point.
    package var reading: String { text("web-insights.weight.reading", "one reading") }
    /// Both are weights such as 61.4 kg.
    package func weight(from first: String, to last: String) -> String {
        text(
            "web-insights.weight.change",
            "The middle of seven days went from {first} to {last}.",
            ["first": first, "last": last])
    }
    package func weight(steady weight: String) -> String {
        text(
            "web-insights.weight.steady", "The middle of seven days is {weight}.",
            ["weight": weight])
    }

    // MARK: Doses

    package var dosesTitle: String { text("web-insights.doses", "Doses of the last 12 weeks") }
    /// Explains a sign, as all that follow: a dose that was taken in time.
    package var taken: String { text("web-insights.dose.taken", "taken") }
    package var late: String { text("web-insights.dose.late", "late") }
    package var skipped: String { text("web-insights.dose.skipped", "skipped") }
    package var unrecorded: String { text("web-insights.dose.unrecorded", "not recorded") }
    package var due: String { text("web-insights.dose.due", "due today") }
    package var nothingDue: String { text("web-insights.dose.nothing", "nothing due") }
    /// A column: the first day of a week.
    package var week: String { text("web-insights.column.week", "Week of") }
    /// How the doses of these twelve weeks were taken; `counts` is "63 due, 40 taken, 23 not recorded".
    package func lastWeeks(_ counts: String) -> String {
        text("web-insights.doses.counts", "In these 12 weeks: {counts}.", ["counts": counts])
    }
}

extension Language {
    package var insights: InsightMessages { InsightMessages(language: self) }
}
