package import CycleModel

/// Which event this is, whatever its dates and its title.
package struct EventIdentity: Hashable, Sendable {
    /// What the event belongs to while its dates change.
    package enum Owner: Hashable, Sendable {
        case cycle(CycleIdentity)
        case dose(DoseIdentity)
        case prompt(Prompt, CycleIdentity)
    }

    package let kind: EventKind
    package let owner: Owner

    /// - Parameter kind: One of a cycle's events, no dose and no prompt.
    package init(kind: EventKind, cycle: CycleIdentity) {
        self.kind = kind
        owner = .cycle(cycle)
    }

    /// - Parameter kind: One of `EventKind.doses`.
    package init(kind: EventKind, dose: DoseIdentity) {
        self.kind = kind
        owner = .dose(dose)
    }

    /// - Parameter cycle: The one that begins with the period asked about.
    package init(prompt: Prompt, cycle: CycleIdentity) {
        kind = .prompt
        owner = .prompt(prompt, cycle)
    }

    /// Every event that a cycle may have.
    package static func all(of cycle: CycleIdentity) -> [EventIdentity] {
        [EventKind.period, .fertile, .ovulation].map { EventIdentity(kind: $0, cycle: cycle) }
            + Prompt.allCases.map { EventIdentity(prompt: $0, cycle: cycle) }
    }
}
