import CalendarModel
import CivilDate
import CycleAlarms
import CycleModel
import CyclePipeline
import CycleViews
import Household
import Messages
import WebPages

/// `/settings/reminders`.
struct RemindersDoor: VisitedPage {
    let visit: WebVisit

    /// `/settings/reminders`: when each kind of event rings.
    func answer() throws -> WebAnswer {
        guard visit.isPost else { return .page(RemindersPage(visit.state)) }
        if let key = visit.form["habit"] { return try habit(key) }
        guard let kind = visit.form["kind"].flatMap(EventKind.init),
            RemindersPage.kinds(for: visit.state).contains(kind)
        else { return .page(RemindersPage(visit.state), status: 422) }
        let sent = SentReminder(visit.form, visit.language)
        guard sent.faults.isEmpty else {
            return .page(
                RemindersPage(visit.state, typed: visit.typed(sent.faults), of: kind.rawValue),
                status: 422)
        }
        let shown = try visit.stateShown()?.settings.reminder(kind)
        let (basis, merge) = try visit.write { person in
            let before = person.settings.reminder(kind)
            let merge = sent.merged(into: before, shown: shown)
            return JournalDraft(
                merge.isConflict || merge.record == before
                    ? []
                    : [
                        .setting(
                            key: Settings.reminderKey(kind), value: merge.record.description)
                    ], answer: merge)
        }
        guard !merge.isConflict else {
            return visit.conflict(
                [merge.record.text(in: visit.language)],
                [basis.settings.reminder(kind).text(in: visit.language)],
                fields: [("kind", kind.rawValue)] + merge.record.fields, on: basis,
                back: WebRoute.reminders.path(fragment: kind.rawValue))
        }
        let change = try visit.change(from: basis)
        let language = change.after.language
        return .redirect(
            WebRoute.reminders.path(fragment: kind.rawValue),
            notice: change.isApplied
                ? "\(language.webSettings.saved) \(language.webReminders.arrives)"
                : language.webSettings.unchanged)
    }

    /// When a habit rings, or the first words of one.
    private func habit(_ key: String) throws -> WebAnswer {
        let sent = SentHabit(key, visit.form, for: visit.state)
        guard let habit = sent.habit, sent.faults.isEmpty else {
            return .page(
                RemindersPage(visit.state, typed: visit.typed(sent.faults), of: key), status: 422)
        }
        let shown = try visit.stateShown()?.settings.shownHabit(habit.kind)
        let (basis, merge) = try visit.write { person in
            let old = person.settings.habits.first { $0.kind == habit.kind }
            let merge =
                key == "new"
                ? FormMerge(into: habit, shown: habit)
                : habit.merged(into: person.settings.shownHabit(habit.kind), shown: shown)
            return JournalDraft(
                merge.isConflict ? [] : merge.record.contents(replacing: old), answer: merge)
        }
        guard !merge.isConflict else {
            return visit.conflict(
                [merge.record.whenText(in: visit.language)],
                [basis.settings.shownHabit(habit.kind).whenText(in: visit.language)],
                fields: [("habit", key)] + merge.record.fields, on: basis,
                back: WebRoute.reminders.path(fragment: "habits"))
        }
        let change = try visit.change(from: basis)
        let words = change.after.language.webSettings
        return .redirect(
            WebRoute.reminders.path(fragment: "habits"),
            notice: change.isApplied ? words.saved : words.unchanged)
    }
}

/// A habit as a form says it; what the form leaves out does not change.
private struct SentHabit {
    /// `nil` where the form is about none.
    private(set) var habit: Habit?
    private(set) var faults: [String: String] = [:]

    /// - Parameter key: The habit's, or `new`.
    init(_ key: String, _ form: FormBody, for person: PersonState) {
        let language = person.language
        let known = person.settings.habits
        if let old = known.first(where: { $0.key == key }) {
            habit = old
        } else if let kind = [Habit.Kind.log, .water].first(where: { Habit($0).key == key }) {
            habit = Habit(kind)
        } else if key == "new" {
            let words = form["words"] ?? ""
            if Habit.nameRule.problem(of: words) != nil {
                faults["words"] = language.webAlarms.badName(most: Habit.nameRule.longest)
            } else if !person.settings.hasRoom(for: .own(words)) {
                faults["words"] = language.webReminders.manyHabits(Habit.mostOwn)
            }
            habit = Habit(.own(words))
        }
        if let isOn = form.all("on").last { habit?.isOn = isOn == "yes" }
        readDays(form, language)
        readTimes(form, language)
    }

    private mutating func readDays(_ form: FormBody, _ language: Language) {
        let weekdays = Set(form.all("weekday").compactMap(Int.init)).intersection(1...7)
        if !weekdays.isEmpty {
            habit?.weekdays = weekdays
        } else if form["at"] != nil {
            faults["weekday"] = language.webReminders.badWeekdays
        }
    }

