package import CycleModel
package import CyclePipeline
package import Store

/// What a change is planned on, and what must still be so when it is written.
package protocol JournalBasis {
    var person: PersonState { get }
    /// Of the calendars that are kept beside the journal; `nil` where the change does not touch them.
    var revision: Int? { get }
}

extension PersonState: JournalBasis {
    package var person: PersonState { self }
    package var revision: Int? { nil }
}

/// What is to be written, and what the planner makes of it for whoever asked.
package struct JournalDraft<Answer> {
    package var contents: [JournalChange.Content]
    /// Changes of the cycle's calendar, in the same transaction.
    package var changes: [CycleChange]
    package var answer: Answer

    package init(
        _ contents: [JournalChange.Content], changing changes: [CycleChange] = [], answer: Answer
    ) {
        self.contents = contents
        self.changes = changes
        self.answer = answer
    }
}

/// The one writer of journals: commands, imports, feeds and CalDAV all write through it.
///
/// 1. It looks at what there is.
/// 2. The door plans its change on that, as data.
/// 3. The change is appended on the condition that the journal is still the one that was looked at.
/// 4. Where somebody else wrote meanwhile, it begins again.
package struct JournalWriter {
    private let store: any Store
    private let person: Person.ID
    private let origin: Origin
    private let grant: Grant.ID?

    /// - Parameter grant: What let the program in that writes, if one does.
    package init(
        _ store: any Store, for person: Person.ID, from origin: Origin, by grant: Grant.ID? = nil
    ) {
        self.store = store
        self.person = person
        self.origin = origin
        self.grant = grant
    }

    /// More than there are programs that write at the same moment: each failure means that another one succeeded.
    private static let mostAttempts = 200

    /// Of so many last entries it is known which program wrote them.
    fileprivate static let entriesKnown = 10_000

    /// - Returns: What the change was planned on, and the planner's answer; nothing is written for an empty draft.
    /// - Throws: What `look` and `plan` throw; `HouseholdError` where others never let it finish.
    @discardableResult
    package func write<Basis: JournalBasis, Answer>(
        on look: () throws -> Basis, plan: (Basis) throws -> JournalDraft<Answer>
    ) throws -> (basis: Basis, draft: JournalDraft<Answer>) {
        for _ in 0..<Self.mostAttempts {
            let basis = try look()
            let draft = try plan(basis)
            do {
                try append(draft, expecting: basis)
                return (basis, draft)
            } catch {
                guard (error as? StoreError)?.reason == .changedMeanwhile else { throw error }
            }
        }
        throw HouseholdError(reason: .contended, path: store.path)
    }

    /// Writes what was planned on `basis`, once.
    ///
    /// - Throws: `StoreError` where somebody else wrote meanwhile.
    func append<Answer>(_ draft: JournalDraft<Answer>, expecting basis: some JournalBasis) throws {
        guard !draft.contents.isEmpty || !draft.changes.isEmpty else { return }
        let entries = draft.contents.map {
            NewEntry(
                recorded: basis.person.moment.seconds, origin: origin,
                body: JournalCodec.encode($0), writer: grant)
        }
        let last = Int(basis.person.lastEntry)
        if let revision = basis.revision {
            try store.append(
                entries, for: person, changing: draft.changes, by: grant,
                expecting: CycleMoment(entry: last, revision: revision))
        } else {
            try store.append(entries, for: person, expecting: last)
        }
    }
}

extension Store {
    /// The entries that a grant's programs wrote themselves; an older one counts as somebody else's.
    package func entries(writtenBy grant: Grant) throws -> Set<Int64> {
        let last = try lastEntryNumber(of: grant.person)
        return Set(
            try entries(writtenBy: grant.id, after: last - JournalWriter.entriesKnown).map(
                Int64.init))
    }
}
