import CivilDate

extension ZoneOffsets {
    /// What a VTIMEZONE says (RFC 5545 3.6.5), as far as some years need it; `nil` where it has no part that
    /// can be read.
    init?(_ component: Component, years: ClosedRange<Int>, work: inout RecurrenceWork) {
        var first: (onset: ZoneTime, offset: Int)?
        var changes: [(time: Int64, offset: Int)] = []
        for part in component.components.prefix(100)
        where part.name == "STANDARD" || part.name == "DAYLIGHT" {
            guard let start = (part.first("DTSTART").flatMap { try? $0.dateTime() }),
                let before = part.first("TZOFFSETFROM").flatMap({ $0.value.span.utcOffset }),
                let after = part.first("TZOFFSETTO").flatMap({ $0.value.span.utcOffset })
            else { continue }
            let onset = ZoneTime(start.day, second: start.second ?? 0)
            if first.map({ onset < $0.onset }) ?? true { first = (onset, before) }
            Self.onsets(of: part, from: onset, before: before, years: years, &work) { time in
                changes.append((time.seconds - Int64(before), after))
            }
        }
        guard let first else { return nil }
        self.init(first: first.offset, changes: changes)
    }

    private static func onsets(
        of part: Component, from onset: ZoneTime, before: Int, years: ClosedRange<Int>,
        _ work: inout RecurrenceWork, _ found: (ZoneTime) -> Void
    ) {
        found(onset)
        // The change before the first of these years is the last one of the year before.
        let from = ZoneTime(Day.first(of: years.lowerBound - 1), second: 0)
        let last = ZoneTime(Day.first(of: years.upperBound + 1), second: 0)
        for property in part.all("RRULE").prefix(5) {
            guard let rule = RecurrenceRule(property.value.span) else { continue }
            let until = rule.until.map { until in
                // It should be in UTC.
                ZoneTime(until.day, second: until.second ?? 86_399)
                    + (until.isUTC ? before : 0)
            }
            var times = RecurrenceIterator(
                rule, start: onset, from: from, until: until, through: last)
            while let time = times.next(&work) { found(time) }
        }
        for property in part.all("RDATE") {
            for time in (try? property.dateTimes()) ?? [] {
                work.spend(1)
                if work.isExhausted { return }
                found(ZoneTime(time.day, second: time.second ?? 0))
            }
        }
    }
}
