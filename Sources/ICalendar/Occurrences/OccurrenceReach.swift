/// How far from an occurrence something of it happens, such as its alarms; moments are seconds since
/// 1970-01-01T00:00:00Z.
package struct OccurrenceReach: Sendable {
    /// In seconds from its start and from its end.
    private var fromStart: Set<ClosedRange<Int64>> = [0...0]
    private var fromEnd: Set<Int64> = []
    /// What happens then belongs to the first time of a series.
    var moments: [Int64] = []

    package init() {}

    /// - Parameter before: Seconds before its start.
    package init(before: Int64) { fromStart = [-before...0] }

    mutating func add(fromStart seconds: Int64) { fromStart.insert(seconds...seconds) }

    mutating func add(fromEnd seconds: Int64) { fromEnd.insert(seconds) }

    /// When occurrences start of which something happens in a span, the earliest stretch first; a day beside it at
    /// most, as clocks are changed.
    ///
    /// What happens far from its occurrence has a stretch of its own, so that nobody looks at the times between.
    ///
    /// - Parameter length: How long each takes, in seconds.
    func starts(for span: Range<Int64>, lasting length: Int64) -> [Range<Int64>] {
        let day: Int64 = 86_400
        let stretches =
            fromStart.map { span.lowerBound - $0.upperBound..<span.upperBound - $0.lowerBound }
            + fromEnd.map {
                span.lowerBound - $0 - length - day..<span.upperBound - $0 - length + day
            }
        var merged: [Range<Int64>] = []
        for stretch in stretches.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            // To begin once more takes longer than a few days.
            guard let last = merged.last, stretch.lowerBound <= last.upperBound + 7 * day else {
                merged.append(stretch)
                continue
            }
            merged[merged.count - 1] =
                last.lowerBound..<max(last.upperBound, stretch.upperBound)
        }
        return merged
    }

    /// A span that holds another, and all starts of which something happens in a span.
    func whole(around span: Range<Int64>, and other: Range<Int64>) -> Range<Int64> {
        let first = (fromStart.map(\.lowerBound) + fromEnd).min() ?? 0
        let last = (fromStart.map(\.upperBound) + fromEnd).max() ?? 0
        return min(
            other.lowerBound, span.lowerBound - last)..<max(
                other.upperBound, span.upperBound - first)
    }
}
