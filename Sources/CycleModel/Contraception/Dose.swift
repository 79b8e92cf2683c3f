package import CivilDate

/// Which dose this is, whatever day it falls on.
package struct DoseIdentity: Hashable, Sendable {
    package var course: Int
    /// Counted from 1 in the course; an injection or a renewal is a pack of its own.
    package var pack: Int
    /// The day of the pack by plan, from 1.
    package var number: Int

    package init(course: Int, pack: Int, number: Int) {
        self.course = course
        self.pack = pack
        self.number = number
    }
}

/// Something to take, to change or to renew on one day.
package struct Dose: Equatable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        case active, placebo
        case patchOn = "patch-on"
        case patchChange = "patch-change"
        case patchOff = "patch-off"
        case ringIn = "ring-in"
        case ringChange = "ring-change"
        case ringOut = "ring-out"
        case injection, renewal

        /// Leaving it out would leave the body without the method's hormone.
        package var bringsHormone: Bool {
            switch self {
            case .active, .patchOn, .patchChange, .ringIn, .ringChange, .injection: true
            case .placebo, .patchOff, .ringOut, .renewal: false
            }
        }
    }

    package var identity: DoseIdentity
    package var kind: Kind
    package var day: Day
    /// Which pill, patch or ring of the pack it is, from 1, or which injection of the course. A
    /// patch or ring is taken off under the number it was put on with.
    package var ordinal: Int
    /// How many the pack has; `nil` where there is no pack.
    package var count: Int?
    /// Minutes after midnight by the wall clock; `nil` for the whole day.
    package var minuteOfDay: Int?
    /// What was recorded of it.
    package var taking: DoseTaking?
    /// Whether its day's record speaks of it; where that is another dose's, its course keeps what is recorded.
    package internal(set) var hasDaysRecord = true
    /// The first one after days without, or of a course that begins with a whole pack: the evening
    /// before is the time to be reminded.
    package var isRestart: Bool
    /// How many days ahead to speak of it: 1 for a restart, more where an appointment is needed, 0
    /// where the day itself is soon enough.
    package var noticeDays: Int

    /// A tablet, with a hormone or without.
    package var isPill: Bool { kind == .active || kind == .placebo }
}
