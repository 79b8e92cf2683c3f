package import CycleModel
package import CyclePipeline

/// A journal's changes in their order, and which of them stand.
package struct RecordedHistory: JournalReplay {
    package private(set) var changes: GrowingList<RecordedChange>
    package private(set) var undo: UndoHistory

    package init(replaying changes: [RecordedChange], lastEntry: Int64) {
        self.changes = GrowingList(changes)
        undo = UndoHistory(changes.map(\.change))
    }

    package func continued(by more: [RecordedChange], lastEntry: Int64) -> RecordedHistory? {
        var history = self
        history.changes.append(contentsOf: more)
        history.undo.append(more.map(\.change))
        return history
    }

    /// In records of days, with something for each change and for what is kept of anybody.
    package var weight: Int { undo.writeCount + 2 * changes.count + 50 }
}
