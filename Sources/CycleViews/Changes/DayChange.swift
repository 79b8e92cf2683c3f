package import CivilDate
package import CycleModel
package import CyclePipeline
package import Messages

/// A change of what is logged about some days, as it was written.
package struct DayChange: Sendable {
    /// The days whose record is another one now.
    package let days: [Day]
    /// Days that were the last of a period which goes on now.
    private let continued: [Day]
    package let change: PersonChange

    package var before: PersonState { change.before }
    package var after: PersonState { change.after }
    package var language: Language { after.language }

    package init(_ change: PersonChange, days: [DayLog.Entry], continued: [DayLog.Entry]) {
        self.change = change
        self.days = days.map(\.day)
        self.continued = continued.map(\.day)
    }

    package func dates(_ days: [Day]) -> String { language.dates(days, near: after.today) }

    /// What was done, and which day is the last of a period no longer.
    ///
    /// - Parameters:
    ///   - done: What was recorded, in a sentence.
    ///   - unchanged: A sentence for when all that was logged already.
    package func sentence(done: String, unchanged: String) -> String {
        guard !days.isEmpty else { return unchanged }
        return continued.isEmpty
            ? done : "\(done) \(language.logging.noLongerLast(dates(continued)))"
    }
}
