import CivilDate
import CycleModel

/// What is known when a prediction is made, and which start is asked for.
enum Situation {
    case oneCycleKnown
    case corrupted(Corruption)
    /// Nothing was logged before this day of the running cycle.
    case reached(Int)
    /// The start of the `n`th cycle to come, after at least three known ones.
    case far(Int)

    static let all: [(name: String, situation: Situation)] = [
        ("1 known", .oneCycleKnown),
        ("10% gone", .corrupted(.unlogged(probability: 0.10))),
        ("25% gone", .corrupted(.unlogged(probability: 0.25))),
        ("5% split", .corrupted(.spurious(probability: 0.05))),
        ("day 30", .reached(30)), ("day 35", .reached(35)),
        ("6th", .far(6)), ("12th", .far(12)),
    ]

    /// Only slips in the log are random.
    var seeds: [UInt64] {
        if case .corrupted = self { Corruption.seeds } else { [0] }
    }

    /// What is logged of her past cycles.
    func logged(_ lengths: [Int], _ random: inout Random) -> [Int] {
        switch self {
        case .oneCycleKnown: lengths.suffix(1)
        case .corrupted(let corruption): corruption.apply(to: lengths, &random)
        case .reached, .far: lengths
        }
    }

    /// The days to the start asked for; `nil` where the situation does not arise.
    func truth(of task: CycleTable.Task) -> Int? {
        switch self {
        case .oneCycleKnown, .corrupted: return task.truth.length
        case .reached(let day):
            return task.truth.length >= day ? task.truth.length : nil
        case .far(let number):
            guard task.index >= 3, task.index + number <= task.woman.cycles.count else {
                return nil
            }
            return task.woman.cycles[task.index..<(task.index + number)].reduce(0) {
                $0 + $1.length
            }
        }
    }

    /// The same length for every cycle to come, and no start on a day that has passed.
    func point(of length: Double) -> Double {
        switch self {
        case .oneCycleKnown, .corrupted: length
        case .reached(let day): max(length, Double(day))
        case .far(let number): length * Double(number)
        }
    }

    /// The model's median.
    func point(of posterior: LengthPosterior) -> Double? {
        switch self {
        case .oneCycleKnown, .corrupted: Double(posterior.next.median)
        case .reached(let day): posterior.next.from(day).map { Double($0.median) }
        case .far(let number): posterior.laterStarts().start(number).quantile(0.5)
        }
    }
}
