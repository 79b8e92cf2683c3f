/// One time that an entry takes place.
package struct Occurrence: Sendable {
    package let start: ClockTime
    /// `nil` for a point in time: nothing says when it ends, and it is not a whole day.
    package let end: ClockTime?
    /// Whether the end is that of a period in RDATE, and not of the entry (RFC 5545 3.8.5.2).
    package let hasOwnEnd: Bool
    /// Which time of the series it is, where it was moved along with an earlier one (RFC 5545 3.2.13).
    package let original: ClockTime?

    init(
        start: ClockTime, end: ClockTime?, hasOwnEnd: Bool = false, original: ClockTime? = nil
    ) {
        self.original = original
        self.start = start
        self.end = end
        self.hasOwnEnd = hasOwnEnd
    }
}

/// How long an entry takes.
enum EntryLength: Sendable {
    case none
    /// DTEND, or DUE of a VTODO.
    case until(ClockTime)
    case lasting(DurationValue)

    /// The end of what starts at `start`, where the entry itself starts at `first`.
    func end(from start: ClockTime, of first: ClockTime) -> ClockTime? {
        switch self {
        case .none: nil
        case .until(let end) where start.form == .date && end.form == .date:
            start.moved(to: start.local + Int(end.local.seconds - first.local.seconds))
        // RFC 5545 3.8.5.3: the exact duration, whatever clocks do in between.
        case .until(let end): start.advanced(by: end.moment - first.moment)
        case .lasting(let duration) where duration.isNegative: start
        case .lasting(let duration):
            // RFC 5545 3.3.6: days first, as the calendar has them, then hours as they are.
            start.moved(to: start.local + duration.days * 86_400)
                .advanced(by: Int64(duration.seconds))
        }
    }
}
