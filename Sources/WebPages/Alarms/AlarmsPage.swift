import AlarmClock
import CycleAlarms
package import CyclePipeline
package import HTML
import Messages

/// `/alarms`: what rings, and the person's own alarms in the order in which they ring next.
package struct AlarmsPage: Page {
    private let person: PersonState
    private let alarms: [ListedAlarm]
    private let ringing: [RingingAlarm]

    /// - Parameter ringing: What is to be dismissed now.
    package init(_ person: PersonState, _ alarms: [ListedAlarm], ringing: [RingingAlarm]) {
        self.person = person
        self.alarms = alarms
        self.ringing = ringing
    }

    package var title: String { words.title }
    package var place: PageFrame.Place? { .plan }
    package var scripts: [Asset.Name] { [.alarmScript] }
    package var hasOwnHeading: Bool { true }
    private var language: Language { person.language }
    private var words: WebAlarmMessages { language.webAlarms }

    package var body: HTML {
        div(.class("row", "spread")) {
            a(.class("button"), .href(WebRoute.alarmWeek.path)) { words.week }
            h1 { title }
            a(
                .class("button", "round"), .href(WebRoute.newAlarm.path), .ariaLabel(words.add),
                .data(DataName("data-key"), Shortcut.new.keys.joined())
            ) { "+" }
        }
        let moment = person.moment.seconds
        let sorted = [
            (words.ringing, ringing.filter { !$0.isOver && $0.isHere(at: moment) }),
            (words.soon, ringing.filter { !$0.isHere(at: moment) }),
            (words.heard, ringing.filter(\.isHeard)),
            (words.missed, ringing.filter(\.isMissed)),
        ]
        for (heading, alarms) in sorted where !alarms.isEmpty {
            section(.class("card")) {
                h2 { heading }
                RingingList(person: person, alarms: alarms, back: WebRoute.alarms.path).html
            }
        }
        if alarms.isEmpty {
            p { language.alarms.none }
            p {
                a(.class("button", "primary"), .href(WebRoute.newAlarm.path)) { words.add }
            }
        } else {
            ul(.class("rows")) {
                for alarm in alarms { row(alarm) }
            }
        }
        section {
            p(.class("muted")) { words.explanation }
            p(.class("muted")) {
                words.onlyOpenPages + " "
                a(.href(WebRoute.sharing.path(fragment: "phone"))) { language.partnerPage.addPhone }
            }
            noscript { p { words.needsScripts } }
            trial
        }
    }

    private func row(_ alarm: ListedAlarm) -> HTML {
        let id = "alarm-\(alarm.id)"
        return li {
            div {
                div(.class("stack", "wide")) {
                    a(.id(id), .href(WebRoute.alarm(alarm.id).path)) {
                        strong(.dir("auto")) { alarm.title }
                    }
                    span(.class("muted")) { whenText(of: alarm) }
                }
                if let own = alarm.alarm, alarm.standing != .over {
                    form(.class("row"), .method("post"), .action(WebRoute.alarms.path)) {
                        input(.type("hidden"), .name("alarm"), .value(alarm.id))
                        input(.type("hidden"), .name("on"), .value(own.isOn ? "no" : "yes"))
                        button(
                            .type("submit"), .class(own.isOn ? "onoff on" : "onoff"),
                            .ariaDescribedby(id)
                        ) { own.isOn ? words.isOn : words.isOff }
                    }
                }
            }
        }
    }

    private func whenText(of alarm: ListedAlarm) -> String {
        let own = alarm.alarm?.whenText(in: language, near: person.today)
        let rest: String? =
            switch alarm.standing {
            case .on: own == nil ? nil : alarm.ladder.leadText(in: language)
            case .off: language.reminders.off
            case .over: language.alarms.isOver
            }
        return language.series(
            [own ?? language.alarms.editedElsewhere, rest].compactMap(\.self))
    }

    /// A button, and what the script shows when it is pressed.
    private var trial: HTML {
        div(.class("script", "stack")) {
            button(.type("button"), .id("try"), .ariaDescribedby("try-hint")) { words.tryIt }
            p(.class("hint"), .id("try-hint")) { words.tryHint }
            ul(.id("trial"), .hidden()) {
                li(
                    .id("ring-trial"),
                    .data(DataName("data-missed"), language.alarms.nothingRings)
                ) {
                    div(.class("stack")) {
                        strong(.id("ring-trial-title")) { language.alarms.trial }
                        form(.class("row"), .method("dialog")) {
                            button(
                                .type("submit"), .class("primary"),
                                .ariaDescribedby("ring-trial-title")
                            ) { language.alarms.dismiss }
                        }
                    }
                }
            }
        }
    }
}
