/// What the entries of a calendar are called, and what their alarms say.
package struct TitleMessages: MessageGroup {
    package let language: Language

    // MARK: Plain titles

    package var period: String { text("title.period", "Period") }
    package var expectedPeriod: String { text("title.period.expected", "Period (expected)") }
    /// From its likeliest day on, as long as it is still expected.
    package var anyDayPeriod: String { text("title.period.any-day", "Period expected any day") }
    package var betweenPeriods: String { text("title.between", "Bleeding between periods") }
    package var fertile: String { text("title.fertile", "Fertile window") }
    package var ovulation: String { text("title.ovulation", "Ovulation") }
    package var expectedOvulation: String {
        text("title.ovulation.expected", "Ovulation (expected)")
    }
    /// Tests, mucus or a temperature point to it, and nothing confirms it.
    package var ovulationBySigns: String { text("title.ovulation.signs", "Ovulation (by signs)") }
    package var pill: String { text("title.pill", "Pill") }
    package var patch: String { text("title.patch", "Patch") }
    package var ring: String { text("title.ring", "Ring") }
    package var injection: String { text("title.injection", "Injection") }
    /// An implant or an IUD is due for renewal.
    package var renewal: String { text("title.renewal", "Renewal") }
    /// An entry that asks something.
    package var prompt: String { text("title.prompt", "Question") }
    package var isLate: String { text("title.prompt.late", "Is your period late?") }
    package var started: String { text("title.prompt.started", "Did your period start?") }
    package var ended: String { text("title.prompt.ended", "Did your period end?") }

    // MARK: Neutral titles

    /// A neutral title: it gives nothing away to somebody who sees the calendar, and no two are equal.
    package var neutralPeriod: String { text("title.neutral.period", "Routine") }
    /// A neutral title: it gives nothing away to somebody who sees the calendar, and no two are equal.
    package var neutralFertile: String { text("title.neutral.fertile", "Focus") }
    /// A neutral title: it gives nothing away to somebody who sees the calendar, and no two are equal.
    package var neutralOvulation: String { text("title.neutral.ovulation", "Review") }
    /// A neutral title: it gives nothing away to somebody who sees the calendar, and no two are equal.
    package var neutralPill: String { text("title.neutral.pill", "Checklist") }
    /// A neutral title, of a pill without hormones: it differs from that of other pills and gives nothing away.
    package var neutralPlacebo: String { text("title.neutral.placebo", "Short checklist") }
    /// A neutral title: it gives nothing away to somebody who sees the calendar, and no two are equal.
    package var neutralPatch: String { text("title.neutral.patch", "Errand") }
    /// A neutral title: it gives nothing away to somebody who sees the calendar, and no two are equal.
    package var neutralRing: String { text("title.neutral.ring", "Upkeep") }
    /// A neutral title: it gives nothing away to somebody who sees the calendar, and no two are equal.
    package var neutralInjection: String { text("title.neutral.injection", "Appointment") }
    /// A neutral title: it gives nothing away to somebody who sees the calendar, and no two are equal.
    package var neutralRenewal: String { text("title.neutral.renewal", "Follow-up") }
    /// A neutral title: it gives nothing away to somebody who sees the calendar, and no two are equal.
    package var neutralPrompt: String { text("title.neutral.prompt", "Note") }

    // MARK: Names of calendars

    /// The name of the calendar.
    package var calendar: String { text("title.calendar", "Cycle") }
    /// The neutral name of the calendar, which gives nothing away.
    package var neutralCalendar: String { text("title.neutral.calendar", "Planner") }

    // MARK: Doses

    /// `title` is "Pill" or the person's own word.
    package func placebo(_ title: String) -> String {
        text("title.placebo", "{title} (placebo)", ["title": title])
    }

    /// `title` is "Patch" or the person's own word.
    package func patchOn(_ title: String) -> String {
        text("title.patch.on", "{title}: put on", ["title": title])
    }

    /// `title` is "Patch" or the person's own word.
    package func patchChange(_ title: String) -> String {
        text("title.patch.change", "{title}: change", ["title": title])
    }

    /// `title` is "Patch" or the person's own word.
    package func patchOff(_ title: String) -> String {
        text("title.patch.off", "{title}: take off", ["title": title])
    }

    /// `title` is "Ring" or the person's own word.
    package func ringIn(_ title: String) -> String {
        text("title.ring.in", "{title}: put in", ["title": title])
    }

    /// `title` is "Ring" or the person's own word.
    package func ringChange(_ title: String) -> String {
        text("title.ring.change", "{title}: change", ["title": title])
    }

    /// `title` is "Ring" or the person's own word.
    package func ringOut(_ title: String) -> String {
        text("title.ring.out", "{title}: take out", ["title": title])
    }

    /// `title` is "Renewal" or the person's own word, and `method` what is renewed: "implant".
    package func renewal(_ title: String, _ method: String) -> String {
        text("title.renewal.method", "{title}: {method}", ["title": title, "method": method])
    }

    /// A dose that was not taken.
    package func skipped(_ title: String) -> String {
        text("title.skipped", "{title} (skipped)", ["title": title])
    }

    // MARK: Alarms

    /// `title` is "Fertile window", "Pill" or the person's own word.
    package func starts(_ title: String, inDays days: Int) -> String {
        switch days {
        case 0: text("alarm.starts.today", "{title} starts today", ["title": title])
        case 1: text("alarm.starts.tomorrow", "{title} starts tomorrow", ["title": title])
        case let days where days > 7 && days % 7 == 0:
            plural(
                "alarm.starts.weeks", days / 7, one: "{title} starts in {count} week",
                other: "{title} starts in {count} weeks", ["title": title])
        default:
            plural(
                "alarm.starts.days", days, one: "{title} starts in {count} day",
                other: "{title} starts in {count} days", ["title": title])
        }
    }

    /// `title` is "Period", "Ovulation" or the person's own word.
    package func expected(_ title: String, inDays days: Int) -> String {
        switch days {
        case 0: text("alarm.expected.today", "{title} expected today", ["title": title])
        case 1: text("alarm.expected.tomorrow", "{title} expected tomorrow", ["title": title])
        case let days where days > 7 && days % 7 == 0:
            plural(
                "alarm.expected.weeks", days / 7, one: "{title} expected in {count} week",
                other: "{title} expected in {count} weeks", ["title": title])
        default:
            plural(
                "alarm.expected.days", days, one: "{title} expected in {count} day",
                other: "{title} expected in {count} days", ["title": title])
        }
    }

    /// Of a patch, a ring, an injection or a renewal; `title` says which: "Patch: change".
    package func due(_ title: String, inDays days: Int) -> String {
        switch days {
        case 0: text("alarm.due.today", "{title} today", ["title": title])
        case 1: text("alarm.due.tomorrow", "{title} tomorrow", ["title": title])
        case let days where days > 7 && days % 7 == 0:
            plural(
                "alarm.due.weeks", days / 7, one: "{title} in {count} week",
                other: "{title} in {count} weeks", ["title": title])
        default:
            plural(
                "alarm.due.days", days, one: "{title} in {count} day",
                other: "{title} in {count} days", ["title": title])
        }
    }
}

extension Language {
    package var titles: TitleMessages { TitleMessages(language: self) }
}
