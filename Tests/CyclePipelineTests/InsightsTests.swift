import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import Messages
import Testing

/// What charts show of a person's state, before it is drawn.
@Suite struct InsightsTests {
    private let today = SamplePerson.today

    private func day(_ text: String) throws -> Day { try #require(Day(text)) }

    /// Eleven periods of five days; the cycles between them are 28 days long but for one of 33.
    private var starts: [Day] {
        let lengths = [28, 28, 28, 33, 28, 28, 28, 28, 28, 28]
        var day = today - 10 - lengths.reduce(0, +)
        var starts = [day]
        for length in lengths {
            day = day + length
            starts.append(day)
        }
        return starts
    }

    private func person(
        _ more: [DayLog.Entry] = [], _ changes: [JournalChange.Content] = []
    ) -> PersonState {
        SamplePerson.state([SamplePerson.periods(starts), .days(more)] + changes)
    }

    // MARK: Lengths

    @Test func `each whole cycle has its length and what had been predicted of it`() {
        let person = person()
        let lengths = CycleLengths(person, in: InsightSpan.all.days(of: person))
        #expect(lengths.rows.map(\.cycle.start) == Array(starts.dropLast()))
        #expect(lengths.measured.map(\.length) == [28, 28, 28, 33, 28, 28, 28, 28, 28, 28])
        // On the first day of the first cycle nothing of the person is known, and anyone's cycles serve.
        #expect(lengths.rows.allSatisfy { $0.predictedLengths != nil })
        let long = lengths.rows[3]
        #expect(long.predictedLengths?.contains(33) == long.comparison?.isInRange)
    }

    @Test func `the review of a span counts its own cycles alone`() throws {
        let person = person()
        let all = CycleLengths(person, in: InsightSpan.all.days(of: person))
        let half = CycleLengths(person, in: starts[5]...today)
        #expect(half.rows.map(\.cycle.start) == Array(starts[5..<10]))
        #expect(half.explanation.review.comparisons.map(\.made) == Array(starts[5..<10]))
        #expect(
            half.explanation.review.comparisons
                == Array(all.explanation.review.comparisons.suffix(5)))
        // A report that ends with a day has no cycle that was not over then.
        let early = CycleLengths(person, in: starts[0]...(starts[4] - 2))
        #expect(early.rows.map(\.cycle.start) == Array(starts[0..<3]))
        #expect(early.explanation.review.comparisons.count == 3)
    }

    // MARK: Chances

    @Test func `the chances are those of the forecast`() throws {
        let forecast = person().forecast(months: 2)
        let chances = try #require(StartChances(forecast))
        let next = try #require(forecast.next)
        #expect(chances.days.allSatisfy { next.probabilities.contains($0) })
        #expect(chances.days.contains { $0.day == next.range.lowerBound })
        #expect(chances.days.contains { $0.day == next.range.upperBound })
        #expect((0.8...1).contains(chances.chanceOfRange))
        #expect(StartChances(SamplePerson.state([]).forecast(months: 2)) == nil)
    }

    // MARK: Parts of a cycle

    @Test func `without signs ovulation is fourteen days before the next period`() {
        let parts = CycleParts(person())
        let start = starts[0]
        #expect(parts.part(of: start + 4).part == .period)
        #expect(parts.part(of: start + 5).part == .afterPeriod)
        #expect(parts.part(of: start + 8).part == .afterPeriod)
        #expect(parts.part(of: start + 9).part == .fertile)
        #expect(parts.part(of: start + 14).part == .fertile)
        #expect(parts.part(of: start + 15).part == .beforeNext)
        #expect(parts.part(of: start + 27).part == .beforeNext)
        #expect(parts.part(of: start + 27).start == start)
    }

    @Test func `the signs move the fertile days, and where these are hidden nobody looks at them`()
    {
        let observed = SamplePerson.entry(starts[0] + 18) { $0.ovulationObserved = true }
        let shown = CycleParts(person([observed]))
        #expect(shown.part(of: starts[0] + 12).part == .afterPeriod)
        #expect(shown.part(of: starts[0] + 18).part == .fertile)
        #expect(shown.part(of: starts[0] + 19).part == .beforeNext)
        let hidden = CycleParts(person([observed], [.setting(key: "hide-fertility", value: "yes")]))
        #expect(!hidden.parts.contains(.fertile))
        #expect(hidden.part(of: starts[0] + 14).part == .afterPeriod)
        #expect(hidden.part(of: starts[0] + 15).part == .beforeNext)
    }

