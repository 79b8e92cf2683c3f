/// How much is remembered of what was handed out, and so how far a returned calendar's origin can be told.
package enum Memory: Sendable {
    /// All of it: a calendar of ours is one of those that are remembered.
    case whole
    /// Some of it was forgotten: a calendar of ours may be older than all that are remembered.
    case partial
    /// None of it: a calendar of ours is one that was forgotten.
    case none
}
