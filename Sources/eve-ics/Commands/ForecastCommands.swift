import CalendarModel
import CommandLineInterface
import CycleModel
import LogStore

/// `status`, `predict` and `history`: what is known and what is expected.
extension Session {
    func status() throws(ToolError) -> String {
        let subject = try subject()
        let forecast = subject.forecast(months: 2)
        if printsJSON { return statusJSON(subject, forecast).text }
        var lines: [String] = []
        if let cycle = subject.cycles.last, forecast.next != nil {
            let day = subject.today - cycle.start + 1
            lines.append(
                "Day \(day) of the cycle that began on \(cycle.start.text(near: subject.today)).")
        }
        if let running = forecast.runningPeriod {
            lines.append("Your period: day \(running.day) of about \(running.expectedLength).")
        }
        lines.append(forecast.headline)
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
        if forecast.reason == .nothingLogged {
            lines.append("For example: eve-ics log \(subject.today - 10)..\(subject.today - 6)")
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func statusJSON(_ subject: Subject, _ forecast: Forecast) -> JSON {
        let window = forecast.comingWindows.first
        let cycle = subject.cycles.last
        let members: [(String, JSON)] = [
            ("schema", 1),
            ("today", .day(subject.today)),
            ("cycleDay", cycle.map { .number(subject.today - $0.start + 1) } ?? .null),
            ("periodDay", forecast.runningPeriod.map { .number($0.day) } ?? .null),
            ("next", forecast.next.map { ForecastJSON.next($0, brief: true) } ?? .null),
            ("reason", forecast.explanation.map(JSON.string) ?? .null),
            ("missedPeriod", forecast.missedPeriod.map(ForecastJSON.missed) ?? .null),
            ("fertile", window.map(ForecastJSON.fertile) ?? .null),
        ]
        return .object(members)
    }

    func predict() throws(ToolError) -> String {
        let subject = try subject()
        let forecast = subject.forecast(months: command[PredictOptions.months])
        if printsJSON { return ForecastJSON.forecast(forecast, cycles: subject.cycles).text }
        guard forecast.next != nil else { return forecast.headline + "\n" }
        var text = forecast.headline + "\n"
        if let caution = forecast.caution { text += caution + "\n" }
        let view = MonthView(
            cycles: subject.cycles, forecast: forecast,
            startsOnSunday: subject.settings.weekStartsOnSunday, usesColor: usesColor)
        text += "\n" + view.text(months: 2) + "\n"
        return text + forecastTable(forecast) + "\n" + Wording.notContraception + "\n"
    }

    private func forecastTable(_ forecast: Forecast) -> String {
        var table = TextTable(["Period", "80 % between", "Fertile window", "Ovulation"])
        let today = forecast.today
        if let window = forecast.comingWindows.first, window.number == 0 {
            table.add([
                "", "", Phrases.days(window.days, today: today), window.ovulation.text(near: today),
            ])
        }
        for period in forecast.periods {
            let window = forecast.fertileWindows.first { $0.number == period.number }
            let range = period.startRange
            table.add([
                Phrases.days(period.days, today: today),
                "\(range.lowerBound.text(near: today)) and \(range.upperBound.text(near: today))",
                window.map { Phrases.days($0.days, today: today) } ?? "",
                window.map { $0.ovulation.text(near: today) } ?? "",
            ])
        }
        return table.text
    }

    func history() throws(ToolError) -> String {
        if command[HistoryOptions.journal] { return try journalHistory() }
        let subject = try subject()
        let odd = subject.forecast(months: 0).oddIntervals
        let answers = subject.circumstances.answers
        if printsJSON {
            let cycles = subject.cycles.map { cycle in
                ForecastJSON.cycle(
                    cycle, odd: odd.first { $0.start == cycle.start },
                    answer: answers[cycle.start])
            }
            return JSON.object([
                ("schema", 1), ("today", .day(subject.today)), ("cycles", .array(cycles)),
            ]).text
        }
        guard !subject.cycles.isEmpty else {
            return "No period is logged yet. Log the first day of your last period.\n"
        }
        var table = TextTable(["Period", "Days", "Cycle", ""])
        for cycle in subject.cycles {
            table.add([
                "\(cycle.period.lowerBound)"
                    + (cycle.periodLength > 1 ? " – \(cycle.period.upperBound)" : ""),
                cycle.isPeriodEndUnknown ? "?" : "\(cycle.periodLength)",
                cycle.length.map { cycle.isGap ? "" : Phrases.count($0, "day") } ?? "running",
                remark(
                    cycle, odd: odd.first { $0.start == cycle.start },
                    answer: answers[cycle.start], today: subject.today),
            ])
        }
        let invitation = IntervalText.invitation(odd).map { $0 + "\n" } ?? ""
        return table.text + "\n" + summary(subject) + invitation
    }

    private func remark(
        _ cycle: Cycle, odd: OddInterval?, answer: IntervalAnswer?, today: Day
    ) -> String {
        if cycle.isGap, let length = cycle.length { return "then nothing for \(length) days" }
        return [
            cycle.isDoubtful ? "less than 10 days after the period before" : nil,
            answer.map(IntervalText.remark) ?? odd.map { IntervalText.remark($0, today: today) },
        ].compactMap(\.self).joined(separator: "; ")
    }

    private func summary(_ subject: Subject) -> String {
        // What she said is no cycle, or is not to count, is no length of one.
        let answers = subject.circumstances.answers
        let lengths = subject.cycles.filter { cycle in
            !cycle.isGap && answers[cycle.start].map { $0 == .reallyThatLong } ?? true
        }.compactMap(\.length).sorted()
        guard let shortest = lengths.first, let longest = lengths.last else {
            return "No whole cycle is logged yet.\n"
        }
        let median = lengths[lengths.count / 2]
        let range = shortest == longest ? "" : ", from \(shortest) to \(longest)"
        return "\(Phrases.count(lengths.count, "whole cycle")): usually \(median) days\(range).\n"
    }

    private func journalHistory() throws(ToolError) -> String {
        let store = try openStore(.readWrite)
        guard let person = try person(in: store) else { return "The journal is empty.\n" }
        let journal = try storing { () throws(StoreError) in try store.journal(of: person.id) }
        let changes = try changes(in: journal, path: store.path)
        let zone = Settings(JournalState(replaying: changes).settings).timeZone
        if printsJSON {
            let entries = zip(journal.entries, changes).map { JournalText.json($0, $1) }
            return JSON.object([("schema", 1), ("entries", .array(entries))]).text
        }
        guard !changes.isEmpty else { return "The journal is empty.\n" }
        var undone: Set<Int64> = []
        for case .undo(let number) in changes.map(\.content) { undone.insert(number) }
        let today = moment(zone).day
        var table = TextTable(["Entry", "Recorded", "Door", "Change"])
        for (entry, change) in zip(journal.entries, changes) {
            let text = JournalText.line(change.content, today: today)
            table.add([
                "\(entry.number)", Clock.text(at: entry.recorded, in: zone), entry.door.name,
                undone.contains(change.number) ? "\(text) (taken back)" : text,
            ])
        }
        return table.text
    }
}

extension Door {
    var name: String {
        switch self {
        case .commandLine: "command line"
        case .import: "import"
        case .calendar: "calendar"
        }
    }
}
