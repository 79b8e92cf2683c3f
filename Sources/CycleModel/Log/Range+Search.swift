extension Range<Int> {
    /// The first index that does not lie before what is searched for; `upperBound` where all do.
    ///
    /// It asks by index, so that no large element is copied to be looked at.
    ///
    /// - Complexity: O(log *n*).
    func partitionIndex(where isBefore: (Int) -> Bool) -> Int {
        var low = lowerBound
        var high = upperBound
        while low < high {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
