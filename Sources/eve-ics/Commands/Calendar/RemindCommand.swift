package import CalendarModel
package import CommandLineInterface
import CycleAlarms
import CycleJSON
import CycleModel
import CyclePipeline
import CycleViews
import Messages

/// `remind`: when a kind of event rings → the journal, or the reminders there are.
package struct RemindCommand: Action {
    private enum Sound: String, CaseIterable, Sendable { case on, off }

    private static let kind = Argument(
        optional: "KIND", .choice(of: RemindedThing.allCases, "KIND"), "The kind of reminder")
    private static let name = Argument(
        optional: "NAME", .text("NAME"), "With 'own': what the reminder says")
    static let time = Option(
        "--at", .reminderTime, "The time of day, such as 09:00; own means the time of the dose")
    private static let daysBefore = Option(
        repeating: "--before", .daysBefore, "How many days before, such as 1d; 0d is the day itself"
    )
    private static let repetitions = Option(
        "--repeat", .number(0...Reminder.mostRepeats), "Ring this many times more")
    private static let spacing = Option(
        "--every", .number(1...1440, "M"), "Minutes from one ringing to the next")
    private static let sound = Option(
        "--sound", .choice(of: Sound.allCases, "on|off"),
        "Play a sound beside the message, in programs that can")
    private static let off = Flag("--off", "No reminders of this kind")
    static let on = Option(
        "--on", .text("DAYS", completion: .words(["daily", "weekdays", "weekends"])),
        "With log, water and own: weekdays such as mo-fr")
    static let interval = Option(
        "--interval", .span(900...43_200), "With water and own: from one ring to the next")
    static let from = Option("--from", .timeOfDay, "With --interval: the first time of a day")
    static let to = Option("--to", .timeOfDay, "With --interval: the last time of a day")

    package static var command: Command<Verb> {
        Command(
            "remind", Self.self,
            summary: "Show or change when your calendar reminds you",
            discussion: """
                Without KIND it lists the reminders. Options that you leave out do not change. \
                Export again to bring a change into your calendar.

                The reminder of a pill, patch, ring or injection rings at the time of the dose, or \
                at 09:00 if it has none, and also on the evening before the first dose after a \
                break. 'eve-ics contraception change --lead' sets how far ahead a renewal is \
                announced.

                Each repeat is a separate alarm, because few programs repeat one. A sound always \
                comes with a message, because Thunderbird plays no sound alone. Outlook gets one \
                alarm per event.

                The kinds log, water and own are rung by 'eve-ics alarms' and are in no calendar: \
                a reminder to log your day, which is silent once you have, one to drink some \
                water, and one in your own words.
                """,
            parameters: [
                kind, name, time, daysBefore, repetitions, spacing, sound, on, interval, from, to,
                off,
            ],
            examples: [
                Example("eve-ics remind", "List the reminders."),
                Example(
                    "eve-ics remind period --at 20:00 --before 2d --before 0d",
                    "At eight in the evening, two days before and on the day."),
                Example(
                    "eve-ics remind ovulation --at 08:00 --repeat 2 --every 10",
                    "Three times, ten minutes apart."),
                Example(
                    "eve-ics remind pill --repeat 3 --every 15",
                    "At the pill's own time, and three times more."),
                Example("eve-ics remind fertile --off", "No reminders of fertile days."),
                Example("eve-ics remind log --at 20:00", "Each evening, unless the day is logged."),
                Example(
                    "eve-ics remind water --interval 2h --from 09:00 --to 21:00",
                    "Every two hours."),
                Example("eve-ics remind own Prescription --on fri --at 18:00", "Every Friday."),
            ])
    }

    /// `nil` where all reminders are to be listed, and for a habit.
    package let kind: EventKind?
    private let habit: HabitReminding?
    package let time: ReminderTime?
    package let daysBefore: [Int]
    package let repetitions: Int?
    package let spacing: Int?
    private let sound: Sound?
    private let isOff: Bool

    package init(_ words: ParsedCommand) throws {
        let thing = try words[Self.kind]
        kind = thing?.event
        time = words[Self.time]
        daysBefore = words[Self.daysBefore]
        repetitions = words[Self.repetitions]
        spacing = words[Self.spacing]
        sound = words[Self.sound]
        isOff = words[Self.off]
        habit = try thing.flatMap { thing in
            try HabitReminding(thing, named: words[Self.name], words, isOff: words[Self.off])
        }
        if habit != nil { return }
        guard try words[Self.name] == nil, words[Self.on] == nil, words[Self.interval] == nil,
            words[Self.from] == nil, words[Self.to] == nil
        else {
            throw ToolError.usage(
                "remind: NAME, --on, --interval, --from and --to belong to log, water and own")
        }
        guard kind != nil || !changesAnything else {
            throw ToolError.usage("remind: say which reminder to change, such as 'remind period'")
        }
        guard Set(daysBefore).count <= Reminder.mostAlarms else {
            throw ToolError.usage("remind: an event has at most \(Reminder.mostAlarms) alarms")
        }
    }

    private var changesAnything: Bool {
        time != nil || !daysBefore.isEmpty || repetitions != nil || spacing != nil || sound != nil
            || isOff
    }

    package func run(in context: Context) throws -> Outcome {
        if let habit { return try habit.run(in: context) }
        guard let kind else { return try list(context) }
        guard changesAnything else {
            let person = try context.subject()
            return context.outcome(
                table([kind], of: person),
                json: ([kind.rawValue: person.settings.reminder(kind)] as JSON).adding(
                    person.settings.json(remindersOf: [kind])))
        }
        let change = try context.change { person in
            let before = person.settings.reminder(kind)
            let after = changed(before)
            return after == before
                ? [] : [.setting(key: Settings.reminderKey(kind), value: after.description)]
        }
        return context.outcome(
            "\(table([kind], of: change.after))\(change.after.language.course.exportAgain)\n",
            of: change)
    }

    /// With `--off` only the switch changes, so that the times are there when it is on again.
    private func changed(_ reminder: Reminder) -> Reminder {
        var reminder = reminder
        reminder.isOn = !isOff
        if let time { reminder.minuteOfDay = time.minuteOfDay }
        let days = Set(daysBefore).sorted(by: >)
        if !days.isEmpty { reminder.daysBefore = days }
        if let repetitions { reminder.repeats = repetitions }
        if let spacing { reminder.spacing = spacing }
        if let sound { reminder.action = sound == .on ? .audio : .display }
        return reminder
    }

    private func list(_ context: Context) throws -> Outcome {
        let person = try context.subject()
        let settings = person.settings
        let kinds = EventKind.allCases.filter { !settings.hidesFertility || !$0.tellsFertility }
        return context.outcome(
            table(kinds, of: person) + HabitReminding.table(settings.habits, in: person.language),
            json: settings.json(remindersOf: kinds).adding(
                settings.habits.isEmpty
                    ? [:] : ["habits": JSON.array(settings.habits.map(HabitReminding.json))]))
    }

    /// `period     09:00, 1 day before and on the day`, with the kind as it is typed.
    private func table(_ kinds: [EventKind], of person: PersonState) -> String {
        var table = TextTable()
        for kind in kinds {
            let reminder = person.settings.reminder(kind)
            let sound = reminder.isOn && reminder.action == .audio
            table.add([
                kind.rawValue,
                ([reminder.text(in: person.language)]
                    + (sound ? [person.language.reminders.sound] : [])).joined(separator: ", "),
            ])
        }
        return table.text
    }
}

