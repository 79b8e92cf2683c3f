/// What an instance does from a moment on if nobody does anything: what a clock elsewhere rings by until it asks again.
package struct AlarmTimeline: Hashable, Sendable {
    /// A moment from which it rings, more strongly than before or once more.
    package struct Signal: Hashable, Sendable {
        package let at: Int64
        package let level: AlarmLevel

        package init(at: Int64, level: AlarmLevel) {
            self.at = at
            self.level = level
        }
    }

    /// The earliest first, at least one. What rings already has begun before the moment.
    package let signals: [Signal]
    /// When it no longer pauses; `nil` for one that rings once.
    package let lastPart: Int64?
    /// When it gives up.
    package let end: Int64
}

extension AlarmInstance {
    /// `nil` for one that is over.
    ///
    /// - Parameter mark: What was dismissed; what another clock rang does not count, as each rings on its own.
    package func timeline(from now: Int64, _ mark: AlarmMark = AlarmMark()) -> AlarmTimeline? {
        var mark = mark
        mark.rung = nil
        let first: AlarmTimeline.Signal
        switch state(at: now, mark) {
        case .over, .standing, .missed: return nil
        case .ringing(let ring): first = AlarmTimeline.Signal(at: ring.since, level: ring.level)
        case .waiting(let until):
            guard case .ringing(let ring) = state(at: until, mark) else { return nil }
            first = AlarmTimeline.Signal(at: until, level: ring.level)
        }
        return AlarmTimeline(
            signals: [first] + stages.filter { $0.at > max(now, first.at) }, lastPart: lastPart,
            end: max(end, first.at + (first.at > now ? Self.renewal : 0)))
    }
}
