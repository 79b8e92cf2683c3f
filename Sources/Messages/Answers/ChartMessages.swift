package import CivilDate

/// `eve-ics history --chart`: the temperatures and the other signs of one cycle.
package struct ChartMessages: MessageGroup {
    package let language: Language

    // MARK: Above it

    /// `unit` is °C or °F.
    package func title(_ days: ClosedRange<Day>, unit: String, near today: Day) -> String {
        text(
            "chart.title", "Cycle of {days} ({length}). Temperatures in {unit}.",
            [
                "days": language.dates(days, near: today),
                "length": language.formats.days(days.count), "unit": unit,
            ])
    }

    /// `unit` is °C or °F; `number` is today's number in the cycle.
    package func title(_ start: Day, today number: Int, unit: String, near today: Day) -> String {
        text(
            "chart.title.running",
            "Cycle that began on {start}. Today is day {number}. Temperatures in {unit}.",
            [
                "start": language.date(start, near: today), "number": String(number), "unit": unit,
            ])
    }

    // MARK: Names of rows

    /// The name of a row, as short as can be, as all that follow: where the temperature rose.
    package var riseRow: String { text("chart.row.rise", "Rise") }
    /// Tests for ovulation.
    package var lhRow: String { text("chart.row.lh", "LH") }
    package var mucusRow: String { text("chart.row.mucus", "Mucus") }
    package var ovulationRow: String { text("chart.row.ovulation", "Ovulation") }
    /// The days on which you noticed something of your ovulation.
    package var noticedRow: String { text("chart.row.noticed", "Noticed") }
    package var periodRow: String { text("chart.row.period", "Period") }
    /// Which day of the cycle it is.
    package var dayRow: String { text("chart.row.day", "Day") }
    package var dateRow: String { text("chart.row.date", "Date") }

    // MARK: What the signs mean

    /// Explains a sign of the chart, as all that follow.
    package var temperature: String { text("chart.sign.temperature", "temperature") }
    package var leftOut: String { text("chart.sign.left-out", "left out") }
    /// The line above the lower temperatures.
    package var coverLine: String { text("chart.sign.cover-line", "cover line") }
    package var rise: String { text("chart.sign.rise", "rise") }
    /// An ovulation that was noticed.
    package var noticed: String { text("chart.sign.noticed", "noticed by you") }

    /// `signs` is a list of letters of the row with what each means: "Mucus: d dry, s sticky".
    package func letters(_ row: String, _ signs: [String]) -> String {
        text(
            "chart.letters", "{row}: {signs}",
            ["row": row, "signs": signs.joined(separator: ", ")])
    }

    /// An ovulation test in the list of letters.
    package var positive: String { text("chart.lh.positive", "positive") }
    /// An ovulation test in the list of letters.
    package var negative: String { text("chart.lh.negative", "negative") }

    /// Mucus in the list of letters, as all that follow.
    package var dry: String { text("chart.mucus.dry", "dry") }
    package var sticky: String { text("chart.mucus.sticky", "sticky") }
    package var creamy: String { text("chart.mucus.creamy", "creamy") }
    package var watery: String { text("chart.mucus.watery", "watery") }
    package var eggWhite: String { text("chart.mucus.eggwhite", "egg white") }

    /// A flow in the list of letters, as all that follow.
    package var spotting: String { text("chart.flow.spotting", "spotting") }
    package var light: String { text("chart.flow.light", "light") }
    package var medium: String { text("chart.flow.medium", "medium") }
    package var heavy: String { text("chart.flow.heavy", "heavy") }
    /// Bleeding of unknown strength.
    package var bleeding: String { text("chart.flow.unknown", "bleeding") }

    // MARK: Below it

    /// `readings` is a list: "38.20 °C on 11 Nov (fever), 36.90 °C on 12 Nov (poor sleep)".
    package func excluded(_ readings: [String]) -> String {
        text(
            "chart.excluded", "Left out: {readings}.",
            ["readings": readings.joined(separator: ", ")])
    }

    /// `line` is a temperature; `number` is that of the day in the cycle.
    package func rose(
        _ day: Day, number: Int, above line: String, since confirmed: Day, near today: Day
    ) -> String {
        text(
            "chart.rose",
            """
            The temperature rose above {line} on {day} (day {number} of the cycle). This is certain \
            since {confirmed}.
            """,
            [
                "line": line, "day": language.date(day, near: today), "number": String(number),
                "confirmed": language.date(confirmed, near: today),
            ])
    }

    package func readings(_ count: Int) -> String {
        plural(
            "chart.readings", count, one: "{count} reading so far.",
            other: "{count} readings so far."
        )
    }

    /// After the sentence above.
    package var fewReadings: String {
        text(
            "chart.few-readings",
            "A rise shows after six lower readings and three higher ones.")
    }

    package var noRise: String {
        text(
            "chart.no-rise",
            "No rise so far. A rise takes three readings in a row above the six before them.")
    }

    package func noTemperature(since start: Day, near today: Day) -> String {
        text(
            "chart.none.since", "No temperature is logged in the cycle that began on {start}.",
            ["start": language.date(start, near: today)])
    }

    package var noTemperature: String {
        text("chart.none", "No temperature is logged in this cycle.")
    }

    /// Some temperatures are logged, and none of them counts.
    package var noOtherTemperature: String {
        text("chart.none.other", "No other temperature is logged in this cycle.")
    }

    /// `example` is a temperature as it is typed.
    package func howToLog(_ example: String) -> String {
        text(
            "chart.how",
            """
            Measure on waking, before you get up, and log it with \
            'eve-ics log today --temperature {example}'.
            """,
            ["example": example])
    }
}

extension Language {
    package var chart: ChartMessages { ChartMessages(language: self) }
}
