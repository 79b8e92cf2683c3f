import ICalendar

extension FilterEvaluation {
    /// Whether an alarm rings in the range, at first or when it is repeated, of any occurrence of its entry.
    mutating func overlapsAlarm(
        _ alarm: Component, of entry: Component, _ range: TimeRange
    ) -> Bool {
        guard let trigger = alarm.first("TRIGGER") else { return false }
        // A wrong count or spacing is as good as none.
        let count = Int64(min(max(alarm.first("REPEAT")?.integer ?? 0, 0), 1_000_000))
        let spacing =
            alarm.first("DURATION").flatMap { try? $0.duration(isStrict: false) }?
            .totalSeconds ?? 0
        let step = Int64(max(0, spacing))
        guard let offset = try? trigger.duration(isStrict: false) else {
            return clock.times(trigger).contains {
                range.containsOne(from: $0.moment, step: step, further: count)
            }
        }
        let isFromEnd = trigger.parameter("RELATED")?.uppercased() == "END"
        let seconds = Int64(offset.totalSeconds)
        let series = series(of: entry)
        guard series.start != nil else { return false }
        if series.hasUnknownRule { return true }
        // The start of what rings in the range is as far from it as the alarm is from the start.
        let from = range.start.moved(by: -seconds - count * step)
        let to = range.end.moved(by: -seconds)
        var rings = false
        series.occurrences(
            from: isFromEnd ? from : from.moved(by: -86_400), to: to.moved(by: 86_400), work: &work
        ) { occurrence in
            let base = isFromEnd ? occurrence.end ?? occurrence.start : occurrence.start
            rings = range.containsOne(from: base.moment + seconds, step: step, further: count)
            return !rings
        }
        return rings || work.isExhausted
    }
}

extension Int64 {
    /// Stays where the range is open.
    fileprivate func moved(by seconds: Int64) -> Int64 {
        self == .min || self == .max ? self : addingReportingOverflow(seconds).partialValue
    }
}
