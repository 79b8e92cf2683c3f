import CalendarModel
import CivilDate
import CommandLineInterface
import CycleJSON
import CycleModel
import CyclePipeline
import CycleViews
import Messages

/// `mode`: a pregnancy, the time after it, a break, perimenopause or cycles as usual → the journal.
struct ModeCommand: Action {
    private static let phase = Argument(
        optional: "PHASE", .choice(of: LifePhase.Kind.allCases, "PHASE"), "The phase that begins")
    private static let due = Option(
        "--due", .days(after: "--due"),
        "With pregnancy: the due date; without it, 40 weeks from your last period")
    private static let reason = Option(
        "--reason", .text("TEXT"), "With break: the reason, in your own words")
    private static let date = Option(
        "--date", .days(after: "--date"),
        "The day it began, such as 2026-11-20 or yesterday; without it, today")

    static var command: Command<Verb> {
        Command(
            "mode", Self.self,
            summary: "Set a phase in which your cycles pause or change",
            discussion: """
                Nothing is forecast in a pregnancy or on a break, nor after a birth and while you \
                breastfeed until you log a period. In perimenopause, forecasts go on with wider \
                ranges. cycling means cycles as usual.

                A phase lasts until you set the next one. Pregnancies, the time after a birth and \
                breaks stay out of your averages. Without PHASE, it shows the phase in force.
                """,
            parameters: [phase, due, reason, date, Confirmation.yes],
            examples: [
                Example("eve-ics mode", "Show the phase in force, and since when."),
                Example(
                    "eve-ics mode pregnancy --due 2027-06-04", "A pregnancy, with its due date."),
                Example(
                    "eve-ics mode postpartum --date 2026-11-18",
                    "The pregnancy ended with a birth two days ago."),
                Example(
                    "eve-ics mode break --reason traveling --date 2026-10-01",
                    "Do not count these weeks."),
                Example(
                    "eve-ics mode cycling", "Cycles as usual from now on."),
            ])
    }

    /// The phase that begins; `nil` where the phases are only to be shown.
    private let kind: LifePhase.Kind?
    private let due: TypedDays?
    private let reason: String?
    private let date: TypedDays?
    private let confirmation: Confirmation

    init(_ words: ParsedCommand) throws {
        kind = try words[Self.phase]
        due = words[Self.due]
        reason = words[Self.reason]
        date = words[Self.date]
        confirmation = Confirmation(words)
        if kind != .pregnancy, due != nil {
            throw ToolError.usage("mode: --due belongs to 'mode pregnancy'")
        }
        if kind != .break, reason != nil {
            throw ToolError.usage("mode: --reason belongs to 'mode break'")
        }
        if kind == nil, date != nil {
            throw ToolError.usage("mode: --date needs a phase, such as 'mode break'")
        }
    }

    func run(in context: Context) throws -> Outcome {
        let before = try context.subject(creating: kind != nil)
        guard let kind else { return context.outcome(shown(before), json: json(before)) }
        let planned = try plannedChange(to: kind, before)
        guard planned.life != before.circumstances.life else {
            return context.outcome(
                unchanged(planned, before), of: PersonChange(from: before, to: before),
                adding: json(before))
        }
        if !planned.lost.isEmpty {
            let lost = LifeText.items(planned.lost, in: before.language, near: before.today)
            try confirmation.ask(
                before.language.mode.asksToTakeBack(lost), in: before.language)
        }
        let change = try context.change { person in
            // The person was shown, and perhaps asked about, what was there before.
            guard person.circumstances == before.circumstances else {
                throw ToolError.refused(
                    "mode: another change came in between; nothing was changed",
                    advice: "look at it with 'eve-ics mode', then try again")
            }
            return planned.contents
        }
        return context.outcome(
            report(planned, change), of: change, adding: json(change.after))
    }

    // MARK: Planning

    private func plannedChange(to kind: LifePhase.Kind, _ person: PersonState) throws -> LifeChange
    {
        let life = person.circumstances.life
        let span = life.span(on: person.today)
        var day = person.today
        if let given = try givenDay(for: person) {
            day = given
        } else if let span, span.phase.kind == kind {
            // Another due date or reason for what is going on: it began when it began.
            day = span.day
        }
        let phase = try phase(kind, after: span?.phase ?? .cycling, from: day, person)
        return LifeChange(
            of: person.circumstances, beginning: phase, on: day, today: person.today)
    }

    private func givenDay(for person: PersonState) throws -> Day? {
        try date?.day(today: person.today, asking: person.language)
    }

    /// A due date is reckoned 280 days from the last period's first day, and few pregnancies last three
    /// weeks longer.
    private static let longestPregnancy = Pregnancy.length + 21

