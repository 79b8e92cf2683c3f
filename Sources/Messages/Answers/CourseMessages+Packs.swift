package import CivilDate

/// What a reset of a pack, an injection or a renewal has done.
extension CourseMessages {
    /// `method` is "pill 21+7".
    package func packBegins(
        _ pack: Int, _ number: Int, _ method: String, on day: Day, near today: Day
    ) -> String {
        text(
            "course.pack.begins", "Course {number} ({method}): pack {pack} begins on {day}.",
            [
                "number": String(number), "method": method, "pack": String(pack),
                "day": language.date(day, near: today),
            ])
    }

    /// Of patches or rings.
    package func roundBegins(
        _ round: Int, _ number: Int, _ method: String, on day: Day, near today: Day
    ) -> String {
        text(
            "course.round.begins", "Course {number} ({method}): round {round} begins on {day}.",
            [
                "number": String(number), "method": method, "round": String(round),
                "day": language.date(day, near: today),
            ])
    }

    /// After the sentence that a pack or a round begins.
    package var nothingTaken: String {
        text(
            "course.pack.unbegun",
            """
            Nothing of it is recorded as taken, so it is shifted to that day. If you had begun it, \
            repeat the command with '--new-pack'.
            """)
    }

    package func isDay(
        _ place: Int, ofPack pack: Int, _ number: Int, _ method: String, on day: Day,
        near today: Day
    ) -> String {
        text(
            "course.pack.moved", "Course {number} ({method}): {day} is day {place} of pack {pack}.",
            [
                "number": String(number), "method": method, "pack": String(pack),
                "place": String(place), "day": language.date(day, near: today),
            ])
    }

    /// Of patches or rings.
    package func isDay(
        _ place: Int, ofRound round: Int, _ number: Int, _ method: String, on day: Day,
        near today: Day
    ) -> String {
        text(
            "course.round.moved",
            "Course {number} ({method}): {day} is day {place} of round {round}.",
            [
                "number": String(number), "method": method, "round": String(round),
                "place": String(place), "day": language.date(day, near: today),
            ])
    }

    package func injectionGiven(
        _ injection: Int, _ number: Int, _ method: String, on day: Day, near today: Day
    ) -> String {
        text(
            "course.injection.given",
            "Course {number} ({method}): injection {injection} was given on {day}.",
            [
                "number": String(number), "method": method, "injection": String(injection),
                "day": language.date(day, near: today),
            ])
    }

    package func injectionDue(
        _ injection: Int, _ number: Int, _ method: String, on day: Day, near today: Day
    ) -> String {
        text(
            "course.injection.due",
            "Course {number} ({method}): injection {injection} is due on {day}.",
            [
                "number": String(number), "method": method, "injection": String(injection),
                "day": language.date(day, near: today),
            ])
    }

    /// Of an implant or an IUD; the day may be to come.
    package func renewed(_ number: Int, _ method: String, on day: Day, near today: Day) -> String {
        text(
            "course.renewed", "Course {number} ({method}): renewal on {day}.",
            named(number, method, language.date(day, near: today)))
    }
}
