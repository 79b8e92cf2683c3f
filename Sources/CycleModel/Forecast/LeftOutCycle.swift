package import CivilDate

/// A logged cycle that the forecast does without, and why.
package struct LeftOutCycle: Equatable, Sendable {
    package var start: Day
    /// The length in days; `nil` while the cycle is running.
    package var length: Int?
    package var reason: Reason

    package init(start: Day, length: Int?, reason: Reason) {
        self.start = start
        self.length = length
        self.reason = reason
    }

    package enum Reason: Equatable, Sendable {
        /// Longer than any cycle: nothing was logged for a time, or there was a break.
        case gap
        /// The person chose it.
        case ignored
        /// A method stopped ovulation in it, or it begins or ends with a bleed of that method's.
        case contraception
        /// It touches a phase of life in which cycles don't come as usual.
        case life(LifePhase)
        /// There are sixty later ones.
        case tooLongAgo
    }

    /// Oldest first; the running cycle only where a method or a phase of life spoils it.
    ///
    /// Every other completed cycle counts, as much as `KnownLengths.counted` says.
    ///
    /// - Parameter cycles: Up to `today`, as the circumstances' answers make them.
    /// - Complexity: O(*n* · *courses*) in the number of cycles.
    package static func all(
        in cycles: [Cycle], today: Day, circumstances: Circumstances = Circumstances()
    ) -> [LeftOutCycle] {
        let assessments = CycleAssessments(cycles, circumstances, today: today)
        var counted = 0
        var leftOut: [LeftOutCycle] = []
        for index in cycles.indices.reversed() {
            let cycle = cycles[index]
            let reason: Reason
            if let spoilt = assessments?[index].reason {
                reason = spoilt
            } else if cycle.length == nil {
                continue
            } else if cycle.isGap {
                reason = .gap
            } else if circumstances.answers[cycle.start] == .ignored {
                reason = .ignored
            } else {
                counted += 1
                guard counted > LengthModel.rememberedCycles else { continue }
                reason = .tooLongAgo
            }
            leftOut.append(LeftOutCycle(start: cycle.start, length: cycle.length, reason: reason))
        }
        return leftOut.reversed()
    }
}

extension [LeftOutCycle] {
    /// The phase of life that keeps each cycle out of the forecast, by the cycle's first day; of several phases in
    /// one cycle the first.
    package func phases(in life: Life) -> [Day: LifePhase] {
        reduce(into: [:]) { phases, cycle in
            guard case .life(let phase) = cycle.reason else { return }
            let atStart = life.phase(on: cycle.start)
            let later = life.turns.first { $0.day > cycle.start && $0.phase.pausesCycles }?.phase
            phases[cycle.start] = atStart.pausesCycles ? atStart : later ?? phase
        }
    }

    /// The first days of cycles that a phase of life broke off: what came then tests no forecast.
    package var interrupted: [Day] {
        filter { if case .life = $0.reason { true } else { false } }.map(\.start)
    }
}
