package import CyclePipeline
package import HTTPServer
package import Household
package import Messages
package import WebPages

/// A request of somebody who is logged in.
package struct WebVisit {
    package let request: Request
    package let route: WebRoute
    package let query: WebQuery
    /// Empty but for POST.
    package let form: FormBody
    package let session: WebSession
    /// The person's, from before the state was read.
    package let stamp: MemberStamp
    /// The person as of now, reading in the language of the page.
    package let state: PersonState
    let shared: WebShared

    var served: LiveHousehold { shared.served }
    package var language: Language { state.language }
    package var member: Member { session.member }
    package var household: Household { member.household }
    package var now: Int64 { request.now }
    package var isPost: Bool { request.method == .post }
    /// Whether nothing of the person's may be shown.
    package var isLocked: Bool { session.isLocked(at: now) }

    /// The last entry of the journal that the sender of the form had seen; `nil` where it does not say.
    package var seenEntry: Int64? { form["entry"].flatMap(Int64.init) }

    /// Writes what `plan` makes of the person as of now, with nobody writing in between.
    ///
    /// - Parameter plan: Called again where somebody else wrote meanwhile.
    /// - Returns: What the change was planned on, and the planner's answer.
    package func write<Answer>(
        plan: (PersonState) throws -> JournalDraft<Answer>
    ) throws -> (basis: PersonState, answer: Answer) {
        func look() throws -> PersonState {
            var state = try served.state(of: member, now)
            state.language = language
            return state
        }
        return try member.write(from: .page, on: look, plan: plan)
    }

    /// What the person's log said when the form was made, as far as the journal still tells.
    ///
    /// `nil` where the form does not say when that was, or where older entries were erased since.
    package func stateSeen() throws -> PersonState? { try seenEntry.flatMap(state(asOf:)) }

    /// The entry that was the journal's last when the page was opened whose form or whose answer this is.
    package var openedEntry: Int64? { (form["opened"] ?? query["opened"]).flatMap(Int64.init) }

    /// The person as of that entry; `nil` as for `stateSeen`.
    package func stateOpened() throws -> PersonState? { try openedEntry.flatMap(state(asOf:)) }

    private func state(asOf entry: Int64) throws -> PersonState? {
        try member.state(asOf: entry, of: state)
    }
}
