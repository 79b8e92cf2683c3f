import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleServer
import Messages

/// Writing to the journal.
extension Context {
    /// Appends what `plan` makes of the person's journal as it is, with nobody writing in between.
    ///
    /// - Parameter creating: Whether a missing store is made.
    func change(
        creating: Bool = true, _ plan: (PersonState) throws -> [JournalChange.Content]
    ) throws -> PersonChange {
        let member = try memberToWrite(creating: creating)
        let before = try member.write(at: now) { try plan(reading($0)) }
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
            let person = try state(of: member)
            note(
                person.language.settings.erased(
                    loggedDays: forgotten.days,
                    before: person.language.date(forgotten.before, near: person.today)))
        } catch {
            note(languageOfPerson.settings.notErased(ToolError(error).message))
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
        let (language, messages) = (person.language, person.language.settings)
        let old = forgotten.map {
            messages.erases(
                loggedDays: $0.days, before: language.date($0.before, near: person.today))
        }
        let question = [
            old ?? messages.nothingIsOlder, messages.erasesEachMonth,
            messages.keepOnly(kept.length(in: language)),
        ]
        try confirmation.ask(
            question.joined(separator: " "), in: language,
            refusing: forgotten.map {
                "this erases everything before \($0.before) (logged days: \($0.days))"
            })
        return forgotten
    }

    /// Now, or the day of `--today` if that has come.
    private var nowAtMost: Now {
        let now = Clock.now()
        guard let today, today <= now.moment(by: Clock.zones.time(in: nil)).day else { return now }
        return .day(today)
    }
}
