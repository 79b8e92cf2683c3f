import AlarmClock
import CivilDate
import CommandLineInterface
import CycleAlarms
import CycleJSON
import CycleModel
import CyclePipeline
import Household
import ICalendar
import Messages

extension StoredPerson {
    /// The moment on the person's clock, in seconds since 1970-01-01T00:00:00Z.
    var now: Int64 { person.moment.seconds }

    /// The own alarms, in the order in which they ring next.
    func ownAlarms() throws -> [KnownAlarm] { try member.alarms.ownAlarms(of: person) }

    /// The one that a word names: its number in `alarm list`, or its title.
    func ownAlarm(named word: String) throws -> KnownAlarm {
        let all = try ownAlarms()
        let same = all.filter { $0.title.lowercased() == word.lowercased() }
        if let only = same.first, same.count == 1 { return only }
        if same.isEmpty, let number = Int(word), all.indices.contains(number - 1) {
            return all[number - 1]
        }
        throw ToolError.refused(
            same.isEmpty
                ? "\(word.typedPlace): you have no alarm of this \(Int(word) == nil ? "name" : "number")"
                : "\(word.typedPlace): you have \(same.count) alarms of this name",
            advice: "see them with 'eve-ics alarm list', and write the number of one")
    }

    /// - Throws: Where a calendar program made of it what only such a program can change.
    func editableAlarm(named word: String) throws -> (alarm: OwnAlarm, entry: StoredEntry) {
        let known = try ownAlarm(named: word)
        guard let alarm = known.alarm else {
            throw ToolError.refused(
                "\(word.typedPlace): this alarm repeats as a calendar program set it",
                advice: "change it there")
        }
        return (alarm, known.entry)
    }

    /// `Wednesday 25 Nov at 08:15`.
    func text(of moment: Int64) -> String {
        let (day, minute) = person.time.dayAndMinute(at: moment)
        return language.alarms.at(
            language.weekdayAndDate(day, near: person.today),
            time: language.time(minuteOfDay: minute))
    }

    var language: Language { person.language }

    /// When an alarm rings next, in a sentence.
    func nextSentence(of alarm: OwnAlarm) -> String {
        if let day = alarm.nextDay(after: now, by: person.time) {
            return language.alarms.next(
                text(of: person.time.moment(of: day, second: 60 * alarm.minuteOfDay)))
        }
        return alarm.standing(at: now, by: person.time) == .over
            ? language.alarms.nothingToCome
            : language.alarms.switchedOff(alarm.title.terminalSafe)
    }

    /// For other programs.
    func json(of alarm: OwnAlarm) -> JSON {
        var json: JSON = [
            "title": alarm.title, "time": ClockText.text(alarm.minuteOfDay),
            "leadMinutes": alarm.ladder.lead / 60, "lastMinutes": alarm.ladder.lastPart / 60,
            "afterMinutes": alarm.ladder.after / 60,
            "on": alarm.standing(at: now, by: person.time) == .on, "sound": alarm.hasSound,
            "ladder": alarm.writesLadder,
        ]
        switch alarm.days {
        case .on(let day): json = json.adding(["date": day])
        case .weekly(let weekdays, _):
            json = json.adding(["days": weekdays.sorted().map { AlarmWords.weekdayNames[$0 - 1] }])
        }
        if let note = alarm.note { json = json.adding(["note": note]) }
        if !alarm.skipped.isEmpty { json = json.adding(["skipped": alarm.skipped]) }
        if let day = alarm.nextDay(after: now, by: person.time) {
            json = json.adding(["next": day])
        }
        return json
    }
}

extension ToolError {
    /// Why there can be no other alarm.
    init(_ problem: OwnAlarmProblem) {
        self =
            switch problem {
            case .full:
                .refused(
                    "alarm: you have \(OwnAlarm.most) alarms, which is as many as there can be",
                    advice: "remove one with 'eve-ics alarm remove NAME'")
            }
    }
}
