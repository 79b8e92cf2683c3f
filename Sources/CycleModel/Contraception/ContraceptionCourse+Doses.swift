package import CivilDate

extension ContraceptionCourse {
    /// What is due from one day through another, in order, with nothing recorded yet.
    ///
    /// - Complexity: O(*days*) within the course.
    package func doses(from first: Day, through last: Day) -> [Dose] {
        switch method.schedule {
        case .none: []
        case .renewal(let months): renewals(months: months, from: first, through: last)
        case .packs(let pattern): doses(of: pattern, from: first, through: last)
        }
    }

    private func doses(of pattern: PackPattern, from first: Day, through last: Day) -> [Dose] {
        let timeline = PackTimeline(self)
        var doses: [Dose] = []
        for stretch in timeline.stretches {
            let (from, through) = (max(first, stretch.first), min(last, stretch.last))
            guard from <= through else { continue }
            for day in from...through {
                let position = timeline.position(of: day, in: stretch)
                guard !position.isGap else { continue }
                if let dose = dose(on: day, position, pattern, timeline) { doses.append(dose) }
            }
        }
        return doses
    }

    private func dose(
        on day: Day, _ position: PackTimeline.Position, _ pattern: PackPattern,
        _ timeline: PackTimeline
    ) -> Dose? {
        guard let kind = kind(on: day, position, pattern, timeline) else { return nil }
        let isInjection = kind == .injection
        let before = packDay(on: day - 1, in: timeline)
        // On the first day of all, the middle of a pack says that it was begun before.
        let followsPause = before.map { $0.state != .active } ?? (position.number == 1)
        let isRestart = [.active, .patchOn, .ringIn].contains(kind) && followsPause
        return Dose(
            identity: DoseIdentity(course: number, pack: position.pack, number: position.number),
            kind: kind, day: day,
            ordinal: isInjection
                ? position.pack : min((position.number - 1) / pattern.interval + 1, pattern.doses),
            count: isInjection ? nil : pattern.doses,
            minuteOfDay: minuteOfDay, taking: nil, isRestart: isRestart,
            noticeDays: isInjection ? 7 * min(leadWeeks, 1) : isRestart ? 1 : 0)
    }

    private func kind(
        on day: Day, _ position: PackTimeline.Position, _ pattern: PackPattern,
        _ timeline: PackTimeline
    ) -> Dose.Kind? {
        let isActive = position.number <= pattern.active
        if method.isDaily { return isActive ? .active : pattern.hasPlacebo ? .placebo : nil }
        let isOff = position.number == pattern.active + 1
        guard isOff || (isActive && (position.number - 1) % pattern.interval == 0) else {
            return nil
        }
        switch method.kind {
        case .patch:
            return isOff
                ? .patchOff : isWorn(before: day, position, timeline) ? .patchChange : .patchOn
        case .ring:
            return isOff
                ? .ringOut : isWorn(before: day, position, timeline) ? .ringChange : .ringIn
        case .injection: return .injection
        default: return nil
        }
    }

    /// An earlier patch or ring is still in its place when this one is due.
    private func isWorn(
        before day: Day, _ position: PackTimeline.Position, _ timeline: PackTimeline
    ) -> Bool {
        if position.number > 1 { return true }
        switch packDay(on: day - 1, in: timeline)?.state {
        case .active: return true
        // Without breaks, a gap means that the last one was worn on for longer.
        case .gap: return method.pattern?.off == 0
        case .placebo, .pause, nil: return false
        }
    }

    /// A renewal comes once for each thing placed; only `PackReset.Kind.newPack` says that a new one was.
    private func renewals(months: Int, from first: Day, through last: Day) -> [Dose] {
        PackTimeline(self).stretches.compactMap { stretch in
            let due = stretch.first.advanced(byMonths: months)
            // After the year 9999 there is no such day; and who renews on the day itself still sees it.
            guard due > stretch.first, due <= stretch.last + 1, isRunning(on: due),
                first <= due, due <= last
            else { return nil }
            return Dose(
                identity: DoseIdentity(course: number, pack: stretch.pack, number: 1),
                kind: .renewal, day: due, ordinal: stretch.pack, count: nil,
                minuteOfDay: minuteOfDay, taking: nil, isRestart: false,
                noticeDays: 7 * leadWeeks)
        }
    }
}
