/// The page that explains keys, words and what a forecast is.
package struct WebHelpMessages: MessageGroup {
    package let language: Language

    package var title: String { text("web-help.title", "Help") }

    // MARK: Keys

    /// A heading.
    package var keys: String { text("web-help.keys", "Keys") }
    /// Between two keys that are pressed one after the other: "g then t".
    package var then: String { text("web-help.keys.then", "then") }
    package var keysAreOff: String {
        text("web-help.keys.off", "Keys are turned off. You can turn them on in the settings.")
    }
    package var keysAreOn: String {
        text(
            "web-help.keys.on",
            "Single keys do these things unless you are typing. You can turn them off in the settings."
        )
    }
    /// A heading: keys that act in the months only.
    package var gridKeys: String { text("web-help.keys.grid", "In the calendar") }

    /// What a key does, as all that follow: it opens a page.
    package func opens(_ page: String) -> String {
        text("web-help.key.opens", "Open {page}", ["page": page])
    }
    package var logToday: String { text("web-help.key.log", "Log today") }
    package var today: String { text("web-help.key.today", "Go to today in the calendar") }
    package var add: String { text("web-help.key.add", "Log a period day") }
    package var remove: String { text("web-help.key.remove", "Remove the bleeding of a day") }
    package var undo: String {
        text("web-help.key.undo", "Undo the last change, where the page offers it")
    }
    package var new: String {
        text("web-help.key.new", "Add something, where the page offers it")
    }
    package var help: String { text("web-help.key.help", "Show this help") }
    package var arrows: String { text("web-help.key.arrows", "The next or previous day or week") }
    package var week: String { text("web-help.key.week", "First and last day of the week") }
    package var month: String { text("web-help.key.month", "The month before and after") }
    package var year: String { text("web-help.key.year", "The year before and after") }
    package var open: String { text("web-help.key.open", "Open the day") }
    package var close: String { text("web-help.key.close", "Close the day") }
    /// A heading: keys that act in a chart only.
    package var chartKeys: String { text("web-help.keys.chart", "In a chart") }
    /// A chart reads out the numbers of one point after the other.
    package var chartArrows: String {
        text("web-help.key.chart-arrows", "Read the next or previous point")
    }

    // MARK: What a forecast is

    /// A heading.
    package var forecast: String { text("web-help.forecast", "What a forecast is") }
    /// Sentences of a paragraph. `percent` is 80%; ranges look like "80% between 30 Nov and 4 Dec".
    package var forecastSentences: [String] {
        [
            text(
                "web-help.forecast.from",
                "A forecast is worked out from the days that you logged. It knows nothing else about you."
            ),
            text(
                "web-help.forecast.range",
                "{percent} of periods begin within the range that stands beside their date. The others begin earlier or later.",
                ["percent": language.percent(whole: 80)]),
            text(
                "web-help.forecast.better",
                "With each period that you log it becomes more certain. Stress, illness and travel can still move a period."
            ),
        ]
    }

    // MARK: Words

    /// A heading.
    package var words: String { text("web-help.words", "Words") }
    package var cycle: String { text("web-help.word.cycle", "Cycle") }
    package var cycleMeaning: String {
        text(
            "web-help.word.cycle.meaning",
            "From the first day of a period to the day before the next one. Its first day is day 1."
        )
    }
    package var fertileWindow: String { text("web-help.word.fertile", "Fertile window") }
    package var fertileMeaning: String {
        text(
            "web-help.word.fertile.meaning",
            "The days before ovulation and the day itself, on which a pregnancy is likeliest.")
    }
    package var ovulation: String { text("web-help.word.ovulation", "Ovulation") }
    package var ovulationMeaning: String {
        text(
            "web-help.word.ovulation.meaning",
            "An egg leaves the ovary, about two weeks before the next period begins.")
    }
    package var between: String { text("web-help.word.between", "Bleeding between periods") }
    package var betweenMeaning: String {
        text(
            "web-help.word.between.meaning",
            "Bleeding too soon after a period to be the next one. It does not begin a cycle.")
    }
    package var spotting: String { text("web-help.word.spotting", "Spotting") }
    package var spottingMeaning: String {
        text(
            "web-help.word.spotting.meaning",
            "A little blood, too light for a pad or tampon. Spotting alone is not a period.")
    }
}

extension Language {
    package var webHelp: WebHelpMessages { WebHelpMessages(language: self) }
}
