/// How well somebody remembered a card.
package enum Recall: Int, CaseIterable, Sendable {
    case again = 1
    case hard, good, easy
}

/// One answer to a card. The list of them is only ever added to; all that is known of a memory is computed from it.
package struct CardReview: Equatable, Sendable {
    /// Seconds since 1970-01-01T00:00:00Z.
    package let moment: Int64
    package let recall: Recall

    package init(at moment: Int64, _ recall: Recall) {
        self.moment = moment
        self.recall = recall
    }
}
