package import CycleModel
package import CyclePipeline

/// How long one period was, and how strong its bleeding.
package struct PeriodFlow: Sendable {
    package let cycle: Cycle
    /// How many of its days had each strength; days without a record between two others count as `none`.
    package let days: [Flow: Int]
    package let kind: BleedKind

    /// From the lightest to the heaviest, as a bar is stacked.
    package static let order: [Flow] = [.none, .spotting, .unknown, .light, .medium, .heavy]

    package init(_ cycle: Cycle, of person: PersonState) {
        self.cycle = cycle
        var days: [Flow: Int] = [:]
        for day in cycle.period { days[person.log[day].flow ?? .none, default: 0] += 1 }
        self.days = days
        kind = person.circumstances.contraception.kind(ofBleedFrom: cycle.start)
    }

    package var length: Int { cycle.periodLength }
}
