import AlarmClock
package import CivilDate
import CycleAlarms
import CycleModel
package import CyclePipeline
package import HTML
import Messages

/// The form of an alarm, new or to be changed.
package struct AlarmPage: Page {
    private let person: PersonState
    /// `nil` for a new one.
    private let known: ListedAlarm?
    /// What the form begins with.
    private let alarm: OwnAlarm?
    private let day: Day?
    private let back: Path
    private let typed: TypedForm
    /// Whether somebody changed it since the form was made.
    private let isChanged: Bool

    /// - Parameters:
    ///   - uid: That of a new one, by which it is added once however often the form is sent.
    ///   - day: What a new one is for, where one came from a day.
    ///   - back: The page that one came from.
    package init(
        _ person: PersonState, _ known: ListedAlarm?, uid: String = "", on day: Day? = nil,
        back: Path, typed: TypedForm = TypedForm(), isChanged: Bool = false
    ) {
        self.person = person
        self.known = known
        self.day = day
        alarm =
            known.map(\.alarm)
            ?? OwnAlarm(uid: uid, title: "", nextAt: Self.usualMinute, for: person)
        self.back = back
        self.typed = typed
        self.isChanged = isChanged
    }

    package var title: String { known == nil ? words.newAlarm : words.edit }
    package var place: PageFrame.Place? { .plan }
    private var language: Language { person.language }
    private var words: WebAlarmMessages { language.webAlarms }
    private var route: WebRoute { known.map { .alarm($0.id) } ?? .newAlarm }

    private static let usualMinute = 8 * 60

    /// Choices of when it begins, no longer pauses and gives up, in seconds; what is in force is one more.
    private static let leads = [60, 300, 600, 900, 1_200, 1_800, 3_600, 7_200, 43_200, 86_400]
    private static let longLeads = [2 * 86_400, 7 * 86_400]
    private static let lastParts = [0, 60, 120, 300, 600, 900, 1_800]
    private static let afterParts = [0, 60, 300, 600, 900, 1_800, 3_600]

    package var body: HTML {
        if isChanged { p(.class("warning"), .role("alert")) { words.changedMeanwhile } }
        if let alarm {
            editor(of: alarm)
        } else if let known {
            p(.dir("auto")) { strong { known.title } }
            p { words.elsewhere }
        }
        if let known {
            details {
                summary { words.remove }
                form(.method("post"), .action(route.path)) {
                    hidden("do", "remove")
                    hidden("back", back.text)
                    button(.class("danger"), .type("submit")) { words.removeForGood }
                }
                // A browser without scripts asks nothing, and the title tells what goes.
                p(.class("hint"), .dir("auto")) { known.title }
            }
        }
        p { a(.class("button"), .href(back)) { language.webFaults.goBack } }
    }

    private func editor(of alarm: OwnAlarm) -> HTML {
        let fields = FormFields(typed: typed)
        let (weekdays, date) = daysOf(alarm)
        return form(.class("stack"), .method("post"), .action(route.path)) {
            hidden("do", "save")
            hidden("back", back.text)
            hidden(known == nil ? "uid" : "version", known?.version ?? alarm.uid)
            if typed.isSent, !isChanged {
                p(.class("warning"), .role("alert")) { language.webSettings.notSaved }
            }
            fields.line(
                "title", words.name, alarm.title, longest: OwnAlarm.titleRule.longest)
            fields.line("at", words.time, ClockText.text(alarm.minuteOfDay), type: "time")
            fields.chips("weekday", words.weekdays, weekdays, person.weekdayChoices)
            fields.line(
                "date", words.date, date, type: "date", hint: words.dateHint,
                min: person.today.description)
            fields.list(
                "lead", words.lead, "\(alarm.ladder.lead)",
                choices(Self.leads + Self.longLeads, alarm.ladder.lead, before))
            fields.list(
                "last", words.last, "\(alarm.ladder.lastPart)",
                choices(Self.lastParts, alarm.ladder.lastPart, before))
            fields.list(
                "after", words.after, "\(alarm.ladder.after)",
                choices(Self.afterParts, alarm.ladder.after, after))
            fields.toggle("sound", words.sound, alarm.hasSound)
            fields.line("note", words.note, alarm.note ?? "", longest: OwnAlarm.noteRule.longest)
            button(.class("primary"), .type("submit")) { language.webSettings.save }
        }
    }

    private func hidden(_ name: String, _ value: String) -> HTML {
        input(.type("hidden"), .name(name), .value(value))
    }

    private func daysOf(_ alarm: OwnAlarm) -> (weekdays: [String], date: String) {
        // Once, the next time, unless somebody says more.
        if known == nil { return ([], day?.description ?? "") }
        switch alarm.days {
        case .weekly(let weekdays, _): return (weekdays.sorted().map(String.init), "")
        case .on(let day): return ([], day.description)
        }
    }

    private func choices(
        _ usual: [Int], _ inForce: Int, _ text: (Int) -> String
    ) -> [FormFields.Choice] {
        Set(usual + [inForce]).sorted().map { ("\($0)", text($0)) }
    }

    private func before(_ seconds: Int) -> String {
        if seconds == 0 { return words.atItsTime }
        if seconds % 86_400 == 0 { return words.daysBefore(seconds / 86_400) }
        if seconds % 3_600 == 0 { return words.hoursBefore(seconds / 3_600) }
        return words.minutesBefore(seconds / 60)
    }

    private func after(_ seconds: Int) -> String {
        seconds == 0 ? words.atItsTime : words.minutesAfter(seconds / 60)
    }
}
