/// One measured number and what it has to reach.
struct Check {
    enum Goal {
        case atMost(Double)
        case atLeast(Double)
        case within(ClosedRange<Double>)
        case report
    }

    var name: String
    var count: Int
    var value: Double
    var goal: Goal
    /// How many decimals the goal has; the value is compared rounded to them.
    var places = 3
    /// How far above its goal a value with random input may be.
    var slack = 0.0

    var isReached: Bool {
        let half = 0.5 / power(places) + 1e-9
        switch goal {
        case .atMost(let most): return value <= most + slack + half
        case .atLeast(let least): return value >= least - half
        case .within(let range):
            return value >= range.lowerBound - half && value <= range.upperBound + half
        case .report: return value.isFinite
        }
    }

    var goalText: String {
        let leeway = slack > 0 ? "+" + slack.fixed(2) : ""
        return switch goal {
        case .atMost(let most): "≤ " + most.fixed(places) + leeway
        case .atLeast(let least): "≥ " + least.fixed(places)
        case .within(let range):
            range.lowerBound.fixed(places) + "-" + range.upperBound.fixed(places)
        case .report: "-"
        }
    }

    private func power(_ places: Int) -> Double { (0..<places).reduce(1.0) { ten, _ in ten * 10 } }
}

extension Double {
    /// With this many decimals; `-` where there is no number.
    func fixed(_ places: Int) -> String {
        guard isFinite, magnitude < 1e12 else { return "-" }
        let ten = (0..<places).reduce(1) { ten, _ in ten * 10 }
        let scaled = Int((magnitude * Double(ten)).rounded())
        let sign = self < 0 && scaled > 0 ? "-" : ""
        guard places > 0 else { return sign + String(scaled) }
        let fraction = String(scaled % ten)
        let zeros = String(repeating: "0", count: places - fraction.count)
        return sign + String(scaled / ten) + "." + zeros + fraction
    }
}

extension String {
    func padded(_ width: Int) -> String {
        self + String(repeating: " ", count: max(width - count, 0))
    }

    func right(_ width: Int) -> String {
        String(repeating: " ", count: max(width - count, 0)) + self
    }
}