    @Test
    func `nobody knows the parts of the running cycle, of a gap and of the time before the log`() {
        let parts = CycleParts(
            SamplePerson.state([SamplePerson.periods([starts[0] - 200] + starts)]))
        #expect(parts.part(of: today).part == .unknown)
        #expect(parts.part(of: starts[10] + 1).part == .period)
        #expect(parts.part(of: starts[0] - 200).part == .period)
        #expect(parts.part(of: starts[0] - 20).part == .unknown)
        #expect(parts.part(of: starts[0] - 300).part == .unknown)
    }

    @Test func `with hormones only bleeding is known`() throws {
        var contraception = Contraception()
        try contraception.add(try Contraceptive(text: "pill 21+7"), on: starts[5])
        let parts = CycleParts(person([], [.contraception(contraception)]))
        #expect(parts.part(of: starts[1] + 15).part == .beforeNext)
        #expect(parts.part(of: starts[8] + 1).part == .period)
        #expect(parts.part(of: starts[8] + 15).part == .unknown)
    }

    // MARK: Symptoms by part

    private func table(_ entries: [DayLog.Entry], most: Int = 10) -> PhaseTable {
        let person = person(entries)
        return PhaseTable(
            person, CycleParts(person), in: InsightSpan.all.days(of: person), most: most,
            of: .symptoms)
    }

    @Test(arguments: [
        (Language.english, "cramps"), (.german, "Krämpfe"), (.french, "crampes"),
        (.spanish, "cólicos"), (.brazilianPortuguese, "cólicas"), (.polish, "skurcze"),
    ])
    func `a symptom that was logged in two languages is counted once, by its name`(
        _ language: Language, _ name: String
    ) throws {
        let entries = ["Krämpfe", "cramps"].enumerated().map { index, word in
            SamplePerson.entry(starts[0] + 16 + index) { $0.symptoms = [word] }
        }
        var person = person(entries)
        person.language = language
        let table = PhaseTable(
            person, CycleParts(person), in: InsightSpan.all.days(of: person), most: 10,
            of: .symptoms)
        #expect(table.rows.map(\.name) == [name])
        #expect(table.rows.first?.cells.filter { $0.days > 0 }.map(\.days) == [2])
    }

    @Test func `a share is of the logged days of that part, never of a total`() throws {
        // Cramps on two of the five days of each of four periods, and on one of twelve days logged before the next.
        var entries: [DayLog.Entry] = []
        for start in starts.prefix(4) {
            entries += (0..<5).map { day in
                SamplePerson.entry(start + day) {
                    $0.flow = .medium
                    $0.symptoms = day < 2 ? ["Cramps"] : []
                }
            }
        }
        entries += (0..<12).map { day in
            SamplePerson.entry(starts[0] + 16 + day) {
                $0.symptoms = day == 0 ? ["cramps"] : ["headache"]
            }
        }
        let table = table(entries)
        #expect(table.parts == [.period, .afterPeriod, .fertile, .beforeNext])
        #expect(table.rows.map(\.name) == ["headache", "cramps"])
        let cramps = try #require(table.rows.last).cells
        // Eleven periods of five days are logged in all.
        #expect(cramps[0] == PhaseTable.Cell(days: 8, logged: 55, cycles: 11))
        #expect(cramps[1].share == nil)
        #expect(cramps[3] == PhaseTable.Cell(days: 1, logged: 12, cycles: 1))
        // Twelve days of one cycle are too few; 55 days of eleven are not.
        #expect(cramps[3].isThin && !cramps[0].isThin)
        #expect(table.peak(of: table.rows[1])?.part == .period)
        #expect(table.peak(of: table.rows[0]) == nil)
    }

