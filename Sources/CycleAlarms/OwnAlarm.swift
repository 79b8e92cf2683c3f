package import AlarmClock
package import CivilDate
package import CyclePipeline

/// An alarm of the person's own: on one day or on some weekdays, by the clock of wherever the person is.
///
/// It is an event of the stored calendar `alarms`, so that every calendar program shows and edits it.
package struct OwnAlarm: Equatable, Sendable {
    /// Whether it will ring.
    package enum Standing: Sendable {
        case on, off
        /// No time of it is to come, whether it is on or off.
        case over
    }

    package enum Days: Equatable, Sendable {
        case on(Day)
        /// 1 for Monday to 7 for Sunday, at least one; from the first of them on or after a day.
        case weekly(Set<Int>, from: Day)
    }

    package var uid: String
    package var title: String
    /// 0...1439.
    package var minuteOfDay: Int
    package var days: Days
    package var ladder: Ladder
    package var note: String?
    /// Whether its entry has all of the ladder, for a phone that rings each alarm once and has nothing else to ring it.
    package var writesLadder: Bool
    /// Days of the week's that are left out.
    package var skipped: [Day]
    /// Whether it rings; one that is switched off is still shown by calendar programs.
    package var isOn = true
    /// Whether it is heard, and not only seen.
    package var hasSound = true

    package init(
        uid: String, title: String, minuteOfDay: Int, days: Days, ladder: Ladder = .standard,
        note: String? = nil, writesLadder: Bool = false, skipped: [Day] = []
    ) {
        self.uid = uid
        self.title = title
        self.minuteOfDay = minuteOfDay
        self.days = days
        self.ladder = ladder
        self.note = note
        self.writesLadder = writesLadder
        self.skipped = skipped
    }

    /// The last part of the path of the calendar in which they are kept.
    package static let calendar = "alarms"
    /// Alarms of one person.
    package static let most = 200
    package static let titleRule = TextRule.line(longest: 200)
    package static let noteRule = TextRule.lines(longest: 2_000, canBeEmpty: true)

    /// An alarm that rings once, the next time the person's clock shows a time.
    package init(uid: String, title: String, nextAt minuteOfDay: Int, for person: PersonState) {
        let today = person.today
        let hasPassed =
            person.time.moment(of: today, second: 60 * minuteOfDay) <= person.moment.seconds
        self.init(
            uid: uid, title: title, minuteOfDay: minuteOfDay,
            days: .on(hasPassed ? today + 1 : today))
    }

    /// The first day on which it rings, whether or not that one is skipped.
    package var firstDay: Day {
        switch days {
        case .on(let day): day
        case .weekly(let weekdays, let day):
            (day..<day + 7).first { weekdays.contains($0.weekday) } ?? day
        }
    }
}

extension OwnAlarm {
    /// The days on which it rings from a day on, the earliest first.
    ///
    /// - Parameter limit: How many of them; those of a whole year at most are looked at.
    package func days(from first: Day, limit: Int) -> [Day] {
        let days: [Day]
        switch self.days {
        case .on(let day): days = day >= first ? [day] : []
        case .weekly(let weekdays, let start):
            let from = max(first, start)
            days = (from..<from + 366).filter { weekdays.contains($0.weekday) }
        }
        return Array(days.filter { !skipped.contains($0) }.prefix(limit))
    }

    /// The next day whose alarm is not over at a moment; `nil` if none comes within a year.
    package func nextDay(after moment: Int64, by time: LocalTime) -> Day? {
        isOn ? dayToCome(after: moment, by: time) : nil
    }

    package func standing(at moment: Int64, by time: LocalTime) -> Standing {
        // To switch one on or off that is over makes no difference.
        guard dayToCome(after: moment, by: time) != nil else { return .over }
        return isOn ? .on : .off
    }

    private func dayToCome(after moment: Int64, by time: LocalTime) -> Day? {
        days(from: time.day(at: moment) - 1, limit: 10).first {
            time.moment(of: $0, second: 60 * minuteOfDay) + Int64(ladder.after) > moment
        }
    }
}
