import CivilDate
import CycleModel
import CyclePipeline
import CycleViews
import Testing

/// What commands show of a person's state, before it has words.
@Suite struct ViewsTests {
    private let today = SamplePerson.today

    private func day(_ text: String) throws -> Day { try #require(Day(text)) }

    // MARK: Bleeding

    @Test func `bleeding is called what it would be if days had other records`() {
        let start = today - 20
        let person = SamplePerson.state([SamplePerson.periods([start - 28, start])])
        func names(_ records: [(Int, Flow?)]) -> [BleedName: [Int]] {
            let entries = records.map { offset, flow in
                SamplePerson.entry(start + offset) { $0.flow = flow }
            }
            return Dictionary(
                uniqueKeysWithValues: person.bleeds(in: entries).map { name, days in
                    (name, days.map { $0 - start })
                })
        }
        #expect(names([(0, .medium), (1, .medium)]) == [.period: [0, 1]])
        #expect(names([(8, .light)]) == [.between: [8]])
        #expect(names([(20, .medium)]) == [.period: [20]])
        #expect(names([(16, .light)]) == [.between: [16]])
        #expect(
            names([(4, nil), (5, nil), (8, .light), (20, .medium)]) == [
                .between: [8], .period: [20],
            ])
        // The later record of a day is the one that counts.
        #expect(names([(20, .light), (20, .spotting)]).isEmpty)
    }

    // MARK: A chart of temperatures

    /// Six lower readings and three higher ones in the cycle from 25 October, and a fever before.
    private func charted(hiding: Bool = false) throws -> TemperatureChart {
        let start = try day("2026-10-25")
        let readings = [3630, 3625, 3635, 3630, 3620, 3635, 3670, 3675, 3680]
        var days = [SamplePerson.entry(start + 5) { $0.temperature = reading(3950) }]
        days += readings.indices.map { index in
            SamplePerson.entry(start + 7 + index) { $0.temperature = reading(readings[index]) }
        }
        let person = SamplePerson.state([
            SamplePerson.periods([start - 28, start]), .days(days),
            .setting(key: "hide-fertility", value: hiding ? "yes" : "no"),
        ])
        return TemperatureChart(person, of: try #require(person.cycles.last))
    }

    private func reading(_ centidegrees: Int) -> Temperature? {
        try? Temperature(logged: "\(centidegrees / 100).\(centidegrees % 100)")
    }

    @Test func `a chart has the rise, the line below it and the readings that do not count`() throws
    {
        let chart = try charted()
        #expect(chart.days == (try day("2026-10-25"))...(try day("2026-11-21")))
        #expect(chart.shifts.map(\.day) == [try day("2026-11-07")])
        #expect(chart.coverLine(on: try day("2026-11-01")) == reading(3635))
        #expect(chart.excluded.map(\.day) == [try day("2026-10-30")])
        #expect(chart.exclusion(on: try day("2026-10-30")) != nil)
        #expect(chart.exclusion(on: try day("2026-11-01")) == nil)
        #expect(chart.usableCount == 9)
        #expect(chart.ovulation != nil)
    }

    @Test func `hidden fertility takes the rise away and leaves the readings`() throws {
        let chart = try charted(hiding: true)
        #expect(chart.shifts.isEmpty)
        #expect(chart.ovulation == nil)
        #expect(chart.usableCount == 9)
    }

    @Test func `pages without a record are left out but for the first`() throws {
        let chart = try charted()
        let starts = chart.pages(of: 10).map(\.lowerBound)
        #expect(starts == [chart.cycle.start, chart.cycle.start + 10])
    }

    @Test(arguments: [TemperatureUnit.celsius, .fahrenheit])
    func `what is above the cover line is in a row above it`(_ unit: TemperatureUnit) throws {
        let line = try #require(reading(3635))
        let above = try #require(reading(3636))
        let scale = try #require(ChartScale([line, above], line: line, unit: unit))
        #expect(scale.nearestRow(of: line) == 0)
        #expect(scale.nearestRow(of: above) == 1)
        #expect(scale.rows.count >= 6)
        #expect(ChartScale([], line: line, unit: unit) == nil)
    }

    // MARK: Marks of days

    @Test func `what is logged stands above a change of the pack, and that above a forecast`()
        throws
    {
        var contraception = Contraception()
        let pill = try Contraceptive(text: "pill 21+7")
        _ = try contraception.add(pill, on: today - 3)
        let person = SamplePerson.state([
            SamplePerson.periods([today - 3]), .contraception(contraception),
        ])
        let marks = person.dayMarks(
            person.forecast(months: 2), in: MonthRange(from: today, count: 2).days)
        #expect(marks[today - 3] == .logged)
        #expect(marks[today - 3 + 28] == .change)
        #expect(marks[today - 3 + 21] == .pause)
        let without = SamplePerson.state([SamplePerson.periods([today - 56, today - 28])])
        let forecast = without.forecast(months: 2)
        let next = try #require(forecast.periods.first?.days.lowerBound)
        #expect(
            without.dayMarks(forecast, in: MonthRange(from: today, count: 2).days)[next]
                == .predicted)
    }

