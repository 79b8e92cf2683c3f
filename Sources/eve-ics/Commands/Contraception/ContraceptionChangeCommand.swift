import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import Messages

/// `contraception change`: another method, time of day or notice → the journal.
struct ContraceptionChangeCommand: Action {
    private static let method = Argument(
        optionalRepeating: "METHOD", .methodWord,
        "The method from now on, written as for 'eve-ics contraception add'")
    private static let date = Option(
        "--date", .days(after: "--date"), default: TypedDays(word: "today"),
        "The first day of the change")
    private static let start = Option(
        "--start", .days(after: "--start"), "The corrected first day with it")
    private static let noTime = Flag("--no-time", "Remove the time of day")

    static var command: Command<Verb> {
        Command(
            "change", Self.self,
            summary: "Change to another method, time of day or notice",
            discussion: """
                With METHOD, the course ends the day before and a new one begins with the same \
                time of day, at any point of the pack. Without METHOD, only the time or the weeks \
                of notice change. --start corrects the day on which the course began.
                """,
            parameters: [
                method, CourseChoice.number, date, start, CourseDetails.firstNumber,
                CourseDetails.time,
                noTime, CourseDetails.lead,
            ],
            examples: [
                Example("eve-ics contraception change ring", "A ring from today on."),
                Example(
                    "eve-ics contraception change pill 24+4 --date 2026-12-07 --course 1",
                    "Another pill from that day on."),
                Example(
                    "eve-ics contraception change --at 07:30", "The same method, in the morning."),
            ])
    }

    private let choice: CourseChoice
    private let details: CourseDetails
    /// `nil` where the method remains.
    private let method: Contraceptive?
    private let date: TypedDays
    private let start: TypedDays?
    private let hasNoTime: Bool

    init(_ words: ParsedCommand) throws {
        choice = CourseChoice(words)
        details = CourseDetails(words)
        let method = try words[Self.method]
        self.method = method.isEmpty ? nil : try details.method(method)
        date = words[Self.date]
        start = words[Self.start]
        hasNoTime = words[Self.noTime]
        try refuseMeaningless(hasDate: words.isGiven(Self.date))
        if let method = self.method { try details.refuseIdleOptions(for: method) }
    }

    private func refuseMeaningless(hasDate: Bool) throws {
        let place = "contraception change"
        guard details.minuteOfDay == nil || !hasNoTime else {
            throw ToolError.usage("\(place): --at and --no-time exclude each other")
        }
        guard method == nil || start == nil else {
            throw ToolError.usage(
                "\(place): --start corrects a course and goes with no METHOD",
                advice: "--date names the first day of another method")
        }
        guard method == nil else { return }
        guard !hasDate && details.firstNumber == nil else {
            throw ToolError.usage("\(place): --date and --day go with a METHOD")
        }
        guard
            details.minuteOfDay != nil || hasNoTime || details.leadWeeks != nil || start != nil
        else {
            throw ToolError.usage(
                "\(place): say what to change",
                advice: "name a method, as in 'eve-ics contraception change pill 24+4', or a time")
        }
    }

    func run(in context: Context) throws -> Outcome {
        try CourseChange.write(in: context) { person in
            var contraception = person.circumstances.contraception
            let (day, today) = (try date.day(.nearest, today: person.today), person.today)
            let old = try choice.course(in: contraception, on: day) {
                method != nil || start != nil || $0.method.isAnnounced
                    || details.leadWeeks == nil && $0.method.schedule != .none
            }
            if method == nil { try details.refuseIdleOptions(for: old.method) }
            guard old.method != method else {
                throw ToolError.refused(
                    "\(context.place): course \(old.number) is \(old.method) already",
                    advice: "a new pack begins with 'eve-ics contraception reset'")
            }
            var number = old.number
            if let method {
                number = try contraception.change(
                    number, to: method, on: day, firstNumber: details.firstNumber ?? 1)
            }
            if details.minuteOfDay != nil || hasNoTime {
                try contraception.setTime(number, minuteOfDay: details.minuteOfDay)
            }
            if let start {
                try contraception.setStart(number, on: start.day(.nearest, today: today))
            }
            try contraception.refuseSecondDevice(beside: number)
            if let weeks = details.leadWeeks { try contraception.setLead(number, weeks: weeks) }
            return CourseChange(
                contraception: contraception, course: number,
                lines: lines(on: number, from: old, in: contraception, of: person),
                isNew: method != nil)
        }
    }

    private func lines(
        on number: Int, from old: ContraceptionCourse, in contraception: Contraception,
        of person: PersonState
    ) -> [String] {
        guard let course = contraception[number] else { return [] }
        let (today, language) = (person.today, person.language)
        let changed = course.changedText(today: today, in: language)
        guard method == nil else {
            if number == old.number { return [changed] }
            let ended = contraception[old.number]?.endText(today: today, in: language)
            return [ended, course.addedText(today: today, in: language)].compactMap(\.self)
        }
        var lines: [String] = []
        if start != nil { lines.append(changed) }
        if details.minuteOfDay != nil || hasNoTime {
            let name = course.method.label(in: language)
            lines.append(
                course.minuteOfDay.map { language.course.isAt(number, name, minuteOfDay: $0) }
                    ?? language.course.hasNoTime(number, name))
        }
        if details.leadWeeks != nil { lines.append(course.noticeText(in: language)) }
        return lines
    }
}
