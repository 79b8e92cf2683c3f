import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import LogStore

/// `mode`: a pregnancy, the time after it, a break, perimenopause, or cycles as usual.
extension Context {
    func mode() throws -> String {
        let kind = try argument(ModeOptions.phase)
        try refuseOptions(without: kind)
        let before = try subject()
        guard let kind else { return shown(before) }
        let change = try plannedChange(to: kind, before)
        guard change.life != before.circumstances.life else { return unchanged(change, before) }
        if !change.lost.isEmpty {
            let lost = LifeText.list(change.lost, today: before.today)
            try Confirmation(command).ask(
                "This takes back what you said of later days: \(lost). Go on?")
        }
        let store = try openStore(.readWriteCreate)
        let person = try personToWrite(in: store)
        try record(in: store, for: person) { (state, _) in
            // She was shown, and perhaps asked about, what was there before.
            guard state.circumstances.life == before.circumstances.life else {
                throw ToolError.refused(
                    "mode: another change came in between; nothing was changed",
                    advice: "look at it with 'eve-ics mode', then try again")
            }
            return [.life(change.life)]
        }
        let after = subject(
            state: try state(of: person, in: store), of: person)
        return printsJSON ? json(after).text : report(change, before, after)
    }

    private func refuseOptions(without kind: ModeOptions.Phase?) throws {
        if kind != .pregnancy, command.isGiven(ModeOptions.due) {
            throw ToolError.usage("mode: --due belongs to 'mode pregnancy'")
        }
        if kind != .break, command.isGiven(ModeOptions.reason) {
            throw ToolError.usage("mode: --reason belongs to 'mode break'")
        }
        if kind == .pregnancy, !command.isGiven(ModeOptions.due) {
            throw ToolError.usage(
                "mode: say when the pregnancy is due",
                advice: "such as: eve-ics mode pregnancy --due 2027-06-04")
        }
        if kind == nil, command.isGiven(ModeOptions.date) {
            throw ToolError.usage("mode: say what began on that day, such as 'mode break'")
        }
    }

    // MARK: Planning

    /// The phases as they would be, and what that does away with.
    private struct Change {
        var life: Life
        /// The first day of the phase.
        var day: Day
        var phase: LifePhase
        /// What was in force on that day until now.
        var previous: LifePhase
        /// What was in force on the day before, and stays so.
        var before: LifePhase
        /// Later phases of other kinds, of which nothing is left.
        var lost: [Life.Turn]
    }

    private func plannedChange(
        to kind: ModeOptions.Phase, _ subject: PersonState
    ) throws -> Change {
        let life = subject.circumstances.life
        let span = life.span(on: subject.today)
        var day = subject.today
        if let given = try givenDay(today: subject.today) {
            day = given
        } else if let span, span.phase.kind == kind {
            // Another due date or reason for what is going on: it began when it began.
            day = span.day
        }
        let current = span.map { $0.phase } ?? .cycling
        let phase = try self.phase(kind, after: current, from: day)
        var changed = life
        changed.begin(phase, on: day)
        let first = changed.span(on: day)?.day ?? day
        return Change(
            life: changed, day: first, phase: phase, previous: life.phase(on: day),
            before: changed.phase(on: first - 1),
            lost: life.spans.filter { $0.day > day && $0.phase.kind != kind })
    }

    private func givenDay(today: Day) throws -> Day? {
        guard let word = command[ModeOptions.date] else { return nil }
        let days: ClosedRange<Day>
        do {
            days = try PlainLog.days(typed: word, today: today)
        } catch {
            throw ToolError.refused("--date \(word.isEmpty ? "''" : word): \(error)")
        }
        guard days.count == 1 else {
            throw ToolError.refused("--date \(word): write one day, the first")
        }
        return days.lowerBound
    }

    /// A due date is reckoned 280 days from the last period's first day, and few pregnancies last three
    /// weeks longer.
    private static let longestPregnancy = Pregnancy.length + 21