    @Test func `a day without bleeding within a period is not marked as logged`() throws {
        let flows: [Flow] = [.medium, .light, .none, .unknown, .spotting, .light]
        let person = SamplePerson.state([
            .days(
                flows.enumerated().map { number, flow in
                    SamplePerson.entry(today - 10 + number) { $0.flow = flow }
                })
        ])
        let range = MonthRange(from: today - 31, count: 2)
        let marks = person.dayMarks(person.forecast(months: 1), in: range.days)
        #expect(person.cycles.map(\.period) == [(today - 10)...(today - 5)])
        #expect(
            ((today - 10)...(today - 5)).map { marks[$0] == .logged }
                == [true, true, false, true, false, true])
    }

    // MARK: The history

    @Test func `lengths are those of whole cycles that nothing keeps out`() throws {
        let starts = [0, 28, 57, 117, 145].map { today - 160 + $0 }
        var answers = IntervalAnswers()
        let plain = SamplePerson.state([SamplePerson.periods(starts)])
        answers[starts[2]] = .reallyThatLong
        let answered = SamplePerson.state([SamplePerson.periods(starts), .answers(answers)])
        #expect(CycleHistory(plain).odd.map(\.start) == [starts[2]])
        #expect(CycleHistory(plain).ownCycles.map(\.length) == [28, 29, 28])
        #expect(CycleHistory(plain).ownCycles.map(\.periodLength) == [5, 5, 5])
        #expect(CycleHistory(answered).ownCycles.map(\.length) == [28, 29, 60, 28])
        #expect(
            CycleHistory(plain).summary == [
                "Whole cycles: 3. Usual length: 28 days, from 28 to 29.",
                "Usual length of a period: 5 days.",
            ])
        #expect(
            CycleHistory(answered).summary == [
                "Whole cycles: 4. Usual length: 29 days, from 28 to 60.",
                "Usual length of a period: 5 days.",
            ])
    }

    @Test func `doses that are due are counted for courses with doses`() throws {
        var contraception = Contraception()
        _ = try contraception.add(try Contraceptive(text: "pill 21+7"), on: today - 4)
        _ = try contraception.add(try Contraceptive(text: "condom"), on: today - 4)
        let taken = SamplePerson.entry(today - 4) { $0.dose = .taken }
        let person = SamplePerson.state([.contraception(contraception), .days([taken])])
        let adherence = CycleHistory(person).adherence
        #expect(adherence.map(\.course.number) == [1])
        #expect(adherence.map(\.adherence.taken) == [1])
        #expect(adherence.map(\.adherence.due) == [5])
    }

    // MARK: Doses

    @Test func `a record where nothing is due may be meant for the dose before`() throws {
        var contraception = Contraception()
        _ = try contraception.add(try Contraceptive(text: "pill 21+7"), on: today - 24)
        let days = [today - 10, today].map { SamplePerson.entry($0) { $0.dose = .late } }
        let person = SamplePerson.state([.contraception(contraception), .days(days)])
        let recorded = RecordedDoses(days.map { DoseTarget(day: $0.day) }, of: person)
        #expect(recorded.doses.map(\.day) == [today - 10])
        #expect(recorded.daysWithNothingDue == [today])
        #expect(recorded.lastBefore?.day == today - 4)
        #expect(recorded.hormonalCourses.map(\.number) == [1])
        #expect(RecordedDoses([DoseTarget(day: today - 10)], of: person).lastBefore == nil)
    }

    // MARK: Phases of life

    @Test func `a phase takes later ones of other kinds with it`() {
        var circumstances = Circumstances()
        circumstances.life.begin(.postpartum, on: today - 100)
        circumstances.life.begin(.perimenopause, on: today - 10)
        let change = LifeChange(
            of: circumstances, beginning: .onBreak(reason: nil), on: today - 50, today: today)
        #expect(change.phase == .onBreak(reason: nil))
        #expect(change.day == today - 50)
        #expect(change.previous == .postpartum)
        #expect(change.before == .postpartum)
        #expect(change.lost.map(\.phase) == [.perimenopause])
        #expect(change.life.phase(on: today) == .onBreak(reason: nil))
    }

    // MARK: Records

    @Test func `what is told of a day is added, and a known strength stays`() {
        let before = SamplePerson.entry(today) {
            $0.flow = .heavy
            $0.symptoms = ["cramps"]
            $0.note = "one"
        }.record
        let told = SamplePerson.entry(today) {
            $0.flow = .unknown
            $0.symptoms = ["tired", "cramps"]
            $0.note = ""
            $0.lh = .positive
        }.record
        let after = before.adding(told)
        #expect(after.flow == .heavy)
        #expect(after.symptoms == ["cramps", "fatigue"])
        #expect(after.note == nil)
        #expect(after.lh == .positive)
        #expect(DayRecord().adding(told).flow == .unknown)
        #expect(before.adding(DayRecord()) == before)
    }
}
