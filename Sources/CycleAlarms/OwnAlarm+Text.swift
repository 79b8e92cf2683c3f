package import AlarmClock
package import CivilDate
package import Messages

extension OwnAlarm {
    /// `Mo–Fr at 08:15`, or `Friday 20 Nov at 08:15`.
    package func whenText(in language: Language, near today: Day) -> String {
        let time = language.time(minuteOfDay: minuteOfDay)
        switch days {
        case .on(let day):
            return language.alarms.at(language.weekdayAndDate(day, near: today), time: time)
        case .weekly(let weekdays, _):
            return language.alarms.at(language.weekdays(weekdays), time: time)
        }
    }
}

extension Ladder {
    /// `from 30 minutes before`.
    package func leadText(in language: Language) -> String {
        if lead % 86_400 == 0 { return language.alarms.daysBefore(lead / 86_400) }
        if lead % 3_600 == 0 { return language.alarms.hoursBefore(lead / 3_600) }
        return language.alarms.minutesBefore(lead / 60)
    }
}

extension Language {
    /// `Mo–Fr`, `Sa, Su` or `every day`, in the order of the language's week.
    package func weekdays(_ weekdays: Set<Int>) -> String {
        if weekdays.count == 7 { return alarms.everyDay }
        // A Sunday, from which weeks of every kind are counted.
        let sunday = Day(number: 3)
        let week = (0..<7).map { sunday + firstWeekday + $0 }
        let runs = week.filter { weekdays.contains($0.weekday) }.runs
        return runs.flatMap { run -> [String] in
            let names = run.map(shortWeekday)
            guard names.count > 2 else { return names }
            return ["\(names[0])–\(names[names.count - 1])"]
        }.joined(separator: ", ")
    }

    /// The weekdays that a person typed: a word for many of them, what `weekdays(_:)` writes, or other names of weekdays.
    ///
    /// - Returns: `nil` for other words, such as a date.
    package func weekdays(typed text: String) -> Set<Int>? {
        switch text.lowercased() {
        case "daily": return Set(1...7)
        case "weekdays": return Set(1...5)
        case "weekends": return [6, 7]
        case let words where Language.offered.contains { $0.alarms.everyDay.lowercased() == words }:
            return Set(1...7)
        default: return names.weekdays(in: text)
        }
    }
}
