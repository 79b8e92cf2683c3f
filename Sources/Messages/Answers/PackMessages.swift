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

    /// The head of a column, as all that follow; above the numbers of packs.
    package var pack: String { text("packs.pack", "Pack") }
    /// Above the numbers of rounds of patches or rings.
    package var round: String { text("packs.round", "Round") }
    package var pills: String { text("packs.pills", "Pills") }
    /// Of a patch or a ring.
    package var worn: String { text("packs.worn", "Worn") }
    /// Of patches or rings.
    package var changes: String { text("packs.changes", "Put on or changed on") }
    package var placebo: String { text("packs.placebo", "Without hormones") }
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
