package import CivilDate

/// What a day is to a course that goes by packs.
package struct PackDay: Equatable, Sendable {
    package enum State: String, Sendable {
        /// A pill with a hormone, or a day on which a patch or ring is worn or an injection works.
        case active
        /// A tablet without a hormone.
        case placebo
        /// Nothing to take or to wear.
        case pause
        /// What was due was moved to a later day.
        case gap
    }

    package var course: Int
    package var state: State
    /// Counted from 1 in the course.
    package var pack: Int
    /// The day of the pack, from 1, and how many it has with its break.
    package var number: Int
    package var length: Int

    /// Whether the day belongs to the break or to the placebo tablets.
    package var isHormoneFree: Bool { state == .placebo || state == .pause }
}

extension ContraceptionCourse {
    /// `nil` outside the course and where the method has no packs.
    package func packDay(on day: Day) -> PackDay? {
        packDay(on: day, in: PackTimeline(self))
    }

    func packDay(on day: Day, in timeline: PackTimeline) -> PackDay? {
        guard let pattern = method.pattern, let position = timeline.position(on: day) else {
            return nil
        }
        let state: PackDay.State =
            if position.isGap {
                .gap
            } else if position.number <= pattern.active {
                .active
            } else {
                pattern.hasPlacebo ? .placebo : .pause
            }
        return PackDay(
            course: number, state: state, pack: position.pack, number: position.number,
            length: pattern.length)
    }
}
