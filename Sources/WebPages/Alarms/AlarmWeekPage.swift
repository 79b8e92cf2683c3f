package import CivilDate
package import CyclePipeline
package import HTML
import Messages

/// `/alarms/week`: each alarm on its days.
package struct AlarmWeekPage: Page {
    private let person: PersonState
    private let days: ClosedRange<Day>
    private let alarms: [Day: [AlarmOfDay]]

    package init(_ person: PersonState, on days: ClosedRange<Day>, _ alarms: [Day: [AlarmOfDay]]) {
        self.person = person
        self.days = days
        self.alarms = alarms
    }

    package var title: String { words.weekOf(language.dates(days, near: person.today)) }
    package var place: PageFrame.Place? { .plan }
    private var language: Language { person.language }
    private var words: WebAlarmMessages { language.webAlarms }

    package var body: HTML {
        div(.class("row", "spread")) {
            link(to: days.lowerBound - 7, language.webCalendar.earlier)
            a(.class("button"), .href(WebRoute.alarms.path)) { words.all }
            link(to: days.lowerBound + 7, language.webCalendar.later)
        }
        div(.class("cards")) {
            for day in days { card(day) }
        }
    }

    private func link(to day: Day, _ text: String) -> HTML {
        a(
            .class("button"), .href(WebRoute.alarmWeek.path(["from": day.description]))
        ) { text }
    }

    private func card(_ day: Day) -> HTML {
        section(.class("card"), .ariaCurrent(day == person.today ? "date" : nil)) {
            h2 {
                a(.href(WebRoute.alarmDay(day).path)) {
                    language.weekdayAndDate(day, near: person.today)
                }
            }
            let alarms = alarms[day] ?? []
            if alarms.isEmpty {
                p(.class("muted")) { words.noAlarms }
            } else {
                ul {
                    for alarm in alarms { li { alarm.html(in: language) } }
                }
            }
        }
    }
}

extension AlarmOfDay {
    /// `08:15 Work`.
    @HTMLBuilder func html(in language: Language) -> HTML {
        if let minuteOfDay { "\(language.time(minuteOfDay: minuteOfDay)) " }
        span(.dir("auto")) { title }
    }
}

/// `/alarms/week/DAY`: the alarms of a day, to change, to leave out and to add to.
package struct AlarmDayPage: Page {
    private let person: PersonState
    private let day: Day
    private let alarms: [AlarmOfDay]

    package init(_ person: PersonState, on day: Day, _ alarms: [AlarmOfDay]) {
        self.person = person
        self.day = day
        self.alarms = alarms
    }

    package var title: String { language.weekdayAndDate(day, near: person.today) }
    package var place: PageFrame.Place? { .plan }
    private var language: Language { person.language }
    private var words: WebAlarmMessages { language.webAlarms }
    private var back: String { WebRoute.alarmDay(day).path.text }

    package var body: HTML {
        if alarms.isEmpty {
            p { words.noAlarms }
        } else {
            ul(.class("rows")) {
                for alarm in alarms { row(alarm) }
            }
        }
        div(.class("row")) {
            if day >= person.today {
                a(
                    .class("button", "primary"),
                    .href(WebRoute.newAlarm.path(["date": day.description, "back": back])),
                    .data(DataName("data-key"), Shortcut.new.keys.joined())
                ) { words.add }
            }
            a(
                .class("button"), .href(WebRoute.alarmWeek.path(["from": day.description]))
            ) { words.week }
        }
    }

    private func row(_ alarm: AlarmOfDay) -> HTML {
        let id = "alarm-\(alarm.id)"
        return li {
            div {
                a(
                    .id(id), .class("wide"),
                    .href(WebRoute.alarm(alarm.id).path(["back": back]))
                ) { alarm.html(in: language) }
                if alarm.canSkip {
                    form(.class("row"), .method("post"), .action(WebRoute.alarm(alarm.id).path)) {
                        input(.type("hidden"), .name("do"), .value("skip"))
                        input(.type("hidden"), .name("day"), .value(day.description))
                        input(.type("hidden"), .name("back"), .value(back))
                        button(.type("submit"), .ariaDescribedby(id)) { words.skip }
                    }
                }
            }
        }
    }
}
