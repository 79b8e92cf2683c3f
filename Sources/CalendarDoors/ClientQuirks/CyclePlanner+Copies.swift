import CalendarModel
import CalendarServer
import CycleModel
import CyclePipeline
import Store

/// A program's edit in two halves, as calcurse makes them: first a copy is put, then the original is deleted.
extension CyclePlanner {
    /// The event of ours that is shown and whose mark `event` has.
    func original(of event: ReturnedEvent) -> String? {
        guard !event.tokens.isEmpty else { return nil }
        return current.events.first {
            event.tokens.contains($0.token) && !collection.hidden.contains($0.uid)
        }?.uid
    }

    /// Lets the original of a copy be deleted only by programs that know of the copy, or made it.
    func copying(_ uid: String?, _ put: CyclePut, _ write: PlannedWrite) -> PlannedWrite {
        guard let uid, case .done = write.answer else { return write }
        var write = write.adding([.unhide(uid: uid, at: now)])
        write.step = .copies(uid, put)
        return write
    }

    /// Whether a program that keeps days, title and note alone has sent what it fetched, under a UID of its own.
    ///
    /// calcurse-caldav does so after a sync that broke off, because it does not know that it fetched it. If it
    /// were accepted, calcurse would see its copy gone at the next sync, remove with it the equal event that is
    /// ours, and then delete that here.
    func isUnchangedCopy(_ event: ReturnedEvent, of original: CalendarEvent) -> Bool {
        event.status == nil && event.days == original.days && event.gaps.isEmpty
            && event.minuteOfDay == original.time?.minuteOfDay && original.isCalled(event.title)
            && event.description == original.descriptionLines.joined(separator: "\n")
            && (original.time == nil || event.alarms.isEmpty == original.alarms.isEmpty)
    }

    /// The original is deleted: what the copy did is taken back, and the event edited in its place. Under the
    /// copy's name it goes on.
    ///
    /// A change that is refused is no change; the program finds ours under the copy's name.
    func finish(
        _ copy: ClientEdits.Copy, of uid: String, fetchedIn snapshot: IndexedSnapshot,
        after undone: UndoneCopy, _ password: Grant.ID
    ) throws -> PlannedWrite {
        let before = snapshot.served.log
        // The program's other edits may have changed the same days.
        guard let event = copy.event, let index = snapshot[uid],
            snapshot.events[index].days.allSatisfy({ undone.plan.log[$0] == before[$0] })
        else { throw CalendarFailure.conditionFailed }
        var write = try outcome(
            of: event, uid: uid, against: [snapshot], after: undone.plan, isNew: false)
        write.answer = PlannedWrite.deleted
        write.takesBack = undone.entry
        write.step = .finishes(uid)
        write.changes.append(.remove(name: copy.name, at: now))
        if let name = ProgramNames.name(uid, as: copy.name, givenUID: copy.uid) {
            write.changes += gone(names.resource(of: uid))
            write.changes.append(.name(name, for: password, at: now))
        }
        return write
    }

    /// Deletes what a program knows as it was before it began to change others.
    func delete(_ uid: String, fetchedIn snapshot: IndexedSnapshot) throws -> PlannedWrite {
        guard let index = current[uid], !collection.hidden.contains(uid) else {
            throw CalendarFailure.conditionFailed
        }
        return try delete(index, against: [snapshot])
    }
}

/// The log without what a copy did to it, for the edit that it was a half of.
struct UndoneCopy {
    var plan: ImportPlan
    /// What there is to be taken back in the journal; `nil` where the edit itself puts back what the copy changed.
    var entry: Int64?
}
