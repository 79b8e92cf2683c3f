import CyclePipeline
import Household
import Messages

/// The events to come that the person hid in calendar programs.
///
/// Those that are over, or were to be on other dates, are hidden no longer.
struct HiddenEvents {
    let count: Int
    private let language: Language

    init(_ subject: PersonState, from source: Context.Source) throws {
        language = subject.language
        guard case .store(let member) = source else {
            count = 0
            return
        }
        count = try member.hiddenCount(on: subject)
    }

    /// What `status` says of them; `nil` where nothing is hidden.
    var line: String? { count > 0 ? language.edits.hidden(count) : nil }
}
