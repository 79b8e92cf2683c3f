package import CivilDate

/// `eve-ics explain DATE`: what is logged for a day, what was predicted then, and what is expected.
package struct DayMessages: MessageGroup {
    package let language: Language

    /// `21 Nov (Saturday, tomorrow)`: the title of an answer.
    package func title(_ day: Day, near today: Day) -> String {
        text(
            "day.title", "{date} ({weekday}, {distance})",
            [
                "date": language.date(day, near: today), "weekday": language.weekday(day),
                "distance": language.formats.distance(day, from: today),
            ])
    }

    // MARK: Where the day lies

    package var firstDay: String { text("day.first", "The first day of a cycle.") }

    /// `length` is that of the cycle, in days.
    package func firstDay(ofCycleOf length: Int) -> String {
        plural(
            "day.first.length", length, one: "The first day of a cycle of {count} day.",
            other: "The first day of a cycle of {count} days.")
    }

    package func number(_ number: Int, since start: Day, near today: Day) -> String {
        text(
            "day.number", "Day {number} of the cycle that began on {start}.",
            ["number": String(number), "start": language.date(start, near: today)])
    }

    /// Of a coming day.
    package func numberIfNothingStarts(_ number: Int, since start: Day, near today: Day) -> String {
        text(
            "day.number.if",
            "Day {number} of the cycle that began on {start}, if no period starts before.",
            ["number": String(number), "start": language.date(start, near: today)])
    }

    package func expectedNumber(_ number: Int, since start: Day, near today: Day) -> String {
        text(
            "day.number.expected", "Day {number} of the cycle expected to begin on {start}.",
            ["number": String(number), "start": language.date(start, near: today)])
    }

    package func beforeFirst(_ start: Day, near today: Day) -> String {
        text(
            "day.before-first", "This day is before your first logged period ({start}).",
            ["start": language.date(start, near: today)])
    }

    // MARK: What is logged

    package var between: String {
        text("day.between", "This day counts as bleeding between periods.")
    }

    /// `items` is a list, such as "medium bleeding, 36.55 °C, cramps".
    package func logged(_ items: [String]) -> String {
        text("day.logged", "Logged: {items}.", ["items": items.joined(separator: ", ")])
    }

    package var nothingLogged: String { text("day.nothing", "Nothing is logged for this day.") }

    /// A note of several lines follows.
    package var note: String { text("day.note", "Note:") }

    // MARK: What was predicted

    /// Of a period that came: when it was expected as of `made`. `chance` is `80% between 29 Nov and 4 Dec`.
    package func predictedStart(
        _ expected: Day, _ chance: String, made: Day, near today: Day
    ) -> String {
        text(
            "day.predicted.start",
            "The forecast of {made} expected this period on {day} ({chance}).",
            [
                "made": language.date(made, near: today),
                "day": language.date(expected, near: today), "chance": chance,
            ])
    }

    /// Of a period: after the sentence above.
    package func came(daysLate: Int) -> String {
        switch daysLate {
        case 0: text("day.came.exact", "It came on that day.")
        case 1...:
            plural(
                "day.came.late", daysLate, one: "It came {count} day late.",
                other: "It came {count} days late.")
        default:
            plural(
                "day.came.early", -daysLate, one: "It came {count} day early.",
                other: "It came {count} days early.")
        }
    }

    /// `expectation` is one of those below; `made` is the first day of the cycle.
    package func predicted(_ expectation: String, made: Day, near today: Day) -> String {
        text(
            "day.predicted", "Predicted on {made}, when the cycle began: {expectation}.",
            ["made": language.date(made, near: today), "expectation": expectation])
    }

    // MARK: What is expected

    /// `expectation` is one of those below.
    package func expected(_ expectation: String) -> String {
        text("day.expected", "Expected: {expectation}.", ["expectation": expectation])
    }

    /// Stands behind "Expected:", as all that follow. `length` is how many days the period has, about.
    package func inPeriod(_ number: Int, ofAbout length: Int) -> String {
        text(
            "day.expectation.running", "day {number} of your period, which has about {length}",
            ["number": String(number), "length": language.formats.days(length)])
    }

    /// `chance` is `80% between 29 Nov and 4 Dec`, of the period's first day.
    package func inPeriod(_ number: Int, from first: Day, _ chance: String, near today: Day)
        -> String
    {
        text(
            "day.expectation.period",
            "day {number} of the period expected from {first} ({chance})",
            [
                "number": String(number), "first": language.date(first, near: today),
                "chance": chance,
            ])
    }

    /// `chance` is `80% between 29 Nov and 4 Dec`, of the period's first day.
    package func mayStart(_ chance: String) -> String {
        text(
            "day.expectation.any-day", "a period that may start any day ({chance})",
            ["chance": chance])
    }

    package var noPeriod: String { text("day.expectation.none", "no period") }

    package var noPeriodAndUnknown: String {
        text("day.expectation.unknown", "no period, and any day may be fertile")
    }

    package var noPeriodAndOutside: String {
        text("day.expectation.outside", "no period, and not in a fertile window")
    }

    /// `window` are the days of a fertile window.
    package func ovulation(in window: ClosedRange<Day>, near today: Day) -> String {
        text(
            "day.expectation.ovulation",
            "ovulation around this day, in the fertile window of {window}",
            ["window": language.dates(window, near: today)])
    }

    /// `window` are the days of a fertile window.
    package func fertile(in window: ClosedRange<Day>, ovulation: Day, near today: Day) -> String {
        text(
            "day.expectation.fertile",
            "a fertile day in the window of {window}, with ovulation around {day}",
            [
                "window": language.dates(window, near: today),
                "day": language.date(ovulation, near: today),
            ])
    }

    package func fertile(_ chance: Double) -> String {
        text(
            "day.fertile", "Chance of being fertile: {percent}.",
            ["percent": language.percent(chance)])
    }

    package func periodStarts(_ chance: Double, byThen: Double) -> String {
        text(
            "day.starts.period",
            "Chance that your next period starts on this day: {percent}. By then: {total}.",
            ["percent": language.percent(chance), "total": language.percent(byThen)])
    }

    /// Of bleeding in the break of a pill, patch or ring.
    package func bleedingStarts(_ chance: Double, byThen: Double) -> String {
        text(
            "day.starts.bleeding",
            "Chance that the next bleeding starts on this day: {percent}. By then: {total}.",
            ["percent": language.percent(chance), "total": language.percent(byThen)])
    }

    package var tooFar: String {
        text(
            "day.far", "This day is more than ten years ahead. Nothing is forecast for it.")
    }

    package var forReasons: String {
        text("day.reasons", "For the reasons, run 'eve-ics explain'.")
    }
}

extension Language {
    package var days: DayMessages { DayMessages(language: self) }
}
