extension Collection where Element: BinaryInteger {
    /// The one in the middle by size, and of an even number what lies between the two in the middle, a half rounded up;
    /// `nil` of none.
    ///
    /// - Complexity: O(*n* log *n*).
    package var middle: Element? {
        guard !isEmpty else { return nil }
        let sorted = sorted()
        let (low, high) = (sorted[(count - 1) / 2], sorted[count / 2])
        return low + (high - low + 1) / 2
    }
}
