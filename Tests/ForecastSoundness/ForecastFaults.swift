package import CivilDate
package import CycleModel

extension Forecast {
    /// What is wrong with the forecast in itself, in words; empty for every forecast from any log.
    package var faults: [String] {
        var faults: [String] = []
        func check(_ holds: Bool, _ fault: @autoclosure () -> String) {
            if !holds { faults.append(fault()) }
        }
        if let next {
            check(reason == nil, "a reason beside a next start")
            faults += next.faults(today: today)
        } else {
            check(reason != nil, "neither a next start nor a reason")
        }
        check((1...15).contains(expectedPeriodLength), "a period of \(expectedPeriodLength) days")
        check(cyclesUsed >= 0, "fewer than no cycles")
        for (index, period) in periods.enumerated() {
            check(period.number == index + 1, "period \(index + 1) has number \(period.number)")
            check(period.startRange.contains(period.days.lowerBound), "the median is outside")
        }
        for (earlier, later) in zip(periods, periods.dropFirst()) {
            check(earlier.days.upperBound + 1 < later.days.lowerBound, "periods without a gap")
        }
        for window in windows {
            check(window.days.contains(window.ovulation), "ovulation is outside its window")
            check(
                window.ovulationRange.contains(window.ovulation), "ovulation is outside its range")
        }
        for (earlier, later) in zip(windows, windows.dropFirst()) {
            check(earlier.number < later.number, "windows' numbers don't rise")
            check(earlier.days.upperBound < later.days.upperBound, "windows out of order")
        }
        let fertile = fertileProbabilities
        check(
            fertile.allSatisfy { $0.probability >= 0.001 && $0.probability <= 1 },
            "a fertile day's probability is no probability")
        check(fertile.allSatisfy { $0.day >= today }, "a fertile day in the past")
        check(
            zip(fertile, fertile.dropFirst()).allSatisfy { $0.day < $1.day },
            "fertile days out of order")
        return faults
    }

    /// What is wrong with the intervals that look wrong, which take longer than all of the rest.
    package var oddIntervalFaults: [String] {
        var faults: [String] = []
        func check(_ holds: Bool, _ fault: @autoclosure () -> String) {
            if !holds { faults.append(fault()) }
        }
        for odd in lengths.odd {
            check(odd.start < odd.nextStart, "an interval without a day")
            check(odd.probability > 0.5 && odd.probability <= 1, "odd by \(odd.probability)")
            if case .missedStarts(let days) = odd.suspicion {
                check(
                    !days.isEmpty
                        && days.allSatisfy { odd.start < $0 && $0 < odd.nextStart },
                    "a missed start outside its interval")
            }
        }
        return faults
    }

    /// What else must hold where she told of nothing but days.
    package func plainFaults(through horizon: Day) -> [String] {
        guard let next else {
            return periods.isEmpty && windows.isEmpty && fertileProbabilities.isEmpty
                ? [] : ["dates without a next start"]
        }
        var faults: [String] = []
        if periods.isEmpty != (next.shown.start > horizon) {
            faults.append("a period missing or too many")
        }
        if periods.contains(where: { $0.days.lowerBound > horizon }) {
            faults.append("a period beyond the horizon")
        }
        if fertileProbabilities.contains(where: { $0.day > horizon }) {
            faults.append("a fertile day beyond the horizon")
        }
        if windows.count != periods.count + 1 { faults.append("windows and periods differ") }
        for (earlier, later) in zip(periods, periods.dropFirst())
        where earlier.startRange.lowerBound >= later.startRange.lowerBound
            || earlier.startRange.upperBound >= later.startRange.upperBound
        {
            faults.append("ranges out of order")
        }
        return faults
    }
}

extension Forecast.NextStart {
    fileprivate func faults(today: Day) -> [String] {
        var faults: [String] = []
        let sum = probabilities.reduce(0) { $0 + $1.probability }
        // A sum that is not a number is no fault of size; only what is close enough is right.
        if !((sum - 1).magnitude < 1e-9) { faults.append("sums to \(sum)") }
        if !probabilities.allSatisfy({ $0.probability > 0 && $0.probability <= 1 }) {
            faults.append("a probability that is none")
        }
        if !probabilities.allSatisfy({ $0.day >= today }) { faults.append("a start in the past") }
        if !zip(probabilities, probabilities.dropFirst()).allSatisfy({ $0.day < $1.day }) {
            faults.append("days out of order")
        }
        if !range.contains(start) { faults.append("the median is outside") }
        if !(0...1).contains(missedLogProbability) {
            faults.append("missed by \(missedLogProbability)")
        }
        // Half, four fifths and nineteen twentieths of it: each within the next, and the second is shown.
        let intervals = [0.50, 0.80, 0.95].map { share in
            (lower: day(reaching: (1 - share) / 2), upper: day(reaching: (1 + share) / 2))
        }
        for (inner, outer) in zip(intervals, intervals.dropFirst())
        where inner.lower < outer.lower || inner.upper > outer.upper {
            faults.append("intervals that don't nest")
        }
        if let shown = intervals.dropFirst().first,
            min(shown.lower, start) < range.lowerBound
                || max(shown.upper, start) > range.upperBound
                || missedLogProbability < 0.25
                    && (min(shown.lower, start) != range.lowerBound
                        || max(shown.upper, start) != range.upperBound)
        {
            faults.append("the range is not the middle four fifths")
        }
        return faults
    }

    /// The first day on which the probabilities sum to `level`.
    private func day(reaching level: Double) -> Day {
        var sum = 0.0
        for day in probabilities {
            sum += day.probability
            if sum >= level - 1e-9 { return day.day }
        }
        return probabilities.last?.day ?? start
    }
}
