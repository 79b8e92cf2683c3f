import CalendarModel
import CivilDate
import CommandLineInterface
import CycleJSON
import CycleModel
import CyclePipeline
import CycleViews
import Messages

/// `predict`: the journal → periods, fertile days, ovulation and packs to come.
struct PredictCommand: Action {
    private static let months = Option(
        "--months", .number(1...120), default: 12, "How many months ahead")

    static var command: Command<Verb> {
        Command(
            "predict", Self.self,
            summary: "Forecast periods, fertile days and ovulation",
            discussion: """
                Each date has a range, which is right with a chance of 80%. The more cycles you \
                log, the narrower it gets.

                Fertile days are a forecast, not a contraceptive: do not rely on them to prevent a \
                pregnancy. To hide them everywhere, run 'eve-ics settings hide-fertility yes'.
                """,
            parameters: [months, ForecastOptions.hideFertility],
            examples: [
                Example("eve-ics predict", "The next twelve months."),
                Example("eve-ics predict --months 3", "The next three."),
                Example("eve-ics predict --hide-fertility", "Periods only."),
                Example(
                    "eve-ics predict --log my.log --json",
                    "From a plain log file, for another program."),
            ])
    }

    private let months: Int
    private let hidesFertility: Bool

    init(_ words: ParsedCommand) {
        months = words[Self.months]
        hidesFertility = words[ForecastOptions.hideFertility]
    }

    func run(in context: Context) throws -> Outcome {
        let person = try context.subject(hidingFertility: hidesFertility)
        let forecast = person.forecast(months: months)
        let horizon = person.today.advanced(byMonths: months)
        return context.outcome(
            text(forecast, through: horizon, of: person, usesColor: context.usesColor),
            json: ForecastJSON.forecast(
                forecast, of: person,
                pills: ContraceptionJSON.doses(
                    person.doses(through: horizon), of: person.circumstances.contraception)))
    }

    private func text(
        _ forecast: Forecast, through horizon: Day, of person: PersonState, usesColor: Bool
    ) -> String {
        let language = person.language
        let said = ForecastText(forecast, language)
        let packs = PackTable(
            agendas: person.agendas.filter(\.isToCome), today: person.today, horizon: horizon,
            language: person.language
        ).texts
        guard forecast.next != nil || !packs.isEmpty else {
            return said.headline + "\n"
        }
        let months = MonthRange(from: person.today, count: 2)
        let view = MonthView(person, forecast, months, usesColor: usesColor)
        var sections = [said.head.map { $0 + "\n" }.joined(), view.text(months)]
        let showsFertility = !forecast.comingOvulations.isEmpty
        if !forecast.periods.isEmpty || showsFertility {
            sections.append(table(forecast, showsFertility: showsFertility, in: language))
        }
        sections += packs
        // What doses left out leave open stands at the head.
        if view.showsFertility || showsFertility, !forecast.isFertilityUnknown {
            let line = said.anyDay ?? language.calendar.notContraception
            sections.append(line + "\n")
        }
        return sections.joined(separator: "\n")
    }

    private func table(
        _ forecast: Forecast, showsFertility: Bool, in language: Language
    ) -> String {
        let (today, messages) = (forecast.today, language.months)
        let columns = [
            messages.periodColumn, messages.rangeColumn, messages.fertileColumn,
            messages.ovulationColumn,
        ]
        var table = TextTable(showsFertility ? columns : Array(columns.prefix(2)))
        func cells(_ window: Forecast.FertileWindow) -> [String] {
            [
                language.dates(window.days, near: today),
                language.date(window.ovulation, near: today),
            ]
        }
        if let window = forecast.comingWindows.first, window.number == 0 {
            table.add(["", ""] + cells(window))
        }
        for period in forecast.periods {
            let window = forecast.meaningfulWindows.first { $0.number == period.number }
            table.add(
                [period.days, period.startRange].map { language.dates($0, near: today) }
                    + (window.map(cells) ?? []))
        }
        return table.text
    }
}
