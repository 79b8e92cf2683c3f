package import CivilDate

/// Phases of a life and what they do to the forecast. They are read in good times and in the worst ones: plain facts,
/// without a guess at what happened.
package struct LifeMessages: MessageGroup {
    package let language: Language

    // MARK: Names of phases, in lists and tables

    package var pregnancy: String { text("life.name.pregnancy", "pregnancy") }
    /// The time after a birth.
    package var postpartum: String { text("life.name.postpartum", "postpartum") }
    package var breastfeeding: String { text("life.name.breastfeeding", "breastfeeding") }
    /// A break from forecasts, not one of a contraceptive.
    package var onBreak: String { text("life.name.break", "a break") }
    package var perimenopause: String { text("life.name.perimenopause", "perimenopause") }
    package var cycling: String { text("life.name.cycling", "cycling as usual") }

    // MARK: Items of a list

    /// An item of a list, as in "Recorded: pregnancy from 10 Nov."
    package func pregnancy(from day: Day, near today: Day) -> String {
        text("life.from.pregnancy", "pregnancy from {day}", holes(day, near: today))
    }

    /// An item of a list, as in "Recorded: postpartum from 10 Nov."
    package func postpartum(from day: Day, near today: Day) -> String {
        text("life.from.postpartum", "postpartum from {day}", holes(day, near: today))
    }

    /// An item of a list, as in "Recorded: breastfeeding from 10 Nov."
    package func breastfeeding(from day: Day, near today: Day) -> String {
        text("life.from.breastfeeding", "breastfeeding from {day}", holes(day, near: today))
    }

    /// An item of a list, as in "Recorded: a break from 10 Nov."
    package func onBreak(from day: Day, near today: Day) -> String {
        text("life.from.break", "a break from {day}", holes(day, near: today))
    }

    /// An item of a list, as in "Recorded: perimenopause from 10 Nov."
    package func perimenopause(from day: Day, near today: Day) -> String {
        text("life.from.perimenopause", "perimenopause from {day}", holes(day, near: today))
    }

    /// An item of a list, as in "Recorded: cycling as usual from 10 Nov."
    package func cycling(from day: Day, near today: Day) -> String {
        text("life.from.cycling", "cycling as usual from {day}", holes(day, near: today))
    }

    // MARK: The phase in force

    package var cyclingNow: String { text("life.now.cycling", "Cycling as usual.") }

    package func pregnancy(since day: Day, near today: Day) -> String {
        text("life.since.pregnancy", "Pregnancy since {day}.", holes(day, near: today))
    }

    package func postpartum(since day: Day, near today: Day) -> String {
        text("life.since.postpartum", "Postpartum since {day}.", holes(day, near: today))
    }

    package func breastfeeding(since day: Day, near today: Day) -> String {
        text("life.since.breastfeeding", "Breastfeeding since {day}.", holes(day, near: today))
    }

    /// A break from forecasts; `reason` is the person's own words.
    package func onBreak(since day: Day, _ reason: String?, near today: Day) -> String {
        guard let reason else {
            return text("life.since.break", "On a break since {day}.", holes(day, near: today))
        }
        return text(
            "life.since.break.reason", "On a break since {day}: {reason}.",
            ["day": language.date(day, near: today), "reason": reason])
    }

    package func perimenopause(since day: Day, near today: Day) -> String {
        text("life.since.perimenopause", "Perimenopause since {day}.", holes(day, near: today))
    }

    package func cycling(since day: Day, near today: Day) -> String {
        text("life.since.cycling", "Cycling as usual since {day}.", holes(day, near: today))
    }

    // MARK: A pregnancy

    /// `age` is "12 weeks and 3 days"; the due date follows.
    package func pregnant(weeks: Int, days: Int) -> String {
        text(
            "life.pregnant.age", "Pregnant: {age}.",
            ["age": language.formats.length(weeks: weeks, days: days)])
    }

    /// Where the weeks are not known; the due date follows.
    package var pregnant: String { text("life.pregnant", "Pregnant.") }

    /// `distance` is "in 27 weeks and 4 days" or "tomorrow".
    package func due(_ due: Day, _ distance: String, near today: Day) -> String {
        text(
            "life.due", "The due date is {day}, {distance}.",
            ["day": language.date(due, near: today), "distance": distance])
    }

    package func wasDue(_ due: Day, near today: Day) -> String {
        text("life.due.past", "The due date was {day}.", holes(due, near: today))
    }

    /// After the due date.
    package var whenOver: String {
        text(
            "life.due.over",
            """
            When the pregnancy is over, run 'eve-ics mode postpartum' or 'eve-ics mode cycling'.
            """)
    }

    private func holes(_ day: Day, near today: Day) -> Holes {
        ["day": language.date(day, near: today)]
    }
}

extension Language {
    package var life: LifeMessages { LifeMessages(language: self) }
}
