/// The methods with their schedules, as labels: behind a colon, in brackets or in the cell of a table.
package struct MethodNameMessages: MessageGroup {
    package let language: Language

    /// A pill without estrogen.
    package var minipill: String { text("method-name.minipill", "minipill") }
    package var desogestrelMinipill: String {
        text("method-name.minipill.desogestrel", "desogestrel minipill")
    }
    package var drospirenoneMinipill: String {
        text("method-name.minipill.drospirenone", "drospirenone minipill")
    }

    /// `pills` is "pill 24+4" or "drospirenone minipill 24+4": days with hormones and days without.
    package func withPlacebo(_ pills: String) -> String {
        text("method-name.placebo", "{pills} with placebo pills", ["pills": pills])
    }

    /// Several rings one after the other; `pattern` is "63+7": days with a ring and days without.
    package func ring(_ pattern: String, changedEvery days: Int) -> String {
        plural(
            "method-name.ring", days, one: "ring {pattern}, changed every {count} day",
            other: "ring {pattern}, changed every {count} days", ["pattern": pattern])
    }

    package func injection(weeks: Int) -> String {
        plural(
            "method-name.injection", weeks, one: "injection every {count} week",
            other: "injection every {count} weeks")
    }

    /// How long an implant or an IUD may stay; `method` is "copper IUD".
    package func lasting(years: Int, _ method: String) -> String {
        plural(
            "method-name.years", years, one: "{method}, {count} year",
            other: "{method}, {count} years", ["method": method])
    }

    /// How long an implant or an IUD may stay; `method` is "copper IUD".
    package func lasting(months: Int, _ method: String) -> String {
        plural(
            "method-name.months", months, one: "{method}, {count} month",
            other: "{method}, {count} months", ["method": method])
    }
}

extension Language {
    package var methodNames: MethodNameMessages { MethodNameMessages(language: self) }
}
