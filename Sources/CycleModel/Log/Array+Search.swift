extension Array {
    /// The first index from which on no element lies before what is searched for.
    ///
    /// - Complexity: O(log *n*).
    func partitionIndex(where isBefore: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
