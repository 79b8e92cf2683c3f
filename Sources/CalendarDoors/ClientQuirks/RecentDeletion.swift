package import CalendarModel
import CalendarServer
package import CycleModel
import CyclePipeline
import Store

/// An event that was deleted a moment ago, and how to take that back.
///
/// Programs that can't edit in place delete an event and put it again with its mark.
package struct RecentDeletion {
    package let uid: String
    let token: EventToken
    /// The one that the deletion was made on.
    let snapshot: IndexedSnapshot
    /// The days that the deletion changed and nothing has since, as they were before.
    let days: [DayLog.Entry]

    package init(uid: String, token: EventToken, snapshot: IndexedSnapshot, days: [DayLog.Entry]) {
        self.uid = uid
        self.token = token
        self.snapshot = snapshot
        self.days = days
    }
}

extension CyclePlanner {
    /// Has a program that puts an event back a moment later take back what the deletion did.
    func noted(_ write: PlannedWrite, _ uid: String) -> PlannedWrite {
        var write = write
        write.step = .touches(uid)
        if case .done = write.answer { write.changes.append(.noteDeletion(uid: uid, at: now)) }
        return write
    }

    /// Takes back what the deletion did, with the edit that it was the first half of.
    func putBack(
        _ event: ReturnedEvent, after deletion: RecentDeletion, as name: String
    ) throws -> PlannedWrite {
        var plan = ImportPlan(for: person)
        plan.restore(deletion.days)
        let uid = deletion.uid
        var write = try outcome(
            of: event, uid: uid, against: [deletion.snapshot], after: plan, isNew: true)
        write.changes.append(.forgetDeletion(uid: uid))
        write.step = .touches(uid)
        return name == names.resource(of: uid) ? write : write.adding(gone(name))
    }
}
