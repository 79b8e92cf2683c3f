import CalendarModel
import CalendarServer
import CycleModel
import LogStore

/// Events that are not ours.
extension CycleEdits {
    /// What a new event means for the log; `nil` where it is to be kept as it is.
    func logged(
        _ event: ReturnedEvent, as name: String, over other: StoredObject?
    ) -> CycleWrite? {
        var event = event
        if !event.tokens.isEmpty {
            // The mark of an entry that is not here: an old one of hers, or somebody else's.
            guard let original = current.events.first(where: { event.tokens.contains($0.token) })
            else { return nil }
            // A copy that was not moved says nothing new.
            if original.days == event.days, event.gaps.isEmpty {
                return absorbed(name, over: other)
            }
            event.tokens = []
            if original.identity.kind == .period {
                event.categories.append(Titles.plain[.period])
            }
        }
        event.uid = nil
        var gathered = GatheredChanges(log: subject.log, circumstances: subject.circumstances)
        let plan = plan(event, uid: nil, in: [], after: gathered)
        guard plan.recognised > 0, plan.ignored.isEmpty else { return nil }
        if let problem = plan.refused.first { return CycleWrite(answer: .refused(problem.why)) }
        if let problem = plan.conflicts.first { return CycleWrite(answer: .refused(problem.why)) }
        gathered.add(plan)
        var write = absorbed(name, over: other)
        write.content = gathered.content
        return write
    }

    /// Its days are in the log: an event of ours shows them, and this one is gone.
    private func absorbed(_ name: String, over other: StoredObject?) -> CycleWrite {
        CycleWrite(
            changes: other == nil ? gone(name) : [.remove(name: name, at: now)],
            answer: .done(PutOutcome(isNew: other == nil, tag: nil)))
    }

    /// Has a client that asks for changes told that there is nothing under this name.
    func gone(_ name: String) -> [CycleChange] {
        let nothing = StoredObject(
            name: name, uid: "gone \(name)", data: [], tag: "", modified: now)
        return [.put(nothing), .remove(name: name, at: now)]
    }
}
