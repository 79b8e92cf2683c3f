import CivilDate

/// What an object may be wanted for, kept beside it, so that nobody reads all of a calendar for the little that rings.
package enum ObjectTrait: String, Sendable {
    /// It may have an alarm.
    case rings
    /// It may be an event or a to-do, which an agenda shows.
    case timed
}

extension [UInt8] {
    /// Whether an object may have an alarm. One of the lines that name it may be folded (RFC 5545 3.1) or have
    /// parameters, so the word alone is looked for.
    package var mayRing: Bool { hasWord("VALARM") }

    /// Whether an object may be on a day.
    package var mayBeTimed: Bool { hasWord("VEVENT") || hasWord("VTODO") }
}
