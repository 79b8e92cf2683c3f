package import CivilDate
import CycleAlarms
import CycleModel
package import CyclePipeline
package import ICalendar
import Messages
package import Planner

/// Says when something planned is, on the person's clock: the same words in commands and on pages.
package struct PlannedText: Sendable {
    package let person: PersonState
    /// To look it up takes longer than to read an entry.
    package let zones: CalendarZones

    package init(_ person: PersonState) {
        self.person = person
        zones = person.calendarZones
    }

    private var language: Language { person.language }
    private var messages: PlannerMessages { language.planner }
    private var today: Day { person.today }

    /// When a time of an entry is; `nil` where that cannot be known.
    package func clockTime(_ name: String, of object: PlannerObject) -> ClockTime? {
        let year = today.civil.year
        let clock = ObjectClock(
            object.file, zones: zones, years: year - 5...year + 20)
        return object.entry.first(name).flatMap(clock.time)
    }

    /// When a to-do is due; of one that repeats, the time that is to be done now.
    package func due(of todo: Todo) -> ClockTime? {
        clockTime("DUE", todo.content.due, of: todo)
    }

    /// When it is due; of one that is never due, when it begins.
    private func when(_ todo: Todo) -> ClockTime? {
        due(of: todo) ?? clockTime("DTSTART", todo.start, of: todo)
    }

    /// A time on the clock of a property, or of the start, from which a duration counts.
    private func clockTime(_ name: String, _ time: PlannedTime?, of todo: Todo) -> ClockTime? {
        guard let property = todo.entry.first(name) ?? todo.entry.first("DTSTART"), let time else {
            return nil
        }
        let year = today.civil.year
        return ObjectClock(todo.object.file, zones: zones, years: year - 5...year + 20)
            .time(time.value, of: property)
    }

    package func dayAndMinute(of time: ClockTime) -> (day: Day, minute: Int?) {
        guard time.form != .date else { return (time.day, nil) }
        let (day, minute) = person.time.dayAndMinute(at: time.moment)
        return (day, minute)
    }

    /// `Friday 20 Nov`, or `Friday 20 Nov at 14:00`.
    package func text(of time: ClockTime) -> String {
        let (day, minute) = dayAndMinute(of: time)
        let date = language.weekdayAndDate(day, near: today)
        guard let minute else { return date }
        return language.alarms.at(date, time: language.time(minuteOfDay: minute))
    }

    /// `Friday 20 Nov at 14:00–15:00`, `20–22 Nov`.
    package func text(of item: EventList.Item) -> String {
        let (day, minute) = dayAndMinute(of: item.start)
        guard let minute else {
            let last = item.end.map { max(day, $0.day - 1) } ?? day
            return last == day
                ? language.weekdayAndDate(day, near: today)
                : language.dates(day...last, near: today)
        }
        var time = language.time(minuteOfDay: minute)
        if let end = item.end {
            let (lastDay, lastMinute) = dayAndMinute(of: end)
            if lastDay == day, let lastMinute, lastMinute != minute {
                time = messages.span(time, language.time(minuteOfDay: lastMinute))
            }
        }
        return language.alarms.at(language.weekdayAndDate(day, near: today), time: time)
    }

    /// What is answered when a to-do was ticked: of one that repeats, which of its times that was, and which is next.
    ///
    /// - Parameter title: As it is shown.
    package func done(_ change: ObjectChange, _ title: String) -> String {
        guard let next = next(after: change)?.day,
            let old = Todo(change.object, zones: zones).flatMap(when)
        else { return messages.done(title) }
        return messages.done(title, day: text(of: old), next: text(of: next))
    }

    /// The to-do that a tick left open, as it repeats, with its next day or time.
    package func next(after change: ObjectChange) -> (todo: Todo, day: ClockTime?)? {
        let object = PlannerObject(
            calendar: change.object.calendar, name: change.object.name, bytes: change.bytes)
        guard let todo = object.flatMap({ Todo($0, zones: zones) }), todo.isOpen else { return nil }
        return (todo, when(todo))
    }

    /// When a to-do is due, and how much of it is done; empty for one that is not open.
    package func remark(on todo: Todo) -> String {
        guard case .open(let percent) = todo.content.progress else { return "" }
        var remarks: [String] = []
        if let due = todo.content.due, due.isWholeDay {
            let day = language.weekdayAndDate(due.day, near: today)
            remarks.append(due.day < today ? messages.overdue(day) : messages.due(day))
        } else if let due = due(of: todo) {
            remarks.append(
                due.moment < person.moment.seconds
                    ? messages.overdue(text(of: due)) : messages.due(text(of: due)))
        }
        if percent > 0 { remarks.append(messages.percentDone(language.percent(whole: percent))) }
        return remarks.joined(separator: ", ")
    }
}

extension PersonState {
    /// The zone in which times of new entries are written; `nil` for times by any clock.
    package var zoneOfEntries: ZoneHistory? { zone ?? zones.systemName().flatMap(zones.zone) }

    /// A time of day by the person's clock, as a new entry has it.
    package func plannedTime(_ day: Day, minuteOfDay minute: Int) -> PlannedTime {
        guard let zone = zoneOfEntries else {
            return PlannedTime(day, minuteOfDay: minute, in: nil)
        }
        if zone.id.hasSuffix("UTC") {
            return PlannedTime(DateTimeValue(day: day, second: 60 * minute, isUTC: true))
        }
        return PlannedTime(day, minuteOfDay: minute, in: zone.id)
    }
}
