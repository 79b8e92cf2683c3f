/// What tests for luteinising hormone say about ovulation.
///
/// Ovulation follows the first positive evening test within 24 hours in 73% of cycles and within 48
/// hours in 92% (Miller and Soules 1996, Obstet Gynecol 87:13-7).
enum LHSurge {
    /// Ovulation on the day of the first positive test or one, two or three days after it.
    private static let profile = [0.15, 0.55, 0.22, 0.08]
    /// Days on which tests stay positive after a surge as it usually is.
    private static let usualDays = 3

    /// A run of positive tests with neither a negative one nor two untested days in it.
    private struct Run {
        var first: Int
        var last: Int
        /// The cycle day of the negative test before it.
        var negativeBefore: Int?

        /// The days on which the surge may have begun, each as likely as the others: the first positive
        /// one; up to two untested days before it; and where tests stay positive for longer than a surge
        /// lasts, as with polycystic ovaries, later ones too.
        var onsets: ClosedRange<Int> {
            let earliest = max(first - 2, negativeBefore.map { $0 + 1 } ?? first - 2)
            return earliest...max(first, last - usualDays + 1)
        }
    }

    /// `nil` without a test that says anything.
    ///
    /// Of several surges each may be the one; negative tests after one don't take it back, because levels
    /// fall within a day or two.
    static func finding(in records: CycleRecords) -> OvulationEvidence.Finding? {
        var runs: [Run] = []
        var negatives: [Int] = []
        for index in records.entries.indices {
            guard let test = records.entries[index].record.lh else { continue }
            let day = records.cycleDay(records.entries[index].day)
            switch test {
            case .negative: negatives.append(day)
            case .positive:
                let negative = negatives.last
                if let run = runs.last, day - run.last <= 2, (negative ?? 0) < run.last {
                    runs[runs.count - 1].last = day
                } else {
                    runs.append(Run(first: day, last: day, negativeBefore: negative))
                }
            }
        }
        guard !runs.isEmpty else { return noSurge(negatives, in: records) }
        let surges = runs.compactMap { run in
            CycleDays(anyOf: run.onsets.map { CycleDays(profile, from: 0, of: $0) })
        }
        return OvulationEvidence.Finding(
            .lhTest, seen: runs.map { records.day($0.first) }, anyOf: surges, in: records)
    }

    /// Nothing but negative tests: ovulation just after them is less likely.
    ///
    /// One negative test halves the odds of ovulation soon after it (a likelihood ratio of 0.5: Leiva,
    /// Bouchard, Abdullah and Ecochard 2017, doi:10.3389/fpubh.2017.00320); more than two add nothing,
    /// because where the tests don't show the surge, all of them are negative.
    private static func noSurge(
        _ negatives: [Int], in records: CycleRecords
    ) -> OvulationEvidence.Finding? {
        guard let first = negatives.first, let last = negatives.last else { return nil }
        var values = Array(repeating: 1.0, count: last + 2 - first)
        for day in negatives {
            for after in [day + 1, day + 2] { values[after - first - 1] *= 0.5 }
        }
        return OvulationEvidence.Finding(
            noSurgeThrough: records.day(last),
            OvulationLikelihood(first: first + 1, values: values, elsewhere: 1))
    }
}
