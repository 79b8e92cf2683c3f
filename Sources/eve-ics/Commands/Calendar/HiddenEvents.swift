import CalendarModel
import CivilDate
import CycleModel
import LogStore

/// The events to come that the person hid in calendar programs.
///
/// Those that are over, or were to be on other dates, are hidden no longer.
struct HiddenEvents {
    let count: Int

    init(_ subject: Subject) throws {
        guard case .store(let store, let person) = subject.source else {
            count = 0
            return
        }
        let rows = try store.hidden(of: person.id)
        guard !rows.isEmpty else {
            count = 0
            return
        }
        var contents = CalendarContents()
        contents.include = ExportOptions.Content.allCases
        contents.months = 120
        let hashes = Dictionary(rows.map { ($0.uid, $0.hash) }) { first, _ in first }
        count = Edition(contents, for: subject).events.count { event in
            guard event.days.upperBound >= subject.today, let hash = hashes[event.uid] else {
                return false
            }
            return hash == subject.naming.digest(ofDatesOf: event)
        }
    }

    /// What `status` says of them; `nil` where nothing is hidden.
    var line: String? {
        guard count > 0 else { return nil }
        let are = count == 1 ? "is" : "are"
        return "\(Phrases.count(count, "event")) of the forecast \(are) hidden in your calendar "
            + "programs; 'eve-ics unhide' brings \(count == 1 ? "it" : "them") back."
    }
}
