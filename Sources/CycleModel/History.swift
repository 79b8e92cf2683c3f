/// What a log says up to one day, reduced to what the forecast asks of it.
struct History {
    var today: Day
    var cycles: [Cycle]
    /// Completed lengths, oldest first, without the gaps.
    var lengths: [Int] = []
    /// The completed cycles in which an ovulation was observed.
    var ovulations: [OvulationModel.Observation] = []
    /// The cycle day of the ovulation observed in the running cycle.
    var runningOvulation: Int?
    /// Nothing but a day without bleeding was logged today, so no period starts today.
    var isTodayDry: Bool

    /// - Parameter log: Its days after `today` don't count yet.
    init(_ log: DayLog, today: Day) {
        let known = (log.entries.last?.day ?? today) <= today ? log : log.through(today)
        self.today = today
        cycles = known.cycles
        isTodayDry = known[today].flow == Flow.none
        lengths = cycles.compactMap { $0.isGap ? nil : $0.length }

        var index = 0
        var observed: (cycle: Int, day: Int)?
        for entry in known.entries where entry.record.ovulationObserved {
            while index < cycles.count, let next = cycles[index].nextStart, next <= entry.day {
                index += 1
            }
            guard index < cycles.count, cycles[index].start <= entry.day else { continue }
            // Of several in one cycle the last one stands.
            if let observed, observed.cycle != index { note(observed) }
            observed = (index, entry.day - cycles[index].start + 1)
        }
        if let observed { note(observed) }
    }

    private mutating func note(_ observed: (cycle: Int, day: Int)) {
        let cycle = cycles[observed.cycle]
        if let length = cycle.length {
            if !cycle.isGap {
                ovulations.append(.init(length: length, ovulation: observed.day))
            }
        } else {
            runningOvulation = observed.day
        }
    }

    /// What her periods' lengths say, leaving out those of unknown end and the one at `index`.
    func periodLengths(except index: Int?) -> PeriodLengthModel {
        var lengths: [Int] = []
        lengths.reserveCapacity(cycles.count)
        for other in cycles.indices where other != index && !cycles[other].isPeriodEndUnknown {
            lengths.append(cycles[other].periodLength)
        }
        return PeriodLengthModel(lengths: lengths)
    }
}
