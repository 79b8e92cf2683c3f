import CivilDate
import CycleAlarms
import CycleModel
import CyclePipeline
import HTML
import Messages

/// Habits to be reminded of: to log the day, to drink water, and what the person writes.
struct HabitCards {
    let person: PersonState
    let typed: TypedForm
    /// The key of the habit whose form was sent; `HabitCards.new` for one in new words.
    let sent: String?

    /// Stands in the place of a key in the form of a habit that has no words yet.
    static let new = "new"

    private var language: Language { person.language }
    private var words: WebRemindersMessages { language.webReminders }

    var html: HTML {
        let known = person.settings.habits
        let standing = [Habit.Kind.log, .water].map { kind in
            known.first { $0.kind == kind } ?? Habit(kind, isOn: false)
        }
        let own = known.filter { if case .own = $0.kind { true } else { false } }
        return section(.id("habits")) {
            h2 { words.habits }
            p { words.habitsExplained }
            for (number, habit) in (standing + own).enumerated() {
                card(habit, number, title: habit.title(in: language))
            }
            // A form that was sent says what is wrong with it.
            if own.count < Habit.mostOwn || sent == Self.new {
                card(Habit(.own("")), standing.count + own.count, title: nil)
            }
        }
    }

    /// - Parameter title: `nil` for a habit in new words.
    private func card(_ habit: Habit, _ number: Int, title: String?) -> HTML {
        let key = title == nil ? Self.new : habit.key
        let heading = "habit-\(number)"
        let fields = FormFields(
            typed: key == sent ? typed : TypedForm(), prefix: "habit-\(number)-")
        let isWater = habit.kind == .water
        return section(.class("card")) {
            h3(.id(heading), .dir("auto")) { title ?? words.newHabit }
            if title != nil { p(.class("muted")) { habit.whenText(in: language) } }
            form(
                .class("stack"), .method("post"),
                .action(WebRoute.reminders.path(fragment: "habits"))
            ) {
                fields.kept("entry", fields.typed["entry"] ?? "\(person.lastEntry)")
                fields.kept("habit", key)
                if title == nil {
                    fields.line("words", words.habitWords, "", longest: Habit.nameRule.longest)
                } else {
                    fields.toggle("on", words.isOn, habit.isOn)
                }
                fields.chips(
                    "weekday", language.webAlarms.weekdays,
                    habit.weekdays.sorted().map(String.init), weekdays)
                fields.line(
                    "at", isWater ? words.from : words.time,
                    ClockText.text(habit.minutes.lowerBound), type: "time")
                if isWater {
                    fields.line(
                        "to", words.to, ClockText.text(habit.minutes.upperBound), type: "time")
                    fields.line(
                        "every", words.spacing, "\(habit.interval)", type: "number",
                        min: "\(Habit.leastInterval)", max: "1439")
                }
                button(.type("submit"), .ariaDescribedby(heading)) { language.webSettings.save }
            }
        }
    }

    /// In the order of the person's week.
    private var weekdays: [FormFields.Choice] { person.weekdayChoices }
}

extension PersonState {
    /// Monday to Sunday as boxes to tick, in the order of the person's week.
    var weekdayChoices: [FormFields.Choice] {
        let first = today - (today.weekday - settings.firstWeekday(in: language) + 7) % 7
        return (first..<first + 7).map { ("\($0.weekday)", language.shortWeekday($0)) }
    }
}
