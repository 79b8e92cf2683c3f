import CivilDate

extension ZoneHistory {
    /// How far the zone's clock is from UTC at that moment, in seconds to the east.
    ///
    /// - Parameter seconds: Since 1970-01-01T00:00:00Z.
    /// - Complexity: O(log *n*) in the number of changes of the clock.
    package func offset(at seconds: Int64) -> Int {
        let moment = ZoneTime(seconds: seconds)
        var (low, high) = (0, transitions.count)
        while low < high {
            let middle = (low + high) / 2
            if transitions[middle].time <= moment { low = middle + 1 } else { high = middle }
        }
        if low == transitions.count, let rule { return rule.offset(at: moment) }
        return low == 0 ? first.offset : transitions[low - 1].offset
    }
}

extension ZoneRule {
    fileprivate func offset(at moment: ZoneTime) -> Int {
        guard let daylight else { return standard.offset }
        let year = (moment + standard.offset).day.civil.year
        guard let start = daylight.start.time(in: year), let end = daylight.end.time(in: year)
        else { return standard.offset }
        // Each is said by the clock that is being changed.
        let (begins, ends) = (start + -standard.offset, end + -daylight.clock.offset)
        // In the south summer lasts over the turn of the year.
        let isDaylight =
            begins < ends
            ? begins <= moment && moment < ends : begins <= moment || moment < ends
        return isDaylight ? daylight.clock.offset : standard.offset
    }
}
