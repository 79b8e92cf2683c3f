import CommandLineInterface
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
        let change = PersonChange(from: reading(before), to: try state(of: member))
        forgetOldHistory(of: member)
        return change
    }

    /// Erases what is older than the person keeps, after something was written, and says so.
    ///
    /// That is done on no day that has not come, whatever `--today` says: it can't be taken back.
    func forgetOldHistory(of member: Member) {
        do {
            guard let forgotten = try member.forgetOldHistory(at: nowAtMost) else { return }
            note(
                "\(Phrases.count(forgotten.days, "logged day")) before \(forgotten.before) "
                    + "\(forgotten.days == 1 ? "was" : "were") erased, as 'eve-ics settings keep' says."
            )
        } catch {
            note("What is older than you keep could not be erased: \(ToolError(error).message)")
        }
    }

    /// Says what goes where only so much is kept, and asks, unless no less is kept than before.
    ///
    /// - Parameter member: `nil` for somebody who has recorded nothing.
    /// - Returns: What goes.
    @discardableResult
    func askToKeep(
        only kept: KeptHistory, _ member: Member?, _ person: PersonState,
        _ confirmation: Confirmation
    ) throws -> ForgottenHistory? {
        let forgotten = try member?.erasure(keeping: kept, at: nowAtMost)?.forgotten
        guard person.settings.kept.map({ $0.months > kept.months }) ?? true else {
            return forgotten
        }
        let old = forgotten.map {
            "\(Phrases.count($0.days, "logged day")) and all else from before \($0.before)"
        }
        try confirmation.ask(
            (old.map { "This erases \($0) for good. " } ?? "Nothing is older than \(kept). ")
                + "From now on, what becomes older goes each month. Keep only \(kept)?",
            refusing: old.map { "this erases \($0)" })
        return forgotten
    }

    /// Now, or the day of `--today` if that has come.
    private var nowAtMost: Now {
        let now = Clock.now()
        guard let today, today <= now.moment(by: Clock.zones.time(in: nil)).day else { return now }
        return .day(today)
    }
}
