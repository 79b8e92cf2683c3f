import CalendarModel
import CivilDate
import CommandLineInterface
import CycleAlarms
import CycleModel
import CyclePipeline
import CycleViews
import Messages

/// What `remind` reminds of: an event of the calendar, or a habit.
enum RemindedThing: String, CaseIterable, Sendable {
    case period, fertile, ovulation
    case pill, patch, ring, injection, renewal
    case prompt
    case log, water, own

    /// `nil` for a habit.
    var event: EventKind? { EventKind(rawValue: rawValue) }
}

/// `remind log`, `remind water` and `remind own`: when a habit rings → the journal.
struct HabitReminding {
    private let kind: Habit.Kind
    private let words: ParsedCommand
    private let isOff: Bool

    /// `nil` for an event of the calendar.
    init?(_ thing: RemindedThing, named name: String?, _ words: ParsedCommand, isOff: Bool) throws {
        switch thing {
        case .log: kind = .log
        case .water: kind = .water
        case .own:
            guard let name else {
                throw ToolError.usage(
                    "remind own: say what it reminds of, such as 'remind own Tea'")
            }
            guard Habit.nameRule.problem(of: name) == nil else {
                throw ToolError.refused(
                    "\(name.typedPlace): a name is a text of up to \(Habit.nameRule.longest) letters",
                    advice: "write what it reminds of, such as 'remind own Tea'")
            }
            kind = .own(name)
        default: return nil
        }
        guard name == nil || thing == .own else {
            throw ToolError.usage(
                "\(name?.typedPlace ?? ""): 'remind \(thing.rawValue)' takes no name",
                advice: "leave it out, or use 'remind own'")
        }
        self.words = words
        self.isOff = isOff
    }

    func run(in context: Context) throws -> Outcome {
        guard changesAnything else {
            let person = try context.subject()
            guard let habit = person.settings.habits.first(where: { $0.kind == kind }) else {
                throw ToolError.refused(
                    "remind: there is no such reminder yet",
                    advice: "say when it rings, such as with --at 18:00")
            }
            return outcome(habit, person, context)
        }
        var habit = Habit(kind)
        let change = try context.change { person in
            let before = person.settings.habits.first { $0.kind == kind }
            guard person.settings.hasRoom(for: kind) else {
                throw ToolError.refused(
                    "remind own: you have \(Habit.mostOwn) of them, which is as many as there can be",
                    advice: "take one away with 'eve-ics remind own NAME --off'")
            }
            habit = try changed(
                before ?? Habit(kind), today: person.today, in: person.language)
            return habit.contents(replacing: before)
        }
        return outcome(habit, change.after, context)
    }

    private var changesAnything: Bool {
        isOff || words[RemindCommand.on] != nil || words[RemindCommand.interval] != nil
            || words[RemindCommand.from] != nil || words[RemindCommand.to] != nil
            || words[RemindCommand.time] != nil
    }

    private func changed(
        _ habit: Habit, today: Day, in language: Language
    ) throws -> Habit {
        var habit = habit
        habit.isOn = !isOff
        if let text = words[RemindCommand.on] {
            let days = try AlarmWords.days(text, today: today, in: language)
            guard case .weekly(let weekdays, _) = days else {
                throw ToolError.refused(
                    "--on \(text): a reminder has weekdays",
                    advice: "for one day, add an alarm with 'eve-ics alarm add'")
            }
            habit.weekdays = weekdays
        }
        if let time = words[RemindCommand.time] {
            guard let minute = time.minuteOfDay else {
                throw ToolError.refused("--at own: a habit has no time of its own; write one")
            }
            habit.minutes = minute...minute
        }
        let first = words[RemindCommand.from] ?? habit.minutes.lowerBound
        let last = words[RemindCommand.to] ?? max(first, habit.minutes.upperBound)
        guard first <= last else {
            throw ToolError.refused("--to: is before --from; write a later time")
        }
        habit.minutes = first...last
        if let seconds = words[RemindCommand.interval] { habit.interval = seconds / 60 }
        return habit
    }

    private func outcome(_ habit: Habit, _ person: PersonState, _ context: Context) -> Outcome {
        context.outcome(
            Self.table([habit], in: person.language),
            json: ["habits": JSON.array([Self.json(habit)])])
    }

    // MARK: Text

    /// `water  every day, every 2 hours from 09:00 to 21:00`, with the kind as it is typed.
    static func table(_ habits: [Habit], in language: Language) -> String {
        var table = TextTable()
        for habit in habits { table.add([habit.typed, habit.whenText(in: language)]) }
        return table.text
    }

    static func json(_ habit: Habit) -> JSON {
        return [
            "habit": habit.typed, "on": habit.isOn,
            "days": habit.weekdays.sorted().map { AlarmWords.weekdayNames[$0 - 1] },
            "times": habit.rings.map(ClockText.text),
        ]
    }
}

extension Habit {
    /// `log`, or `own Tea`.
    fileprivate var typed: String {
        switch kind {
        case .log: "log"
        case .water: "water"
        case .own(let title): ["own", title.terminalSafe].joined(separator: " ")
        }
    }
}
