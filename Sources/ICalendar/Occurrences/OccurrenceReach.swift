/// How far from an occurrence something of it happens, such as its alarms; moments are seconds since
/// 1970-01-01T00:00:00Z.
package struct OccurrenceReach: Sendable {
    private var fromStart: ClosedRange<Int64> = 0...0
    private var fromEnd: ClosedRange<Int64>?
    /// What happens then belongs to the first time of a series.
    var moments: [Int64] = []

    package init() {}

    /// - Parameter before: Seconds before its start.
    package init(before: Int64) { fromStart = -before...0 }

    mutating func add(fromStart seconds: Int64) { fromStart = fromStart.with(seconds) }

    mutating func add(fromEnd seconds: Int64) {
        fromEnd = fromEnd?.with(seconds) ?? seconds...seconds
    }

    /// When occurrences start of which something happens in a span; a day beside it at most, as clocks are changed.
    ///
    /// - Parameter length: How long each takes, in seconds.
    func starts(for span: Range<Int64>, lasting length: Int64) -> Range<Int64> {
        var reach = fromStart
        if let fromEnd {
            reach = reach.with(fromEnd.lowerBound + length - 86_400)
                .with(fromEnd.upperBound + length + 86_400)
        }
        return span.lowerBound - reach.upperBound..<span.upperBound - reach.lowerBound
    }
}

extension ClosedRange<Int64> {
    fileprivate func with(_ value: Int64) -> ClosedRange<Int64> {
        Swift.min(lowerBound, value)...Swift.max(upperBound, value)
    }
}
