/// How a fact was taken in another way than the file has it: each is a remark of its own.
extension ImportRemarkMessages {
    package var heavierFlow: String {
        text("import-remark.heavier", "two flows on one day, the heavier was kept")
    }
    package var lowerTemperature: String {
        text("import-remark.lower", "two temperatures on one day, the lower was kept")
    }
    package var lowerWeight: String {
        text("import-remark.lighter", "two weights on one day, the lower was kept")
    }
    package var positiveTest: String {
        text("import-remark.positive", "two ovulation tests on one day, the positive was kept")
    }
    package var moreFertileMucus: String {
        text("import-remark.mucus", "two kinds of mucus on one day, the more fertile was kept")
    }
    package var oneOfTwoDoses: String {
        text(
            "import-remark.dose",
            "two entries for a dose: late was kept over taken, and taken over skipped")
    }
    /// Of what must not be named, because the settings hide fertile days.
    package var oneOfTwoHidden: String {
        text("import-remark.one-kept", "two values on one day, one was kept")
    }
    package var bothValues: String {
        text("import-remark.both", "two values on one day, both were kept")
    }
    /// Of a period.
    package var onlyFirstDay: String {
        text("import-remark.first-day", "its end can't be right, only the first day was taken")
    }
    package var veryHeavy: String {
        text("import-remark.very-heavy", "very heavy, taken as heavy")
    }
    /// Two pills on one day.
    package var doublePill: String {
        text("import-remark.double", "a double pill, recorded as taken")
    }
    package var unknownStrengths: String {
        text(
            "import-remark.strengths",
            "strength unknown: its days may count from 0 or from 1")
    }
    /// Of bleeding.
    package var strengthWithoutPeriod: String {
        text(
            "import-remark.strength-alone",
            "a strength on a day without a period, kept as a symptom")
    }
    package var withdrawalBleed: String {
        text("import-remark.withdrawal", "a withdrawal bleed, no period and kept as a symptom")
    }
    /// `name` stands in the file.
    package func unknownType(_ name: String) -> String {
        text(
            "import-remark.unknown-type", "{name}, unknown and kept as a symptom", ["name": name])
    }
    package var onlyDateInUTC: String {
        text("import-remark.utc", "only a date in UTC is given, taken as written")
    }
    package var assumedKilograms: String {
        text("import-remark.kilograms", "a weight without a unit, taken as kilograms")
    }
    /// Mensinator writes both in the same way.
    package var ovulationOrTest: String {
        text(
            "import-remark.ovulation",
            "an ovulation, taken as observed; it may have been a positive test")
    }
    /// Of a period whose days stand elsewhere in the file.
    package var periodWithoutDays: String {
        text("import-remark.no-days", "a period without logged days, its dates worked out")
    }
    package var uncertainDay: String {
        text("import-remark.uncertain", "a day marked as uncertain, imported as it is")
    }
}
