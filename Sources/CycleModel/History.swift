/// What a log says up to one day, reduced to what the forecast asks of it.
struct History {
    var today: Day
    var cycles: [Cycle]
    /// Completed cycles, oldest first, without the gaps.
    var intervals: [LoggedInterval] = []
    /// The completed cycles whose ovulation left signs.
    var ovulations: [OvulationModel.Observation] = []
    /// The signs of ovulation in the running cycle.
    var evidence: OvulationEvidence?
    /// Nothing but a day without bleeding was logged today, so no period starts today.
    var isTodayDry: Bool

    /// - Parameters:
    ///   - log: Its days after `today` don't count yet.
    ///   - circumstances: What else she told.
    init(_ log: DayLog, today: Day, circumstances: Circumstances = Circumstances()) {
        let answers = circumstances.answers
        let known = (log.entries.last?.day ?? today) <= today ? log : log.through(today)
        self.today = today
        cycles = known.cycles
        isTodayDry = known[today].flow == Flow.none
        intervals = cycles.compactMap { LoggedInterval($0, answer: answers[$0.start]) }

        let completed = cycles.indices.filter { cycles[$0].length != nil }
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
        if let last = cycles.last, today - last.start <= Cycle.longest {
            evidence = OvulationEvidence(
                CycleRecords(known, from: last.start, before: today + 1))
        }
    }

    /// The lengths of what is taken for one cycle each.
    var trustedLengths: [Int] {
        intervals.lazy.filter { $0.answer == nil || $0.answer == .reallyThatLong }.map(\.length)
    }

    /// What her periods' lengths say, leaving out those of unknown end, lone days, and the one at `index`.
    func periodLengths(except index: Int?) -> PeriodLengthModel {
        var lengths: [Int] = []
        lengths.reserveCapacity(cycles.count)
        for other in cycles.indices where other != index {
            let cycle = cycles[other]
            guard !cycle.isPeriodEndUnknown, !cycle.isLoneDay else { continue }
            lengths.append(cycle.periodLength)
        }
        return PeriodLengthModel(lengths: lengths)
    }
}