/// When on its day a reminder rings.
package struct ReminderTime: Equatable, Sendable {
    /// `nil` is the event's own time.
    package let minuteOfDay: Int?

    package init(minuteOfDay: Int?) {
        self.minuteOfDay = minuteOfDay
    }
}

extension ValueFormat where Value == ReminderTime {
    /// `HH:MM`, or the word for an event's own time.
    fileprivate static var reminderTime: ValueFormat {
        ValueFormat(
            "HH:MM", expectation: "a time such as 09:00 or 9pm, or own",
            read: { text in
                if text == Reminder.ownTime { return ReminderTime(minuteOfDay: nil) }
                return ClockText.minuteOfDay(typed: text).map(ReminderTime.init(minuteOfDay:))
            },
            write: { Reminder(minuteOfDay: $0.minuteOfDay, daysBefore: []).clockText })
    }
}

extension ValueFormat where Value == Int {
    /// `1d`, as a number of days up to 60.
    fileprivate static var daysBefore: ValueFormat {
        ValueFormat(
            "Nd", expectation: "a number of days from 0d to 60d",
            read: { text in
                guard text.hasSuffix("d"), let days = unsigned(text.dropLast()), days <= 60
                else { return nil }
                return days
            },
            write: { "\($0)d" })
    }

    /// A number of digits alone: `Int` would take a sign as well.
    private static func unsigned(_ text: Substring) -> Int? {
        text.first == "+" || text.first == "-" ? nil : Int(text)
    }
}
