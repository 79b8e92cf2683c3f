import CalendarModel
package import CivilDate
package import CycleModel
import CyclePipeline
import Messages

extension CycleHistory {
    private var messages: HistoryMessages { person.language.history }
    private var intervals: IntervalText { IntervalText(person) }

    /// What is usual, in words: only of whole cycles that are the person's own, and of their periods whose ends are
    /// known.
    package var summary: [String] { summary(in: nil) }

    /// The same of the cycles that begin in `days` and are over by the last one; `nil` for all.
    package func summary(in days: ClosedRange<Day>?) -> [String] {
        var cycles: [Int] = []
        var periods: [Int] = []
        for cycle in ownCycles {
            guard let length = cycle.length, days.map(cycle.lies) ?? true else { continue }
            cycles.append(length)
            if !cycle.isPeriodEndUnknown { periods.append(cycle.periodLength) }
        }
        guard let usual = cycles.middle, let shortest = cycles.min(), let longest = cycles.max()
        else {
            let hasMethod = leftOut.contains { $0.reason == .contraception }
            return [hasMethod ? messages.noNaturalCycle : messages.noWholeCycle]
        }
        let whole = messages.wholeCycles(cycles.count, usual: usual, shortest...longest)
        guard let usual = periods.middle, let shortest = periods.min(), let longest = periods.max()
        else { return [whole] }
        return [whole, messages.periods(usual: usual, shortest...longest)]
    }

    /// Whether the cycle is the last one and goes on.
    package func isRunning(_ cycle: Cycle) -> Bool {
        cycle.length == nil && person.turnEndingLastCycle == nil && phases[cycle.start] == nil
    }

    /// What there is to say of a cycle, in the cell of a table.
    package func remarks(on cycle: Cycle) -> [String] {
        thoughts(on: cycle)
            + [
                phases[cycle.start].map {
                    messages.leftOut(LifeText.name($0.kind, in: person.language))
                }
            ].compactMap(\.self)
    }

    private func thoughts(on cycle: Cycle) -> [String] {
        if cycle.isGap, let length = cycle.length { return [messages.gap(length)] }
        if cycle.length == nil, let turn = person.turnEndingLastCycle {
            let phase = LifeText.list([turn], in: person.language, near: person.today)
            return [messages.followed(by: phase)]
        }
        let kind: String? =
            switch bleed(cycle) {
            case .withdrawal: messages.withdrawalBleed
            case .breakthrough: messages.breakthroughBleed
            case .period: cycle.isDoubtful ? messages.soonAfter : nil
            }
        let thought = answer(cycle).map(intervals.remark) ?? odd(cycle).map(intervals.remark)
        return [kind, thought].compactMap(\.self)
    }
}
