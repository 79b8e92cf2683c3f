package import CivilDate

/// The tables of packs to come.
package struct PackMessages: MessageGroup {
    package let language: Language

    /// The title of a table; `method` is "pill 21+7".
    package func packs(_ method: String) -> String {
        text("packs.title", "Packs: {method}", ["method": method])
    }
    /// The title of a table of patches or rings; `method` is "patch 21+7".
    package func rounds(_ method: String) -> String {
        text("packs.title.rounds", "Rounds: {method}", ["method": method])
    }

    /// The head of a column, above the numbers of packs.
    package var pack: String { text("packs.pack", "Pack") }
    /// The head of a column, above the numbers of rounds of patches or rings.
    package var round: String { text("packs.round", "Round") }
    /// The head of a column, above the days with a pill.
    package var pills: String { text("packs.pills", "Pills") }
    /// The head of a column, above the days with a patch or a ring.
    package var worn: String { text("packs.worn", "Worn") }
    /// The head of a column, above the days on which a patch or a ring is changed.
    package var changes: String { text("packs.changes", "Put on or changed on") }
    /// The head of a column, above the days with placebo pills.
    package var placebo: String { text("packs.placebo", "Without hormones") }
    /// The head of a column, above the days without pills, patch or ring.
    package var pause: String { text("packs.break", "Break") }

    /// `method` is "injection every 13 weeks".
    package func injections(_ method: String, on days: [Day], near today: Day) -> String {
        text(
            "packs.injections", "Due ({method}): {days}.",
            ["method": method, "days": language.dates(days, near: today)])
    }
}

extension Language {
    package var packs: PackMessages { PackMessages(language: self) }
}
