/// One entry of the journal, the only thing that is stored and believed.
package struct JournalChange: Equatable, Sendable {
    /// 1, 2, 3… for each person, never used twice.
    package var number: Int64
    package var content: Content
    /// It came with a calendar that was handed out and came back.
    package var isReturned: Bool
    /// When, in seconds since 1970-01-01T00:00:00Z; long ago where nobody knows.
    package var recorded: Int64

    package init(
        number: Int64, content: Content, isReturned: Bool = false, recorded: Int64 = .min
    ) {
        self.number = number
        self.content = content
        self.isReturned = isReturned
        self.recorded = recorded
    }

    package enum Content: Equatable, Sendable {
        /// Each day's whole new record; an empty record removes the day.
        case days([DayLog.Entry])
        /// All that the person says of intervals that looked wrong, by their first day.
        case answers(IntervalAnswers)
        /// All courses of contraception.
        case contraception(Contraception)
        /// All phases of life.
        case life(Life)
        /// Changes that came at once and are taken back at once, such as those of an import.
        case together([Content])
        /// A setting's new value; `nil` goes back to the default.
        case setting(key: String, value: String?)
        /// Takes the change with this number back, or the taking back that has this number.
        case undo(Int64)
        /// The names that the cycles had when older entries were erased.
        case identities([CycleIdentities.Named], chain: CycleIdentity)
    }
}
