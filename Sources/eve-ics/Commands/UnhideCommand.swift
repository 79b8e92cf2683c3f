import CalendarModel
import CivilDate
import CycleModel
import LogStore

/// `unhide`, and what `status` says of what is hidden.
extension Context {
    func unhide() throws -> String {
        let store = try openStore(.readWrite)
        var count = 0
        if let person = try person(in: store) {
            let state = try state(of: person, in: store)
            let subject = subject(state: state, source: .store(store, person))
            count = try hiddenCount(subject)
            _ = try store.unhideAll(of: person.id, at: subject.moment.seconds)
        }
        if printsJSON { return JSON.object([("schema", 1), ("unhidden", .number(count))]).text }
        guard count > 0 else { return "Nothing is hidden.\n" }
        return
            "Brought back \(Phrases.count(count, "event")) that you had hidden in a calendar program.\n"
    }

    /// How many events to come are hidden from her calendar programs; those that are over, or were to be
    /// on other dates, are so no longer.
    func hiddenCount(_ subject: Subject) throws -> Int {
        guard case .store(let store, let person) = subject.source else { return 0 }
        let rows = try store.hidden(of: person.id)
        if rows.isEmpty { return 0 }
        var contents = CalendarContents()
        contents.include = ExportOptions.Content.allCases
        contents.months = 120
        let events = Edition(contents, for: subject).events
        let hashes = Dictionary(rows.map { ($0.uid, $0.hash) }) { first, _ in first }
        return events.count { event in
            guard event.days.upperBound >= subject.today, let hash = hashes[event.uid] else {
                return false
            }
            return hash == subject.naming.digest(ofDatesOf: event)
        }
    }

    /// `nil` where nothing is hidden.
    func hiddenLine(_ subject: Subject) throws -> String? {
        let count = try hiddenCount(subject)
        guard count > 0 else { return nil }
        let are = count == 1 ? "is" : "are"
        return "\(Phrases.count(count, "event")) of the forecast \(are) hidden in your calendar "
            + "programs; 'eve-ics unhide' brings \(count == 1 ? "it" : "them") back."
    }
}
