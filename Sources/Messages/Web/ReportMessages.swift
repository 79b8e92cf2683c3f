package import CivilDate

/// `/report` and `eve-ics report`: what a doctor asks for, on a few sheets of paper.
package struct ReportMessages: MessageGroup {
    package let language: Language

    package var title: String { text("web-report.title", "Cycle report") }
    /// `name` is the person's.
    package func title(of name: String) -> String {
        text("web-report.title.name", "Cycle report: {name}", ["name": name])
    }
    package func days(_ days: ClosedRange<Day>, near today: Day) -> String {
        text(
            "web-report.days", "{days} ({length})",
            [
                "days": language.dates(days, near: today),
                "length": language.formats.days(days.count),
            ])
    }
    package func made(on day: Day, near other: Day) -> String {
        text("web-report.made", "Made on {day}.", ["day": language.date(day, near: other)])
    }

    // MARK: The form above it

    package var choose: String { text("web-report.choose", "What the report shows") }
    /// A field for a date.
    package var from: String { text("web-report.from", "From") }
    /// A field for a date.
    package var through: String { text("web-report.through", "Through") }
    /// A box to tick.
    package var withNotes: String { text("web-report.with-notes", "With my notes") }
    /// A button.
    package var show: String { text("web-report.show", "Show") }
    package var howToPrint: String {
        text(
            "web-report.print",
            "Print this page, or save it as a PDF, with your browser's own Print. The frame around it is left out."
        )
    }
    package var badDay: String {
        text("web-report.bad-day", "Give dates such as 2026-11-20.")
    }
    package var reversed: String {
        text("web-report.reversed", "The first day comes after the last one. Swap them.")
    }
    package var future: String {
        text(
            "web-report.future",
            "A report shows what was. Choose a first day that is not in the future.")
    }

    // MARK: Sections

    package var summary: String { text("web-report.summary", "Summary") }
    package var cycles: String { text("web-report.cycles", "Cycles") }
    package var bleeding: String { text("web-report.bleeding", "Bleeding") }
    package var symptoms: String { text("web-report.symptoms", "Pain, symptoms and moods") }
    package var temperatures: String { text("web-report.temperatures", "Waking temperatures") }
    package var contraception: String { text("web-report.contraception", "Contraception") }
    package var weight: String { text("web-report.weight", "Weight") }
    package var notes: String { text("web-report.notes", "Notes") }
    package var basis: String { text("web-report.basis", "What the numbers rest on") }

    // MARK: Sentences

    /// Bleeding outside of periods; `bleeds` is a list of days.
    package func between(_ bleeds: String) -> String {
        text("web-report.between", "Bleeding between periods: {bleeds}.", ["bleeds": bleeds])
    }
    package var nothingBetween: String {
        text("web-report.between.none", "No bleeding between periods is logged.")
    }
    /// `flows` is a list such as "heavy 8, medium 14", the numbers of days.
    package func flows(_ flows: String) -> String {
        text("web-report.flows", "Days of these periods by flow: {flows}.", ["flows": flows])
    }
    /// In the list of flows; `flow` is "heavy".
    package func flow(_ flow: String, days: Int) -> String {
        text("web-report.flow", "{flow} {days}", ["flow": flow, "days": String(days)])
    }
    package func lastPeriod(_ days: ClosedRange<Day>, near today: Day) -> String {
        text(
            "web-report.last-period", "Last period: {days}.",
            ["days": language.dates(days, near: today)])
    }
    package var noSymptoms: String {
        text("web-report.symptoms.none", "No symptom and no mood is logged in this time.")
    }
    /// Of cycles with temperatures.
    package func rises(_ rises: Int, of cycles: Int) -> String {
        plural(
            "web-report.rises", cycles,
            one: "Temperature rise in {rises} of {count} cycle with readings.",
            other: "Temperature rise in {rises} of the last {count} cycles with readings.",
            ["rises": String(rises)])
    }
    package var noTemperatures: String {
        text("web-report.temperatures.none", "No temperature is logged in this time.")
    }
    /// `method` is "pill 21+7".
    package func method(_ method: String, since day: Day, near today: Day) -> String {
        text(
            "web-report.method", "{method} since {day}",
            ["method": method, "day": language.date(day, near: today)])
    }
    /// `method` is "pill 21+7".
    package func method(_ method: String, _ days: ClosedRange<Day>, near today: Day) -> String {
        text(
            "web-report.method.ended", "{method}, {days}",
            ["method": method, "days": language.dates(days, near: today)])
    }
    /// `methods` is a list such as "pill 21+7 since 3 Oct".
    package func methods(_ methods: String) -> String {
        text("web-report.methods", "Contraception: {methods}.", ["methods": methods])
    }
    package var noMethod: String {
        text("web-report.method.none", "No contraception is recorded in this time.")
    }
    /// `phases` is a list such as "pregnancy from 1 May".
    package func phases(_ phases: String) -> String {
        text("web-report.phases", "Phases of life: {phases}.", ["phases": phases])
    }
    package var noNotes: String { text("web-report.notes.none", "No note is in this time.") }

    /// How much was logged; `count` is how many days the report has, and `days` how many of them have an entry.
    package func logged(_ days: Int, of total: Int) -> String {
        plural(
            "web-report.logged", total, one: "Something is logged on {days} of {count} day.",
            other: "Something is logged on {days} of {count} days.", ["days": String(days)])
    }
    /// `sources` are names of programs.
    package func sources(_ sources: String) -> String {
        text("web-report.sources", "Some of it was imported: {sources}.", ["sources": sources])
    }
    package var ownWords: String {
        text(
            "web-report.own-words",
            "Everything here was logged by the person, and nothing was measured or examined by a professional. Ranges and dates to come are forecasts."
        )
    }
    package func madeBy(_ program: String) -> String {
        text("web-report.made-by", "Made by {program}.", ["program": program])
    }

    /// `file` is where the report is now.
    package func written(_ file: String, _ days: ClosedRange<Day>, near today: Day) -> String {
        text(
            "web-report.written",
            "Wrote the report of {days} to {file}. Open it in a browser to read, print or save it as a PDF.",
            ["file": file, "days": language.dates(days, near: today)])
    }

    // MARK: As text

    package var asText: String { text("web-report.as-text", "As text") }
    package var asTextHint: String {
        text(
            "web-report.as-text.hint", "Twelve lines for an e-mail or a form. Select and copy them."
        )
    }
    /// A button.
    package var copy: String { text("web-report.copy", "Copy as text") }
    /// What is said after the button was pressed.
    package var copied: String { text("web-report.copied", "Copied.") }
}

extension Language {
    package var report: ReportMessages { ReportMessages(language: self) }
}
