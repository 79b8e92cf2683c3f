/// How strong a day's bleeding was.
package enum Flow: String, CaseIterable, Sendable {
    case none, spotting, light, medium, heavy
    /// The person bled and did not say how strongly.
    case unknown

    /// Spotting alone never makes a period day; bleeding of unknown strength does.
    package var isPeriod: Bool {
        switch self {
        case .none, .spotting: false
        case .light, .medium, .heavy, .unknown: true
        }
    }
}

/// The order from no bleeding to the heaviest, with bleeding of unknown strength between spotting
/// and light.
///
/// It makes a period day, so it outweighs spotting; a known strength of a period day says more.
extension Flow: Comparable {
    package static func < (left: Flow, right: Flow) -> Bool { left.rank < right.rank }

    private var rank: Int {
        switch self {
        case .none: 0
        case .spotting: 1
        case .unknown: 2
        case .light: 3
        case .medium: 4
        case .heavy: 5
        }
    }
}
