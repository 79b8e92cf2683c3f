package import CivilDate

/// What 'eve-ics ended' says.
package struct EndedMessages: MessageGroup {
    package let language: Language

    package func ended(_ days: ClosedRange<Day>, near today: Day) -> String {
        plural(
            "ended.done", days.count, one: "Your period ended on {last}: {days}, {count} day.",
            other: "Your period ended on {last}: {days}, {count} days.",
            [
                "last": language.date(days.upperBound, near: today),
                "days": language.dates(days, near: today),
            ])
    }

    package func filled(_ days: String) -> String {
        text("ended.filled", "Also logged as period days: {days}.", ["days": days])
    }

    package func dropped(_ days: String) -> String {
        text("ended.dropped", "No longer period days: {days}.", ["days": days])
    }
}

extension Language {
    package var ending: EndedMessages { EndedMessages(language: self) }
}
