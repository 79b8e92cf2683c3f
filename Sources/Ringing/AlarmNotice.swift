import AlarmClock
import CycleAlarms
import CyclePipeline
import Messages

/// What is said of an alarm outside of the program.
struct AlarmNotice {
    let person: PersonState
    /// Whether the words of cycle and doses are said; without it they are a neutral one, as on a locked screen anybody
    /// reads them.
    let saysTitles: Bool
    /// Whether what is said goes to other programs or machines: then the person's own words need `saysTitles`, too.
    var leavesProgram = false

    private var messages: AlarmMessages { person.language.alarms }
    /// Whether the person wants to read nothing of it on any screen, or has not asked for the words.
    private var isNeutral: Bool { person.settings.isDiscreet || !saysTitles }
    private var hidesOwnWords: Bool { isNeutral && (leavesProgram || person.settings.isDiscreet) }

    /// The title; that of an alarm or an entry of the person's own is in the person's own words.
    func title(of alarm: ScheduledAlarm) -> String {
        switch alarm.source {
        case .own, .entry, .habit(.water), .habit(.own), .studyTimer:
            hidesOwnWords ? messages.neutralTitle : alarm.title
        case .dose, .cycle, .habit(.log): isNeutral ? messages.neutralTitle : alarm.title
        }
    }

    /// When it is, and the note of an own alarm.
    func body(of alarm: ScheduledAlarm) -> String {
        let minute = person.time.dayAndMinute(at: alarm.about).minuteOfDay
        let time =
            alarm.isWholeDay ? nil : messages.body(time: person.language.time(minuteOfDay: minute))
        let note = hidesOwnWords ? nil : alarm.note
        return [time, note].compactMap(\.self).joined(separator: "\n")
    }

    /// `Missed alarms: Get going, Dentist and 3 more`: five titles at most, each once.
    func missed(_ alarms: [ScheduledAlarm]) -> String {
        var titles: [String] = []
        for alarm in alarms {
            let title = title(of: alarm)
            if !titles.contains(title) { titles.append(title) }
        }
        let shown = titles.prefix(Self.mostTitles)
        let more = titles.count - shown.count
        return messages.missed(
            person.language.list(shown + (more > 0 ? [messages.more(more)] : [])))
    }

    private static let mostTitles = 5
}
