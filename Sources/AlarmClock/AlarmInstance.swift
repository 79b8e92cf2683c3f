/// One time at which something of a person's rings.
///
/// Moments are seconds since 1970-01-01T00:00:00Z.
package struct AlarmInstance: Hashable, Sendable {
    /// Which time of which entry it is, in every program that shows it.
    package struct ID: Hashable, Sendable {
        package let uid: String
        /// As the RECURRENCE-ID of this time is written; empty for an entry that does not repeat.
        package let recurrence: String

        package init(uid: String, recurrence: String = "") {
            (self.uid, self.recurrence) = (uid, recurrence)
        }
    }

    /// How it rings.
    package enum Course: Hashable, Sendable {
        case once
        /// Climbs before its time.
        case ladder(Ladder)
    }

    package let id: ID
    /// What it is about; for an alarm that rings once, when it rings.
    package let due: Int64
    package let course: Course
    /// When somebody last said when it rings: what was over by then, nobody missed.
    package let set: Int64
    /// When what it is for begins and ends: what is put off before one of them rings again by then.
    package let limits: [Int64]

    package init(
        _ id: ID, due: Int64, _ course: Course, set: Int64 = .min, limits: [Int64] = []
    ) {
        (self.id, self.due, self.course, self.set) = (id, due, course, set)
        self.limits = limits
    }

    /// When it first rings.
    package var begin: Int64 {
        switch course {
        case .once: due
        case .ladder(let ladder): due - Int64(ladder.lead)
        }
    }

    /// When the last part begins; `nil` for one that rings once.
    package var lastPart: Int64? {
        switch course {
        case .once: nil
        case .ladder(let ladder): due - Int64(ladder.lastPart)
        }
    }

    /// When it gives up, unless it was put off for longer.
    package var end: Int64 {
        switch course {
        case .once: due + Self.patience
        case .ladder(let ladder): due + Int64(ladder.after)
        }
    }

    /// Whether it rings in a span of time, or is still remembered then.
    package func concerns(_ span: Range<Int64>) -> Bool {
        begin < span.upperBound && end + AlarmState.memory > span.lowerBound
    }

    /// The longest after its time that an instance is remembered, in seconds.
    package static let longestMemory = AlarmState.memory + Int64(Ladder.afterParts.upperBound)

    /// What rings once rings up to ten minutes late, and is missed after that.
    package static let patience: Int64 = 600

    /// In the last part it shows itself again so often, in seconds.
    package static let renewal: Int64 = 60
}

/// What is known of an instance, or of all instances of an entry.
package struct AlarmMark: Hashable, Sendable {
    /// What rang up to then was dismissed.
    package var acknowledged: Int64?
    /// When it rings again all the same, where it was put off and not dismissed.
    package var snoozedUntil: Int64?
    /// Up to when our own clocks have rung, or told that it was missed.
    package var rung: Int64?
    /// When a clock of ours was about to ring that was ended before it said that it did: nobody may have heard it.
    package var claimed: Int64?

    package init(
        acknowledged: Int64? = nil, snoozedUntil: Int64? = nil, rung: Int64? = nil,
        claimed: Int64? = nil
    ) {
        (self.acknowledged, self.snoozedUntil) = (acknowledged, snoozedUntil)
        (self.rung, self.claimed) = (rung, claimed)
    }

    /// The claim, where it is of what was to ring at a moment: another alarm of the entry may have been claimed after
    /// that one had rung.
    func lostClaim(since moment: Int64) -> Int64? {
        guard let claimed, claimed >= moment else { return nil }
        return rung.map { (moment..<claimed).contains($0) } ?? false ? nil : claimed
    }

    /// The later word of two, and the later ring.
    package func merged(with other: AlarmMark) -> AlarmMark {
        let later = (acknowledged ?? .min) >= (other.acknowledged ?? .min) ? self : other
        let rung = [rung, other.rung].compactMap(\.self).max()
        return AlarmMark(
            acknowledged: later.acknowledged, snoozedUntil: later.snoozedUntil, rung: rung,
            claimed: [claimed, other.claimed].compactMap(\.self).max())
    }
}
