package import CivilDate

/// What `export` says of the file that it wrote.
package struct ExportMessages: MessageGroup {
    package let language: Language

    /// Of a calendar. `isReplaced` says that there was a file of that name.
    package func wrote(
        _ file: String, isReplaced: Bool, events: Int, _ span: ClosedRange<Day>, near today: Day
    ) -> String {
        isReplaced
            ? plural(
                "export.replaced.events", events, one: "Replaced {file}: {count} event, {span}.",
                other: "Replaced {file}: {count} events, {span}.",
                ["file": file, "span": language.dates(span, near: today)])
            : plural(
                "export.wrote.events", events, one: "Wrote {file}: {count} event, {span}.",
                other: "Wrote {file}: {count} events, {span}.",
                ["file": file, "span": language.dates(span, near: today)])
    }

    /// Of a log. `isReplaced` says that there was a file of that name.
    package func wrote(_ file: String, isReplaced: Bool, days: Int) -> String {
        isReplaced
            ? plural(
                "export.replaced.days", days, one: "Replaced {file}: {count} day.",
                other: "Replaced {file}: {count} days.", ["file": file])
            : plural(
                "export.wrote.days", days, one: "Wrote {file}: {count} day.",
                other: "Wrote {file}: {count} days.", ["file": file])
    }

    // MARK: What is not in it

    package func daysToCome(_ days: Int) -> String {
        plural(
            "export.to-come", days,
            one: """
                Left out: {count} day of the running period still to come. A log holds only what has \
                happened.
                """,
            other: """
                Left out: {count} days of the running period still to come. A log holds only what has \
                happened.
                """)
    }

    /// drip is another program.
    package func unknownFlow(_ days: Int) -> String {
        plural(
            "export.drip.flow", days,
            one: """
                {count} day of unknown strength was written as medium, because drip needs a \
                strength.
                """,
            other: """
                {count} days of unknown strength were written as medium, because drip needs a \
                strength.
                """)
    }

    /// drip is another program; `items` has such as "2 ovulation tests".
    package func noPlace(for items: [String]) -> String {
        text(
            "export.drip.no-place", "drip has no place for: {items}.",
            ["items": items.joined(separator: ", ")])
    }
}

extension Language {
    package var exports: ExportMessages { ExportMessages(language: self) }
}
