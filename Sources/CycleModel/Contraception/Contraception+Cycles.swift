package import CivilDate

extension Contraception {
    /// How many days after the last suppressed day a bleed can't yet be a period: no follicle ripens and
    /// no luteal phase ends in less.
    static let tail = 11

    /// The origin of a bleed that began on `start`.
    ///
    /// A bleed that begins in the first seven days of a first course still belongs to the cycle
    /// before it, as most begin pills, patches and rings on a period's first days.
    package func kind(ofBleedFrom start: Day) -> BleedKind {
        BleedClassifier(self).kind(of: start)
    }

    /// The cycles that say something about how natural cycles come.
    ///
    /// Those that begin or end with a withdrawal or breakthrough bleed don't, nor those in which a
    /// method stopped ovulation. With methods that leave ovulation uncertain, bleeds come by themselves,
    /// so that their cycles count, although no fertile window can be placed in them.
    ///
    /// - Parameter today: How far the running cycle has come.
    /// - Complexity: O(*cycles* · *courses*).
    package func naturalCycles(of cycles: [Cycle], through today: Day) -> [Cycle] {
        guard courses.contains(where: { $0.method.ovulationEffect == .suppressed }) else {
            return cycles
        }
        let classifier = BleedClassifier(self)
        return cycles.filter { classifier.isNatural($0, through: today) }
    }

    /// When withdrawal bleeds came and how long they were, or what is usual while few are logged.
    package func withdrawalPattern(of cycles: [Cycle], before today: Day) -> WithdrawalPattern {
        let classifier = BleedClassifier(self)
        return WithdrawalPattern(
            cycles.compactMap { cycle in
                guard let lastHormone = classifier.lastHormone(before: cycle.start),
                    today - cycle.period.upperBound > 1
                else { return nil }
                return (
                    cycle.start - lastHormone, cycle.isPeriodEndUnknown ? nil : cycle.periodLength
                )
            })
    }
}
