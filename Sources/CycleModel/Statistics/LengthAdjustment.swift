/// How much longer and less regular the cycles of some time of life are than the person's usual ones.
///
/// The figures were set by hand from the sources named here and are no fit; docs/prediction.md says
/// more about each.
struct LengthAdjustment: Hashable, Sendable {
    /// How much more the logarithm of their typical length is.
    var lengthening = 0.0
    /// What their spread is multiplied by.
    var widening = 1.0

    static let usual = LengthAdjustment()

    /// Longer and less regular than before (Pérez 1981, Int J Fertil 26:219), by how much is not said.
    static let afterBirth = LengthAdjustment(lengthening: 0.1, widening: 2)

    /// The cycle from the bleed of a loss to the next: ovulation came 29 days after in the mean,
    /// from 13 to 103 (Donnet et al. 1990, doi:10.1111/j.1365-2265.1990.tb00460.x), and a period
    /// two weeks later.
    static let afterLoss = LengthAdjustment(lengthening: 0.36, widening: 3)

    /// The first cycle without a method that stopped ovulation: four days longer in the mean, and one in
    /// three longer than 35 days or without ovulation (Gnoth et al. 2002, doi:10.1080/gye.16.4.307.317).
    static let firstAfterHormones = LengthAdjustment(lengthening: 0.13, widening: 2)

    /// The cycles after that, up to the ninth, which were still a little longer.
    static let afterHormones = LengthAdjustment(lengthening: 0.03, widening: 1.3)

    /// Both at once: the longer and the wider of the two.
    func joined(with other: LengthAdjustment) -> LengthAdjustment {
        LengthAdjustment(
            lengthening: max(lengthening, other.lengthening),
            widening: max(widening, other.widening))
    }
}

/// The adjustments of the running cycle and of those to come.
struct AdjustmentPlan: Equatable {
    var first = LengthAdjustment.usual
    /// How many cycles follow it with an adjustment that passes.
    var temporaryCount = 0
    var temporary = LengthAdjustment.usual
    /// The adjustment of all later cycles.
    var later = LengthAdjustment.usual

    /// How many cycles are counted as following the end of a method.
    static let cyclesAfterHormones = 9
    /// How many are counted as following a birth without breastfeeding.
    static let cyclesAfterBirth = 3

    /// One adjustment for all cycles.
    init(_ adjustment: LengthAdjustment = .usual) {
        first = adjustment
        later = adjustment
    }

    /// - Parameter number: Which cycle without the method the first one is, from 1.
    mutating func followHormones(_ number: Int) {
        guard (1...Self.cyclesAfterHormones).contains(number) else { return }
        first = first.joined(with: number == 1 ? .firstAfterHormones : .afterHormones)
        temporaryCount = max(temporaryCount, Self.cyclesAfterHormones - number)
        temporary = temporary.joined(with: later).joined(with: .afterHormones)
    }

    /// - Parameter number: Which cycle since the first period after the birth the first one is, from 1.
    mutating func followBirth(_ number: Int) {
        guard (1...Self.cyclesAfterBirth).contains(number) else { return }
        first = first.joined(with: .afterBirth)
        temporaryCount = max(temporaryCount, Self.cyclesAfterBirth - number)
        temporary = temporary.joined(with: later).joined(with: .afterBirth)
    }
}

extension LengthModel.Node {
    /// The same person at another time of life.
    func adjusted(by adjustment: LengthAdjustment) -> LengthModel.Node {
        var node = self
        node.location += adjustment.lengthening
        node.scale = min(scale * adjustment.widening, LengthModel.widestScale)
        return node
    }
}
