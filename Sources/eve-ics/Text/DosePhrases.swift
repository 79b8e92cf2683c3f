import CalendarModel
import CivilDate
import CycleModel
import CyclePipeline

/// Ways of saying what is due of a method, and when.
enum DosePhrases {
    /// `pill 5 of 21`, `change to patch 2 of 3`, `injection 3`.
    static func matter(_ dose: Dose) -> String {
        let place = dose.count.map { "\(dose.ordinal) of \($0)" } ?? "\(dose.ordinal)"
        let isOnlyOne = dose.count == 1
        return switch dose.kind {
        case .active: "pill \(place)"
        case .placebo: "pill \(place), without hormone"
        case .patchOn: isOnlyOne ? "put on the patch" : "put on patch \(place)"
        case .patchChange: isOnlyOne ? "change the patch" : "change to patch \(place)"
        case .patchOff: "take off the patch"
        case .ringIn: isOnlyOne ? "put in the ring" : "put in ring \(place)"
        case .ringChange: isOnlyOne ? "change the ring" : "change to ring \(place)"
        case .ringOut: "take out the ring"
        case .injection: "injection \(place)"
        case .renewal: "renewal"
        }
    }

    /// `today at 21:00`, `tomorrow`, `on Wednesday 25 Nov, in 5 days`.
    static func when(_ day: Day, minuteOfDay: Int? = nil, today: Day) -> String {
        let time = minuteOfDay.map { " at \(ClockText.text($0))" } ?? ""
        let distance = Phrases.distance(day, from: today)
        guard abs(day - today) > 1 else { return distance + time }
        let date = "on \(Phrases.weekday(day, today: today))\(time)"
        // Nobody counts the days to a renewal that is years away.
        return abs(day - today) > 99 ? date : "\(date), \(distance)"
    }

    /// `today` or `on 6 Dec`.
    static func on(_ day: Day, today: Day) -> String {
        day == today ? "today" : "on \(day.text(near: today))"
    }

    /// `ends today` or `ended on 6 Dec`.
    static func ending(_ day: Day, today: Day) -> String {
        (day < today ? "ended " : "ends ") + on(day, today: today)
    }

    /// How a dose was taken, behind a colon or a comma.
    static func taking(_ taking: DoseTaking, of kind: Dose.Kind) -> String {
        switch (taking, kind) {
        case (.taken, .active), (.taken, .placebo): "taken"
        case (.taken, _): "done"
        case (.late, _): "late"
        case (.skipped, .active), (.skipped, .placebo): "skipped"
        case (.skipped, _): "left out"
        }
    }
}
