package import CivilDate
package import CycleModel
package import CyclePipeline

/// The weights of some days, and the middle of each seven days, which one odd reading does not move.
package struct WeightLine: Sendable {
    /// Oldest first; there are two at least.
    package let readings: [(day: Day, weight: Weight)]
    /// For each reading the median of those of its day and the six days before.
    package let medians: [(day: Day, weight: Weight)]
    /// The periods that lie in these days.
    package let periods: [ClosedRange<Day>]

    package static let days = 7

    /// `nil` where there are fewer than two readings, which make no line.
    ///
    /// - Complexity: O(*n*) in the number of recorded days.
    package init?(_ person: PersonState, in days: ClosedRange<Day>) {
        let readings = person.log.through(person.today).entries.compactMap { entry in
            days.contains(entry.day)
                ? entry.record.weight.map { (day: entry.day, weight: $0) } : nil
        }
        guard let first = readings.first?.day, let last = readings.last?.day, readings.count > 1
        else { return nil }
        self.readings = readings
        medians = readings.indices.map { index in
            let (day, weight) = readings[index]
            let week = readings[...index].reversed().prefix { day - $0.day < Self.days }
                .map(\.weight.grams)
            return (day, week.middle.flatMap(Weight.init(grams:)) ?? weight)
        }
        periods = person.cycles.map(\.period).filter { $0.overlaps(first...last) }
            .map { $0.clamped(to: first...last) }
    }
}
