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

    /// The moment; `nil` where a clock that was ahead wrote it.
    package static func known(_ moment: Int64, at now: Int64) -> Int64? {
        moment <= latest(at: now) ? moment : nil
    }
}
