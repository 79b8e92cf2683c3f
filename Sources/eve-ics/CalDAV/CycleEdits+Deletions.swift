import CalendarModel
import CalendarServer
import CivilDate
import CycleModel
import LogStore

extension CycleEdits {
    /// Has a program that puts it back a moment later take back what the deletion did.
    func noted(_ write: CycleWrite, _ uid: String) -> CycleWrite {
        var write = write
        write.step = .touches(uid)
        if case .done = write.answer { write.changes.append(.noteDeletion(uid: uid, at: now)) }
        return write
    }

    func deletion(
        at place: Int, namesState: Bool
    ) throws(CycleObstacle) -> CycleWrite {
        try deletion(at: place, in: try bases(of: place, namesState: namesState))
    }

    /// - Parameter bases: What she may have seen, the likeliest first.
    func deletion(
        at place: Int, in bases: [CycleEdition]
    ) throws(CycleObstacle) -> CycleWrite {
        let event = current.events[place]
        guard let base = bases.first, let known = base[event.uid],
            base.events[known].status == event.status
        else { throw .contradicted }
        let done = CycleWrite.Answer.done(PutOutcome(isNew: false, tag: nil))
        if base.events[known].isHiddenWhenDeleted(on: subject.today) {
            let hash = subject.naming.digest(ofDatesOf: event)
            return CycleWrite(changes: [.hide(uid: event.uid, hash: hash, at: now)], answer: done)
        }
        var deleted = ReturnedEvent(uid: event.uid, days: base.events[known].days)
        deleted.status = .cancelled
        var gathered = GatheredChanges(log: subject.log, circumstances: subject.circumstances)
        let plan = plan(deleted, uid: event.uid, in: [base], after: gathered)
        guard plan.canBeApplied else { throw .contradicted }
        gathered.add(plan)
        if !plan.changesAnything, let kept = (plan.refused + plan.ignored).first {
            return refused(event.uid, kept.why)
        }
        return CycleWrite(
            content: gathered.content, changes: shownAnew(event.uid), answer: done)
    }
}

extension CalendarEvent {
    /// A deletion of what follows from the forecast or asks a question says nothing of the log.
    fileprivate func isHiddenWhenDeleted(on today: Day) -> Bool {
        guard status == .tentative else { return false }
        return switch identity.kind {
        case .period: days.lowerBound > today
        case .fertile, .ovulation, .prompt: true
        case .pill, .patch, .ring, .injection, .renewal: false
        }
    }
}