    private mutating func readTimes(_ form: FormBody, _ language: Language) {
        guard let minutes = habit?.minutes else { return }
        func time(_ name: String, _ usual: Int) -> Int? {
            form[name].map { ClockText.minuteOfDay(typed: $0) } ?? usual
        }
        guard let first = time("at", minutes.lowerBound) else {
            faults["at"] = language.webSettings.badTime
            return
        }
        guard let last = time("to", max(first, form["at"] == nil ? minutes.upperBound : first))
        else {
            faults["to"] = language.webSettings.badTime
            return
        }
        guard first <= last else {
            faults["to"] = language.webReminders.badTo
            return
        }
        habit?.minutes = first...last
        guard let text = form["every"] else { return }
        guard let interval = Int(text), (Habit.leastInterval...1_439).contains(interval) else {
            faults["every"] = language.webSettings.badNumber(Habit.leastInterval...1_439)
            return
        }
        habit?.interval = interval
    }
}

/// A reminder as a form says it; what the form leaves out does not change.
private struct SentReminder {
    private var isOn: Bool?
    /// `nil` for the event's own time, where that was sent.
    private var minute: Int??
    private var days: [Int]?
    private var repeats: Int?
    private var spacing: Int?
    private var hasSound: Bool?
    private(set) var faults: [String: String] = [:]

    init(_ form: FormBody, _ language: Language) {
        let words = language.webSettings
        isOn = form.all("on").last.map { $0 == "yes" }
        hasSound = form.all("sound").last.map { $0 == "yes" }
        if form.all("own").last == "yes" {
            minute = .some(nil)
        } else if let text = form["at"] {
            if let read = ClockText.minuteOfDay(typed: text) {
                minute = read
            } else {
                faults["at"] = words.badTime
            }
        }
        readDays(form.all("before"), isSent: form["every"] != nil, language)
        repeats = number(form, "repeat", 0...Reminder.mostRepeats, words)
        spacing = number(form, "every", 1...1440, words)
    }

    private mutating func readDays(_ texts: [String], isSent: Bool, _ language: Language) {
        guard isSent || !texts.isEmpty else { return }
        let read = Set(texts.map { Int($0) })
        let days = read.compactMap(\.self)
        guard read.count == days.count, (1...Reminder.mostAlarms).contains(days.count),
            days.allSatisfy((0...Reminder.mostDaysBefore).contains)
        else {
            faults["before"] = language.webReminders.badDays(most: Reminder.mostAlarms)
            return
        }
        self.days = days.sorted(by: >)
    }

    private mutating func number(
        _ form: FormBody, _ name: String, _ range: ClosedRange<Int>, _ words: WebSettingsMessages
    ) -> Int? {
        guard let text = form[name] else { return nil }
        guard let number = Int(text), range.contains(number) else {
            faults[name] = words.badNumber(range)
            return nil
        }
        return number
    }

    /// - Parameter shown: What the form's page showed; `nil` where nobody knows.
    func merged(into reminder: Reminder, shown: Reminder?) -> FormMerge<Reminder> {
        var merge = FormMerge(into: reminder, shown: shown)
        merge.take(isOn, as: \.isOn)
        merge.take(minute, as: \.minuteOfDay)
        merge.take(days, as: \.daysBefore)
        merge.take(repeats, as: \.repeats)
        merge.take(spacing, as: \.spacing)
        merge.take(hasSound.map { $0 ? .audio : .display }, as: \.action)
        return merge
    }
}

extension Reminder {
    /// As its form says it.
    fileprivate var fields: [(name: String, value: String)] {
        [
            ("on", isOn ? "yes" : "no"),
            minuteOfDay.map { ("at", ClockText.text($0)) } ?? ("own", "yes"),
        ] + daysBefore.map { ("before", "\($0)") } + [
            ("repeat", "\(repeats)"), ("every", "\(spacing)"),
            ("sound", action == .audio ? "yes" : "no"),
        ]
    }
}

extension Settings {
    /// As the page shows a habit, also one that nobody has chosen yet.
    fileprivate func shownHabit(_ kind: Habit.Kind) -> Habit {
        habits.first { $0.kind == kind } ?? Habit(kind, isOn: false)
    }
}

extension Habit {
    /// - Parameter shown: What the form's page showed; `nil` where nobody knows.
    fileprivate func merged(into habit: Habit, shown: Habit?) -> FormMerge<Habit> {
        var merge = FormMerge(into: habit, shown: shown)
        merge.take(isOn, as: \.isOn)
        merge.take(weekdays, as: \.weekdays)
        merge.take(minutes, as: \.minutes)
        merge.take(interval, as: \.interval)
        return merge
    }

    /// As its form says it.
    fileprivate var fields: [(name: String, value: String)] {
        [("on", isOn ? "yes" : "no")] + weekdays.sorted().map { ("weekday", "\($0)") } + [
            ("at", ClockText.text(minutes.lowerBound)),
            ("to", ClockText.text(minutes.upperBound)), ("every", "\(interval)"),
        ]
    }
}
