import CivilDate

/// The alarms of an entry that rang up to a moment were dismissed, in whatever program.
package struct AlarmAcknowledgement: Hashable, Sendable {
    package let uid: String
    /// Which time of an entry that repeats, as its RECURRENCE-ID is written; empty for all of them.
    package let recurrence: String
    /// Seconds since 1970-01-01T00:00:00Z.
    package let acknowledged: Int64
    /// When it rings again all the same; `nil` where it was not put off.
    package let snoozedUntil: Int64?
    package let origin: Origin

    package init(
        uid: String, recurrence: String = "", acknowledged: Int64, snoozedUntil: Int64? = nil,
        origin: Origin
    ) {
        self.uid = uid
        self.recurrence = recurrence
        self.acknowledged = acknowledged
        self.snoozedUntil = snoozedUntil
        self.origin = origin
    }
}

/// All that is known of the alarms of an entry, or of one time of it.
package struct StoredAlarmMark: Hashable, Sendable {
    package let uid: String
    /// Empty for all times of the entry.
    package let recurrence: String
    package let acknowledged: Int64?
    package let snoozedUntil: Int64?
    /// Up to when a clock of ours has rung, or told that it was missed.
    package let rung: Int64?
    /// When one was about to ring that did not say since that it did.
    package let claimed: Int64?

    package init(
        uid: String, recurrence: String, acknowledged: Int64? = nil, snoozedUntil: Int64? = nil,
        rung: Int64? = nil, claimed: Int64? = nil
    ) {
        self.uid = uid
        self.recurrence = recurrence
        self.acknowledged = acknowledged
        self.snoozedUntil = snoozedUntil
        self.rung = rung
        self.claimed = claimed
    }

    /// Without what a clock wrote that was ahead. What is left of it now is left of it later.
    package func believed(at now: Int64) -> StoredAlarmMark {
        let acknowledged = acknowledged.flatMap {
            $0 <= StoredTime.latestDismissal(at: now) ? $0 : nil
        }
        return StoredAlarmMark(
            uid: uid, recurrence: recurrence, acknowledged: acknowledged,
            snoozedUntil: acknowledged == nil ? nil : snoozedUntil,
            rung: rung.flatMap { StoredTime.known($0, at: now) },
            claimed: claimed.flatMap { StoredTime.known($0, at: now) })
    }
}
