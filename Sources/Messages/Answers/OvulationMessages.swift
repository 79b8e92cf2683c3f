package import CivilDate

/// What is known of a cycle's ovulation: one sentence for each state, the same wherever it is read.
package struct OvulationMessages: MessageGroup {
    package let language: Language

    /// `chance` is `80% between 29 Nov and 4 Dec`.
    package func expected(_ day: Day, _ chance: String, near today: Day) -> String {
        text(
            "ovulation.expected", "Ovulation expected {day}, {chance}.",
            ["day": language.date(day, near: today), "chance": chance])
    }

    /// Of an ovulation. `signs` is a list, such as "LH test, mucus".
    package func signs(_ day: Day, _ signs: [String], near today: Day) -> String {
        text(
            "ovulation.signs",
            "Signs point to ovulation on {day} ({signs}). Not confirmed.",
            ["day": language.date(day, near: today), "signs": signs.joined(separator: ", ")])
    }

    /// `signs` is a list, such as "temperature, LH test".
    package func confirmed(_ day: Day, _ signs: [String], near today: Day) -> String {
        text(
            "ovulation.confirmed", "Ovulation confirmed, {day} ({signs}).",
            ["day": language.date(day, near: today), "signs": signs.joined(separator: ", ")])
    }

    /// Of a cycle that is over. There may be records that say when ovulation was not, such as negative tests.
    package var notPlaced: String {
        text("ovulation.none", "Nothing logged in this cycle shows when ovulation was.")
    }

    /// Of a confirmed ovulation.
    package func past(_ days: Int) -> String {
        plural(
            "ovulation.past", days, one: "{count} day past ovulation.",
            other: "{count} days past ovulation.")
    }

    /// Of an ovulation that signs point to.
    package func pastByAbout(_ days: Int) -> String {
        plural(
            "ovulation.past.about", days, one: "About {count} day past ovulation.",
            other: "About {count} days past ovulation.")
    }
}

extension Language {
    package var ovulation: OvulationMessages { OvulationMessages(language: self) }
}
