/// What an instance does at a moment.
package enum AlarmState: Hashable, Sendable {
    /// Quiet until then: it has not begun, or was put off.
    case waiting(until: Int64)
    case ringing(Ring)
    /// It was told, and stays to be seen until it is dismissed: that it rang, or that it was missed.
    case standing(wasHeard: Bool)
    /// Nobody dismissed it, and it gave up, or nothing of ours ran at its time.
    case missed
    /// Dismissed, more than a day ago, or before it was set.
    case over

    /// What was missed is told, and what was told stays to be seen, for so long, in seconds.
    package static let memory: Int64 = 86_400

    /// What is to be seen and heard of it.
    package struct Ring: Hashable, Sendable {
        package let level: AlarmLevel
        /// When it became what it is: it is announced once for each such moment.
        package let since: Int64
        /// Whether that was not announced yet.
        package let isNew: Bool
        /// Whether it sounds until it is dismissed.
        package let isContinuous: Bool
        /// When it changes if nobody does anything.
        package let next: Int64

        package init(
            level: AlarmLevel, since: Int64, isNew: Bool, isContinuous: Bool, next: Int64
        ) {
            self.level = level
            self.since = since
            self.isNew = isNew
            self.isContinuous = isContinuous
            self.next = next
        }
    }
}

extension AlarmInstance {
    /// What it does at a moment, given what is known of it.
    ///
    /// Where nothing looked for a while, only the last of what should have rung meanwhile is new.
    package func state(at now: Int64, _ mark: AlarmMark = AlarmMark()) -> AlarmState {
        var quiet: Range<Int64>?
        if let acknowledged = mark.acknowledged, acknowledged >= begin {
            guard let wake = wake(mark, after: acknowledged) else { return .over }
            quiet = acknowledged..<wake
        }
        let end = max(end, quiet.map { $0.upperBound + Self.renewal } ?? .min)
        if now < begin { return .waiting(until: begin) }
        if let quiet, now < quiet.upperBound { return .waiting(until: quiet.upperBound) }
        let signal = signal(at: now, afterQuiet: quiet?.upperBound)
        // Nobody knows whether it rang when it was claimed, and twice would be worse than a notice that it was missed. A
        // ladder has another rung.
        let claimed = mark.lostClaim(since: signal.at)
        let isLost = course == .once && claimed != nil
        let isAnnounced = (max(mark.rung ?? .min, claimed ?? .min)) >= signal.at
        guard now < end else {
            if now - end >= AlarmState.memory || end <= set { return .over }
            guard let rung = mark.rung else { return .missed }
            if rung >= end { return .standing(wasHeard: false) }
            return course == .once && rung >= max(due, claimed ?? due)
                ? .standing(wasHeard: !isLost) : .missed
        }
        if isLost {
            return mark.rung ?? .min < claimed ?? .max ? .missed : .standing(wasHeard: false)
        }
        if course == .once, isAnnounced { return .standing(wasHeard: true) }
        return .ringing(
            AlarmState.Ring(
                level: signal.level, since: signal.at, isNew: !isAnnounced,
                isContinuous: lastPart.map { now >= $0 } ?? false,
                next: next(after: now, before: end)))
    }

    /// When an alarm that was put off rings again: never past its next rung, or past what it is for.
    private func wake(_ mark: AlarmMark, after acknowledged: Int64) -> Int64? {
        guard let until = mark.snoozedUntil, until > acknowledged else { return nil }
        let stages = stages.map(\.at) + [due] + limits
        return min(until, stages.filter { $0 > acknowledged }.min() ?? .max)
    }

    /// The rungs and the beginning of the last part, or the one time it rings.
    var stages: [AlarmTimeline.Signal] {
        guard case .ladder(let ladder) = course else {
            return [AlarmTimeline.Signal(at: due, level: AlarmLevel(1))]
        }
        let rungs = ladder.rungs
        // The first of more than five are gentle.
        let gentle = max(0, rungs.count - AlarmLevel.highest.number)
        return rungs.enumerated().map { index, seconds in
            AlarmTimeline.Signal(
                at: due - Int64(seconds), level: AlarmLevel(index + 1 - gentle))
        } + [AlarmTimeline.Signal(at: due - Int64(ladder.lastPart), level: .highest)]
    }

    /// The last one that is not to come.
    private func signal(at now: Int64, afterQuiet wake: Int64?) -> AlarmTimeline.Signal {
        let stage =
            stages.last { $0.at <= now } ?? AlarmTimeline.Signal(at: begin, level: AlarmLevel(1))
        var at = stage.at
        if let lastPart, now >= lastPart { at += (now - at) / Self.renewal * Self.renewal }
        return AlarmTimeline.Signal(at: max(at, wake ?? .min), level: stage.level)
    }

    private func next(after now: Int64, before end: Int64) -> Int64 {
        if let lastPart, now >= lastPart {
            return min(end, now + Self.renewal - (now - lastPart) % Self.renewal)
        }
        return stages.first { $0.at > now }?.at ?? end
    }
}
