package import CycleModel
package import Messages

/// What an event tells of.
package enum EventKind: String, CaseIterable, Sendable {
    case period, fertile, ovulation
    case pill, patch, ring, injection, renewal
    case prompt

    /// Something to take, to change or to renew.
    package static let doses: [EventKind] = [.pill, .patch, .ring, .injection, .renewal]

    package var isDose: Bool { Self.doses.contains(self) }

    package init(_ dose: Dose.Kind) {
        self =
            switch dose {
            case .active, .placebo: .pill
            case .patchOn, .patchChange, .patchOff: .patch
            case .ringIn, .ringChange, .ringOut: .ring
            case .injection: .injection
            case .renewal: .renewal
            }
    }
}

/// What a prompt asks about a cycle's period.
package enum Prompt: String, CaseIterable, Sendable {
    /// It is later than nine of ten would be.
    case late
    /// It was most likely due.
    case started
    /// It goes on for longer than usual.
    case ended
}

extension EventKind {
    /// What reports call an event of this kind, whatever its title: neutral where it would tell of hidden fertile days.
    package func name(hidingFertility hides: Bool, in language: Language) -> String {
        (hides && tellsFertility ? Titles.neutral : .plain).title(self, in: language)
    }

    /// Whether an event of this kind says when a pregnancy may begin.
    package var tellsFertility: Bool {
        switch self {
        case .fertile, .ovulation: true
        default: false
        }
    }
}
