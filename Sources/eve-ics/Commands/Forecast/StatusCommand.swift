import CalendarModel
import CivilDate
import CommandLineInterface
import CycleJSON
import CycleModel
import CyclePipeline
import CycleViews
import Messages

/// `status`: the journal → where the person is today, and what comes next.
struct StatusCommand: Action {
    private static let short = Flag("--short", "One short line, for prompts and bars")
    private static let format = Option(
        "--format", .statusFormat, "A line of your own, with names in braces")

    static var command: Command<Verb> {
        Command(
            "status", Self.self,
            summary: "Show where you are in your cycle, and what is next",
            discussion: """
                --format takes \(StatusLine.Name.list): the day of the cycle, the days until the \
                next period and its date, both empty once that date is over, where the cycle stands \
                beside it: \(Promise.State.list), the days that it is late, the day of a running period, \
                and the phase: \(CyclePhase.list), or the phase of life that 'eve-ics mode' set. A \
                name without a value is empty, and so is the line if all are.
                """,
            parameters: [ForecastOptions.hideFertility, short, format],
            examples: [
                Example("eve-ics status", "Today at a glance."),
                Example("eve-ics status --today 2026-11-20", "The same, as seen on that day."),
                Example("eve-ics status --short", "'day 12 · period in 16 d', for a prompt."),
                Example("eve-ics status --format '{day} {daysUntil}'", "'12 16', for a bar."),
            ])
    }

    private let hidesFertility: Bool
    private let isShort: Bool
    private let format: StatusLine.Format?

    init(_ words: ParsedCommand) {
        isShort = words[Self.short]
        format = words[Self.format]
        hidesFertility = words[ForecastOptions.hideFertility]
    }

    func run(in context: Context) throws -> Outcome {
        var (person, source) = try context.personAndSource()
        if hidesFertility { person.settings.hidesFertility = true }
        let forecast = person.forecast(months: 2)
        if isShort || format != nil {
            let line = StatusLine(person, forecast)
            let text = format.map(line.filled) ?? line.short
            return try context.outcome(
                text + "\n",
                json: json(person, forecast, HiddenEvents(person, from: source))
                    .adding(["line": text]))
        }
        let hidden = try HiddenEvents(person, from: source)
        let doors = try NewDoors(person, from: source)
        return context.outcome(
            text(person, forecast, hidden) + doors.line,
            json: json(person, forecast, hidden).adding(doors.json))
    }

    private func text(_ person: PersonState, _ forecast: Forecast, _ hidden: HiddenEvents) -> String
    {
        let (today, language) = (person.today, person.language)
        let status = StatusText(person, forecast)
        var lines = [status.lead].compactMap(\.self)
        lines += status.due + status.place + [status.headline].compactMap(\.self)
        lines += ForecastText(forecast, language).afterLapse
        if case .pregnant(let due) = forecast.reason,
            let reminder = LifeText.whenOverdue(due, today: today, in: language)
        {
            lines.append(reminder)
        }
        if let caution = status.caution { lines.append(caution) }
        if status.asksUsualLength { lines.append(language.status.howToSayUsualLength) }
        if let missed = forecast.missedPeriod, let cycle = person.cycles.last {
            lines += missed.question(cycleStart: cycle.start, today: today, in: language)
        }
        if let bleed = person.questionedBleed {
            lines += [
                language.notices.wasPeriod(bleed.days, near: today),
                language.notices.howToAnswer(bleedFrom: bleed.start),
            ]
        }
        if let causes = status.causesOfLateness { lines.append(causes) }
        lines += status.fertility + HealthNotices(person).sentences
        if let line = hidden.line { lines.append(line) }
        if forecast.reason == .nothingLogged {
            lines.append(language.status.example(today - 10...today - 6))
        }
        return lines.map { $0.terminalSafe + "\n" }.joined()
    }

    private func json(_ person: PersonState, _ forecast: Forecast, _ hidden: HiddenEvents) -> JSON {
        let cycle = person.runningCycle
        let agendas = person.agendas.filter(\.isToCome)
        let json: JSON = [
            "today": person.today, "cycleDay": cycle.map { person.today - $0.start + 1 },
            "periodDay": forecast.runningPeriod?.day, "phase": person.phaseWord(forecast),
            "life": person.circumstances.life.json(on: person.today),
            "next": forecast.next.map { ForecastJSON.next($0) },
            "reason": ForecastText(forecast, person.language).explanation,
            "missedPeriod": forecast.missedPeriod.map(ForecastJSON.missed),
            "fertile": forecast.comingWindows.first.map(ForecastJSON.fertile),
        ]
        let due = person.doses(through: person.today)
        let notices = HealthNotices(person).all
        let more: JSON = [
            "hidden": hidden.count > 0 ? hidden.count : nil,
            "notices": notices.isEmpty ? nil : notices.map { $0.text(in: person.language) },
            "remarks": notices.isEmpty ? nil : notices.map { $0.json(in: person.language) },
            "questionedBleed": person.questionedBleed.map(ForecastJSON.bleed),
            "fertility": forecast.fertility(of: person.today) == .unknown ? "unknown" : nil,
            "running": forecast.runningPeriod.map(ForecastJSON.running),
            "contraception": agendas.isEmpty ? nil : agendas.map(ContraceptionJSON.course),
            "pills": agendas.isEmpty
                ? nil : ContraceptionJSON.doses(due, of: person.circumstances.contraception),
        ]
        return json.adding(more.withoutNulls).adding(ForecastJSON.lateness(forecast))
            .adding(ForecastJSON.ovulation(forecast))
    }
}

extension StatusLine.Name {
    /// `{day}, {daysUntil}`…
    fileprivate static var list: String {
        allCases.map { "{\($0.rawValue)}" }.joined(separator: ", ")
    }
}

extension Promise.State {
    fileprivate static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

extension CyclePhase {
    fileprivate static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

extension ValueFormat where Value == StatusLine.Format {
    fileprivate static var statusFormat: ValueFormat {
        ValueFormat(
            "TEXT", expectation: "a text with names in braces; these are \(StatusLine.Name.list)",
            read: { StatusLine.Format($0) }, write: { $0.description })
    }
}
