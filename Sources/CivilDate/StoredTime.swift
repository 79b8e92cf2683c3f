/// What a moment that was written down says at another one: the clock that wrote it may have been wrong.
///
/// Moments are seconds since 1970-01-01T00:00:00Z. A clock that was ahead wrote what lies after now: nobody knows when
/// that was, and nothing waits until its time comes.
package enum StoredTime {
    /// Clocks that are right differ by this much at most.
    package static let clockError: Int64 = 3_600

    /// The latest moment that a right clock can have written by now.
    package static func latest(at now: Int64) -> Int64 {
        now > .max - clockError ? .max : now + clockError
    }

    /// Alarms can be dismissed before they begin, a day ahead, and may begin a week before their time: a dismissal that
    /// lies further ahead was written by a clock that was. In seconds.
    private static let dismissedAhead: Int64 = 8 * 86_400

    /// The latest dismissal that can be believed at `now`.
    package static func latestDismissal(at now: Int64) -> Int64 {
        now > .max - dismissedAhead ? .max : latest(at: now + dismissedAhead)
    }

    /// The moment; `nil` where a clock that was ahead wrote it.
    package static func known(_ moment: Int64, at now: Int64) -> Int64? {
        moment <= latest(at: now) ? moment : nil
    }
}
