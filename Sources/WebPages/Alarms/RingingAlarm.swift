package import AlarmClock
package import CycleAlarms
package import CyclePipeline
package import HTML
import Messages

/// Something that rings, will ring soon, or rang and was not dismissed.
package struct RingingAlarm: Sendable {
    /// Names this time of it in its address.
    package let id: String
    package let alarm: ScheduledAlarm
    /// `nil` for one that is over.
    package let timeline: AlarmTimeline?
    /// Whether one that is over rang in time.
    private let wasHeard: Bool

    package init(
        id: String, alarm: ScheduledAlarm, timeline: AlarmTimeline?, wasHeard: Bool
    ) {
        self.id = id
        self.alarm = alarm
        self.timeline = timeline
        self.wasHeard = wasHeard
    }

    var isOver: Bool { timeline == nil }
    var isMissed: Bool { isOver && !wasHeard }
    var isHeard: Bool { isOver && wasHeard }

    /// When it rings again; `nil` where it was not put off.
    package func snoozedUntil(at now: Int64) -> Int64? {
        guard let next = timeline?.signals[0].at, alarm.instance.begin <= now, next > now else {
            return nil
        }
        return next
    }

    /// Whether there is something to dismiss at a moment.
    package func isHere(at now: Int64) -> Bool {
        timeline.map { $0.signals[0].at <= now } ?? true
    }
}

/// What rings, each with its buttons; the script shows them in its dialog.
struct RingingList {
    let person: PersonState
    let alarms: [RingingAlarm]
    /// Where its buttons lead back to.
    let back: Path
    /// Whether nothing is said of what it is.
    var isLocked = false

    private var words: WebAlarmMessages { person.language.webAlarms }

    var html: HTML {
        ul(.class("rows")) {
            for alarm in alarms { row(alarm) }
        }
    }

    private func row(_ ringing: RingingAlarm) -> HTML {
        li(
            .id("ring-\(ringing.id)"),
            .data(DataName("data-signals"), ringing.timeline.map(Self.signals)),
            .data(DataName("data-last"), ringing.timeline?.lastPart.map { "\($0)" }),
            .data(DataName("data-end"), ringing.timeline.map { "\($0.end)" }),
            .data(DataName("data-due"), "\(ringing.alarm.about)"),
            .data(DataName("data-silent"), ringing.alarm.hasSound ? nil : ""),
            .data(DataName("data-page"), page(of: ringing.alarm)?.text),
            .data(DataName("data-missed"), person.language.alarms.missed(title(of: ringing))),
            .data(DataName("data-neutral"), person.language.alarms.neutralTitle)
        ) {
            div(.class("stack")) {
                strong(.id("ring-\(ringing.id)-title"), .dir("auto")) { title(of: ringing) }
                if !isLocked { span(.class("muted")) { time(ringing.alarm) } }
                if let until = ringing.snoozedUntil(at: person.moment.seconds) {
                    span { words.snoozed(until: clock(until)) }
                }
                if let note = ringing.alarm.note, !isLocked { span(.dir("auto")) { note } }
                div(.class("row")) {
                    if let page = page(of: ringing.alarm) {
                        a(.class("button"), .href(page)) { person.language.webTimer.title }
                    }
                    answer(.dismissal(ringing.id), person.language.alarms.dismiss, ringing)
                    if !ringing.isOver {
                        answer(.snooze(ringing.id), words.snooze, ringing)
                    }
                }
            }
        }
    }

    private func title(of ringing: RingingAlarm) -> String {
        isLocked ? person.language.alarms.neutralTitle : ringing.alarm.title
    }

    private func answer(_ route: WebRoute, _ text: String, _ ringing: RingingAlarm) -> HTML {
        form(.class("row"), .method("post"), .action(route.path)) {
            input(.type("hidden"), .name("back"), .value(back.text))
            button(
                .type("submit"), .ariaDescribedby("ring-\(ringing.id)-title"),
                .class("primary").when(route == .dismissal(ringing.id))
            ) { text }
        }
    }

    /// The page that answers it, and needs no dialog for that.
    private func page(of alarm: ScheduledAlarm) -> Path? {
        alarm.source == .studyTimer && !isLocked ? WebRoute.timer.path : nil
    }

    private func clock(_ moment: Int64) -> String {
        person.language.time(minuteOfDay: person.time.dayAndMinute(at: moment).minuteOfDay)
    }

    private func time(_ alarm: ScheduledAlarm) -> String {
        let language = person.language
        let (day, minute) = person.time.dayAndMinute(at: alarm.about)
        let date = language.weekdayAndDate(day, near: person.today)
        return alarm.isWholeDay
            ? date : language.alarms.at(date, time: language.time(minuteOfDay: minute))
    }

    /// `1800000000:1 1800000600:2`: when it becomes how strong.
    private static func signals(_ timeline: AlarmTimeline) -> String {
        timeline.signals.map { "\($0.at):\($0.level.number)" }.joined(separator: " ")
    }
}

/// `/alarms/ringing`: what rings now and in the next two hours.
package struct RingingPage: Page {
    private let person: PersonState
    private let now: [RingingAlarm]
    private let soon: [RingingAlarm]
    private let over: [RingingAlarm]

    /// How far ahead it looks, in seconds: an open page asks much more often.
    package static let ahead: Int64 = 7_200

    package init(_ person: PersonState, _ alarms: [RingingAlarm]) {
        self.person = person
        let moment = person.moment.seconds
        now = alarms.filter { !$0.isOver && $0.isHere(at: moment) }
        soon = alarms.filter { !$0.isHere(at: moment) }
        over = alarms.filter(\.isOver)
    }

    package var title: String { words.ringing }
    package var place: PageFrame.Place? { .plan }
    package var scripts: [Asset.Name] { [.alarmScript] }
    private var words: WebAlarmMessages { person.language.webAlarms }

    package var body: HTML {
        if now.isEmpty {
            p { person.language.alarms.nothingRings }
        } else {
            list(now)
        }
        let sorted = [
            (words.heard, over.filter(\.isHeard)), (words.missed, over.filter(\.isMissed)),
        ]
        for (heading, alarms) in sorted where !alarms.isEmpty {
            section {
                h2 { heading }
                list(alarms)
            }
        }
        section {
            h2 { words.soon }
            if soon.isEmpty {
                p { words.nothingSoon }
            } else {
                list(soon)
            }
        }
        p { a(.href(WebRoute.alarms.path)) { words.all } }
    }

    private func list(_ alarms: [RingingAlarm]) -> HTML {
        RingingList(person: person, alarms: alarms, back: WebRoute.ringing.path).html
    }
}
