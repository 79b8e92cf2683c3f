package import CivilDate

/// What is due of a method, and when.
package struct DueMessages: MessageGroup {
    package let language: Language

    // MARK: Doses

    /// What is to be done, behind a colon or in the cell of a table; `number` is "5 of 21".
    package func pill(_ number: String) -> String {
        text("due.pill", "pill {number}", ["number": number])
    }

    /// What is to be done, behind a colon or in the cell of a table; `number` is "25 of 28".
    package func placebo(_ number: String) -> String {
        text("due.placebo", "pill {number} (placebo)", ["number": number])
    }

    /// What is to be done, behind a colon or in the cell of a table; `number` is "2 of 3".
    package func patchOn(_ number: String) -> String {
        text("due.patch.on", "put on patch {number}", ["number": number])
    }
    /// Of the only patch of a round: what is to be done, behind a colon or in the cell of a table.
    package var patchOn: String { text("due.patch.on.only", "put on the patch") }
    /// What is to be done, behind a colon or in the cell of a table; `number` is "2 of 3".
    package func patchChange(_ number: String) -> String {
        text("due.patch.change", "change to patch {number}", ["number": number])
    }
    /// Of the only patch of a round: what is to be done, behind a colon or in the cell of a table.
    package var patchChange: String { text("due.patch.change.only", "change the patch") }
    /// What is to be done, behind a colon or in the cell of a table.
    package var patchOff: String { text("due.patch.off", "take off the patch") }

    /// What is to be done, behind a colon or in the cell of a table; `number` is "2 of 3".
    package func ringIn(_ number: String) -> String {
        text("due.ring.in", "put in ring {number}", ["number": number])
    }
    /// Of the only ring of a round: what is to be done, behind a colon or in the cell of a table.
    package var ringIn: String { text("due.ring.in.only", "put in the ring") }
    /// What is to be done, behind a colon or in the cell of a table; `number` is "2 of 3".
    package func ringChange(_ number: String) -> String {
        text("due.ring.change", "change to ring {number}", ["number": number])
    }
    /// Of the only ring of a round: what is to be done, behind a colon or in the cell of a table.
    package var ringChange: String { text("due.ring.change.only", "change the ring") }
    /// What is to be done, behind a colon or in the cell of a table.
    package var ringOut: String { text("due.ring.out", "take out the ring") }

    /// What is to be done, behind a colon or in the cell of a table; `number` is 3 for the third one.
    package func injection(_ number: String) -> String {
        text("due.injection", "injection {number}", ["number": number])
    }
    /// Of an implant or an IUD: what is to be done, behind a colon or in the cell of a table.
    package var renewal: String { text("due.renewal", "renewal") }

    // MARK: Times

    /// `today at 21:00`, `tomorrow` or `Wednesday 25 Nov at 21:00, in 5 days`: behind a colon or a comma.
    package func when(_ day: Day, minuteOfDay: Int? = nil, today: Day) -> String {
        let distance = language.formats.distance(day, from: today)
        let isNear = abs(day - today) <= 1
        let date = isNear ? distance : language.weekdayAndDate(day, near: today)
        let moment = minuteOfDay.map { at(date, $0) } ?? date
        // Nobody counts the days to a renewal that is years away.
        return isNear || abs(day - today) > 99
            ? moment : away(moment, distance)
    }

    /// `day` is "Wednesday 25 Nov" or "Wednesday 25 Nov at 21:00", and `distance` is "in 5 days" or "3 days ago".
    private func away(_ day: String, _ distance: String) -> String {
        text("due.when", "{day}, {distance}", ["day": day, "distance": distance])
    }

    /// `day` is "tomorrow" or "Wednesday 25 Nov".
    private func at(_ day: String, _ minuteOfDay: Int) -> String {
        text(
            "due.when.at", "{day} at {time}",
            ["day": day, "time": language.time(minuteOfDay: minuteOfDay)])
    }

    /// `dose` is "pill 6 of 21", and `when` is "today at 21:00" or "Wednesday 25 Nov, in 5 days".
    package func item(_ dose: String, _ when: String) -> String {
        text("due.item", "{dose}, {when}", ["dose": dose, "when": when])
    }

    // MARK: Sentences

    /// `item` is "pill 6 of 21, tomorrow at 21:00" or "take off the patch, Wednesday 25 Nov, in 5 days".
    package func next(_ item: String) -> String {
        text("due.next", "Next: {item}.", ["item": item])
    }

    /// Of today or yesterday. `dose` is "pill 6 of 21".
    package func open(_ dose: String, isToday: Bool, time: String?) -> String {
        let texts: Holes = ["dose": dose, "time": time ?? ""]
        return switch (isToday, time) {
        case (true, nil): text("due.today", "Today: {dose}, not recorded yet.", texts)
        case (true, _): text("due.today.at", "Today at {time}: {dose}, not recorded yet.", texts)
        case (false, nil): text("due.yesterday", "Yesterday: {dose}, not recorded yet.", texts)
        case (false, _):
            text("due.yesterday.at", "Yesterday at {time}: {dose}, not recorded yet.", texts)
        }
    }

    /// `dose` is "pill 6 of 21, taken" or "put on patch 2 of 3, late".
    package func recorded(_ dose: String) -> String {
        text("due.today.recorded", "Today: {dose}.", ["dose": dose])
    }

    package func missedInjection(_ number: Int, due day: Day, today: Day) -> String {
        text(
            "due.injection.missed",
            "Injection {number} was due on {day}, {distance}. It is not recorded as done.",
            [
                "number": String(number), "day": language.weekdayAndDate(day, near: today),
                "distance": language.formats.distance(day, from: today),
            ])
    }

    /// The days before today whose doses are not recorded.
    package func unrecorded(_ days: [Day], near today: Day) -> String {
        text(
            "due.unrecorded", "Not recorded yet: {days}.",
            ["days": language.dates(days, near: today)])
    }

    /// Of an implant or an IUD; `when` is "Friday 4 Dec, in 14 days".
    package func renewal(_ method: String, when: String) -> String {
        text(
            "due.renewal.coming", "Renewal due: {method}, {when}.",
            ["method": method, "when": when])
    }

    /// Of an implant or an IUD; `when` is "Monday 2 Nov, 18 days ago".
    package func overdue(_ method: String, when: String, course: Int) -> String {
        text(
            "due.renewal.overdue",
            """
            Renewal overdue: {method}, {when}. When it is done, run 'eve-ics contraception reset \
            --course {course}'.
            """,
            ["method": method, "when": when, "course": String(course)])
    }

    // MARK: Packs

    /// The break of a pack.
    package func noPills(_ days: ClosedRange<Day>, near today: Day) -> String {
        text("due.break.pill", "No pills: {days}.", ["days": language.dates(days, near: today)])
    }
    /// The days of a pack that have placebo pills.
    package func placeboPills(_ days: ClosedRange<Day>, near today: Day) -> String {
        text(
            "due.break.placebo", "Placebo pills, without hormones: {days}.",
            ["days": language.dates(days, near: today)])
    }
    /// The break of a round of patches.
    package func noPatch(_ days: ClosedRange<Day>, near today: Day) -> String {
        text("due.break.patch", "No patch: {days}.", ["days": language.dates(days, near: today)])
    }
    /// The break of a round of rings.
    package func noRing(_ days: ClosedRange<Day>, near today: Day) -> String {
        text("due.break.ring", "No ring: {days}.", ["days": language.dates(days, near: today)])
    }

    /// When the next pack of pills begins; `when` is "Monday 14 Dec, in 24 days".
    package func nextPack(_ when: String) -> String {
        text("due.next.pack", "Next pack: {when}.", ["when": when])
    }
    /// After a break; `when` is "Monday 14 Dec, in 24 days".
    package func nextPatch(_ when: String) -> String {
        text("due.next.patch", "Next patch: {when}.", ["when": when])
    }
    /// After a break; `when` is "Monday 14 Dec, in 24 days".
    package func nextRing(_ when: String) -> String {
        text("due.next.ring", "Next ring: {when}.", ["when": when])
    }
}

extension Language {
    package var due: DueMessages { DueMessages(language: self) }
}