    @Test func `what is noted least is left out of a chart, and counted`() {
        let table = table(
            (0..<5).map { day in
                SamplePerson.entry(starts[0] + 16 + day) { record in
                    record.symptoms = (0...day).map { "symptom \($0)" }
                }
            }, most: 3)
        #expect(table.rows.map(\.name) == ["symptom 0", "symptom 1", "symptom 2"])
        #expect(table.leftOutRows == 2)
    }

    // MARK: Periods and doses

    @Test func `a period is its days by strength`() throws {
        let flows: [Flow?] = [.spotting, .heavy, .medium, nil, .light]
        let start = starts[10]
        let person = person(
            flows.enumerated().map { index, flow in
                SamplePerson.entry(start + index) { $0.flow = flow }
            })
        let period = try #require(Insights(person, in: start...today).periods.last)
        // Spotting before the first period day belongs to no period.
        #expect(period.length == 4)
        #expect(period.days == [.heavy: 1, .medium: 1, .none: 1, .light: 1])
        #expect(period.days.values.reduce(0, +) == period.length)
    }

    @Test func `the strip counts the doses that the report of doses counts`() throws {
        var contraception = Contraception()
        try contraception.add(try Contraceptive(text: "pill 21+7"), on: today - 30)
        let taken = (0..<20).map { index in
            SamplePerson.entry(today - 30 + index) { $0.dose = index == 3 ? .late : .taken }
        }
        let skipped = SamplePerson.entry(today - 10) { $0.dose = .skipped }
        let person = person(taken + [skipped], [.contraception(contraception)])
        let strip = try #require(DoseStrip(person, through: today))
        #expect(strip.weeks.count == 12 && strip.weeks.allSatisfy { $0.count == 7 })
        let marks = strip.weeks.flatMap(\.self)
        #expect(marks.contains { $0.day == today })
        let adherence = try #require(CycleHistory(person).adherence.first?.adherence)
        #expect(strip.adherence == adherence)
        #expect(marks.count { $0.mark == .taken } == adherence.taken)
        #expect(marks.count { $0.mark == .late } == 1 && adherence.late == 1)
        #expect(marks.count { $0.mark == .skipped } == adherence.skipped)
        #expect(marks.first { $0.day == today }?.mark == .due)
        #expect(DoseStrip(self.person(), through: today) == nil)
    }

    @Test func `one odd weight does not move the middle of seven days`() throws {
        let grams = [60_000, 61_000, 90_000, 61_200]
        let entries = grams.enumerated().map { number, grams in
            SamplePerson.entry(starts[9] + 2 * number) {
                $0.weight = Weight(grams: grams)
                // The first three are days of the period.
                if number < 3 { $0.flow = .medium }
            }
        }
        let later = SamplePerson.entry(starts[9] + 20) { $0.weight = Weight(grams: 59_000) }
        let person = person(entries + [later])
        let line = try #require(WeightLine(person, in: InsightSpan.all.days(of: person)))
        #expect(line.readings.map(\.weight.grams) == grams + [59_000])
        // The middle of two readings is between them; after a week without, a reading stands alone.
        #expect(line.medians.map(\.weight.grams) == [60_000, 60_500, 61_000, 61_100, 59_000])
        #expect(line.periods == [starts[9]...(starts[9] + 4)])
        #expect(WeightLine(self.person([later]), in: starts[0]...today) == nil)
    }

    @Test func `the newest cycles with temperatures come first`() throws {
        let readings = starts.suffix(5).dropLast().map { start in
            SamplePerson.entry(start + 6) { $0.temperature = Temperature(centidegrees: 3_640) }
        }
        let person = person(readings)
        let insights = Insights(person, in: InsightSpan.all.days(of: person))
        #expect(insights.temperatures.map(\.cycle.start) == [starts[9], starts[8], starts[7]])
        #expect(!insights.isEmpty)
        #expect(Insights(SamplePerson.state([]), in: today...today).isEmpty)
    }

    @Test func `a span ends today and never begins after it`() throws {
        let person = person()
        #expect(InsightSpan.halfYear.days(of: person) == (try day("2026-05-21"))...today)
        #expect(InsightSpan.year.days(of: person).lowerBound == (try day("2025-11-21")))
        #expect(InsightSpan.all.days(of: person).lowerBound == starts[0])
        #expect(InsightSpan.all.days(of: SamplePerson.state([])) == today...today)
    }
}
