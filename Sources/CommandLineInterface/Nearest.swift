extension Sequence<String> {
    /// The name that `word` was probably meant to be, if any is close.
    ///
    /// One slip is forgiven in a short word, up to three in a long one; failing that, a name that
    /// begins with the word will do. Of equally close names the first wins.
    package func nearest(to word: String) -> String? {
        let typed = Array(word.withoutDashes)
        var best: (name: String, distance: Int)?
        for name in self {
            let letters = Array(name.withoutDashes)
            let allowed = Swift.max(1, Swift.min(3, Swift.max(letters.count, typed.count) / 3))
            guard abs(letters.count - typed.count) <= allowed else { continue }
            let distance = editDistance(from: typed, to: letters)
            if distance <= allowed, distance < best?.distance ?? .max { best = (name, distance) }
        }
        if let best { return best.name }
        guard typed.count >= 2 else { return nil }
        return first { $0.withoutDashes.starts(with: typed) }
    }
}

extension String {
    fileprivate var withoutDashes: Substring { drop { $0 == "-" } }
}

/// Insertions, deletions, replacements and swaps of neighbors that turn one word into the other,
/// no letter being touched twice (optimal string alignment).
///
/// - Complexity: O(*nm*) time, O(*m*) space.
package func editDistance(from source: [Character], to target: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...target.count)
    for (row, letter) in source.enumerated() {
        var current = [row + 1]
        for (column, other) in target.enumerated() {
            var cost = Swift.min(
                previous[column + 1] + 1, current[column] + 1,
                previous[column] + (letter == other ? 0 : 1))
            if row > 0, column > 0, letter == target[column - 1], source[row - 1] == other {
                cost = Swift.min(cost, beforePrevious[column - 1] + 1)
            }
            current.append(cost)
        }
        (beforePrevious, previous) = (previous, current)
    }
    return previous[target.count]
}
