import CalendarModel
package import CivilDate
import CycleModel
package import CyclePipeline
import ICalendar
package import Messages

/// All that is to come in some days, in order: the cycle's calendar, own alarms, stored calendars.
package struct Agenda: Sendable {
    package struct Item: Sendable {
        package enum Source: String, Sendable {
            case cycle, alarm, calendar
        }

        /// The first of the agenda's days on which it is.
        package fileprivate(set) var day: Day
        /// When it starts; `nil` for whole days, and where it started on a day before `day`.
        package fileprivate(set) var minuteOfDay: Int?
        /// When it ends on its last day; `nil` for whole days and points in time.
        package let endMinute: Int?
        package let title: String
        /// All of its days, where it has several.
        package let days: ClosedRange<Day>?
        package let source: Source
        /// Of a stored entry.
        package let uid: String?
    }

    /// By their first days; whole days come first. `items(on:)` has each on all of its days.
    package let items: [Item]
    private let span: ClosedRange<Day>
    /// Whether there is more than is looked at.
    package let isCut: Bool

    /// Items of all days together.
    package static let most = 1_000

    /// - Parameters:
    ///   - entries: Of stored calendars; what is in none of these days costs little.
    ///   - hasCycle: Whether the cycle's calendar is among what is to come.
    package init(
        of person: PersonState, _ entries: [StoredEntry], on days: ClosedRange<Day>,
        hasCycle: Bool = true
    ) {
        self.span = days
        var items = hasCycle ? Self.cycle(of: person, on: days) : []
        let span =
            person.time.start(of: days.lowerBound)..<person.time.start(of: days.upperBound + 1)
        let zones = person.calendarZones
        var work = RecurrenceWork()
        for entry in entries where items.count <= Self.most && !work.isExhausted {
            // An alarm that is switched off is nothing that comes.
            if entry.isOwnAlarm, !entry.isSwitchedOn { continue }
            var search = Component.OccurrenceSearch(in: span, limit: 200)
            search.findsUnderWay = !entry.isOwnAlarm
            items += entry.file.occurrences(search, zones: zones, work: &work).map {
                Item($0, of: entry, person.time, from: days.lowerBound)
            }
        }
        items.sort {
            ($0.day, $0.minuteOfDay ?? -1, $0.title) < ($1.day, $1.minuteOfDay ?? -1, $1.title)
        }
        isCut = items.count > Self.most || work.isExhausted
        self.items = Array(items.prefix(Self.most))
    }

    private static func cycle(of person: PersonState, on days: ClosedRange<Day>) -> [Item] {
        var options = CalendarOptions()
        options.months = max(1, (days.upperBound - person.today) / 28 + 1)
        options.past = 1
        options.language = person.language
        return Forward.snapshot(of: person, options, as: "").events.compactMap { event in
            guard event.days.overlaps(days) else { return nil }
            return Item(
                day: max(event.days.lowerBound, days.lowerBound),
                minuteOfDay: event.time?.minuteOfDay, endMinute: nil, title: event.title,
                days: event.days.count > 1 ? event.days : nil, source: .cycle, uid: nil)
        }
    }

    /// The agenda's days on which something is.
    package var days: [Day] { span.filter { day in items.contains { $0.isOn(day) } } }

    /// What is on a day, also where it began before; whole days come first.
    package func items(on day: Day) -> [Item] {
        let items = items.filter { $0.isOn(day) }.map { item in
            guard item.day != day else { return item }
            var later = item
            later.day = day
            later.minuteOfDay = nil
            return later
        }
        return items.filter { $0.minuteOfDay == nil } + items.filter { $0.minuteOfDay != nil }
    }
}

extension Agenda.Item {
    /// When it is on `day`: `14:30`, `until 06:00` on the last day of what began before, or `all day`.
    package func timeText(in language: Language) -> String {
        if let minuteOfDay { return language.time(minuteOfDay: minuteOfDay) }
        guard let endMinute, endMinute > 0, day == days?.upperBound else {
            return language.alarms.allDay
        }
        return language.alarms.until(language.time(minuteOfDay: endMinute))
    }

    fileprivate func isOn(_ day: Day) -> Bool { days?.contains(day) ?? (self.day == day) }

    /// - Parameter first: The agenda's first day.
    fileprivate init(
        _ occurrence: EntryOccurrence, of entry: StoredEntry, _ time: LocalTime, from first: Day
    ) {
        let isWhole = occurrence.start.form == .date
        let (day, minute) = time.dayAndMinute(at: occurrence.start.moment)
        let start = isWhole ? occurrence.start.day : day
        let isUnderWay = start < first
        let last = max(start, occurrence.lastDay(by: time) ?? start)
        self.init(
            day: max(start, first), minuteOfDay: isWhole || isUnderWay ? nil : minute,
            endMinute: occurrence.end.flatMap {
                isWhole || $0.moment == occurrence.start.moment
                    ? nil : time.dayAndMinute(at: $0.moment).minuteOfDay
            },
            title: occurrence.entry.first("SUMMARY")?.text ?? "",
            days: last > start ? start...last : nil,
            source: entry.isOwnAlarm ? .alarm : .calendar,
            uid: occurrence.entry.first("UID")?.text)
    }
}

extension EntryOccurrence {
    /// `nil` for a point in time.
    fileprivate func lastDay(by time: LocalTime) -> Day? {
        end.map { $0.form == .date ? $0.day - 1 : time.day(at: $0.moment - 1) }
    }
}
