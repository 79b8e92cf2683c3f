extension LifePhase {
    /// A phase without what is particular to it, in the words of the command line and of other programs.
    package enum Kind: String, CaseIterable, Sendable {
        case pregnancy, postpartum, breastfeeding, `break`, perimenopause, cycling
    }

    package var kind: Kind {
        switch self {
        case .cycling: .cycling
        case .pregnancy: .pregnancy
        case .postpartum: .postpartum
        case .breastfeeding: .breastfeeding
        case .onBreak: .break
        case .perimenopause: .perimenopause
        }
    }
}
