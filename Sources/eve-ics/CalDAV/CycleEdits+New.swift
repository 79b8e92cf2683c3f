import CalendarModel
import CalendarServer
import CivilDate
import CycleModel
import LogStore

/// Events that are not ours.
extension CycleEdits {
    /// What a new event means for the log; `nil` where it is to be kept as it is.
    func logged(
        _ event: ReturnedEvent, as name: String, over other: StoredObject?
    ) -> CycleWrite? {
        var event = event
        let isCopy = !event.tokens.isEmpty
        if isCopy {
            // The mark of an entry that is not here: an old one of hers, or somebody else's.
            guard let original = current.events.first(where: { event.tokens.contains($0.token) })
            else { return nil }
            if isWhatIsLeft(event, of: original) {
                return CycleWrite(answer: .refused("this is in the calendar already"))
            }
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
        if let problem = plan.conflicts.first {
            // As the first half of an edit in place it may well be possible: that keeps what the log says.
            return isCopy ? nil : CycleWrite(answer: .refused(problem.why))
        }
        gathered.add(plan)
        var write = absorbed(name, over: other)
        write.content = gathered.content
        return write
    }

    /// Whether a program that keeps days, title and note alone has sent what it fetched, under a UID of its own.
    ///
    /// calcurse-caldav does so after a sync that broke off, because it does not know that it fetched it. If it
    /// were taken, calcurse would see its copy gone at the next sync, remove with it the equal event that is
    /// ours, and then delete that here.
    private func isWhatIsLeft(_ event: ReturnedEvent, of original: CalendarEvent) -> Bool {
        event.status == nil && event.days == original.days && event.gaps.isEmpty
            && event.minuteOfDay == original.time?.minuteOfDay && event.title == original.title
            && event.description == original.descriptionLines.joined(separator: "\n")
            && (original.time == nil || event.alarms.isEmpty == original.alarms.isEmpty)
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
