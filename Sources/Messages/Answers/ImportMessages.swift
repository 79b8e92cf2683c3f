package import CivilDate

/// What `import` says of a file, but for the events of a calendar.
package struct ImportMessages: MessageGroup {
    package let language: Language

    // MARK: What was imported

    /// `span` is "3 Jan – 20 Nov"; `items` has what was imported, such as "12 period days", or nothing.
    package func imported(_ days: Int, _ span: String, _ items: [String]) -> String {
        items.isEmpty
            ? plural(
                "import.done", days, one: "Imported {count} day, {span}.",
                other: "Imported {count} days, {span}.", ["span": span])
            : plural(
                "import.done.items", days, one: "Imported {count} day, {span}: {items}.",
                other: "Imported {count} days, {span}: {items}.",
                ["span": span, "items": items.joined(separator: ", ")])
    }

    /// Before anything is imported. `span` is "3 Jan – 20 Nov"; `items` has what is to be imported, such as "12 period
    /// days", or nothing.
    package func toImport(_ days: Int, _ span: String, _ items: [String]) -> String {
        items.isEmpty
            ? plural(
                "import.planned", days, one: "To import: {count} day, {span}.",
                other: "To import: {count} days, {span}.", ["span": span])
            : plural(
                "import.planned.items", days, one: "To import: {count} day, {span}: {items}.",
                other: "To import: {count} days, {span}: {items}.",
                ["span": span, "items": items.joined(separator: ", ")])
    }

    /// An item of what was imported or left out, as all that follow.
    package func periodDays(_ count: Int) -> String {
        plural(
            "import.item.period", count, one: "{count} period day", other: "{count} period days")
    }
    /// Of bleeding that is no period, and of days without any.
    package func flows(_ count: Int) -> String {
        plural("import.item.flow", count, one: "{count} other flow", other: "{count} other flows")
    }
    package func temperatures(_ count: Int) -> String {
        plural(
            "import.item.temperature", count, one: "{count} temperature",
            other: "{count} temperatures")
    }
    package func weights(_ count: Int) -> String {
        plural("import.item.weight", count, one: "{count} weight", other: "{count} weights")
    }
    package func ovulationTests(_ count: Int) -> String {
        plural(
            "import.item.test", count, one: "{count} ovulation test",
            other: "{count} ovulation tests")
    }
    package func daysWithMucus(_ count: Int) -> String {
        plural(
            "import.item.mucus", count, one: "{count} day with mucus",
            other: "{count} days with mucus")
    }
    package func daysWithSymptoms(_ count: Int) -> String {
        plural(
            "import.item.symptoms", count, one: "{count} day with symptoms",
            other: "{count} days with symptoms")
    }
    package func daysWithMoods(_ count: Int) -> String {
        plural(
            "import.item.moods", count, one: "{count} day with moods",
            other: "{count} days with moods")
    }
    package func doses(_ count: Int) -> String {
        plural("import.item.dose", count, one: "{count} dose", other: "{count} doses")
    }
    package func ovulations(_ count: Int) -> String {
        plural(
            "import.item.ovulation", count, one: "{count} observed ovulation",
            other: "{count} observed ovulations")
    }
    /// Of all that must not be named, because the settings hide fertile days.
    package func otherValues(_ count: Int) -> String {
        plural(
            "import.item.other", count, one: "{count} other value", other: "{count} other values")
    }
    package func notes(_ count: Int) -> String {
        plural("import.item.note", count, one: "{count} note", other: "{count} notes")
    }

    // MARK: What was not

    /// `items` has "17 days logged already", "24 events unchanged" or both.
    package func nothingNew(_ items: [String]) -> String {
        text(
            "import.nothing-new", "Nothing new: {items}.",
            ["items": items.joined(separator: ", ")])
    }

    /// Of days that another tracker has too.
    package func nothingNew(confirmed days: Int) -> String {
        plural(
            "import.nothing-new.source", days,
            one: "Nothing new: {count} day logged already, now with one more source.",
            other: "Nothing new: {count} days logged already, now with one more source.")
    }

    /// An item, behind "Nothing new:".
    package func unchanged(days: Int) -> String {
        plural(
            "import.item.logged", days, one: "{count} day logged already",
            other: "{count} days logged already")
    }

    /// An item, behind "Nothing new:".
    package func unchanged(events: Int) -> String {
        plural(
            "import.item.events", events, one: "{count} event unchanged",
            other: "{count} events unchanged")
    }

    package func loggedAlready(_ days: Int) -> String {
        plural(
            "import.logged-already", days, one: "{count} day is logged already.",
            other: "{count} days are logged already.")
    }

    /// Before the first day that the settings keep.
    package func tooOld(_ days: Int, before first: Day, near today: Day) -> String {
        plural(
            "import.too-old", days,
            one: """
                Not imported: {count} day before {first}, because of 'eve-ics settings keep'.
                """,
            other: """
                Not imported: {count} days before {first}, because of 'eve-ics settings keep'.
                """,
            ["first": language.date(first, near: today)])
    }

    // MARK: A calendar

    package var massDeletion: String {
        text(
            "import.mass",
            """
            This removes a large part of your log, which needs 'eve-ics import \
            --allow-mass-delete'.
            """)
    }
    package var done: String { text("import.applied", "Done. 'eve-ics undo' takes it back.") }
    package var notYet: String { text("import.not-yet", "Nothing was changed yet.") }

    /// Of a calendar that fits an earlier export better than the last one, where even earlier ones are forgotten.
    package var mayBeOlder: String {
        text(
            "import.older",
            """
            This calendar is older than your latest one, and what differs may be an earlier \
            forecast instead of your change.
            """)
    }

    // MARK: Contradictions

    /// `logged` and `incoming` are what was recorded, "heavy bleeding" or "temperature 36.55 °C".
    package func contradiction(
        _ day: Day, logged: String, incoming: String, near today: Day
    ) -> String {
        text(
            "import.contradiction", "{day}: {logged} in the log, {incoming} in the file",
            ["day": language.date(day, near: today), "logged": logged, "incoming": incoming])
    }

    /// `field` is what was recorded, "temperature".
    package func differs(_ field: String) -> String {
        text("import.differs", "{field}: log and file differ", ["field": field])
    }

    /// Of what must not be named, because the settings hide fertile days.
    package var differsInHidden: String {
        text("import.differs.hidden", "log and file differ in a value that your settings hide")
    }

    // MARK: Other trackers

    package func ignoredCycles(_ cycles: Int) -> String {
        plural(
            "import.tracker.ignored", cycles,
            one: "{count} cycle left out of the forecast, as the file says.",
            other: "{count} cycles left out of the forecast, as the file says.")
    }

    /// `kept` says which of two values stays, "two flows on one day, the heavier was kept".
    package func twoTrackers(_ days: Int, kept: String) -> String {
        plural(
            "import.tracker.two", days,
            one: "{count} day in two trackers: {kept}.",
            other: "{count} days in two trackers: {kept}.", ["kept": kept])
    }

    /// `tracker` is a name, "Clue", and `span` "3 Jan – 20 Nov".
    package func read(_ file: String, _ tracker: String, days: Int, _ span: String) -> String {
        plural(
            "import.tracker.file", days, one: "{file}: {tracker}, {count} day, {span}.",
            other: "{file}: {tracker}, {count} days, {span}.",
            ["file": file, "tracker": tracker, "span": span])
    }

    package func noPeriod(in file: String) -> String {
        text("import.tracker.no-period", "{file}: no period is in it.", ["file": file])
    }

    package func moreRemarks(_ remarks: Int, on file: String) -> String {
        plural(
            "import.tracker.more", remarks, one: "{file}: and {count} more remark",
            other: "{file}: and {count} more remarks", ["file": file])
    }

    // MARK: Questions

    package var areMissing: String {
        text("import.ask.missing", "These events are missing from the calendar:")
    }
    /// Of events that are missing from the calendar.
    package var askDeletion: String {
        text("import.ask.deletion", "Did you delete them, and should your log follow?")
    }
    package var ask: String { text("import.ask", "Import this?") }
}

extension Language {
    package var imports: ImportMessages { ImportMessages(language: self) }
}
