import CivilDate

/// How far the clock of a zone is from UTC, whenever.
package struct ZoneOffsets: Sendable {
    private struct Change {
        /// The time in UTC.
        var time: Int64
        var offset: Int
        /// The time on the clock itself from which on a time has the new offset.
        ///
        /// RFC 5545 3.3.5: a time that the clock skips is one of the old offset, and of one that it shows
        /// twice the first is meant.
        var local: Int64
    }

    /// Seconds east of UTC, before the first change.
    private let first: Int
    private var changes: [Change] = []

    /// A clock that is never changed, such as UTC's.
    package init(fixed seconds: Int = 0) {
        first = seconds
    }

    /// - Parameter year: After its end the clock is not changed any more.
    package init(_ history: ZoneHistory, through year: Int = 2_199) {
        first = history.first.offset
        for transition in history.transitions {
            append(transition.time.seconds, transition.offset)
        }
        guard let rule = history.rule, let daylight = rule.daylight else { return }
        let last = changes.last?.time ?? .min
        let start = history.transitions.last?.time.day.civil.year ?? 1_970
        for year in start...max(start, year) {
            for transition in rule.transitions(in: year, daylight)
            where transition.time.seconds > last {
                append(transition.time.seconds, transition.offset)
            }
        }
    }

    /// - Parameter changes: When, in UTC, and to which offset; in any order.
    init(first: Int, changes: [(time: Int64, offset: Int)]) {
        self.first = first
        for change in changes.sorted(by: { $0.time < $1.time }) {
            append(change.time, change.offset)
        }
    }

    private mutating func append(_ time: Int64, _ offset: Int) {
        let before = changes.last?.offset ?? first
        guard offset != before else { return }
        // Clocks that are changed twice within hours, which no real one is, stay in order.
        let local = max(time + Int64(max(before, offset)), changes.last?.local ?? .min)
        changes.append(Change(time: time, offset: offset, local: local))
    }

    /// Seconds east of UTC.
    package func offset(at moment: Int64) -> Int {
        offset { $0.time <= moment }
    }

    /// Seconds since 1970-01-01T00:00:00Z when the clock shows so many since its own 1970-01-01T00:00:00.
    package func moment(_ local: Int64) -> Int64 {
        changes.isEmpty ? local - Int64(first) : local - Int64(offset { $0.local <= local })
    }

    private func offset(_ hasPassed: (Change) -> Bool) -> Int {
        var low = 0
        var high = changes.count
        while low < high {
            let middle = (low + high) / 2
            if hasPassed(changes[middle]) { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? first : changes[low - 1].offset
    }
}
