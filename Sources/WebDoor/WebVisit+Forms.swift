import CycleModel
import CyclePipeline
import CycleViews
import HTML
import Household
import Messages
import WebPages

extension WebVisit {
    /// The form as it is shown again where something in it is wrong.
    func typed(_ faults: [String: String] = [:]) -> TypedForm {
        TypedForm(form.fields.pairs, faults: faults)
    }

    /// Writes contents that were planned on the person as of now.
    func write(_ plan: (PersonState) throws -> [JournalChange.Content]) throws -> PersonChange {
        try change(from: write { JournalDraft(try plan($0), answer: ()) }.basis)
    }

    /// What a change that is written came to.
    func change(from basis: PersonState) throws -> PersonChange {
        var after = try served.state(of: member, now)
        after.language = after.settings.language ?? language
        return PersonChange(from: basis, to: after)
    }

    /// Both versions of what the form changes and somebody else has changed since its page was made.
    ///
    /// - Parameter fields: What the form says, if the person wants it in place of what is there now.
    func conflict(
        _ mine: [String], _ theirs: [String], fields: [(name: String, value: String)],
        on person: PersonState, back: Path
    ) -> WebAnswer {
        .page(
            ConflictPage(
                language, mine: mine, theirs: theirs, form: back, fields: fields,
                entry: person.lastEntry, back: back), status: 409)
    }
}

extension WebRefusal {
    static func badForm(_ visit: WebVisit) -> WebRefusal {
        let faults = visit.language.webFaults
        return WebRefusal(
            400,
            FaultPage(
                title: faults.badFormTitle, sentence: faults.badForm,
                onward: (WebRoute.calendar.path, faults.goBack)))
    }
}
