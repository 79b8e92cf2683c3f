package import CivilDate

/// What a change of a method has done. A method is used in courses, each with a number and a first day.
package struct CourseMessages: MessageGroup {
    package let language: Language

    // MARK: Descriptions

    /// `details` is "pill 21+7, since 16 Nov, at 21:00".
    package func added(_ number: Int, _ details: String) -> String {
        text(
            "course.added", "Added course {number}: {details}.",
            ["number": String(number), "details": details])
    }

    /// `details` is "pill 21+7, since 16 Nov, at 21:00".
    package func changed(_ number: Int, _ details: String) -> String {
        text(
            "course.changed", "Changed course {number}: {details}.",
            ["number": String(number), "details": details])
    }

    /// An item in the details of a course; `day` is past.
    package func since(_ day: Day, near today: Day) -> String {
        text("course.since", "since {day}", ["day": language.date(day, near: today)])
    }
    /// An item in the details of a course.
    package var fromToday: String { text("course.from.today", "from today") }
    /// An item in the details of a course; `day` is to come.
    package func from(_ day: Day, near today: Day) -> String {
        text("course.from", "from {day}", ["day": language.date(day, near: today)])
    }
    /// An item in the details of a course that begins in the middle of a pack.
    package func packDay(_ number: Int) -> String {
        text("course.pack-day", "starting with day {number} of a pack", ["number": String(number)])
    }
    /// An item in the details of a course: when its doses are due.
    package func at(minuteOfDay: Int) -> String {
        text("course.at", "at {time}", ["time": language.time(minuteOfDay: minuteOfDay)])
    }

    // MARK: Changes

    /// `method` is "pill 21+7"; `day` is past.
    package func ended(_ number: Int, _ method: String, on day: Day, near today: Day) -> String {
        text(
            "course.ended", "Course {number} ({method}) ended on {day}.",
            named(number, method, language.date(day, near: today)))
    }

    /// `method` is "pill 21+7"; `day` is today or to come.
    package func ends(_ number: Int, _ method: String, on day: Day, near today: Day) -> String {
        text(
            "course.ends", "Course {number} ({method}) ends on {day}.",
            named(number, method, language.date(day, near: today)))
    }

    /// It has no last day after all.
    package func goesOn(_ number: Int, _ method: String) -> String {
        text("course.goes-on", "Course {number} ({method}) goes on.", named(number, method))
    }

    /// Of a method that would have begun today or later, in a pregnancy.
    package func willNotStart(_ number: Int, _ method: String) -> String {
        text(
            "course.will-not-start", "Course {number} ({method}) will not start.",
            named(number, method))
    }

    /// Of a method that begins in a pregnancy, as it is recorded.
    package func inPregnancy(since day: Day, near today: Day) -> String {
        text(
            "course.in-pregnancy",
            "A pregnancy is recorded since {day}. If it is over, record what came after it.",
            ["day": language.date(day, near: today)])
    }

    /// Another method with hormones began beside this one.
    package func goesOnBeside(_ number: Int, _ method: String) -> String {
        text(
            "course.goes-on.beside",
            """
            Course {number} ({method}) goes on beside it. If it is over, run 'eve-ics contraception \
            end --course {number}'.
            """,
            named(number, method))
    }

    /// When the doses of a course are due; `method` is "pill 21+7".
    package func isAt(_ number: Int, _ method: String, minuteOfDay: Int) -> String {
        text(
            "course.time", "The time of course {number} ({method}) is now {time}.",
            [
                "number": String(number), "method": method,
                "time": language.time(minuteOfDay: minuteOfDay),
            ])
    }

    package func hasNoTime(_ number: Int, _ method: String) -> String {
        text(
            "course.time.none", "Course {number} ({method}) now has no time of day.",
            named(number, method))
    }

    /// The answer to a change of a method that changes nothing.
    package var unchanged: String {
        text("course.unchanged", "It is like that already. Nothing changed.")
    }

    /// After a change of a method or of a reminder.
    package var exportAgain: String {
        text("course.export-again", "Export again to bring this into your calendar.")
    }

    // MARK: Reminders

    package var injectionOnItsDay: String {
        text(
            "course.notice.injection.day", "You will be reminded of the next injection on its day.")
    }
    package var injectionAWeekAhead: String {
        text(
            "course.notice.injection",
            "You will be reminded of the next injection one week ahead.")
    }
    /// Of the renewal of an implant or an IUD.
    package var renewalOnItsDay: String {
        text("course.notice.renewal.day", "You will be reminded of the renewal on its day.")
    }
    /// Of the renewal of an implant or an IUD.
    package func renewal(weeksAhead weeks: Int) -> String {
        plural(
            "course.notice.renewal", weeks,
            one: "You will be reminded of the renewal {count} week ahead.",
            other: "You will be reminded of the renewal {count} weeks ahead.")
    }

    /// Of an implant or an IUD that may stay for some years; `command` is one to type.
    package func renewalHint(_ command: String) -> String {
        text(
            "course.renewal-hint",
            """
            To be reminded of its renewal, enter how long it may stay. For five years, run \
            '{command}'.
            """,
            ["command": command])
    }

    // MARK: The list

    /// `today` is what stands in the command.
    package func none(today: Day) -> String {
        text(
            "course.none",
            """
            No method is recorded. For example, run 'eve-ics contraception add pill 21+7 --start \
            {today}'.
            """,
            ["today": today.description])
    }

    /// The heads of the columns: number, method, first and last day, time of day, and what is next.
    package var columns: [String] {
        [
            text("course.column.number", "Course"), text("course.column.method", "Method"),
            text("course.column.first", "From"), text("course.column.last", "To"),
            text("course.column.time", "At"), text("course.column.next", "Next"),
        ]
    }

    func named(_ number: Int, _ method: String, _ day: String = "") -> Holes {
        ["number": String(number), "method": method, "day": day]
    }
}

extension Language {
    package var course: CourseMessages { CourseMessages(language: self) }
}
