import AlarmClock
import CivilDate
import CycleAlarms
import CycleModel
import CyclePipeline
import Messages

/// An alarm as a form says it.
struct SentAlarm {
    /// A sentence for each field that was not understood, by its name.
    private(set) var faults: [String: String] = [:]
    private let form: FormBody
    private let person: PersonState
    private var words: WebAlarmMessages { person.language.webAlarms }

    private var title = ""
    private var minute = 0
    private var note: String?
    private var days: OwnAlarm.Days?
    private var spans: [String: Int] = [:]

    /// - Parameter old: What is there already; `nil` for a new one.
    init(_ form: FormBody, changing old: OwnAlarm?, for person: PersonState) {
        self.form = form
        self.person = person
        readTexts(changing: old)
        if let read = form["at"].flatMap({ ClockText.minuteOfDay(typed: $0) }) {
            minute = read
        } else {
            faults["at"] = person.language.webSettings.badTime
        }
        readDays()
        for (name, range) in [
            ("lead", Ladder.leads), ("last", Ladder.lastParts), ("after", Ladder.afterParts),
        ] {
            guard let text = form[name] else { continue }
            if let seconds = Int(text), range.contains(seconds) {
                spans[name] = seconds
            } else {
                faults[name] = words.badSpan
            }
        }
    }

    private mutating func readTexts(changing old: OwnAlarm?) {
        title = form.line("title", changing: old?.title)
        if title != old?.title, OwnAlarm.titleRule.problem(of: title) != nil {
            faults["title"] = words.badName(most: OwnAlarm.titleRule.longest)
        }
        let note = form.line("note", changing: old?.note)
        self.note = note.isEmpty ? nil : note
        if note != old?.note, OwnAlarm.noteRule.problem(of: note) != nil {
            faults["note"] = words.longNote(most: OwnAlarm.noteRule.longest)
        }
    }

    /// Neither weekdays nor a date: once, the next time.
    private mutating func readDays() {
        let weekdays = Set(form.all("weekday").compactMap(Int.init)).intersection(1...7)
        let date = form["date"] ?? ""
        switch (weekdays.isEmpty, date.isEmpty) {
        case (false, false): faults["date"] = words.bothDays
        case (false, true): days = .weekly(weekdays, from: person.today)
        case (true, true): days = nil
        case (true, false):
            if let day = Day(date), day >= person.today {
                days = .on(day)
            } else {
                faults["date"] = words.badDate
            }
        }
    }

    /// What the form says, with all else of an alarm that is there already.
    func alarm(changing old: OwnAlarm?, uid: String) -> OwnAlarm {
        var alarm = OwnAlarm(
            uid: old?.uid ?? uid, title: title, nextAt: minute, for: person)
        if let days { alarm.days = days }
        if let old {
            // The days that are left out are those of the same weekdays.
            if case .weekly(let weekdays, let start) = old.days,
                case .weekly(weekdays, _) = alarm.days
            {
                alarm.days = .weekly(weekdays, from: start)
                alarm.skipped = old.skipped
            }
            alarm.isOn = old.isOn
            alarm.hasSound = old.hasSound
            alarm.writesLadder = old.writesLadder
        }
        let ladder = old?.ladder ?? .standard
        let lead = spans["lead"] ?? ladder.lead
        alarm.ladder = Ladder(
            lead: lead, last: min(spans["last"] ?? ladder.last, lead),
            after: spans["after"] ?? ladder.after)
        alarm.note = note
        if let sound = form.all("sound").last { alarm.hasSound = sound == "yes" }
        return alarm
    }
}
