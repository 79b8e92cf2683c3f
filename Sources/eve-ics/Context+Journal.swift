import CycleModel
import CyclePipeline
import CycleServer

/// Writing to the journal.
extension Context {
    /// Appends what `plan` makes of the person's journal as it is, with nobody writing in between.
    ///
    /// - Parameter creating: Whether a missing store is made.
    func change(
        creating: Bool = true, _ plan: (PersonState) throws -> [JournalChange.Content]
    ) throws -> PersonChange {
        let member = try memberToWrite(creating: creating)
        let before = try member.write(at: now, plan: plan)
        return PersonChange(from: before, to: try member.state(at: now))
    }
}
