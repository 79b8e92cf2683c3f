package import CivilDate
package import Messages

/// Something in the log that a person should have looked at. The limits and their sources are in
/// docs/when-to-ask.md.
package enum HealthNotice: Equatable, Sendable {
    case bleedingInPregnancy(since: Day)
    case longPeriod(since: Day, days: Int)
    /// Three cycles in a row outside what is usual, the first from `since` on.
    case unusualCycles(since: Day, lengths: [Int], usual: ClosedRange<Int>)
    case noPeriod(since: Day, days: Int)

    /// Whether the two speak of the same bleed, or of the same cycles.
    func isSameMatter(as other: HealthNotice) -> Bool {
        switch (self, other) {
        case (.bleedingInPregnancy(let since), .bleedingInPregnancy(let other)),
            (.longPeriod(let since, _), .longPeriod(let other, _)),
            (.unusualCycles(let since, _, _), .unusualCycles(let other, _, _)),
            (.noPeriod(let since, _), .noPeriod(let other, _)):
            since == other
        default: false
        }
    }

    /// What is so, and where to turn.
    package func text(in language: Language) -> String {
        let notices = language.notices
        return switch self {
        case .bleedingInPregnancy: notices.bleedingInPregnancy
        case .longPeriod(_, let days): notices.longPeriod(days: days, limit: Self.longestPeriod)
        case .unusualCycles(_, let lengths, let usual):
            notices.unusualCycles(lengths, usual: usual)
        case .noPeriod(_, let days): notices.noPeriod(days: days)
        }
    }

    static let longestPeriod = 8
    static let longestWait = 90
    /// For how many days after its last one a bleed is spoken of.
    static let recent = 7
}
