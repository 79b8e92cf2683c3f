/// Body weight, kept in whole grams so that tenths of a kilogram and of a pound read back as written.
package struct Weight: Hashable, Comparable, Sendable {
    package let grams: Int

    /// In kilograms; a reading outside is a slip of the pen.
    package static let plausible = 20...350

    /// `nil` outside 20...350 kg.
    package init?(grams: Int) {
        let range = Self.plausible
        guard (range.lowerBound * 1_000...range.upperBound * 1_000).contains(grams) else {
            return nil
        }
        self.grams = grams
    }

    /// An avoirdupois pound has 453.59237 g.
    package init?(thousandthsOfAPound: Int) {
        // A large number is no weight, and its product would overflow.
        guard (0...10_000_000).contains(thousandthsOfAPound) else { return nil }
        self.init(grams: (thousandthsOfAPound * 45_359_237 + 50_000_000) / 100_000_000)
    }

    package static func < (left: Weight, right: Weight) -> Bool { left.grams < right.grams }

    /// Tenths of a pound, rounded.
    package var tenthsOfAPound: Int { (grams * 1_000_000 + 22_679_618) / 45_359_237 }

    /// Such as `62.5` or `62.142`, which says all that is kept.
    package var kilograms: String { Self.decimals(grams, places: 3) }

    /// A number of thousandths, hundredths or tenths with a point, and zeros at its end but for the first decimal
    /// left off.
    package static func decimals(_ number: Int, places: Int) -> String {
        var (whole, digits) = (number, [Character]())
        for _ in 0..<places {
            digits.insert(Character(String(whole % 10)), at: 0)
            whole /= 10
        }
        while digits.count > 1, digits.last == "0" { digits.removeLast() }
        return "\(whole)." + String(digits)
    }
}
