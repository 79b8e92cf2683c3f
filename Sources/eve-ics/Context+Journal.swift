import CivilDate
import CommandLineInterface
import CycleModel
import CyclePipeline
import CycleViews
import Household
import Machine
import Messages

/// Writing to the journal.
extension Context {
    /// Appends what `plan` makes of the person's journal as it is, with nobody writing in between.
    ///
    /// - Parameters:
    ///   - creating: Whether a missing store is made.
    ///   - isConfirmed: Whether the person agreed to what is erased as too old.
    func change(
        creating: Bool = true, isConfirmed: Bool = false,
        _ plan: (PersonState) throws -> [JournalChange.Content]
    ) throws -> PersonChange {
        let member = try memberToWrite(creating: creating)
        let before = try member.write(at: now) { try plan(reading($0)) }
        let change = PersonChange(from: reading(before), to: try state(of: member))
        forgetOldHistory(of: member, isConfirmed: isConfirmed)
        return change
    }

    /// Erases what is older than the person keeps, after something was written, and says so.
    ///
    /// That is done on no day that has not come, whatever `--today` says: it can't be taken back.
    func forgetOldHistory(of member: Member, isConfirmed: Bool = false) {
        do {
            let forgotten = try member.forgetOldHistory(at: nowAtMost, isConfirmed: isConfirmed)
            let waits = try member.historyThatWaits(at: nowAtMost)
            guard forgotten != nil || waits != nil else { return }
            let person = try state(of: member)
            let (language, messages) = (person.language, person.language.settings)
            func date(_ day: Day) -> String { language.date(day, near: person.today) }
            if let forgotten {
                note(messages.erased(loggedDays: forgotten.days, before: date(forgotten.before)))
            }
            if let waits {
                note(messages.waits(loggedDays: waits.days, before: date(waits.before)))
            }
        } catch {
            note(languageOfPerson.settings.notErased(ToolError(error).message))
        }
    }

    /// Says what goes where only so much is kept, and asks, unless no less is kept than before.
    ///
    /// - Parameter member: `nil` for somebody who has recorded nothing.
    /// - Returns: What goes, and whether the person agreed to it.
    @discardableResult
    func askToKeep(
        only kept: KeptHistory, _ member: Member?, _ person: PersonState,
        _ confirmation: Confirmation
    ) throws -> (forgotten: ForgottenHistory?, isAgreed: Bool) {
        let forgotten = try member?.erasure(keeping: kept, at: nowAtMost)?.forgotten
        guard person.settings.kept.map({ $0.months > kept.months }) ?? true else {
            return (forgotten, false)
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
        return (forgotten, true)
    }

    /// Now, or the day of `--today` if that has come.
    private var nowAtMost: Now {
        let now = Clock.now()
        guard let today, today <= now.moment(by: Clock.zones.time(in: nil)).day else { return now }
        return .day(today)
    }
}
