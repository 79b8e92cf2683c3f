/// Why a row was skipped: each stands behind "skipped:".
extension ImportRemarkMessages {
    // MARK: Dates

    /// `form` is such as "YYYY-MM-DD".
    package func notADate(_ form: String) -> String {
        text("import-remark.not-a-date", "not a date in the form {form}", ["form": form])
    }
    /// Of a table, whose dates all have one form.
    package var unlikeOtherDates: String {
        text("import-remark.unlike-others", "not a date, or not written like the others")
    }
    /// `date` is such as "2026-02-30".
    package func impossibleDate(_ date: String) -> String {
        text("import-remark.impossible-date", "{date} does not exist", ["date": date])
    }
    package var beforeFirstDay: String {
        text("import-remark.before-1900", "the date is before 1900; check the year")
    }
    package var inFuture: String {
        text(
            "import-remark.future",
            "the date is in the future; the log holds only what has happened")
    }
    /// Of a number that should be a moment.
    package func farFromToday(_ name: String) -> String {
        text("import-remark.far", "“{name}” has a date many centuries away", ["name": name])
    }
    package var reversedPeriod: String {
        text("import-remark.reversed", "the period ends before it starts")
    }
    package func impossibleLength(atMost days: Int) -> String {
        plural(
            "import-remark.length", days,
            one: "a period of impossible length; {count} day is the most",
            other: "a period of impossible length; {count} days are the most")
    }
    /// Of a strength, or a day of bleeding, that belongs to a period.
    package var outsidePeriod: String {
        text("import-remark.outside", "a day outside its period")
    }

    // MARK: Values

    package var notATemperature: String {
        text("import-remark.not-a-temperature", "not a temperature like 36.55 or 97.79F")
    }
    package var temperatureOutOfRange: String {
        text("import-remark.temperature-range", "the temperature is outside 30 to 45 °C")
    }
    package var notAWeight: String {
        text("import-remark.not-a-weight", "not a weight like 62.5 or 137lb")
    }
    /// In kilograms.
    package func weightOutOfRange(_ lowest: Int, _ highest: Int) -> String {
        text(
            "import-remark.weight-range", "the weight is outside {lowest} to {highest} kg",
            ["lowest": String(lowest), "highest": String(highest)])
    }
    package func tooManyItems(atMost items: Int) -> String {
        plural(
            "import-remark.items", items, one: "more than {count} symptom or mood on one day",
            other: "more than {count} symptoms or moods on one day")
    }
    package func tooLongNote(_ kibibytes: Int) -> String {
        text(
            "import-remark.note", "the notes of one day are longer than {size} KiB",
            ["size": String(kibibytes)])
    }
    /// Of a symptom that refers to another entry of the file.
    package var symptomOfNothing: String {
        text("import-remark.symptom-of-nothing", "a symptom whose day or name is not in the file")
    }

    // MARK: Rows and files

    package var notAnObject: String {
        text("import-remark.not-an-object", "a row is not an object")
    }
    package func missing(_ name: String) -> String {
        text("import-remark.missing", "a row has no “{name}”", ["name": name])
    }
    package func noValue(_ name: String) -> String {
        text("import-remark.no-value", "“{name}” has no value", ["name": name])
    }
    package func notText(_ name: String) -> String {
        text("import-remark.not-text", "“{name}” is not text", ["name": name])
    }
    package func notAWholeNumber(_ name: String) -> String {
        text("import-remark.not-whole", "“{name}” is not a whole number", ["name": name])
    }
    package func notANumber(_ name: String) -> String {
        text("import-remark.not-a-number", "“{name}” is not a number", ["name": name])
    }
    /// The words of JSON, `true` and `false`.
    package func notTruth(_ name: String) -> String {
        text("import-remark.not-truth", "“{name}” is not true or false", ["name": name])
    }
    package func notAList(_ name: String) -> String {
        text("import-remark.not-a-list", "“{name}” is not a list", ["name": name])
    }
    package func notUsual(_ name: String) -> String {
        text("import-remark.not-usual", "“{name}” is not what the app writes there", ["name": name])
    }
    /// `name` is a file in an archive.
    package func damagedFile(_ name: String) -> String {
        text("import-remark.damaged", "the file {name} is damaged", ["name": name])
    }
    /// `name` is a file in an archive.
    package func unreadFile(_ name: String) -> String {
        text(
            "import-remark.unread",
            "the file {name} is too large, locked, or of a kind that is not read",
            ["name": name])
    }
}
