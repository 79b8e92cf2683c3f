import CalendarModel
import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import Messages

extension ForecastExplanation {
    private var today: Day { person.today }
    private var language: Language { person.language }

    /// A title and what stands below it.
    private struct Section {
        let title: String
        var lines: [String] = []

        init(_ title: String, _ sentences: [String] = []) {
            self.title = title
            for sentence in sentences { lines += TextLayout.lines(of: sentence, margin: "  ") }
        }

        var text: String { ([title] + lines).map { $0 + "\n" }.joined() }
    }

    /// The headline, and sections with an empty line between them.
    var text: String {
        let head =
            ([forecast.headline(in: language)] + forecast.afterLapse(in: language)
            + [forecast.caution(in: language)].compactMap(\.self)).map { $0 + "\n" }
        var sections: [Section] = []
        if forecast.next != nil { sections.append(Section("Why this date", reasons)) }
        if !rows.isEmpty { sections.append(cycles) }
        if let evidence {
            sections.append(
                Section("Signs of ovulation in this cycle", SignsText(evidence, self).sentences))
        }
        if forecast.next != nil { sections.append(Section("How sure it is", certainty)) }
        sections.append(Section("Fertile days", fertility))
        return ([head.joined()] + sections.filter { !$0.lines.isEmpty }.map(\.text))
            .joined(separator: "\n")
    }

    // MARK: Why this date

