/// The alarms of an event of ours that rang up to a moment were dismissed, in whatever program.
package struct AlarmAcknowledgement: Hashable, Sendable {
    package let uid: String
    /// Seconds since 1970-01-01T00:00:00Z.
    package let acknowledged: Int64
    /// When it rings again all the same; `nil` where it was not put off.
    package let snoozedUntil: Int64?
    package let origin: Origin

    package init(uid: String, acknowledged: Int64, snoozedUntil: Int64? = nil, origin: Origin) {
        self.uid = uid
        self.acknowledged = acknowledged
        self.snoozedUntil = snoozedUntil
        self.origin = origin
    }
}
