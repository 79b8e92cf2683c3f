import CalendarModel
import CalendarServer
import CivilDate
import CycleModel
import LogStore

/// A program's edit in two halves: first a copy, then the original goes.
extension CycleEdits {
    /// The event of ours that is shown and whose mark `event` has.
    func original(of event: ReturnedEvent) -> String? {
        guard !event.tokens.isEmpty else { return nil }
        return current.events.first {
            event.tokens.contains($0.token) && !hidden.contains($0.uid)
        }?.uid
    }

    /// Lets the original of a copy be deleted only by who knows of the copy, or made it.
    func copying(_ uid: String?, as name: String, _ object: CalendarObject, _ write: CycleWrite)
        -> CycleWrite
    {
        guard let uid, case .done = write.answer else { return write }
        var write = write
        write.changes.append(.unhide(uid: uid, at: now))
        write.step = .copies(uid, name, object)
        return write
    }

    /// The original is deleted: what the copy did is taken back, and the event edited in its place. Under the
    /// copy's name it goes on.
    ///
    /// A change that is refused is none; the program finds ours under the copy's name.
    func finish(
        _ copy: EditSeries.Copy, of uid: String, seenIn edition: CycleEdition,
        after undone: UndoneCopy, _ password: AppPassword.ID
    ) throws(CycleObstacle) -> CycleWrite {
        let before = edition.calendar.log
        // Its other edits may have changed the same days.
        guard let event = try? read(copy.object), let place = edition[uid],
            edition.events[place].days.allSatisfy({ undone.gathered.log[$0] == before[$0] })
        else { throw .contradicted }
        var write = try outcome(
            of: event, uid: uid, in: [edition], after: undone.gathered, isNew: false)
        write.answer = .done(PutOutcome(isNew: false, tag: nil))
        write.takesBack = undone.entry
        write.step = .finishes(uid)
        write.changes.append(.remove(name: copy.name, at: now))
        if let name = ProgramNames.name(uid, as: copy.name, givenUID: copy.object.uid) {
            write.changes += gone(names.resource(of: uid))
            write.changes.append(.name(name, for: password, at: now))
        }
        return write
    }

    /// Deletes what a program knows as it was before it began to change others.
    func delete(_ uid: String, seenIn edition: CycleEdition) throws(CycleObstacle) -> CycleWrite {
        guard let place = current[uid], !hidden.contains(uid) else { throw .contradicted }
        return noted(try deletion(at: place, in: [edition]), uid)
    }
}

/// The log without what a copy did to it, for the edit that it was a half of.
struct UndoneCopy {
    var gathered: GatheredChanges
    /// What there is to be taken back in the journal; `nil` where the edit itself puts back what the copy changed.
    var entry: Int64?
}
