import CivilDate

/// The times of a day on which a rule falls, in seconds after midnight.
struct RecurrenceTimes: Sendable {
    private let rule: RecurrenceRule
    private let startDay: Day
    private let startSecond: Int
    /// The same on every day, of rules that go on by days or longer.
    private let daily: [Int]?

    init(_ rule: RecurrenceRule, from start: ZoneTime) {
        self.rule = rule
        startDay = start.day
        startSecond = start.second
        guard rule.frequency >= .daily else {
            daily = nil
            return
        }
        let second = start.second
        let hours = rule.lists.hours.numbers(below: 24, orElse: second / 3_600)
        let minutes = rule.lists.minutes.numbers(below: 60, orElse: second / 60 % 60)
        let seconds = rule.lists.seconds.numbers(below: 60, orElse: second % 60)
        var times: [Int] = []
        for hour in hours {
            for minute in minutes {
                for second in seconds { times.append(hour * 3_600 + minute * 60 + second) }
            }
        }
        daily = times
    }

    /// The times in order.
    ///
    /// - Parameter work: How many times were looked at is taken off.
    func times(on day: Day, work: inout RecurrenceWork) -> [Int] {
        if let daily {
            work.spend(daily.count)
            return daily
        }
        let unit =
            switch rule.frequency {
            case .hourly: 3_600
            case .minutely: 60
            default: 1
            }
        // Counted in units from the one that the start lies in.
        let first = (day - startDay) * (86_400 / unit) - startSecond / unit
        let behind = first.floorDivided(by: rule.interval) * rule.interval
        var unitOfDay = behind == first ? 0 : behind + rule.interval - first
        if first + unitOfDay < 0 { unitOfDay = -first }
        let minutes = rule.lists.minutes.numbers(below: 60, orElse: startSecond / 60 % 60)
        let seconds = rule.lists.seconds.numbers(below: 60, orElse: startSecond % 60)
        var times: [Int] = []
        while unitOfDay < 86_400 / unit, !work.isExhausted {
            let second = unitOfDay * unit
            unitOfDay += rule.interval
            work.spend(1)
            guard rule.lists.hours.isEmpty || rule.lists.hours.contains(second / 3_600) else {
                continue
            }
            switch rule.frequency {
            case .hourly:
                work.spend(minutes.count * seconds.count - 1)
                for minute in minutes {
                    for rest in seconds { times.append(second + minute * 60 + rest) }
                }
            case .minutely where holds(rule.lists.minutes, second / 60 % 60):
                work.spend(seconds.count - 1)
                for rest in seconds { times.append(second + rest) }
            case .secondly
            where holds(rule.lists.minutes, second / 60 % 60)
                && holds(rule.lists.seconds, second % 60):
                times.append(second)
            default: break
            }
        }
        return times
    }

    private func holds(_ list: NumberSet, _ number: Int) -> Bool {
        list.isEmpty || list.contains(number)
    }
}
