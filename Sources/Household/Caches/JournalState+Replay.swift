package import CycleModel
package import CyclePipeline

/// What people's journals amount to; the limit is in days logged, each of which takes some 150 bytes.
package typealias JournalStateCache = JournalCache<JournalState>

extension JournalState: JournalReplay {
    package init(replaying changes: [RecordedChange], lastEntry: Int64) {
        self.init(replaying: changes.map(\.change), lastEntry: lastEntry)
    }

    package func continued(by changes: [RecordedChange], lastEntry: Int64) -> JournalState? {
        continued(by: changes.map(\.change), lastEntry: lastEntry)
    }

    /// In days, with something for what is kept of anybody.
    package var weight: Int { log.entries.count + 50 }
}