    private var reasons: [String] {
        guard let next = forecast.next else { return [] }
        guard let basis else { return [packReason] }
        let start = basis.start.text(near: today)
        let usual = basis.start + basis.usual
        let whose =
            forecast.cyclesUsed == 0 && forecast.usualLength == nil
            ? "A cycle of people in general" : "A cycle of yours"
        let from =
            basis.isLogged
            ? "Your last period began on \(start)."
            : "Your own cycles come back after your contraception, counted from \(start)."
        var sentences = [
            """
            \(from) \(whose) has about \(basis.usual) days, with 80% from \
            \(basis.range.lowerBound) to \(basis.range.upperBound); that leads to \
            \(usual.text(near: today)).
            """
        ]
        if let days = forecast.usualLength {
            sentences.append("Your own word of \(days) days counts as one cycle, the oldest.")
        }
        // Where a pack's bleed may come instead, the date is of both.
        guard basis.isLogged, next == basis.next else { return sentences }
        if let missed = forecast.missedPeriod, missed.movesForecast {
            sentences.append(
                """
                Today is day \(today - basis.start + 1) and no other period is logged. By now it is likelier \
                that one was not logged than that it is still to come. The next after one around \
                \(missed.around.text(near: today)) is expected \(next.start.text(near: today)).
                """)
            return sentences
        }
        let silent = signs?.without.start ?? next.start
        // Without late signs of an ovulation a missed period would have been thought of.
        if silent != usual, signs == nil || forecast.missedPeriod == nil {
            sentences.append(
                """
                Today is day \(today - basis.start + 1) and no other period is logged, so it is \
                no shorter cycle: that makes it \(silent.text(near: today)).
                """)
        }
        if silent != next.start {
            let what =
                person.settings.hidesFertility
                ? "What else you recorded in this cycle makes it" : "Signs of ovulation make it"
            sentences.append("\(what) \(next.start.text(near: today)).")
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
        let method = course.map { " (\($0.method))" } ?? ""
        return """
            It is the bleed in the break of your contraception\(method), counted from the last \
            day with hormones and not from your own cycles.
            """
    }

    // MARK: Which cycles count

    private var cycles: Section {
        var section =
            forecast.next == nil
            ? Section("Your cycles so far") : Section("What it rests on", [count])
        let shown = rows.suffix(Self.shownCycles)
        let columns = shown.contains { $0.comparison != nil } ? 5 : 3
        let header = ["  Cycle from", "Length", "Counts", "Expected then", "Came"]
        var table = TextTable(Array(header.prefix(columns)))
        for row in shown { table.add(Array(cells(row).prefix(columns))) }
        section.lines += table.text.split(separator: "\n").map(String.init)
        let older = rows.dropLast(shown.count)
        let counted = older.count { $0.weight != nil }
        var notes: [String] = []
        if counted > 0 {
            let cycles = Phrases.count(counted, "older cycle")
            notes.append("Beside these, \(cycles) \(counted == 1 ? "counts" : "count").")
        }
        notes += (older.filter { $0.odd != nil } + shown).compactMap(remark) + leftOut(shown)
        if let invitation = IntervalText.invitation(odd) {
            notes += ["A cycle that looks odd hardly moves the forecast.", invitation]
        }
        for note in notes { section.lines += TextLayout.lines(of: note, margin: "  ") }
        return section
    }

    private var count: String {
        guard basis != nil else {
            return """
                It rests on the packs, and on when earlier bleeds came in their breaks. What your \
                own cycles count matters once they come back.
                """
        }
        return switch forecast.cyclesUsed {
        case 0 where forecast.usualLength != nil:
            "None of your cycles counts yet, so it rests on your own word and on those of people in general."
        case 0: "None of your cycles counts yet, so it rests on those of people in general."
        case 1: "One cycle of yours counts, beside those of people in general."
        case let count: "\(count) cycles of yours count, the newest most."
        }
    }

    /// Why cycles don't count, those with the same reason together.
    private func leftOut(_ rows: ArraySlice<Row>) -> [String] {
        var reasons: [(words: String, starts: [String])] = []
        for row in rows {
            guard let words = row.leftOut?.words else { continue }
            let start = row.cycle.start.text(near: today)
            if let index = reasons.firstIndex(where: { $0.words == words }) {
                reasons[index].starts.append(start)
            } else {
                reasons.append((words, [start]))
            }
        }
        return reasons.map { "\(Phrases.list($0.starts)): \($0.words)." }
    }

    private func cells(_ row: Row) -> [String] {
        let comparison = row.comparison
        return [
            "  " + row.cycle.start.text(near: today),
            row.cycle.length.map { Phrases.count($0, "day") } ?? "",
            row.weight.map { $0 == 1 ? "100%" : Phrases.percent($0) } ?? "no",
            comparison.map {
                let range = Phrases.days($0.range, today: $0.predicted)
                return "\($0.predicted.text(near: today)) (\(range))"
            } ?? "",
            comparison.map { $0.actual.text(near: today) + Self.punctuality($0) } ?? "",
        ]
    }

    private static func punctuality(_ comparison: ForecastReview.Comparison) -> String {
        guard comparison.isCounted else { return ", not counted" }
        let days = Phrases.count(Int(comparison.error.magnitude), "day")
        return switch comparison.error {
        case 0: ", as expected"
        case let error:
            ", \(days) \(error > 0 ? "late" : "early")\(comparison.isInRange ? "" : " (!)")"
        }
    }

    private func remark(_ row: Row) -> String? {
        let remark =
            row.answer.map(IntervalText.remark)
            ?? row.odd.map { IntervalText.remark($0, today: today) }
        return remark.map { "\(row.cycle.start.text(near: today)): \($0)." }
    }

    // MARK: How sure it is

    private var certainty: [String] {
        guard let next = forecast.next, let cycle = person.cycles.last else { return [] }
        var sentences: [String] = []
        if let likeliest = next.probabilities.max(by: { $0.probability < $1.probability }) {
            sentences.append(
                """
                The likeliest day is \(likeliest.day.text(near: today)), with \
                \(Phrases.percent(likeliest.probability)).
                """)
        }
        if basis?.isWide == true {
            sentences.append(
                """
                Your cycles vary more than most, so the range is wide and no day is likely. That \
                is common in the first years, with polycystic ovaries, before the menopause, and \
                after a birth or the pill.
                """)
        }
        if let missed = forecast.missedPeriod {
            sentences += missed.question(
                cycleStart: cycle.start, today: today, in: language)
            sentences += [forecast.causesOfLateness(in: language)].compactMap(\.self)
        } else if next.missedLogProbability > 0.2 {
            sentences.append(
                """
                With \(Phrases.percent(next.missedLogProbability)) a period was had and not logged \
                since \(cycle.start.text(near: today)).
                """)
        }
        return sentences + [record]
    }

    /// How the last forecasts turned out.
    private var record: String {
        guard let error = review.meanAbsoluteError else {
            return "No forecast has been put to the test yet."
        }
        let tenths = Int((error * 10).rounded())
        let off = "\(tenths / 10).\(tenths % 10) days"
        if review.count == 1 {
            let hit = review.hits == 1 ? "in" : "outside"
            return """
                The last forecast was \(off) off, and the period came \(hit) its range.\(leftOutOutliers)
                """
        }
        let outside = review.count - review.hits
        return """
            Of the last \(review.count) forecasts, each made as a cycle began, \(review.hits) had the \
            next start in their 80% range\(outside > 0 ? " and \(outside) had not (!)" : ""); on \
            average they were \(off) off.\(leftOutOutliers)
            """
    }

    /// Behind what is said of the last forecasts.
    private var leftOutOutliers: String {
        let outliers = Set(odd.lazy.filter { $0.suspicion == .outlier }.map(\.start))
        let count = review.comparisons.count { outliers.contains($0.made) }
        guard count > 0 else { return "" }
        return
            " \(Phrases.count(count, "cycle")) unlike your others \(count == 1 ? "is" : "are") left out of this."
    }

    // MARK: Fertile days

    private var fertility: [String] {
        guard let window = forecast.comingWindows.first else {
            return Wording(.english).unplaced(in: forecast).map {
                [Wording(.english).anyDay(because: $0)]
            } ?? []
        }
        let days = Phrases.days(window.days, today: today)
        let ovulation = window.ovulation.text(near: today)
        let chance = Language.english.calendar.chance(window.ovulationRange, near: today)
        let reason =
            if window.number == 0, forecast.evidence != nil {
                "That follows from the signs above."
            } else if forecast.isOvulationPersonal {
                "That is where the signs of past cycles place it."
            } else {
                "Without signs of it, ovulation is taken to be 14 days before the next period."
            }
        return [
            "Expected \(days), with ovulation around \(ovulation) (\(chance)).",
            "\(reason) \(Language.english.calendar.notContraception)",
        ]
    }
}

extension LeftOutCycle.Reason {
    /// Why cycles don't count; `nil` where the person's answer says it.
    fileprivate var words: String? {
        switch self {
        case .gap: "more than \(Cycle.longest) days are a gap and no cycle"
        case .ignored: nil
        case .contraception: "with your contraception it was no cycle of your own"
        case .life(.pregnancy): "touched by a pregnancy"
        case .life(.postpartum): "touched by the time after a birth"
        case .life(.breastfeeding): "touched by breastfeeding"
        case .life(.onBreak): "touched by a break"
        case .life(.cycling), .life(.perimenopause): "touched by another phase of life"
        case .tooLongAgo: "there are sixty later ones"
        }
    }
}
