import CivilDate
import CycleModel
import Glibc

/// How far predictions were from what happened, over many of them.
struct Score {
    private(set) var count = 0
    private var absolute = 0.0
    private var square = 0.0
    private var hits = [0, 0, 0]
    private var ranked = 0.0
    private var logarithmic = 0.0
    private var covered80 = 0
    private var width80 = 0
    private var covered95 = 0
    private var width95 = 0

    /// Adds a distribution: its median is the point, its mean goes into the squared error.
    mutating func add(_ predicted: DayDistribution, truth: Int) {
        let median = predicted.median
        point(median: Double(median), mean: predicted.mean, truth: Double(truth))
        var cumulative = 0.0
        for day in 0...200 {
            cumulative += predicted[day]
            let missing = cumulative - (day >= truth ? 1 : 0)
            ranked += missing * missing
        }
        logarithmic -= log(max(predicted[truth], 1e-12))
        let inner = (predicted.quantile(0.1), predicted.quantile(0.9))
        let outer = (predicted.quantile(0.025), predicted.quantile(0.975))
        if inner.0 <= truth && truth <= inner.1 { covered80 += 1 }
        if outer.0 <= truth && truth <= outer.1 { covered95 += 1 }
        width80 += inner.1 - inner.0 + 1
        width95 += outer.1 - outer.0 + 1
    }

    /// Adds a point without any spread, whose ranked probability score is its absolute error.
    mutating func add(_ predicted: Double, truth: Int) {
        point(median: predicted, mean: predicted, truth: Double(truth))
        ranked += (predicted - Double(truth)).magnitude
    }

    private mutating func point(median: Double, mean: Double, truth: Double) {
        count += 1
        let error = (median - truth).magnitude
        absolute += error
        square += (mean - truth) * (mean - truth)
        for within in hits.indices where error <= Double(within + 1) { hits[within] += 1 }
    }

    private func mean(_ sum: Double) -> Double { count > 0 ? sum / Double(count) : .nan }

    var meanAbsoluteError: Double { mean(absolute) }
    var rootMeanSquareError: Double { mean(square).squareRoot() }
    /// The share within 1, 2 or 3 days.
    func share(within days: Int) -> Double { mean(Double(hits[days - 1])) }
    /// The continuous ranked probability score, in days (Gneiting and Raftery 2007,
    /// doi:10.1198/016214506000001437).
    var rankedScore: Double { mean(ranked) }
    /// The mean negative natural logarithm of what happened.
    var logScore: Double { mean(logarithmic) }
    var coverage80: Double { mean(Double(covered80)) }
    var meanWidth80: Double { mean(Double(width80)) }
    var coverage95: Double { mean(Double(covered95)) }
    var meanWidth95: Double { mean(Double(width95)) }
}

/// How well probabilities agree with how often things happened, in twenty bins of probability.
struct Calibration {
    private var counts = Array(repeating: 0, count: 20)
    private var expected = Array(repeating: 0.0, count: 20)
    private var happened = Array(repeating: 0, count: 20)

    mutating func add(_ probability: Double, happened didHappen: Bool) {
        let bin = min(max(Int(probability * 20), 0), 19)
        counts[bin] += 1
        expected[bin] += probability
        if didHappen { happened[bin] += 1 }
    }

    /// The expected calibration error: the mean difference between what was said and what happened.
    var error: Double {
        let total = counts.reduce(0, +)
        var sum = 0.0
        for bin in counts.indices { sum += (expected[bin] - Double(happened[bin])).magnitude }
        return total > 0 ? sum / Double(total) : .nan
    }
}
