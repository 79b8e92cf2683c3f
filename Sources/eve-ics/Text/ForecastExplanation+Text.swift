import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews
import Messages

extension ForecastExplanation {
    private var today: Day { person.today }
    private var language: Language { person.language }
    private var messages: ExplainMessages { language.explain }
    private var counting: ReviewMessages { language.review }
    private var said: ForecastText { ForecastText(forecast, language) }

    /// A title and what stands below it.
    private struct Section {
        let title: String
        var lines: [String] = []

        init(_ title: String, _ sentences: [String] = []) {
            self.title = title
            add(sentences)
        }

        mutating func add(_ sentences: [String]) {
            for sentence in sentences { lines += TextLayout.lines(of: sentence, margin: "  ") }
        }

        var text: String { ([title] + lines).map { $0 + "\n" }.joined() }
    }

    /// The headline, and sections with an empty line between them.
    var text: String {
        let head = said.head.map { $0 + "\n" }
        var sections: [Section] = []
        if forecast.next != nil { sections.append(Section(messages.whyThisDate, reasons)) }
        if !rows.isEmpty { sections.append(cycles) }
        if let evidence {
            sections.append(Section(messages.signs, SignsText(evidence, self).sentences))
        }
        if forecast.next != nil { sections.append(Section(messages.certainty, certainty)) }
        sections.append(Section(messages.fertileDays, fertility))
        return ([head.joined()] + sections.filter { !$0.lines.isEmpty }.map(\.text))
            .joined(separator: "\n")
    }

    // MARK: Why this date

    private var reasons: [String] {
        guard let next = forecast.next else { return [] }
        guard let basis else { return [packReason] }
        let usual = basis.start + basis.usual
        let from =
            basis.isLogged
            ? messages.lastPeriod(basis.start, near: today)
            : messages.afterContraception(basis.start, near: today)
        let isGeneral = forecast.cyclesUsed == 0 && forecast.lengths.usualLength == nil
        let length =
            isGeneral
            ? messages.generalLength(basis.usual, basis.range, leadsTo: usual, near: today)
            : messages.ownLength(basis.usual, basis.range, leadsTo: usual, near: today)
        var sentences = ["\(from) \(length)"]
        if let days = forecast.lengths.usualLength { sentences.append(messages.ownEstimate(days)) }
        let number = today - basis.start + 1
        if let missed = forecast.ifMissed, missed.isLikelier {
            return sentences + [
                messages.missed(
                    today: number, around: missed.around, next: missed.start, near: today)
            ]
        }
        // Where a pack's bleed may come instead, the date is of both.
        guard basis.isLogged, next == basis.next else { return sentences }
        let silent = signs?.without.start ?? next.start
        // Without late signs of an ovulation a missed period would have been thought of.
        if silent != usual, signs == nil || forecast.missedPeriod == nil {
            sentences.append(messages.noShorterCycle(today: number, leadsTo: silent, near: today))
        }
        if silent != next.start {
            sentences.append(
                person.settings.hidesFertility
                    ? messages.byRecords(next.start, near: today)
                    : messages.bySigns(next.start, near: today))
        }
        return sentences
    }

    private var packReason: String {
        let course: ContraceptionCourse? =
            if case .pack(let number, _)? = forecast.next?.source {
                person.circumstances.contraception[number]
            } else {
                nil
            }
        return messages.packBleed(course?.method.label(in: language))
    }

    // MARK: Which cycles count

    private var cycles: Section {
        var section =
            forecast.next == nil
            ? Section(messages.cyclesSoFar) : Section(messages.cyclesThatCount, [basisSentence])
        let shown = rows.suffix(Self.shownCycles)
        let columns = shown.contains { $0.comparison != nil } ? 5 : 3
        let header = [
            counting.start, counting.length, counting.weight, counting.expected, counting.actual,
        ]
        var table = TextTable(Array(header.prefix(columns)))
        for row in shown { table.add(Array(cells(row).prefix(columns))) }
        section.lines += table.text.split(separator: "\n").map { "  " + $0 }
        if shown.contains(where: isOutside) { section.add([counting.outside]) }
        let older = rows.dropLast(shown.count)
        let counted = older.count { $0.weight != nil }
        if counted > 0 { section.add([counting.older(counted)]) }
        section.add(
            (older.filter { $0.odd != nil } + shown).compactMap(remark) + leftOutSentences(shown))
        let invitation = IntervalText(person).invitation(odd)
        if !invitation.isEmpty { section.add([counting.oddHardlyCounts] + invitation) }
        return section
    }

    private func cells(_ row: Row) -> [String] {
        let comparison = row.comparison
        return [
            language.date(row.cycle.start, near: today),
            row.cycle.length.map(language.formats.days) ?? "",
            row.weight.map { $0 == 1 ? language.percent(whole: 100) : language.percent($0) }
                ?? counting.uncounted,
            comparison.map {
                let range = language.dates($0.range, near: $0.predicted)
                return "\(language.date($0.predicted, near: today)) (\(range))"
            } ?? "",
            comparison.map {
                guard $0.isCounted else { return counting.untested($0.actual, near: today) }
                let text = counting.started($0.actual, daysLate: $0.error, near: today)
                return isOutside(row) ? text + " *" : text
            } ?? "",
        ]
    }

    /// Whether a forecast was put to the test and the period came outside its range.
    private func isOutside(_ row: Row) -> Bool {
        row.comparison.map { $0.isCounted && !$0.isInRange } ?? false
    }

    private func remark(_ row: Row) -> String? {
        let intervals = IntervalText(person)
        let remark = row.answer.map(intervals.remark) ?? row.odd.map(intervals.remark)
        return remark.map { counting.remark(row.cycle.start, $0, near: today) }
    }

    // MARK: How sure it is

    private var certainty: [String] {
        guard let next = forecast.next, let cycle = person.cycles.last else { return [] }
        var sentences: [String] = []
        if let likeliest = forecast.chances?.probabilities.max(by: {
            $0.probability < $1.probability
        }) {
            sentences.append(
                counting.likeliest(likeliest.day, likeliest.probability, near: today))
        }
        if basis?.isWide == true { sentences.append(counting.wide) }
        if let missed = forecast.missedPeriod {
            sentences += missed.question(
                cycleStart: cycle.start, today: today, in: language)
            sentences += [said.causesOfLateness].compactMap(\.self)
        } else if next.missedLogProbability > 0.2 {
            sentences.append(
                counting.maybeUnlogged(since: cycle.start, next.missedLogProbability, near: today))
        }
        return sentences + [outcome]
    }

    // MARK: Fertile days

    private var fertility: [String] { said.ovulationBySigns + window }

    private var window: [String] {
        guard let window = forecast.comingWindows.first else {
            return forecast.isFertilityUnknown
                ? [] : [said.anyDay].compactMap(\.self)
        }
        let reason =
            if window.number == 0, forecast.evidence != nil {
                messages.fromSignsAbove
            } else if forecast.isOvulationPersonal {
                messages.fromPastSigns
            } else {
                messages.fromNoSigns
            }
        let chance = language.calendar.chance(window.ovulationRange, near: today)
        let open = forecast.openAfterMethod.map { _ in language.calendar.afterMethod }
        return [
            open,
            messages.fertile(window.days, ovulation: window.ovulation, chance, near: today),
            "\(reason) \(language.calendar.notContraception)",
        ].compactMap(\.self)
    }
}
