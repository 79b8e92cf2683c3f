import CyclePipeline
import CycleServer

/// The events to come that the person hid in calendar programs.
///
/// Those that are over, or were to be on other dates, are hidden no longer.
struct HiddenEvents {
    let count: Int

    init(_ subject: PersonState, from source: Context.Source) throws {
        guard case .store(let member) = source else {
            count = 0
            return
        }
        count = try member.hiddenCount(on: subject)
    }

    /// What `status` says of them; `nil` where nothing is hidden.
    var line: String? {
        guard count > 0 else { return nil }
        let are = count == 1 ? "is" : "are"
        return "\(Phrases.count(count, "event")) of the forecast \(are) hidden in your calendar "
            + "programs; 'eve-ics unhide' brings \(count == 1 ? "it" : "them") back."
    }
}
