import CivilDate

/// What a log says up to one day, reduced to what the forecast asks of it.
struct History {
    var today: Day
    var cycles: [Cycle]
    let lengths: KnownLengths
    /// The completed cycles whose ovulation left signs.
    var ovulations: [OvulationModel.Observation] = []
    /// What methods and phases of life make of `cycles`; `nil` where they change nothing.
    let assessments: CycleAssessments?
    /// Nothing but a day without bleeding was logged today, so no period starts today.
    var isTodayDry: Bool

    private let log: DayLog
    private let answers: IntervalAnswers

    /// - Parameters:
    ///   - log: Its days after `today` don't count yet.
    ///   - circumstances: What else shapes the forecast.
    init(_ log: DayLog, today: Day, circumstances: Circumstances = Circumstances()) {
        let answers = circumstances.answers
        self.answers = answers
        let known = log.through(today)
        self.log = known
        self.today = today
        let cycles = known.cycles(answers, circumstances.contraception)
        self.cycles = cycles
        isTodayDry = known[today].flow == Flow.none
        let assessments = CycleAssessments(cycles, circumstances, today: today)
        self.assessments = assessments
        lengths = KnownLengths(cycles, assessments, circumstances, today: today)

        let completed = cycles.indices.filter {
            assessments?[$0].reason == nil && cycles[$0].length != nil
        }
        for index in completed.suffix(LengthModel.rememberedCycles) {
            let cycle = cycles[index]
            guard let length = cycle.length, let end = cycle.nextStart, !cycle.isGap,
                answers[cycle.start].map({ $0 == .reallyThatLong }) ?? true
            else { continue }
            let evidence = OvulationEvidence(CycleRecords(known, from: cycle.start, before: end))
            if evidence.placesOvulation {
                ovulations.append(.init(length: length, ovulation: evidence.likelihood))
            }
        }
    }

    /// The signs of ovulation since `start`; `nil` where it is too long ago for a running cycle.
    func evidence(since start: Day) -> OvulationEvidence? {
        guard (0...Cycle.longest).contains(today - start) else { return nil }
        return OvulationEvidence(CycleRecords(log, from: start, before: today + 1))
    }

    /// Whether the person has said what the cycle that began on `start` is.
    func isAnswered(_ start: Day) -> Bool { answers[start] != nil }

    /// What the days since `start` say of a period that came and was not logged.
    func presence(since start: Day) -> Presence {
        let period = cycles.last { $0.start == start }?.period.upperBound
        return Presence(in: log, from: start, after: period ?? start, through: today)
    }

    /// What the periods' lengths say, leaving out those of unknown end, lone days, bleeds that are no
    /// periods, and the one at `index`.
    func periodLengths(except index: Int?) -> PeriodLengthModel {
        let counted = cycles.indices.lazy.filter { other in
            other != index && !cycles[other].isPeriodEndUnknown && !cycles[other].isLoneDay
                && assessments?[other].isPeriod ?? true
        }
        return PeriodLengthModel(lengths: counted.map { cycles[$0].periodLength })
    }
}
