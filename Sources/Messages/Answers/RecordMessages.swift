/// What was recorded about a day. Each text is an item of a list, behind a colon or in a cell.
package struct RecordMessages: MessageGroup {
    package let language: Language

    // MARK: Bleeding

    package var period: String { text("record.period", "period") }
    package var betweenPeriods: String { text("record.between", "bleeding between periods") }
    /// Of which nothing else is said; or in a pregnancy and after a birth, where it is no period.
    package var bleeding: String { text("record.bleeding", "bleeding") }
    package var noBleeding: String { text("record.flow.none", "no bleeding") }
    package var spotting: String { text("record.flow.spotting", "spotting") }
    /// A day of a period on which the strength of the bleeding is not known.
    package var periodDay: String { text("record.flow.unknown", "period day") }

    /// The strength of bleeding by the word that a log has for it.
    package func flow(_ word: String) -> String {
        switch word {
        case "none": noBleeding
        case "spotting": spotting
        case "light": text("record.flow.light", "light bleeding")
        case "medium": text("record.flow.medium", "medium bleeding")
        case "heavy": text("record.flow.heavy", "heavy bleeding")
        default: periodDay
        }
    }

    /// How strong bleeding was, without saying how strong.
    package var strength: String { text("record.flow", "strength of bleeding") }

    package var firstDay: String {
        text("record.first-day", "first day of a period of unknown length")
    }
    /// That a period ended on a day, or that its end is not known.
    package var end: String { text("record.end", "end of a period") }
    package var lastDay: String { text("record.last-day", "last day of a period") }

    // MARK: Signs

    /// Body temperature on waking, without its value.
    package var temperature: String { text("record.temperature", "temperature") }
    /// `degrees` is "36.55 °C".
    package func temperature(_ degrees: String) -> String {
        text("record.temperature.value", "temperature {degrees}", ["degrees": degrees])
    }

    /// Body weight, without its value.
    package var weight: String { text("record.weight", "weight") }
    /// `amount` is "62.5 kg".
    package func weight(_ amount: String) -> String {
        text("record.weight.value", "weight {amount}", ["amount": amount])
    }

    /// Without its result.
    package var ovulationTest: String { text("record.lh", "ovulation test") }
    /// The result of an ovulation test by the word that a log has for it.
    package func ovulationTest(_ word: String) -> String {
        switch word {
        case "positive": text("record.lh.positive", "positive ovulation test")
        case "negative": text("record.lh.negative", "negative ovulation test")
        default: ovulationTest
        }
    }

    /// Without what it was like.
    package var mucus: String { text("record.mucus", "cervical mucus") }
    /// What cervical mucus was like, from least to most fertile, by the word that a log has for it.
    package func mucus(_ word: String) -> String {
        switch word {
        case "dry": text("record.mucus.dry", "dry mucus")
        case "sticky": text("record.mucus.sticky", "sticky mucus")
        case "creamy": text("record.mucus.creamy", "creamy mucus")
        case "watery": text("record.mucus.watery", "watery mucus")
        case "eggwhite": text("record.mucus.eggwhite", "egg-white mucus")
        default: mucus
        }
    }

    /// You noticed your ovulation on this day.
    package var ovulation: String { text("record.ovulation", "ovulation noticed") }

    // MARK: Everything else

    /// Without what it is.
    package var symptoms: String { text("record.symptoms", "symptoms") }
    /// `words` are the person's own: "cramps, back pain".
    package func symptoms(_ words: String) -> String {
        text("record.symptoms.value", "symptoms “{words}”", ["words": words])
    }

    /// Without what it is.
    package var mood: String { text("record.mood", "mood") }
    /// `words` are the person's own: "calm".
    package func mood(_ words: String) -> String {
        text("record.mood.value", "mood “{words}”", ["words": words])
    }

    /// Of a pill, a patch, a ring or an injection; it is not said whether it was taken.
    package var dose: String { text("record.dose", "dose") }
    /// Whether a pill, a patch, a ring or an injection was taken, by the word that a log has for it.
    package func dose(_ word: String) -> String {
        switch word {
        case "taken": text("record.dose.taken", "dose taken")
        case "late": text("record.dose.late", "dose late")
        case "skipped": text("record.dose.skipped", "dose skipped")
        default: dose
        }
    }

    /// Without what it says.
    package var note: String { text("record.note", "note") }
    /// `words` are the person's own.
    package func note(_ words: String) -> String {
        text("record.note.value", "note “{words}”", ["words": words])
    }
}

extension Language {
    package var records: RecordMessages { RecordMessages(language: self) }
}