    private func phase(
        _ kind: ModeOptions.Phase, after current: LifePhase, from day: Day
    ) throws -> LifePhase {
        switch kind {
        case .cycling: return .cycling
        case .postpartum: return .postpartum
        case .breastfeeding: return .breastfeeding
        case .perimenopause: return .perimenopause
        case .break:
            if case .onBreak(let reason) = current, !command.isGiven(ModeOptions.reason) {
                return .onBreak(reason: reason)
            }
            return .onBreak(reason: try checkedReason())
        case .pregnancy:
            guard let due = command[ModeOptions.due] else { return .cycling }
            guard due >= day else {
                throw ToolError.refused(
                    "--due \(due): that is before the pregnancy begins",
                    advice: "say with --date since when you have been pregnant")
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
        guard let reason = command[ModeOptions.reason] else { return nil }
        let isPlain = reason.unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control
        }
        guard isPlain, (1...200).contains(reason.count) else {
            throw ToolError.refused(
                "--reason: a reason has 1 to 200 characters and no control characters")
        }
        return reason
    }

    // MARK: Saying

    private func report(_ change: Change, _ before: PersonState, _ after: PersonState) -> String {
        let today = after.today
        let forecast = after.forecast(months: 1)
        var lines = [
            "\(LifeText.capitalisedName(change.phase.kind)) from \(change.day.text(near: today))."
        ]
        if !change.lost.isEmpty {
            lines.append("Taken back: \(LifeText.list(change.lost, today: today)).")
        }
        if case .pregnancy(let due) = change.phase {
            lines.append(Phrases.pregnancy(Pregnancy(due: due), on: today))
        }
        if change.previous.kind == .pregnancy,
            let words = LifeText.afterPregnancy(change.phase)
        {
            lines.append(words)
        }
        lines.append(
            LifeText.effect(
                change.phase, before: change.before, hasForecast: forecast.next != nil))
        let text = lines.map { $0 + "\n" }.joined()
        switch forecast.reason {
        case .pregnant, .onBreak, .postpartum, .breastfeeding: return text
        // She is told to log what comes next, not what is long past.
        case .pregnancyOver: return text
        case .quietSince where change.phase == .cycling && change.before != .cycling: return text
        case .nothingLogged, .quietSince, .suppressed, nil: return text + moved(before, after)
        }
    }

    private func unchanged(_ change: Change, _ subject: PersonState) -> String {
        if printsJSON { return json(subject).text }
        let life = subject.circumstances.life
        let lines = LifeText.inForce(life, on: subject.today)
        let text = lines.joined(separator: "\n") + "\nThat is known already; nothing changed.\n"
        guard command.isGiven(ModeOptions.date), let span = life.span(on: subject.today),
            change.phase.kind == span.phase.kind, span.phase.kind != .cycling
        else { return text }
        return text
            + "If it began later, take it back first: eve-ics mode cycling --date \(span.day)\n"
    }

    private func shown(_ subject: PersonState) -> String {
        if printsJSON { return json(subject).text }
        let life = subject.circumstances.life
        let phase = life.phase(on: subject.today)
        var lines = LifeText.inForce(life, on: subject.today)
        if phase != .cycling {
            let hasForecast = subject.forecast(months: 1).next != nil
            lines.append(LifeText.effect(phase, before: .cycling, hasForecast: hasForecast))
        }
        let earlier = life.spans.filter { $0.day <= subject.today }.dropLast()
        if !earlier.isEmpty {
            let list = LifeText.list(earlier.reversed(), today: subject.today)
            lines.append("Before that: \(list).")
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private func json(_ subject: PersonState) -> JSON {
        let life = subject.circumstances.life
        return .object(
            [("schema", 1), ("today", .day(subject.today))]
                + LifeText.members(life, on: subject.today)
                + [("phases", .array(life.spans.map(LifeText.json)))])
    }
}
