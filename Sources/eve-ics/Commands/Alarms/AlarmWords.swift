import AlarmClock
import CivilDate
import CommandLineInterface
import CycleAlarms
import CycleModel
import CyclePipeline
import Messages

/// The options that say when an alarm rings, which `alarm add` and `alarm edit` share.
struct AlarmWords {
    static let title = Argument("TITLE", .text("TITLE"), "The title of the alarm")
    static let at = Option("--at", .timeOfDay, "The time it is for, such as 08:15")
    static let on = Option(
        "--on", .text("DAYS", completion: .words(["daily", "weekdays", "weekends", "tomorrow"])),
        "Weekdays such as mo-fr or sa,su, 'daily', or one date")
    static let lead = Option(
        "--lead", .span(Ladder.leads), "How long before its time it begins: 1m to 7d")
    static let last = Option(
        "--last", .span(Ladder.lastParts),
        "How long before its time it starts to ring without a pause: up to 1h")
    static let after = Option(
        "--after", .span(Ladder.afterParts), "How long after its time it keeps ringing: up to 1h")
    static let note = Option("--note", .text("TEXT"), "A note that is shown with it")
    static let sound = Option(
        "--sound", .choice(of: Sound.allCases, "on|off"),
        "Whether you hear it; with 'off' you only see it")

    enum Sound: String, CaseIterable, Sendable { case on, off }

    static let ladder = Flag(
        "--ladder", "Put up to eight alarms into its entry, for a phone with nothing else")
    static let noLadder = Flag("--no-ladder", "Put two alarms into its entry, as usual")

    static var all: [any Declaration] { [at, on, lead, last, after, sound, note, ladder] }

    private let words: ParsedCommand

    init(_ words: ParsedCommand) { self.words = words }

    var changesAnything: Bool {
        words[Self.at] != nil || words[Self.on] != nil || words[Self.lead] != nil
            || words[Self.last] != nil || words[Self.after] != nil || words[Self.note] != nil
            || words[Self.sound] != nil || words[Self.ladder] || words[Self.noLadder]
    }

    /// An alarm with what the options say, and the rest of another one.
    func alarm(_ alarm: OwnAlarm, today: Day, in language: Language) throws -> OwnAlarm {
        var alarm = alarm
        if let minute = words[Self.at] { alarm.minuteOfDay = minute }
        if let text = words[Self.on] {
            alarm.days = try Self.days(text, today: today, in: language)
            alarm.skipped = []
        }
        let ladder = alarm.ladder
        let lead = words[Self.lead] ?? ladder.lead
        alarm.ladder = Ladder(
            lead: lead, last: words[Self.last] ?? min(ladder.last, lead),
            after: words[Self.after] ?? ladder.after)
        if let sound = words[Self.sound] { alarm.hasSound = sound == .on }
        if words[Self.ladder] { alarm.writesLadder = true }
        if words[Self.noLadder] { alarm.writesLadder = false }
        if let note = words[Self.note] { alarm.note = note.isEmpty ? nil : note }
        if OwnAlarm.noteRule.problem(of: alarm.note ?? "") != nil {
            throw ToolError.refused(
                "--note: a note is a text of at most \(OwnAlarm.noteRule.longest) letters; shorten it"
            )
        }
        return alarm
    }

    /// A title without blanks at its ends.
    ///
    /// - Throws: Where it is empty, too long, or no text.
    static func checked(title: String) throws -> String {
        let trimmed = title.trimmed
        guard OwnAlarm.titleRule.problem(of: trimmed) == nil else {
            throw ToolError.refused(
                "\(title.typedPlace): a title is a text of up to \(OwnAlarm.titleRule.longest) letters",
                advice: "write another title")
        }
        return trimmed
    }

    /// As they are typed and as JSON has them, from Monday on.
    static let weekdayNames = ["mo", "tu", "we", "th", "fr", "sa", "su"]

    static func days(
        _ text: String, today: Day, in language: Language
    ) throws -> OwnAlarm.Days {
        if let weekdays = language.weekdays(typed: text) { return .weekly(weekdays, from: today) }
        do {
            let day = try DateReader(today: today, choice: .next, names: language.names).day(text)
            guard day >= today else {
                throw ToolError.refused(
                    "--on \(text)\(text == "\(day)" ? "" : " (\(day))"): that day has passed",
                    advice: "write a day to come")
            }
            return .on(day)
        } catch let error as DateProblem {
            guard error == .notADate else { throw ToolError.refused("--on \(text): \(error)") }
            throw ToolError.refused(
                "--on \(text.isEmpty ? "''" : text): neither weekdays nor a date",
                advice: "write weekdays such as mo-fr or sa,su, 'daily', or one date")
        }
    }
}

extension ValueFormat where Value == Int {
    /// Minutes after midnight.
    static var timeOfDay: ValueFormat {
        ValueFormat(
            "HH:MM", expectation: "a time such as 08:15 or 9pm",
            read: { ClockText.minuteOfDay(typed: $0) }, write: ClockText.text)
    }

    /// Seconds, written as `20m`, `2h` or `1d`.
    static func span(_ seconds: ClosedRange<Int>) -> ValueFormat {
        ValueFormat(
            "SPAN",
            expectation: "a time such as 20m, 2h or 1d, from \(seconds.lowerBound / 60)m to "
                + (seconds.upperBound % 86_400 == 0
                    ? "\(seconds.upperBound / 86_400)d" : "\(seconds.upperBound / 3_600)h"),
            read: { text in
                let units: [Character: Int] = ["m": 60, "h": 3_600, "d": 86_400]
                guard let unit = text.last.flatMap({ units[$0] }),
                    text.dropLast().allSatisfy(\.isASCII), text.first?.isNumber == true,
                    let number = Int(text.dropLast()), number <= 100_000,
                    seconds.contains(number * unit)
                else { return nil }
                return number * unit
            },
            write: { "\($0 / 60)m" })
    }
}
