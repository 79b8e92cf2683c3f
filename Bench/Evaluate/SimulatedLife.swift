import CivilDate
import CycleModel
import Glibc

/// Women made up by the model's own law, with the spreads of a time of life and starts that went unlogged.
struct SimulatedLife: Sendable {
    var name: String
    /// The typical length of them all.
    var length: Double
    /// What the model's spreads are multiplied by: that of typical lengths, and that of one woman's.
    var spread: Double
    /// How likely a start goes unlogged.
    var unlogged: Double
    var change: @Sendable (inout Circumstances, Day) -> Void

    static let women = 70

    /// Spreads as in the Apple Women's Health Study (Li et al. 2023); the first years are said by hand.
    static let all = [
        SimulatedLife(
            name: "first years after menarche, teenager", length: 33, spread: 2.5, unlogged: 0.1
        ) { circumstances, _ in circumstances.isTeenager = true },
        SimulatedLife(name: "under 20, teenager", length: 31, spread: 1.46, unlogged: 0.06) {
            circumstances, _ in circumstances.isTeenager = true
        },
        SimulatedLife(name: "45 to 49, perimenopause", length: 29, spread: 1.45, unlogged: 0.06) {
            circumstances, start in circumstances.life.begin(.perimenopause, on: start - 1)
        },
        SimulatedLife(
            name: "past 50, perimenopause", length: 30, spread: 3, unlogged: 0.12
        ) { circumstances, start in
            circumstances.life.begin(.perimenopause, on: start - 1)
            circumstances.birthYear = start.civil.year - 52
        },
    ]

    /// One woman's true lengths.
    func lengths(_ count: Int, _ random: inout Random) -> [Int] {
        let deviation = Self.normal(&random)
        let own = min(max(Self.normal(&random), -2), 2)
        let typical = log(length) + 0.0927 * spread * deviation
        let longer = 0.266 * min(max(deviation, -2), 3)
        let scale = min(exp(-3.093 + 0.238 * own + longer) * spread, 0.4)
        return (0..<count).map { _ in
            let share = random.unit()
            let days = exp(typical + scale * log(max(share, 1e-9) / (1 - share)))
            return Int(min(max(days, 10), 125).rounded())
        }
    }

    private static func normal(_ random: inout Random) -> Double {
        let radius = (-2 * log(1 - random.unit())).squareRoot()
        return radius * cos(2 * .pi * random.unit())
    }
}

extension WalkForward {
    /// How often the 80% interval holds the next start of such women after so many logged cycles, as if nothing had been
    /// said of their time of life and with it.
    mutating func lives() {
        for life in SimulatedLife.all {
            for known in [1, 3, 6] {
                var (held, plain, count, width) = (0, 0, 0, 0)
                for seed in Corruption.seeds {
                    var random = Random(seed: seed)
                    for _ in 0..<SimulatedLife.women {
                        let lengths = life.lengths(3 * known + 3, &random)
                        var logged: [Int] = []
                        var open = 0
                        for length in lengths.dropLast() where logged.count < known {
                            open += length
                            if random.unit() < life.unlogged { continue }
                            logged.append(open)
                            open = 0
                        }
                        guard logged.count == known, let truth = lengths.last else { continue }
                        let starts = Self.starts(logged).map { $0 + 15_000 }
                        guard let start = starts.last else { continue }
                        var circumstances = Circumstances()
                        let log = DayLog(periodDays: starts)
                        let without = Self.next(logged: log, start, on: 0, circumstances)
                        life.change(&circumstances, starts[0])
                        guard let with = Self.next(logged: log, start, on: 0, circumstances),
                            let without
                        else { continue }
                        count += 1
                        held += with.range.contains(truth) ? 1 : 0
                        plain += without.range.contains(truth) ? 1 : 0
                        width += with.range.count
                    }
                }
                let total = Double(max(count, 1))
                check(
                    "\(life.name), \(known) cycles: 80% holds", count, Double(held) / total,
                    .atLeast(0.72), places: 2)
                check("  width", count, Double(width) / total, .report, places: 1)
                check("  nothing said", count, Double(plain) / total, .report, places: 2)
            }
        }
    }
}
