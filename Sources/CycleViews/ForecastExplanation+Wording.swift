import CivilDate
import CycleModel
import CyclePipeline
import Messages

extension ForecastExplanation {
    private var language: Language { person.language }
    private var counting: ReviewMessages { language.review }

    /// Which cycles the forecast counts.
    package var basisSentence: String {
        guard basis != nil else { return counting.packs }
        return switch forecast.cyclesUsed {
        case 0: forecast.lengths.usualLength == nil ? counting.none : counting.noneButEstimate
        case 1: counting.one
        case let count: counting.several(count)
        }
    }

    /// Why cycles don't count, those with the same reason together.
    package func leftOutSentences(_ rows: some Sequence<Row>) -> [String] {
        var reasons: [(reason: LeftOutCycle.Reason, starts: [String])] = []
        for row in rows {
            guard let reason = row.leftOut else { continue }
            let start = language.date(row.cycle.start, near: person.today)
            if let index = reasons.firstIndex(where: { $0.reason.isLike(reason) }) {
                reasons[index].starts.append(start)
            } else {
                reasons.append((reason, [start]))
            }
        }
        return reasons.compactMap { counting.leftOut(language.list($0.starts), $0.reason) }
    }

    /// How the last forecasts turned out.
    package var outcome: String {
        guard let error = review.meanAbsoluteError else { return counting.untested }
        let outliers = Set(odd.lazy.filter { $0.suspicion == .outlier }.map(\.start))
        let leftOut = review.comparisons.count { outliers.contains($0.made) }
        return (sentences(error) + (leftOut > 0 ? [counting.outliers(leftOut)] : []))
            .joined(separator: " ")
    }

    private func sentences(_ error: Double) -> [String] {
        guard review.count > 1 else {
            let days = Int(error)
            return [
                review.hits == 1
                    ? counting.oneInRange(daysOff: days) : counting.oneOutside(daysOff: days)
            ]
        }
        let tenths = Int((error * 10).rounded())
        return [
            counting.inRange(review.hits, of: review.count),
            counting.error("\(tenths / 10).\(tenths % 10)"),
        ]
    }
}

extension LeftOutCycle.Reason {
    /// Whether the same is said of both.
    fileprivate func isLike(_ other: Self) -> Bool {
        if case (.life(let phase), .life(let second)) = (self, other) {
            return phase.kind == second.kind
        }
        return self == other
    }
}

extension ReviewMessages {
    /// Why cycles don't count; `nil` where the person's answer says it.
    fileprivate func leftOut(_ cycles: String, _ reason: LeftOutCycle.Reason) -> String? {
        switch reason {
        case .gap: gap(cycles, longerThan: Cycle.longest)
        case .ignored: nil
        case .contraception: contraception(cycles)
        case .life(.pregnancy): pregnancy(cycles)
        case .life(.postpartum): postpartum(cycles)
        case .life(.breastfeeding): breastfeeding(cycles)
        case .life(.onBreak): onBreak(cycles)
        case .life(.cycling), .life(.perimenopause): otherPhase(cycles)
        case .tooLongAgo: tooLongAgo(cycles)
        }
    }
}