    /// The due date as given: without a year the next such day, unless that is too far away.
    private func dueDate(today: Day, in language: Language) throws -> Day? {
        guard let due else { return nil }
        let next = try due.day(.next, today: today, in: language)
        return next - today <= Self.longestPregnancy
            ? next : try due.day(.nearest, today: today, in: language)
    }

    private func phase(
        _ kind: LifePhase.Kind, after current: LifePhase, from day: Day, _ person: PersonState
    ) throws -> LifePhase {
        switch kind {
        case .cycling: return .cycling
        case .postpartum: return .postpartum
        case .breastfeeding: return .breastfeeding
        case .perimenopause: return .perimenopause
        case .break:
            if case .onBreak(let known) = current, reason == nil {
                return .onBreak(reason: known)
            }
            return .onBreak(reason: try checkedReason())
        case .pregnancy:
            if due == nil, current.kind == .pregnancy { return current }
            guard
                let due = try dueDate(today: person.today, in: person.language)
                    ?? person.dueDate(ofPregnancyFrom: day)
            else {
                throw ToolError.refused(
                    "mode: no period is logged in the 43 weeks before that a due date could be counted from",
                    advice: "give the due date, such as 'eve-ics mode pregnancy --due \(day + 250)'"
                )
            }
            guard due >= day else {
                throw ToolError.refused(
                    "--due \(due): that is before the pregnancy begins",
                    advice: "give the day on which the pregnancy began with --date")
            }
            guard due - day <= Self.longestPregnancy else {
                throw ToolError.refused(
                    "--due \(due): that is more than 43 weeks after the pregnancy begins",
                    advice: "is the year right?")
            }
            return .pregnancy(due: due)
        }
    }

    private func checkedReason() throws -> String? {
        guard let reason else { return nil }
        guard !reason.hasControlCharacters, (1...200).contains(reason.count) else {
            throw ToolError.refused(
                "--reason: a reason has 1 to 200 characters and no control characters")
        }
        return reason
    }

    // MARK: Text

    private func report(_ change: LifeChange, _ written: PersonChange) -> String {
        let after = written.after
        let (today, language) = (after.today, after.language)
        let forecast = after.forecast(months: 1)
        let kind = change.phase.kind
        var lines = [
            language.mode.recorded(
                [LifeText.item(kind, from: change.day, in: language, near: today)])
        ]
        if !change.lost.isEmpty {
            let lost = LifeText.items(change.lost, in: language, near: today)
            lines.append(language.mode.takenBack(lost))
        }
        if case .pregnancy(let due) = change.phase {
            lines.append(LifeText.pregnancy(Pregnancy(due: due), on: today, in: language))
            if self.due == nil {
                lines.append(
                    language.mode.dueDateCounted(from: due - Pregnancy.length, near: today))
            }
        }
        lines.append(
            LifeText.effect(change.phase, before: change.before, forecast, in: language))
        lines += change.courseSentences(today: today, in: language)
        let text = lines.map { $0 + "\n" }.joined()
        switch forecast.reason {
        case .pregnant, .onBreak, .postpartum, .breastfeeding: return text
        // The last line says to log what comes next; what is long past is left alone.
        case .pregnancyOver: return text
        case .quietSince where change.phase == .cycling && change.before != .cycling: return text
        case .nothingLogged, .quietSince, .suppressed, .dosesSkipped, nil:
            return text + written.forecastMove()
        }
    }

    private func unchanged(_ change: LifeChange, _ person: PersonState) -> String {
        let (life, messages) = (person.circumstances.life, person.language.mode)
        var lines = LifeText.inForce(life, on: person.today, in: person.language)
        lines.append(messages.unchanged)
        if date != nil, let span = life.span(on: person.today),
            change.phase.kind == span.phase.kind, span.phase.kind != .cycling
        {
            lines.append(messages.howToBeginLater(span.day))
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func shown(_ person: PersonState) -> String {
        let (life, language) = (person.circumstances.life, person.language)
        let phase = life.phase(on: person.today)
        var lines = LifeText.inForce(life, on: person.today, in: language)
        if phase != .cycling {
            lines.append(
                LifeText.effect(
                    phase, before: .cycling, person.forecast(months: 1), in: language))
        }
        let earlier = life.spans.filter { $0.day <= person.today }.dropLast()
        if !earlier.isEmpty {
            let phases = LifeText.items(earlier.reversed(), in: language, near: person.today)
            lines.append(language.mode.earlier(phases))
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func json(_ person: PersonState) -> JSON {
        let life = person.circumstances.life
        return (["today": person.today] as JSON).adding(life.json(on: person.today))
            .adding(["phases": life.spans])
    }
}
