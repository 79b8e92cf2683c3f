/// What rings when, until it is dismissed: (instances, what is known of them, now) → what to show and when to look again.
///
/// It keeps nothing. Its host says what rang (`AlarmMark.rung`), so nothing rings twice, whoever stops and starts it.
package enum AlarmClock {
    /// What there is to do at a moment.
    package struct Reading: Sendable {
        /// What is to be seen now, the most urgent first.
        package var ringing: [(instance: AlarmInstance, ring: AlarmState.Ring)] = []
        /// What was told and not dismissed yet.
        package var standing: [AlarmInstance] = []
        /// What nobody has been told of: one notice for all, the latest first.
        package var missed: [AlarmInstance] = []
        /// When something changes if nobody does anything; `nil` where nothing is to come.
        package var next: Int64?
    }

    /// - Parameter marks: By instance; a mark without a recurrence holds for all instances of its entry.
    /// - Complexity: O(*n* log *n*) in the number of instances.
    package static func read(
        _ instances: some Sequence<AlarmInstance>, _ marks: [AlarmInstance.ID: AlarmMark],
        now: Int64
    ) -> Reading {
        var reading = Reading()
        for instance in instances {
            switch instance.state(at: now, marks.mark(of: instance.id)) {
            case .waiting(let until): reading.next = min(reading.next ?? .max, until)
            case .ringing(let ring):
                reading.next = min(reading.next ?? .max, ring.next)
                reading.ringing.append((instance, ring))
            case .standing: reading.standing.append(instance)
            case .missed: reading.missed.append(instance)
            case .over: break
            }
        }
        reading.ringing.sort { ($0.ring.level, $1.instance.due) > ($1.ring.level, $0.instance.due) }
        reading.missed.sort { $0.due > $1.due }
        return reading
    }
}

extension [AlarmInstance.ID: AlarmMark] {
    /// What is known of an instance, by itself and as one of its entry's.
    package func mark(of id: AlarmInstance.ID) -> AlarmMark {
        let own = self[id] ?? AlarmMark()
        guard !id.recurrence.isEmpty, var all = self[AlarmInstance.ID(uid: id.uid)] else {
            return own
        }
        (all.rung, all.claimed) = (nil, nil)
        return own.merged(with: all)
    }
}
