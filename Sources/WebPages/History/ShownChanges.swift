package import CycleModel
package import CyclePipeline
import HTML

/// A stretch of the journal, the newest change first, with the ways to those before and after it.
package struct ShownChanges: Sendable {
    let list: [ShownChange]
    /// `nil` where these are the first ones.
    let earlier: Path?
    /// `nil` where these are the last ones.
    let later: Path?

    private static let mostOfLast = 20
    private static let mostOfEarlier = 100

    /// - Parameters:
    ///   - number: Of an entry; `nil` for the last changes, which are also shown where nothing is before it.
    ///   - recorded: All of the journal, in the order of its numbers.
    package init(
        before number: Int64?, of recorded: GrowingList<RecordedChange>, _ history: UndoHistory,
        for person: PersonState
    ) {
        let found = number.flatMap { number in
            recorded.firstIndex { $0.change.number >= number }
        }
        let end = found.flatMap { $0 > 0 ? $0 : nil } ?? recorded.count
        let isLast = end == recorded.count
        let start = max(end - (isLast ? Self.mostOfLast : Self.mostOfEarlier), 0)
        list = recorded[start..<end].reversed().map { ShownChange($0, in: history, for: person) }
        earlier = start > 0 ? Self.path(before: recorded[start]) : nil
        let next = end + Self.mostOfEarlier
        later = isLast ? nil : Self.path(before: next < recorded.count ? recorded[next] : nil)
    }

    private static func path(before change: RecordedChange?) -> Path {
        let query: KeyValuePairs<String, String> =
            change.map { ["before": String($0.change.number)] } ?? [:]
        return WebRoute.history.path(query, fragment: JournalList.id)
    }
}
