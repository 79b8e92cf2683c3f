import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleServer
import LogStore

/// `status`, `predict` and `history`: what is known and what is expected.
extension Context {
    func status() throws -> String {
        let (subject, source) = try subjectAndSource()
        let forecast = subject.forecast(months: 2)
        if printsJSON { return try statusJSON(subject, forecast, source).text }
        var lines = subject.outlooks.flatMap(\.statusLines)
        if let cycle = subject.cycles.last, forecast.next != nil {
            let day = subject.today - cycle.start + 1
            lines.append(
                "Day \(day) of the cycle that began on \(cycle.start.text(near: subject.today)).")
        }
        if let running = forecast.runningPeriod {
            lines.append("Your period: day \(running.day) of about \(running.expectedLength).")
        }
        if let phase = phase(subject, forecast) { lines.append(phase) }
        lines.append(forecast.headline)
        if case .pregnant(let due) = forecast.reason,
            let reminder = LifeText.whenOverdue(due, today: subject.today)
        {
            lines.append(reminder)
        }
        if let caution = forecast.caution { lines.append(caution) }
        if let missed = forecast.missedPeriod, let cycle = subject.cycles.last {
            lines += missed.question(cycleStart: cycle.start, today: subject.today)
        }
        if let window = forecast.comingWindows.first {
            let days = Phrases.days(window.days, today: subject.today)
            let ovulation = window.ovulation.text(near: subject.today)
            lines.append(
                "Fertile window: \(days), ovulation around \(ovulation). \(Wording.notContraception)"
            )
        }
        if let hidden = try HiddenEvents(subject, from: source).line { lines.append(hidden) }
        if forecast.reason == .nothingLogged {
            lines.append("For example: eve-ics log \(subject.today - 10)..\(subject.today - 6)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// The phase of life, where there is a forecast that it shapes; else the headline says it.
    private func phase(_ subject: PersonState, _ forecast: Forecast) -> String? {
        guard let span = subject.circumstances.life.span(on: subject.today),
            span.phase != .cycling, forecast.next != nil
        else { return nil }
        let name = LifeText.capitalisedName(span.phase.kind)
        let effect = LifeText.effect(span.phase, before: .cycling, hasForecast: true)
        return "\(name) since \(span.day.text(near: subject.today)). \(effect)"
    }

    private func statusJSON(
        _ subject: PersonState, _ forecast: Forecast, _ source: Source
    ) throws -> JSON {
        let window = forecast.comingWindows.first
        let cycle = subject.turnEndingLastCycle == nil ? subject.cycles.last : nil
        let cycleDay = cycle.map { subject.today - $0.start + 1 }
        let outlooks = subject.outlooks.filter(\.isToCome)
        var members: [(String, JSON)] = [
            ("schema", 1),
            ("today", .day(subject.today)),
            ("cycleDay", cycleDay.map(JSON.number) ?? .null),
            ("periodDay", forecast.runningPeriod.map { .number($0.day) } ?? .null),
            ("life", .object(LifeText.members(subject.circumstances.life, on: subject.today))),
            ("next", forecast.next.map { ForecastJSON.next($0, brief: true) } ?? .null),
            ("reason", forecast.explanation.map(JSON.string) ?? .null),
            ("missedPeriod", forecast.missedPeriod.map(ForecastJSON.missed) ?? .null),
            ("fertile", window.map(ForecastJSON.fertile) ?? .null),
        ]
        let hidden = try HiddenEvents(subject, from: source).count
        if hidden > 0 { members.append(("hidden", .number(hidden))) }
        if !outlooks.isEmpty {
            let due = subject.doses(through: subject.today)
            members += [
                ("contraception", .array(outlooks.map(ContraceptionJSON.course))),
                ("pills", ContraceptionJSON.doses(due, of: subject.circumstances.contraception)),
            ]
        }
        return .object(members)
    }

    func predict() throws -> String {
        let subject = try subject()
        let forecast = subject.forecast(months: command[PredictOptions.months])
        let horizon = subject.today.advanced(byMonths: command[PredictOptions.months])
        if printsJSON {
            let pills = ContraceptionJSON.doses(
                subject.doses(through: horizon), of: subject.circumstances.contraception)
            return ForecastJSON.forecast(forecast, cycles: subject.cycles, pills: pills).text
        }
        let packs = PackTable(
            outlooks: subject.outlooks.filter(\.isToCome), today: subject.today, horizon: horizon
        ).texts
        guard forecast.next != nil || !packs.isEmpty else { return forecast.headline + "\n" }
        let head = [forecast.headline, forecast.caution].compactMap(\.self)
        let view = MonthView(
            cycles: subject.cycles, forecast: forecast, packMarks: subject.packMarks(months: 2),
            startsOnSunday: subject.settings.weekStartsOnSunday, usesColor: usesColor)
        var sections = [head.map { $0 + "\n" }.joined(), view.text(months: 2)]
        let showsFertility = !forecast.comingWindows.isEmpty
        if !forecast.periods.isEmpty || showsFertility {
            sections.append(forecastTable(forecast, showsFertility: showsFertility))
        }
        sections += packs
        if view.showsFertility || showsFertility {
            sections.append(Wording.notContraception + "\n")
        }
        return sections.joined(separator: "\n")
    }

    private func forecastTable(_ forecast: Forecast, showsFertility: Bool) -> String {
        let columns = ["Period", "80 % between", "Fertile window", "Ovulation"]
        var table = TextTable(showsFertility ? columns : Array(columns.prefix(2)))
        let today = forecast.today
        if let window = forecast.comingWindows.first, window.number == 0 {
            table.add([
                "", "", Phrases.days(window.days, today: today), window.ovulation.text(near: today),
            ])
        }
        for period in forecast.periods {
            let window = forecast.fertileWindows.first { $0.number == period.number }
            let range = period.startRange
            var row = [
                Phrases.days(period.days, today: today),
                "\(range.lowerBound.text(near: today)) and \(range.upperBound.text(near: today))",
            ]
            if let window {
                row += [
                    Phrases.days(window.days, today: today), window.ovulation.text(near: today),
                ]
            }
            table.add(row)
        }
        return table.text
    }

    func history() throws -> String {
        if command[HistoryOptions.chart] { return try chart() }
        guard !command.isGiven(HistoryOptions.date) else {
            throw ToolError.usage(
                "history: --date chooses the cycle of a chart; give --chart as well")
        }
        if command[HistoryOptions.journal] { return try journalHistory() }
        let subject = try subject()
        let adherence = AdherenceReport(subject)
        let odd = subject.forecast(months: 0).oddIntervals
        let answers = subject.circumstances.answers
        let phases = subject.phasesLeavingOut
        if printsJSON {
            let contraception = subject.circumstances.contraception
            let cycles = subject.cycles.map { cycle in
                ForecastJSON.cycle(
                    cycle, bleed: contraception.kind(ofBleedFrom: cycle.start),
                    odd: odd.first { $0.start == cycle.start }, answer: answers[cycle.start],
                    leftOutFor: phases[cycle.start])
            }
            var members: [(String, JSON)] = [
                ("schema", 1), ("today", .day(subject.today)), ("cycles", .array(cycles)),
            ]
            if let adherence = adherence.json { members.append(("adherence", adherence)) }
            return JSON.object(members).text
        }
        guard !subject.cycles.isEmpty else {
            return "No period is logged yet. Log the first day of your last period.\n"
                + adherence.text
        }
        var table = TextTable(["Period", "Days", "Cycle", ""])
        let isOver = subject.turnEndingLastCycle != nil
        for cycle in subject.cycles {
            let phase = phases[cycle.start]
            let running = isOver || phase != nil ? "" : "running"
            table.add([
                "\(cycle.period.lowerBound)"
                    + (cycle.periodLength > 1 ? " – \(cycle.period.upperBound)" : ""),
                cycle.isPeriodEndUnknown ? "?" : "\(cycle.periodLength)",
                cycle.length.map { cycle.isGap ? "" : Phrases.count($0, "day") } ?? running,
                [
                    remark(cycle, odd: odd.first { $0.start == cycle.start }, subject),
                    phase.map { "left out: \(LifeText.name($0.kind))" } ?? "",
                ].filter { !$0.isEmpty }.joined(separator: "; "),
            ])
        }
        let invitation = IntervalText.invitation(odd).map { $0 + "\n" } ?? ""
        return table.text + "\n" + summary(subject, odd) + invitation + adherence.text
    }

    private func remark(_ cycle: Cycle, odd: OddInterval?, _ subject: PersonState) -> String {
        if cycle.isGap, let length = cycle.length { return "then nothing for \(length) days" }
        if cycle.length == nil, let turn = subject.turnEndingLastCycle {
            return "then \(LifeText.list([turn], today: subject.today))"
        }
        let kind: String? =
            switch subject.circumstances.contraception.kind(ofBleedFrom: cycle.start) {
            case .withdrawal: "withdrawal bleed"
            case .breakthrough: "breakthrough bleed"
            case .period: cycle.isDoubtful ? "less than 10 days after the period before" : nil
            }
        let answer = subject.circumstances.answers[cycle.start]
        return [
            kind,
            answer.map(IntervalText.remark)
                ?? odd.map { IntervalText.remark($0, today: subject.today) },
        ].compactMap(\.self).joined(separator: "; ")
    }

    /// Only of whole cycles that are her own.
    ///
    /// It leaves out what the forecast leaves out, but for those that only later ones keep out, and
    /// what is two cycles or more.
    private func summary(_ subject: PersonState, _ odd: [OddInterval]) -> String {
        let leftOut = LeftOutCycle.all(
            in: subject.log, today: subject.today, circumstances: subject.circumstances
        ).filter { $0.reason != .tooLongAgo }
        let several =
            odd.filter { $0.suspicion != .outlier }.map(\.start)
            + subject.circumstances.answers.entries.filter { $0.answer == .oneMissing }
            .map(\.start)
        let others = Set(leftOut.map(\.start) + several)
        let lengths = subject.cycles.filter { !others.contains($0.start) }
            .compactMap(\.length).sorted()
        guard let shortest = lengths.first, let longest = lengths.last else {
            return leftOut.contains { $0.reason == .contraception }
                ? "No whole cycle without hormones is logged yet.\n"
                : "No whole cycle is logged yet.\n"
        }
        let median = lengths[lengths.count / 2]
        let range = shortest == longest ? "" : ", from \(shortest) to \(longest)"
        return "\(Phrases.count(lengths.count, "whole cycle")): usually \(median) days\(range).\n"
    }

    private func journalHistory() throws -> String {
        let store = try openStore(.readWrite)
        guard let person = try person(in: store) else { return "The journal is empty.\n" }
        let journal = try store.journal(of: person.id)
        let changes = try household(store).changes(in: journal)
        let subject = subject(state: JournalState(replaying: changes), of: person)
        if printsJSON {
            let entries = zip(journal.entries, changes).map { JournalText.json($0, $1) }
            return JSON.object([("schema", 1), ("entries", .array(entries))]).text
        }
        guard !changes.isEmpty else { return "The journal is empty.\n" }
        var undone: Set<Int64> = []
        for case .undo(let number) in changes.map(\.content) { undone.insert(number) }
        let today = subject.today
        var table = TextTable(["Entry", "Recorded", "Door", "Change"])
        for (entry, change) in zip(journal.entries, changes) {
            let text = JournalText.line(change.content, today: today)
            table.add([
                "\(entry.number)", subject.time.text(at: entry.recorded), entry.origin.name,
                undone.contains(change.number) ? "\(text) (taken back)" : text,
            ])
        }
        return table.text
    }
}

extension Origin {
    var name: String {
        switch self {
        case .commandLine: "command line"
        case .import: "import"
        case .calendar: "calendar"
        }
    }
}
