package import CalendarModel
import CycleModel
package import CyclePipeline
package import HTML
import Messages

/// When a calendar reminds the person, for each kind of event.
package struct RemindersPage: Page {
    private let person: PersonState
    private let typed: TypedForm
    /// The kind whose form was sent: of an event, or the key of a habit.
    private let sent: String?

    package init(_ person: PersonState, typed: TypedForm = TypedForm(), of kind: String? = nil) {
        self.person = person
        self.typed = typed
        sent = kind
    }

    package var title: String { words.title }
    package var place: PageFrame.Place? { .settings }
    private var words: WebRemindersMessages { person.language.webReminders }

    /// Those that the person's settings show.
    package static func kinds(for person: PersonState) -> [EventKind] {
        EventKind.allCases.filter { !person.settings.hidesFertility || !$0.tellsFertility }
    }

    /// The choices of days; any other that is in force is one more.
    private static let usualDays = [7, 5, 3, 2, 1, 0]

    package var body: HTML {
        p { words.explanation }
        let kinds = Self.kinds(for: person)
        let needed = Set(
            person.circumstances.contraception.courses.filter {
                $0.end.map { $0 >= person.today } ?? true
            }.flatMap { $0.method.reminded })
        for kind in kinds where !kind.isDose || needed.contains(kind) { card(kind) }
        let others = kinds.filter { $0.isDose && !needed.contains($0) }
        details(.open(others.contains { $0.rawValue == sent })) {
            summary { words.others }
            for kind in others { card(kind) }
        }
        HabitCards(person: person, typed: typed, sent: sent).html
        p { a(.href(WebRoute.settings.path)) { person.language.webSettings.back } }
    }

    private func card(_ kind: EventKind) -> HTML {
        let reminder = person.settings.reminder(kind)
        let heading = "\(kind.rawValue)-title"
        let fields = FormFields(
            typed: kind.rawValue == sent ? typed : TypedForm(), prefix: "\(kind.rawValue)-")
        return section(.class("card"), .id(kind.rawValue)) {
            h2(.id(heading)) { kind.name(in: person.language) }
            p(.class("muted")) { reminder.text(in: person.language) }
            form(
                .class("stack"), .method("post"),
                .action(WebRoute.reminders.path(fragment: kind.rawValue))
            ) {
                fields.kept("entry", fields.typed["entry"] ?? "\(person.lastEntry)")
                fields.kept("kind", kind.rawValue)
                fields.toggle("on", words.isOn, reminder.isOn)
                fields.line(
                    "at", words.time, ClockText.text(reminder.minuteOfDay ?? 9 * 60), type: "time")
                if kind.isDose {
                    fields.toggle("own", words.ownTime, reminder.minuteOfDay == nil)
                }
                fields.chips(
                    "before", words.days, reminder.daysBefore.map(String.init),
                    days(reminder).map { ("\($0)", day($0)) })
                fields.list(
                    "repeat", words.repeats, "\(reminder.repeats)",
                    (0...Reminder.mostRepeats).map {
                        ("\($0)", $0 == 0 ? words.never : words.times($0))
                    })
                fields.line(
                    "every", words.spacing, "\(reminder.spacing)", type: "number", min: "1",
                    max: "1440")
                fields.toggle("sound", words.sound, reminder.action == .audio)
                button(.type("submit"), .ariaDescribedby(heading)) {
                    person.language.webSettings.save
                }
            }
        }
    }

    private func days(_ reminder: Reminder) -> [Int] {
        Set(Self.usualDays + reminder.daysBefore).sorted(by: >)
    }

    private func day(_ days: Int) -> String {
        let messages = person.language.reminders
        return days == 0 ? messages.sameDay : messages.daysBefore(days)
    }
}

extension Contraceptive {
    /// The kinds of events that its calendar has.
    fileprivate var reminded: [EventKind] {
        switch kind {
        case .pill, .minipill: [.pill]
        case .patch: [.patch]
        case .ring: [.ring]
        case .injection: [.injection]
        case .implant, .hormonalIUD, .copperIUD: [.renewal]
        case .condom, .diaphragm, .other: []
        }
    }
}

extension EventKind {
    fileprivate func name(in language: Language) -> String {
        let titles = language.titles
        return switch self {
        case .period: titles.period
        case .fertile: titles.fertile
        case .ovulation: titles.ovulation
        case .pill: titles.pill
        case .patch: titles.patch
        case .ring: titles.ring
        case .injection: titles.injection
        case .renewal: titles.renewal
        case .prompt: titles.prompt
        }
    }
}
