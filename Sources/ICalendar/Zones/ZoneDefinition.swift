import CivilDate

/// What a VTIMEZONE says of a zone (RFC 5545 3.6.5), as far as some days need it.
struct ZoneDefinition: Equatable {
    struct Observance: Equatable {
        var isDaylight: Bool
        /// Seconds east of UTC, before and from then on.
        var offsetBefore: Int
        var offset: Int
        var name: String
        /// The onset on the clock before the change.
        var onset: ZoneTime
        var furtherOnsets: [ZoneTime] = []
        /// All further onsets, as a RRULE.
        var recurrence: String?
    }

    let id: String
    /// Never empty.
    var observances: [Observance]
}

extension ZoneHistory {
    /// The zone for events that begin on some of `days`.
    ///
    /// As long as these come after the beginning of the rule that the zone's clocks are set by now, the
    /// definition is the same whatever days they are.
    func definition(for days: ClosedRange<Day>) -> ZoneDefinition {
        // No clock is off by more than a day.
        let first = ZoneTime(days.lowerBound, second: -86_400)
        let last = ZoneTime(days.upperBound, second: 3 * 86_400)
        let current = currentRule(until: last)
        var definition = ZoneDefinition(id: id, observances: [])
        if current.map({ $0.start > first || $0.observances.isEmpty }) ?? true {
            let listed =
                transitions.filter { $0.time < current?.start ?? $0.time + 1 }
                + (current?.listed ?? [])
            let begin = listed.lastIndex { $0.time <= first }
            if begin == nil { definition.observances.append(base) }
            for transition in listed[(begin ?? 0)...] where transition.time <= last {
                definition.add(transition)
            }
        }
        if let current, current.start <= last { definition.observances += current.observances }
        return definition
    }

    /// What holds before anything else: an onset long before any day of a log.
    private var base: ZoneDefinition.Observance {
        ZoneDefinition.Observance(
            isDaylight: false, offsetBefore: first.offset, offset: first.offset, name: first.name,
            onset: ZoneTime(Day(year: 1601, month: 1, day: 1) ?? Day(number: 0), second: 0))
    }
}

extension ZoneDefinition {
    fileprivate mutating func add(_ transition: ZoneHistory.Transition) {
        let observance = Observance(transition)
        for index in observances.indices {
            var other = observances[index]
            other.onset = observance.onset
            other.furtherOnsets = []
            guard other == observance else { continue }
            observances[index].furtherOnsets.append(observance.onset)
            return
        }
        observances.append(observance)
    }
}

extension ZoneDefinition.Observance {
    fileprivate init(_ transition: ZoneHistory.Transition, recurrence: String? = nil) {
        isDaylight = transition.isDaylight
        offsetBefore = transition.offsetBefore
        offset = transition.offset
        name = transition.name
        onset = transition.onset
        self.recurrence = recurrence
    }
}

/// The rule with daylight saving that a zone's clocks are set by now.
private struct CurrentRule {
    /// Its first transition: from here on it has always been in force.
    var start: ZoneTime
    /// Empty where its yearly moments make no RRULE.
    var observances: [ZoneDefinition.Observance]
    /// Its transitions one by one, in that case.
    var listed: [ZoneHistory.Transition]
}

extension ZoneHistory {
    private func currentRule(until last: ZoneTime) -> CurrentRule? {
        guard let rule, let daylight = rule.daylight,
            let start = firstTransition(of: rule, daylight)
        else { return nil }
        let year = start.time.day.civil.year
        var listed: [Transition] = []
        for year in year...max(year + 2, last.day.civil.year) {
            listed += rule.transitions(in: year, daylight).filter { $0.time >= start.time }
        }
        guard let forward = listed.first(where: \.isDaylight),
            let back = listed.first(where: { !$0.isDaylight }),
            let forwardRule = daylight.start.recurrence, let backRule = daylight.end.recurrence
        else { return CurrentRule(start: start.time, observances: [], listed: listed) }
        let observances = [
            ZoneDefinition.Observance(forward, recurrence: forwardRule),
            ZoneDefinition.Observance(back, recurrence: backRule),
        ]
        return CurrentRule(
            start: start.time, observances: observances.sorted { $0.onset < $1.onset }, listed: [])
    }

    /// The earliest transition from which on the file has the rule's transitions and no others.
    private func firstTransition(
        of rule: ZoneRule, _ daylight: ZoneRule.Daylight
    ) -> Transition? {
        var index = transitions.count
        while index > 0 {
            let before = index < transitions.count ? transitions[index].time : nil
            let candidate = transitions[index - 1]
            let year = (before ?? candidate.time).day.civil.year
            let expected = ((year - 1)...(year + 1)).flatMap {
                rule.transitions(in: $0, daylight)
            }.last { $0.time < before ?? candidate.time + 1 }
            guard expected == candidate else { break }
            index -= 1
        }
        if index < transitions.count { return transitions[index] }
        // A file may end before its rule begins.
        let end = transitions.last?.time ?? ZoneTime(seconds: 0)
        let year = end.day.civil.year
        return (year...(year + 1)).flatMap { rule.transitions(in: $0, daylight) }.first {
            $0.time > end
        }
    }
}

extension ZoneRule {
    /// The transitions in their order; none outside the years 1 to 9999.
    func transitions(
        in year: Int, _ daylight: Daylight
    ) -> [ZoneHistory.Transition] {
        guard let start = daylight.start.time(in: year), let end = daylight.end.time(in: year)
        else {
            return []
        }
        let (summer, winter) = (daylight.clock, standard)
        let transitions = [
            ZoneHistory.Transition(
                time: start + -winter.offset, offsetBefore: winter.offset, offset: summer.offset,
                isDaylight: true, name: summer.name),
            ZoneHistory.Transition(
                time: end + -summer.offset, offsetBefore: summer.offset, offset: winter.offset,
                isDaylight: false, name: winter.name),
        ]
        return start < end ? transitions : transitions.reversed()
    }
}
