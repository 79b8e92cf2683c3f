import CalendarModel
import CycleModel
import CyclePipeline
import Messages
import WebPages

extension WebHandler {
    /// `/settings/reminders`: when each kind of event rings.
    func reminders(_ visit: WebVisit) throws -> WebAnswer {
        guard visit.isPost else { return .page(RemindersPage(visit.state)) }
        guard let kind = visit.form["kind"].flatMap(EventKind.init),
            RemindersPage.kinds(for: visit.state).contains(kind)
        else { return .page(RemindersPage(visit.state), status: 422) }
        let sent = SentReminder(visit.form, visit.language)
        guard sent.faults.isEmpty else {
            return .page(
                RemindersPage(visit.state, typed: visit.typed(sent.faults), of: kind), status: 422)
        }
        let change = try visit.write { person in
            let before = person.settings.reminder(kind)
            let after = sent.applied(to: before)
            return after == before
                ? [] : [.setting(key: Settings.reminderKey(kind), value: after.description)]
        }
        let language = change.after.language
        return .redirect(
            WebRoute.reminders.path(fragment: kind.rawValue),
            notice: change.isApplied
                ? "\(language.webSettings.saved) \(language.webReminders.arrives)"
                : language.webSettings.unchanged)
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

    func applied(to reminder: Reminder) -> Reminder {
        var reminder = reminder
        if let isOn { reminder.isOn = isOn }
        if let minute { reminder.minuteOfDay = minute }
        if let days { reminder.daysBefore = days }
        if let repeats { reminder.repeats = repeats }
        if let spacing { reminder.spacing = spacing }
        if let hasSound { reminder.action = hasSound ? .audio : .display }
        return reminder
    }
}
